# Ce que `croupier record verify` dit d’un coup écrit : ce qui tient, ce qui ne tient pas, ce qu’on ignore.

verify-proved = prouvé
verify-failed = RÉFUTÉ
verify-unproved = non prouvé
verify-result-ok = Rien dans ce document n’est réfuté.
verify-result-failed = Ce document est réfuté.

verify-no-proofs = Le document n’a pas de preuves du mélange : on ignore d’où vient l’ordre du paquet.
verify-no-shares = Aucune place n’a ajouté d’octets au mélange : rien ne montre que la maison a tiré les siens au hasard.
verify-share = Ce que la place { NUMBER($seat) } a ouvert est ce sur quoi elle s’était engagée avec sa mise.
verify-share-failed = Ce que la place { NUMBER($seat) } a ouvert n’est pas ce sur quoi elle s’était engagée.
verify-share-replaced = La place { NUMBER($seat) } n’a pas ouvert ses octets : son engagement en tient lieu. On ignore si on le lui a demandé.
verify-seed-sealed = La graine est scellée : seul un inspecteur ou un vérificateur peut contrôler l’ordre de tout le paquet, et que les octets de la maison sont ceux de son engagement.
verify-commitment = Les octets de la maison sont ceux de son engagement.
verify-commitment-failed = Les octets de la maison ne sont pas ceux de son engagement.
verify-root = Les octets de la maison et des places donnent la graine, la graine donne l’ordre, et la racine en contient chaque carte.
verify-root-failed = La racine n’est pas celle de l’ordre que donnent les octets de la maison et des places.
verify-not-dealt = Il n’y a pas de racine : aucune carte n’a été distribuée.
verify-order = Le paquet était dans l’ordre que donne la graine.
verify-order-failed = Le paquet n’était pas dans l’ordre que donne la graine.
verify-witness = Aucun document ne dit quand ils ont été montrés. Comparez avec vos notes, table { $table }, coup { $coup } : avant les mises l’engagement { $commitment }, avant la première carte la racine { $root }.
verify-settled = Rejoué selon les règles, chaque acte est permis et chaque paiement est celui qui est écrit.
verify-settled-failed = Rejoué selon les règles, le coup ne donne pas ce qui est écrit :
verify-voided = Le coup a été annulé, et chaque mise rendue.
verify-unfinished = Le coup n’est pas fini : chaque acte est permis, et rien n’est encore payé.
verify-not-settled = Le document n’a pas ce qu’il faut pour payer le coup de nouveau.
verify-cards = { $count ->
    [0] Le document n’ouvre aucune carte.
    [one] La carte que le document ouvre est dans la racine, à sa position.
   *[other] Les { NUMBER($count) } cartes que le document ouvre sont dans la racine, chacune à sa position.
}
verify-cards-failed = { $lost ->
    [one] Une carte n’est pas dans la racine à sa position : { $cards }
   *[other] { NUMBER($lost) } cartes ne sont pas dans la racine à leurs positions : { $cards }
}
verify-named = Chaque carte que le document nomme a sa preuve.
verify-named-failed = Le document nomme une carte sans preuve.
verify-sheet-failed = Les règles ne sont pas celles que leur empreinte désigne.
verify-not-over = Le coup n’était pas fini, ou a été annulé : que chaque carte était là d’où les règles la distribuent, et qui est payé combien, n’est pas contrôlé.
verify-places = Chaque carte que cette place a vue était là d’où les règles la distribuent. Les mains restées cachées comptent pour ce que les règles y voient : jetées, battues, sans prix.
verify-places-failed = { $count ->
    [one] Une carte que cette place a vue n’a pas de preuve à la position d’où les règles la distribuent.
   *[other] { NUMBER($count) } cartes que cette place a vues n’ont pas de preuve aux positions d’où les règles les distribuent.
}

fault-paper-not-a-share = « { $line } » n’est pas la part d’une place
fault-paper-not-a-share-mend = une part s’écrit PLACE ENGAGEMENT [OCTETS], comme "3 9f2c… 04b1…"
fault-paper-not-an-opened-card = « { $line } » n’ouvre aucune carte
fault-paper-not-an-opened-card-mend = une carte s’ouvre par POSITION CARTE SEL CHEMIN…, comme "0 Ah 77e0… 5d3a…"
