# What an audit checked, and what it found.

audit-checked = Checked: { $entries ->
    [one] one entry
   *[other] { $entries } entries
} in { $streams ->
    [one] one stream
   *[other] { $streams } streams
}, each chained to the one before.
audit-coups = Played again: { $coups ->
    [one] one coup
   *[other] { $coups } coups
} with { $acts ->
    [one] one act
   *[other] { $acts } acts
} and { $shuffles ->
    [one] one shuffle
   *[other] { $shuffles } shuffles
}; { $voided } voided, { $unfinished } not over.
audit-other-rules = { $count ->
    [one] One coup was settled by older rules: what it moved adds up; the Croupier of its time settles it again.
   *[other] { $count } coups were settled by older rules: what they moved adds up; the Croupier of their time settles them again.
}
audit-accounts = Added up from zero: { $transfers ->
    [one] one transfer
   *[other] { $transfers } transfers
}, { $accounts ->
    [one] one account
   *[other] { $accounts } accounts
}.
audit-meter-stands = Meter { $meter }: { $amount }.
audit-clean = Everything agrees.
audit-found = { $count ->
    [one] One difference.
   *[other] { $count } differences.
}
audit-title = Auditing
audit-where = { $stream } { $seq }:
audit-everywhere = the store:

# One sentence a difference.

audit-number = entry number { $found } stands where { $right } should: an entry is missing
audit-sequence = number { $right } of this stream is missing
audit-hash = the hash is not that of what is written: it was changed, or an entry before it
audit-time = its time { $found } is before { $before }
audit-kind = it is called “{ $found }” and says “{ $right }”
audit-unreadable = it cannot be read ({ $why })
audit-unreadable-moves = what it moved cannot be read ({ $why })
audit-transfer = the transfer { $key } in the ledger is not the one that was written
audit-missing-transfer = the transfer { $key } is not in the ledger
audit-extra-transfer = the transfer { $key } is in the ledger, and no entry made it
audit-balance = { $account } adds up to { $right } micro-units, and its postings to { $found }
audit-tally = the tally has { $found } micro-units in { $account }, and the ledger adds up to { $right }
audit-head = table stream { $name } ended at { $right } then, and does at { $found } in what was written before: its end was cut off or changed
audit-books-refuse = the books refuse it: { $why }
audit-bank = the coup begins with { $found } micro-units in { $account }, where { $right } lie
audit-meter = the meter { $meter } was taken to stand at { $found } micro-units, and stood at { $right }
audit-meter-line = the table feeds the meter { $meter } by other parameters than were signed for it
audit-sheet = the rules of the table are no sheet ({ $why })
audit-digest = it names the rules { $found }, and the table’s are { $right }
audit-coup-number = coup { $found } follows, where { $right } should
audit-unfinished = coup { $coup } is not over, and another begins
audit-no-table = coup { $coup } is played at a table without rules
audit-rules = coup { $coup } was played under version { $found } of the rules; this Croupier knows { $known } and cannot check it
audit-opening = coup { $coup } cannot begin like this: { $why }
audit-commitment = coup { $coup }: the house’s seed is not the one it committed to
audit-events = coup { $coup }, act { $act }: by the rules something else happens than was written
audit-unsound = what it moves is unsound: { $why }
audit-moves = it moved { $found }, and should have moved { $right }
audit-act-number = act { $found } follows, where { $right } should
audit-refused = coup { $coup }, act { $act }: the rules refuse it ({ $why })
audit-no-coup = it belongs to coup { $coup }, which is not being played
audit-deck = coup { $coup }: the cards did not lie as the shuffle puts them
audit-root = coup { $coup }: the root over the cards is not that of this deck
audit-shuffle = coup { $coup }: the shuffle cannot have gone like this ({ $why })
audit-share = coup { $coup }: what seat { $seat } opened is not what it committed to
audit-closing = coup { $coup } was closed otherwise than it ended
audit-void = coup { $coup } was voided for other rules’ sake, and that was not so
audit-signature = it needs the signatures of two different people

# Backups.

backup-written = Backup written to { $path }.
backup-restored = { $url } is restored from { $path }. Check it: croupier audit --db { $url }
