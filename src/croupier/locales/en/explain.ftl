# Why each bet was paid, came back or was lost: one sentence a bet. Clause ids are put behind it.
# Variables: amounts are written as the language writes money; hands are names like "a pair of queens".

explain-seat = Seat { $seat }
explain-seat-hand = Seat { $seat }: { $hand }
explain-dealer-opens = The dealer opens: { $hand }.
explain-dealer-shut = The dealer does not open: { $hand }.

explain-ante-fold = Ante: { $amount } lost; there was no additional bet, the hand is given up.
explain-ante-no-open = Ante: { $amount } won, even money; the dealer does not open.
explain-ante-win = Ante: { $amount } won, even money; { $hand } beats the dealer’s { $dealer }.
explain-ante-lose = Ante: { $amount } lost; the dealer’s { $dealer } beats { $hand }.
explain-ante-push = Ante: { $amount } comes back; { $hand } equals the dealer’s { $dealer }.

explain-raise-fold = Additional bet: none was made.
explain-raise-no-open = Additional bet: { $amount } comes back; the dealer does not open.
explain-raise-win = Additional bet: { $amount } won, { $pay } for { $hand }; the dealer opens with { $dealer }.
explain-raise-capped = Additional bet: { $amount } won for { $hand }, the most that one hand wins here; the dealer opens with { $dealer }.
explain-raise-unpaid = Additional bet: { $stake } comes back; { $hand } wins, and the chart has no pay for it.
explain-raise-lose = Additional bet: { $amount } lost; the dealer’s { $dealer } beats { $hand }.
explain-raise-push = Additional bet: { $amount } comes back; { $hand } equals the dealer’s { $dealer }.
explain-to-one = { $num } to { $den }

explain-progressive-lost = Progressive: { $amount } lost; the hand wins no prize.
explain-progressive-folded = Progressive: { $amount } lost; a folded hand wins no prize here.
explain-progressive-prize = Progressive: { $prize } for { $hand }; the { $stake } bet is not given back.
explain-progressive-share = Progressive: { $share } of the jackpot of { $before }, { $prize }, for { $hand }; the { $stake } bet is not given back.
explain-progressive-whole = Progressive: the jackpot, { $prize }, for { $hand }; the { $stake } bet is not given back.
explain-progressive-equal = Progressive: an equal share of the jackpot, { $prize }, for { $hand }; the { $stake } bet is not given back.
explain-meter = The jackpot shows { $meter }.

explain-net-won = Net: { $amount } won.
explain-net-lost = Net: { $amount } lost.
explain-net-even = Net: nothing won, nothing lost.

explain-returned = Seat { $seat } gets { $amount } back first: nobody matched it.
explain-no-rake = No rake is kept: { $total } in the pots is not above { $above }.
explain-rake = The dealer keeps { $rake }: { $rate } of the { $total } in the pots, which is above { $above }.
explain-rake-nothing = No rake is kept: { $rate } of the { $total } in the pots is less than the smallest coin.
explain-no-rake-house = This house keeps no rake.
explain-main-pot = Main pot, { $amount }
explain-side-pot = Side pot { $number }, { $amount }
explain-pot-rake = , less { $rake } rake
explain-pot-won = { $pot }: seat { $seat } wins { $share } with { $hand }.
explain-pot-alone = { $pot }: seat { $seat } wins { $share }; nobody else is left in it.
explain-pot-shared = { $pot }: { $count ->
    [one] one seat wins it with { $hand }
   *[other] { $count } seats share it with { $hand }
} – { $shares }.
explain-pot-share = seat { $seat } takes { $share }
explain-stud-live = Put in { $put_in }, is paid { $paid }.
explain-stud-folded = Put in { $put_in } and gave the hand up.
explain-stud-expelled = Put in { $put_in }; the hand is dead for a violation of the rules, and the bet is lost.
explain-hidden = a hand that is not known
explain-clauses = What the clauses say
