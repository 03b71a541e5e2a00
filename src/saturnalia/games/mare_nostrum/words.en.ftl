### Mare Nostrum. Arguments: seat and seats are names; side, place, sea, kind, figure, what, slot, role are ids; the rest are numbers. The names of things stand in names.en.toml.

## Names

mare_nostrum-card-count =
    { $kind ->
        [tax] { $count ->
            [one] { $count } tax
           *[other] { $count } taxes
        }
        [slaves] { $count ->
            [one] { $count } slave
           *[other] { $count } slaves
        }
        [gems] { $count ->
            [one] { $count } gem
           *[other] { $count } gems
        }
       *[other] { $count } { mare_nostrum-card }
    }
# what was paid: "slaves and wine", "3 taxes and 2 gems"
mare_nostrum-cards-paid =
    { $count ->
        [one] { $kind ->
            [tax] { $count } tax
           *[other] { mare_nostrum-card }
        }
       *[other] { mare_nostrum-card-count }
    }
mare_nostrum-points-paid =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
mare_nostrum-card-with = { mare_nostrum-card }
mare_nostrum-list = { $parts }
mare_nostrum-no-cards = no cards
mare_nostrum-caravan-of = Caravan ({ mare_nostrum-card })
mare_nostrum-slot =
    { $slot ->
        [city] city
        [caravan] { $kind ->
            [none] caravan
           *[other] caravan on { mare_nostrum-card }
        }
        [market] market
        [temple] temple
        [influence] influence marker
       *[none] none
    }
mare_nostrum-slot-the =
    { $slot ->
        [city] the city
        [caravan] the caravan on { mare_nostrum-card }
        [market] the market
        [temple] the temple
        [influence] the influence marker
       *[none] no building
    }
mare_nostrum-building-the =
    { $slot ->
        [city] the city
        [caravan] { $count ->
            [one] the caravan on { $carried }
           *[other] both caravans
        }
        [market] the market
       *[temple] the temple
    }
mare_nostrum-buildings-there = { $buildings } { mare_nostrum-place-in }
mare_nostrum-side-units = { mare_nostrum-side } – { $units }
mare_nostrum-seat = { $seat }
mare_nostrum-neutral = Neutral
mare_nostrum-legions-of =
    { $count ->
        [one] { mare_nostrum-side }: { $count } legion
       *[other] { mare_nostrum-side }: { $count } legions
    }
mare_nostrum-docked-of =
    { $count ->
        [one] { mare_nostrum-side }: { $count } docked trireme
       *[other] { mare_nostrum-side }: { $count } docked triremes
    }
mare_nostrum-triremes-of =
    { $count ->
        [one] { mare_nostrum-side }: { $count } trireme
       *[other] { mare_nostrum-side }: { $count } triremes
    }
mare_nostrum-fortresses =
    { $count ->
        [one] { $count } fortress
       *[other] { $count } fortresses
    }
mare_nostrum-task-on =
    { $slot ->
        [city] { mare_nostrum-side } on the city
        [caravan] { mare_nostrum-side } on a caravan
        [market] { mare_nostrum-side } on the market
        [temple] { mare_nostrum-side } on the temple
       *[influence] { mare_nostrum-side } on the influence marker
    }
mare_nostrum-units-lost = { mare_nostrum-units }
# units in numbers: "a legion", "3 legions"; buildings come one by one
mare_nostrum-units =
    { $what ->
        [legion] { $count ->
            [one] a legion
           *[other] { $count } legions
        }
        [fortress] { $count ->
            [one] a fortress
           *[other] { $count } fortresses
        }
        [trireme] { $count ->
            [one] a trireme
           *[other] { $count } triremes
        }
       *[other] { mare_nostrum-thing-object }
    }
# what was paid for a purchase, at the end of its sentence
mare_nostrum-paid =
    { $pay ->
        [cards] {" "}for { $cards }
        [free] {" "}for free, thanks to Hammurabi
       *[none] {""}
    }
mare_nostrum-held-taxes =
    { $taxes ->
        [0] no taxes
        [one] { $taxes } tax
       *[other] { $taxes } taxes
    }
mare_nostrum-held-kinds =
    { $kinds ->
        [0] no commodities
        [one] { $kinds } commodity
       *[other] { $kinds } different commodities
    }
mare_nostrum-dice =
    { $losses ->
        [0] {" "}(attack { $attack }, defence { $defence }), but nobody lost a unit
       *[other] {" "}(attack { $attack }, defence { $defence })
    }

## The game in the lobby

mare_nostrum-title = Mare Nostrum
mare_nostrum-tagline = Trade, build and fight around the Mediterranean until four heroes and wonders are yours.
mare_nostrum-about = Rome, Greece, Babylon, Egypt and Carthage share one sea. In every round you collect taxes and commodities, swap cards with the others, buy provinces, buildings, legions and triremes, and then move your armies and fleets. Whoever first owns four heroes and wonders, or builds the Pyramids, wins at once. Three to five players, two to three hours at the table; civilisations that nobody plays stay neutral.
mare_nostrum-aim = Be the first to own four heroes and wonders together, or to build the Pyramids: that wins at once. There is no fixed number of rounds; expect two to three hours with people, less with bots.

## Options

mare_nostrum-option-seats = Players
mare_nostrum-option-seats-about = Civilisations that nobody plays are neutral: they only defend themselves.
mare_nostrum-option-seats-3 = 3 players
mare_nostrum-option-seats-4 = 4 players
mare_nostrum-option-seats-5 = 5 players
mare_nostrum-option-setup = Set-up
mare_nostrum-option-setup-about = In the advanced set-up everybody spends points on a start position of their own.
mare_nostrum-option-setup-basic = Basic set-up
mare_nostrum-option-setup-advanced = Advanced set-up
mare_nostrum-option-pillage_per_legion = Pillage
mare_nostrum-option-pillage_per_legion-about = How many buildings an army may destroy in one province in a turn.
mare_nostrum-option-pillage_per_legion-false = One building
mare_nostrum-option-pillage_per_legion-true = One for every legion
mare_nostrum-option-director_may_give_acquired_card = Compensation
mare_nostrum-option-director_may_give_acquired_card-about = Which card the Director of Commerce may give to whoever is one card short after the trade.
mare_nostrum-option-director_may_give_acquired_card-false = Only cards not taken in the trade
mare_nostrum-option-director_may_give_acquired_card-true = Any card
mare_nostrum-option-launch_is_compulsory = Docked triremes
mare_nostrum-option-launch_is_compulsory-about = Whether triremes must launch in their owner’s next military turn.
mare_nostrum-option-launch_is_compulsory-false = May stay in dock
mare_nostrum-option-launch_is_compulsory-true = Must launch
mare_nostrum-option-any_foreign_legion_bars_building = Building under occupation
mare_nostrum-option-any_foreign_legion_bars_building-about = Which foreign legions stop you from building in your own province.
mare_nostrum-option-any_foreign_legion_bars_building-false = Only legions on buildings
mare_nostrum-option-any_foreign_legion_bars_building-true = Every foreign legion
mare_nostrum-option-lone_holder_takes_back = Last cards in the trade
mare_nostrum-option-lone_holder_takes_back-about = What happens when only one player still has face-up cards.
mare_nostrum-option-lone_holder_takes_back-false = One more may be taken
mare_nostrum-option-lone_holder_takes_back-true = Their owner takes them back
mare_nostrum-option-count_cards = Count cards for me
mare_nostrum-option-count_cards-about = Income, payments and offers are open, so a good memory knows most of every hand. The table can remember them for everybody.
mare_nostrum-option-count_cards-false = No, everybody remembers
mare_nostrum-option-count_cards-true = Yes, the table counts

## What heroes and wonders do

mare_nostrum-effect-julius_caesar = Legions and fortresses cost 2 cards.
mare_nostrum-effect-pericles = Triremes cost 2 cards, and in sea battles 1 is added to each of their dice.
mare_nostrum-effect-hammurabi = You may place one influence marker for free each round.
mare_nostrum-effect-cleopatra = Once in each construction phase, you may exchange a commodity for a tax with the bank, or a tax for a commodity.
mare_nostrum-effect-hannibal = In land battles 1 is added to each of your legions’ dice.
mare_nostrum-effect-agamemnon = You count 2 more for the role of Director of Commerce.
mare_nostrum-effect-archimedes = You count 2 more for the role of Military Leader.
mare_nostrum-effect-helen_of_troy = Once in each military phase, an enemy legion that enters one of your provinces becomes yours.
mare_nostrum-effect-nebuchadnezzar = When you pillage a caravan, you may take a commodity of your choice; for a city, a tax.
mare_nostrum-effect-solomon = You count 2 more for the role of Political Leader.
mare_nostrum-effect-ulysses = Once in each commerce phase, a player who has just taken a card must return it and take one of yours instead.
mare_nostrum-effect-colossus = You receive one more tax as income.
mare_nostrum-effect-hanging_gardens = You may keep one commodity for the next round, face down.
mare_nostrum-effect-temple_of_artemis = You may take one more commodity of your choice as income.
mare_nostrum-effect-statue_of_zeus = You may have two fortresses in each of your provinces.
mare_nostrum-effect-lighthouse = You may place influence in provinces that are not adjacent to yours.
mare_nostrum-effect-mausoleum = Caravans and cities cost 2, markets and temples cost 5.
mare_nostrum-effect-pyramids = Whoever builds them wins the game at once.

## Questions

mare_nostrum-ask-choose-side = Choose the civilisation you want to play, or leave it to chance.
mare_nostrum-ask-setup-caravan = Choose the commodity for your caravan { mare_nostrum-place-in }.
mare_nostrum-ask-role-tie = There is a tie among others; choose who becomes { mare_nostrum-role-new }.
mare_nostrum-ask-artemis-card = The Temple of Artemis offers you one more commodity; choose one, or take none.
mare_nostrum-ask-trade-number = You are the Director of Commerce: choose how many cards everybody must offer; 0 means no trade.
mare_nostrum-ask-take-from = Choose whom to take a card from.
mare_nostrum-ask-take-card = Choose the card to take { mare_nostrum-side-from }.
mare_nostrum-ask-use-ulysses = { mare_nostrum-side } has just taken { mare_nostrum-card-object }; decide whether Ulysses makes them return it and take one of your cards instead.
mare_nostrum-ask-ulysses-card = Ulysses made you return the card; choose one { mare_nostrum-side-from } instead.
mare_nostrum-ask-compensate = { mare_nostrum-side } is one card short; choose the card to hand over.
mare_nostrum-ask-caravan-site = Choose the commodity for the caravan { mare_nostrum-place-in }.
mare_nostrum-ask-swap-give = Cleopatra: choose the card to give to the bank.
mare_nostrum-ask-swap-get = Cleopatra: choose the card to take from the bank.
mare_nostrum-ask-keep-taxes = Choose how many taxes to keep for the next round.
mare_nostrum-ask-keep-commodity = The Hanging Gardens let you keep one commodity for the next round; choose which.
mare_nostrum-ask-sea-step = Sea step: choose what your triremes do; they fight at sea, and your legions cross the seas where you have one.
mare_nostrum-ask-ship-from = Choose the trireme that moves.
mare_nostrum-ask-ship-to = Choose the sea zone to sail to.
mare_nostrum-ask-sea-zone = Choose the sea zone to fight in.
mare_nostrum-ask-sea-enemy = Choose whom to attack { mare_nostrum-sea-in }.
mare_nostrum-ask-sea-number = Choose how many triremes attack { mare_nostrum-sea-in }.
mare_nostrum-ask-launch = Choose the sea zone for your trireme docked { mare_nostrum-place-in }.
mare_nostrum-ask-land-step = Land step: choose what your legions do; they march, fight, and pillage or occupy foreign provinces.
mare_nostrum-ask-march-from = Choose where the legions march from.
mare_nostrum-ask-march-to = Choose where to march { mare_nostrum-place-from }.
mare_nostrum-ask-march-number = Choose how many legions march { mare_nostrum-place-to }.
mare_nostrum-ask-march-slot = Choose which legion { mare_nostrum-place-in } leaves its task.
mare_nostrum-ask-use-helen = Enemy legions have entered your province ({ mare_nostrum-place }); decide whether Helen wins one of them over.
mare_nostrum-ask-battle-place = Choose the province to fight in.
mare_nostrum-ask-battle-enemy = Choose whom to attack { mare_nostrum-place-in }.
mare_nostrum-ask-battle-number = Choose how many legions attack { mare_nostrum-place-in }.
mare_nostrum-ask-assign-place = Choose the province in which to give tasks.
mare_nostrum-ask-task = Choose a task for a legion { mare_nostrum-place-in }.
mare_nostrum-ask-task-slot = Choose the building { mare_nostrum-place-in }.
mare_nostrum-ask-task-source = No idle legion { mare_nostrum-place-in } can still be given a task; choose which legion leaves its own.
mare_nostrum-ask-setup-menu =
    { $points ->
        [0] You have no points left for your start position.
        [one] Choose what to buy for your start position; you have { $points } point left.
       *[other] Choose what to buy for your start position; you have { $points } points left.
    }
mare_nostrum-ask-offer-card =
    { $number ->
        [one] Choose the card to offer face down.
       *[other] { $left ->
            [one] Choose the last card to offer face down.
           *[other] Choose a card to offer face down; { $left } to go.
        }
    }
mare_nostrum-ask-build-order =
    { $side ->
        [none] You are the Political Leader: choose who builds first.
       *[other] Choose who builds after { mare_nostrum-side }.
    }
mare_nostrum-ask-military-order =
    { $side ->
        [none] You are the Military Leader: choose who moves first in the military phase.
       *[other] Choose who moves after { mare_nostrum-side } in the military phase.
    }
mare_nostrum-ask-construct =
    { $count ->
        [0] Choose what to do, or end your turn (you hold no cards).
        [one] Choose what to buy, or end your turn (you hold { $count } card).
       *[other] Choose what to buy, or end your turn (you hold { $count } cards).
    }
mare_nostrum-ask-build-place =
    { $in ->
        [points] { $price ->
            [one] Choose the province for { mare_nostrum-thing-object }; it costs { $price } point.
           *[other] Choose the province for { mare_nostrum-thing-object }; it costs { $price } points.
        }
       *[cards] { $price ->
            [0] Choose the province for { mare_nostrum-thing-object }; it is free.
            [one] Choose the province for { mare_nostrum-thing-object }; it costs { $price } card.
           *[other] Choose the province for { mare_nostrum-thing-object }; it costs { $price } cards.
        }
    }
mare_nostrum-ask-pay-way =
    { $price ->
        [one] Choose how to pay { $price } card for { mare_nostrum-thing-object }.
       *[other] Choose how to pay { $price } cards for { mare_nostrum-thing-object }.
    }
mare_nostrum-ask-pay-goods =
    { $left ->
        [one] Choose the last commodity to pay for { mare_nostrum-thing-object }.
       *[other] Choose a commodity to pay for { mare_nostrum-thing-object }; { $left } to go, all different.
    }
mare_nostrum-ask-lose-unit =
    { $left ->
        [one] Choose the unit to lose { mare_nostrum-place-in }.
       *[other] Choose a unit to lose { mare_nostrum-place-in }; { $left } to go.
    }
mare_nostrum-ask-lose-slot =
    { $left ->
        [one] Choose the legion to lose { mare_nostrum-place-in }.
       *[other] Choose a legion to lose { mare_nostrum-place-in }; { $left } units to go.
    }
mare_nostrum-ask-pillage-card =
    { $kind ->
        [tax] Nebuchadnezzar offers you a tax for the city; take it or leave it.
       *[goods] Nebuchadnezzar offers you a commodity for the caravan; choose one, or take none.
    }

## Answers

mare_nostrum-do-choose-side = Play { mare_nostrum-side }
mare_nostrum-do-caravan-site = A caravan on { mare_nostrum-card }
mare_nostrum-do-role-tie = { mare_nostrum-side } becomes { mare_nostrum-role-new }
mare_nostrum-do-draw-lot = Leave it to chance
mare_nostrum-do-use-ulysses = Send Ulysses
mare_nostrum-do-use-helen = Send Helen: one of the legions changes sides
mare_nostrum-do-decline = Decline
mare_nostrum-do-name-next = { mare_nostrum-side }
mare_nostrum-do-name-after-purchase = Ask me again after the next purchase
mare_nostrum-do-name-after-deed = Ask me again after the next move, battle or task
mare_nostrum-do-name-at-end = Ask me at the end of this turn
mare_nostrum-do-cleopatra-swap = Cleopatra: exchange a card with the bank
mare_nostrum-do-free-influence = Hammurabi: place an influence marker for free
mare_nostrum-do-annex-place = Annex { mare_nostrum-place }, which belongs to { mare_nostrum-side }
mare_nostrum-do-build-place = { mare_nostrum-place }
mare_nostrum-do-keep-nothing = Keep no commodity
mare_nostrum-do-move-trireme = Move a trireme
mare_nostrum-do-sea-battle = Fight a sea battle
mare_nostrum-do-end-sea-step = End the sea step
mare_nostrum-do-ship-from-sea = A trireme { mare_nostrum-sea-in }
mare_nostrum-do-ship-from-dock = A docked trireme { mare_nostrum-place-in }
mare_nostrum-do-ship-to = Sail { mare_nostrum-sea-to }
mare_nostrum-do-launch = Launch it { mare_nostrum-sea-to }
mare_nostrum-do-sea-zone = Fight { mare_nostrum-sea-in }
mare_nostrum-do-move-legions = Move legions
mare_nostrum-do-land-battle = Fight a battle
mare_nostrum-do-assign = Give tasks to legions
mare_nostrum-do-land-done = End your turn
mare_nostrum-do-march-to = March { mare_nostrum-place-to }
mare_nostrum-do-battle-place = Fight { mare_nostrum-place-in }
mare_nostrum-do-assign-place = Give tasks { mare_nostrum-place-in }
mare_nostrum-do-lose-legion = Lose a legion
mare_nostrum-do-lose-fortress = Lose a fortress
mare_nostrum-do-pillage = Pillage: destroy a building
mare_nostrum-do-occupy = Occupy: a legion on a building collects its income
mare_nostrum-do-annex = Annex: a legion on the influence marker lets you buy the province
mare_nostrum-do-task-done = Give no more tasks
mare_nostrum-do-pillage-slot = Destroy { mare_nostrum-slot-the }
mare_nostrum-do-occupy-slot = Occupy { mare_nostrum-slot-the }
mare_nostrum-do-leave-slot =
    { $slot ->
        [none] The idle legion
       *[other] The legion on { mare_nostrum-slot-the }
    }
mare_nostrum-do-lose-slot =
    { $slot ->
        [none] The idle legion
       *[other] The legion on { mare_nostrum-slot-the }
    }
mare_nostrum-do-acquire =
    { $in ->
        [points] { $price ->
            [one] { mare_nostrum-figure } ({ $price } point)
           *[other] { mare_nostrum-figure } ({ $price } points)
        }
       *[cards] { $price ->
            [one] { mare_nostrum-figure } ({ $price } card)
           *[other] { mare_nostrum-figure } ({ $price } cards)
        }
    }
mare_nostrum-do-build =
    { $in ->
        [points] { $price ->
            [one] { mare_nostrum-building } ({ $price } point)
           *[other] { mare_nostrum-building } ({ $price } points)
        }
       *[cards] { $price ->
            [one] { mare_nostrum-building } ({ $price } card)
           *[other] { mare_nostrum-building } ({ $price } cards)
        }
    }
mare_nostrum-do-setup-done =
    { $points ->
        [0] End your set-up
        [one] End your set-up and lose { $points } point
       *[other] End your set-up and lose { $points } points
    }
mare_nostrum-do-construct-done =
    { $count ->
        [0] End your turn
        [one] End your turn with { $count } card left
       *[other] End your turn with { $count } cards left
    }
mare_nostrum-do-artemis-card =
    { $count ->
        [one] { mare_nostrum-card-title } (the last one in the bank)
       *[other] { mare_nostrum-card-title } ({ $count } in the bank)
    }
mare_nostrum-do-offer-card =
    { $count ->
        [one] Offer { mare_nostrum-card-object } (your only one)
       *[other] Offer { mare_nostrum-card-object } (one of { $count })
    }
mare_nostrum-do-take-card =
    { $count ->
        [one] Take { mare_nostrum-card-object }
       *[other] Take { mare_nostrum-card-object } (one of { $count })
    }
mare_nostrum-do-compensate =
    { $count ->
        [one] Give { mare_nostrum-card-object } (your only one)
       *[other] Give { mare_nostrum-card-object } (one of { $count })
    }
mare_nostrum-do-swap-get =
    { $count ->
        [one] Take { mare_nostrum-card-object } (the last one in the bank)
       *[other] Take { mare_nostrum-card-object } ({ $count } in the bank)
    }
mare_nostrum-do-swap-give =
    { $count ->
        [one] Give { mare_nostrum-card-object } (your only one)
       *[other] Give { mare_nostrum-card-object } (one of { $count })
    }
mare_nostrum-do-pay-card =
    { $count ->
        [one] Pay with { mare_nostrum-card-object } (your only one)
       *[other] Pay with { mare_nostrum-card-object } (one of { $count })
    }
mare_nostrum-do-keep-commodity =
    { $count ->
        [one] Keep { mare_nostrum-card-object }
       *[other] Keep { mare_nostrum-card-object } (one of { $count })
    }
mare_nostrum-do-take-from =
    { $count ->
        [one] { mare_nostrum-side } ({ $count } face-up card)
       *[other] { mare_nostrum-side } ({ $count } face-up cards)
    }
mare_nostrum-do-take-no-card = Take no card
mare_nostrum-do-march-from =
    { $count ->
        [one] { mare_nostrum-place } ({ $count } legion can move)
       *[other] { mare_nostrum-place } ({ $count } legions can move)
    }
mare_nostrum-do-sea-enemy =
    { $count ->
        [one] { mare_nostrum-side } ({ $count } trireme)
       *[other] { mare_nostrum-side } ({ $count } triremes)
    }
mare_nostrum-do-pay-tax =
    { $price ->
        [one] With { $price } tax
       *[other] With { $price } taxes
    }
mare_nostrum-do-pay-goods =
    { $price ->
        [one] With { $price } commodity
       *[other] With { $price } different commodities
    }
mare_nostrum-do-pay-all-goods = With { $cards }
mare_nostrum-do-trade-number =
    { $number ->
        [0] No trade
        [one] { $number } card each
       *[other] { $number } cards each
    }
mare_nostrum-do-keep-taxes =
    { $number ->
        [0] Keep no taxes
        [one] Keep { $number } tax
       *[other] Keep { $number } taxes
    }
mare_nostrum-do-march-number =
    { $number ->
        [one] { $number } legion
       *[other] { $number } legions
    }
mare_nostrum-do-sea-number =
    { $number ->
        [one] { $number } trireme ({ $percent }% chance to sink every enemy)
       *[other] { $number } triremes ({ $percent }% chance to sink every enemy)
    }
mare_nostrum-do-battle-number =
    { $number ->
        [0] Only the fortress ({ $percent }% chance to destroy every defender)
        [one] { $number } legion{ $fortresses ->
            [0] {""}
           *[other] {" "}and the fortress
        } ({ $percent }% chance to destroy every defender)
       *[other] { $number } legions{ $fortresses ->
            [0] {""}
           *[other] {" "}and the fortress
        } ({ $percent }% chance to destroy every defender)
    }
mare_nostrum-do-battle-enemy =
    { $fortresses ->
        [0] { $count ->
            [one] { mare_nostrum-side } ({ $count } legion)
           *[other] { mare_nostrum-side } ({ $count } legions)
        }
        [one] { $count ->
            [0] { mare_nostrum-side } ({ $fortresses } fortress)
            [one] { mare_nostrum-side } ({ $count } legion, { $fortresses } fortress)
           *[other] { mare_nostrum-side } ({ $count } legions, { $fortresses } fortress)
        }
       *[other] { $count ->
            [0] { mare_nostrum-side } ({ $fortresses } fortresses)
            [one] { mare_nostrum-side } ({ $count } legion, { $fortresses } fortresses)
           *[other] { mare_nostrum-side } ({ $count } legions, { $fortresses } fortresses)
        }
    }

## Why not

mare_nostrum-why-other-question = That does not answer the question you are asked.
mare_nostrum-why-one-task = Give at least one task first.
mare_nostrum-why-no-trireme = None of your triremes can still move this turn.
mare_nostrum-why-no-sea-battle = There is no sea zone where your triremes can still attack somebody.
mare_nostrum-why-no-legion = None of your legions can still move this turn.
mare_nostrum-why-no-battle = There is no province where your units can still attack somebody.
mare_nostrum-why-no-assign = There is no province where you can give a task now.
mare_nostrum-slot-on =
    { $slot ->
        [city] on the city
        [caravan] on this caravan ({ mare_nostrum-card })
        [market] on the market
        [temple] on the temple
        [influence] on the influence marker
       *[none] without a task
    }
mare_nostrum-why-no-building = There is no { mare_nostrum-slot } here.
mare_nostrum-why-occupied-already = One of your legions already stands { mare_nostrum-slot-on }.
mare_nostrum-why-occupy-first =
    { $slot ->
        [market] You can put a legion on the market only if another one stands on a caravan.
        [temple] You can put a legion on the temple only if another one stands on the city.
       *[other] You cannot put a legion there now: { mare_nostrum-slot }.
    }
mare_nostrum-why-no-idle-legion = None of your idle legions { mare_nostrum-place-in } can still be given a task this turn.
mare_nostrum-why-no-legion-on-it = None of your legions stands { mare_nostrum-slot-on }.
mare_nostrum-why-task-of-this-turn = Your legion { mare_nostrum-slot-on } was given its task this turn and cannot be given another.
mare_nostrum-why-must-stay =
    { $slot ->
        [temple] You can put a legion on the temple only if another one stays on the city.
       *[market] You can put a legion on the market only if another one stays on a caravan.
    }
mare_nostrum-why-figure-gone = { mare_nostrum-figure }: already owned by { mare_nostrum-side }.
mare_nostrum-why-figure-of-other = { mare_nostrum-figure }: only { mare_nostrum-side } can buy this hero.
mare_nostrum-why-figure-later = { mare_nostrum-figure }: during the set-up you can buy only your own hero.
mare_nostrum-why-none-left = There is no { mare_nostrum-thing-bare } left in the supply.
mare_nostrum-why-no-place = There is no province where you could put { mare_nostrum-thing-object } now.
mare_nostrum-why-no-trireme-there = You have no trireme { mare_nostrum-sea-in } that can still move.
mare_nostrum-why-sea-not-adjacent = Your trireme cannot reach the { mare_nostrum-sea } in one move.
mare_nostrum-why-no-enemy-at-sea = You cannot fight a battle { mare_nostrum-sea-in }.
mare_nostrum-why-no-dock = You have no docked trireme { mare_nostrum-place-in }.
mare_nostrum-why-no-legion-there = You have no legion { mare_nostrum-place-in } that can still move.
mare_nostrum-why-not-adjacent = The legions cannot reach { mare_nostrum-place }, neither over a border nor along a chain of your triremes.
mare_nostrum-why-no-battle-there = You have nobody to fight { mare_nostrum-place-in }.
mare_nostrum-why-no-task-there = You cannot give a task { mare_nostrum-place-in }.
mare_nostrum-why-own-already = { mare_nostrum-place } is already yours.
mare_nostrum-why-home-marker = { mare_nostrum-place } is a player’s home province: its influence marker can never be replaced.
mare_nostrum-why-owned-by = { mare_nostrum-place } belongs to { mare_nostrum-side }, and no legion of yours stands on the marker.
mare_nostrum-why-outside-setup = In the set-up you cannot place influence { mare_nostrum-place-in }, only in these provinces: { $places }.
mare_nostrum-why-foreign-legion = You cannot place influence { mare_nostrum-place-in } because of the foreign legions there.
mare_nostrum-why-influence-not-adjacent = { mare_nostrum-place } is not adjacent to any province that you have owned since the beginning of the round.
mare_nostrum-why-not-own = You cannot build { mare_nostrum-place-in }: the province is not yours.
mare_nostrum-why-only-home = In the set-up legions and triremes start in your home province, not { mare_nostrum-place-in }.
mare_nostrum-why-just-placed = You placed influence { mare_nostrum-place-in } this round, so you cannot build anything else there yet.
mare_nostrum-why-no-city-site = There is no city site { mare_nostrum-place-in }.
mare_nostrum-why-no-site = There is no commodity site { mare_nostrum-place-in }.
mare_nostrum-why-no-coast = There is no coast { mare_nostrum-place-in }.
mare_nostrum-why-war = You cannot build { mare_nostrum-place-in }: the province is war-torn or occupied by a foreign legion.
mare_nostrum-why-full = There is no room for another { mare_nostrum-thing-bare } { mare_nostrum-place-in }.
mare_nostrum-why-not-in-bank = The bank has no { mare_nostrum-card } left.
mare_nostrum-why-tax-for-tax = For a tax you can take only a commodity from the bank, not another tax.
mare_nostrum-why-goods-for-goods = For a commodity you can take only a tax from the bank, not another commodity.
mare_nostrum-why-artemis-tax = The Temple of Artemis gives you a commodity, not a tax.
mare_nostrum-why-not-face-up = { mare_nostrum-side } has no { mare_nostrum-card } face up.
mare_nostrum-why-not-in-hand = You have no { mare_nostrum-card } in hand.
mare_nostrum-why-mixed-set = A set is either taxes only or commodities only.
mare_nostrum-why-equal-cards = All commodities of a set must be different, and { mare_nostrum-card-object } is in it already.
mare_nostrum-why-acquired-card = You took { mare_nostrum-card-object } in this trade, so you may not give it away.
mare_nostrum-why-side-taken = Somebody already plays { mare_nostrum-side }.
mare_nostrum-why-not-tied = { mare_nostrum-side } is not in the lead and cannot become { mare_nostrum-role-new }.
mare_nostrum-why-neutral = { mare_nostrum-side } is neutral and has no turn.
mare_nostrum-why-named-already = { mare_nostrum-side } has already been named.
mare_nostrum-why-own-cards = You cannot take your own cards.
mare_nostrum-why-nothing-face-up = { mare_nostrum-side } has no face-up card left.
mare_nostrum-why-third-take = The last two takes were between you and { mare_nostrum-side }, so a third in a row is not allowed.
mare_nostrum-why-not-at-sea = { mare_nostrum-side } has no triremes { mare_nostrum-sea-in }.
mare_nostrum-why-not-in-province = { mare_nostrum-side } has no land units { mare_nostrum-place-in }.
mare_nostrum-why-swap =
    { $used ->
        [0] You cannot exchange a card with the bank: you need Cleopatra, and the bank must have a card to give.
       *[other] You have already exchanged a card with the bank this phase.
    }
mare_nostrum-why-free-influence =
    { $used ->
        [0] You cannot place a free influence marker: you need Hammurabi, a marker and a province for it.
       *[other] You have already placed your free influence marker this round.
    }
mare_nostrum-why-must-fight =
    { $count ->
        [one] Your units { mare_nostrum-place-in } share the province with an enemy and must attack before your turn ends.
       *[other] In { $count } provinces, { mare_nostrum-place } among them, your units must attack before your turn ends.
    }
mare_nostrum-why-pay-way = The price is a set of { $price }, and you hold { mare_nostrum-held-taxes } and { mare_nostrum-held-kinds }.
mare_nostrum-why-cannot-pay =
    { $missing ->
        [one] You need { $missing } more card for a set of { $price }: you hold { mare_nostrum-held-taxes } and { mare_nostrum-held-kinds }.
       *[other] You need { $missing } more cards for a set of { $price }: you hold { mare_nostrum-held-taxes } and { mare_nostrum-held-kinds }.
    }
mare_nostrum-why-points =
    { $missing ->
        [one] It costs { $price } points and you have { $points }: you are { $missing } point short.
       *[other] It costs { $price } points and you have { $points }: you are { $missing } points short.
    }
mare_nostrum-why-number-hand = You cannot ask for more cards than you hold ({ $most }).
mare_nostrum-had =
    { $have ->
        [0] none
       *[other] { $have }
    }
mare_nostrum-why-keep-taxes =
    { $most ->
        [one] You may keep at most { $most } tax, and you have { mare_nostrum-had }.
       *[other] You may keep at most { $most } taxes, and you have { mare_nostrum-had }.
    }
mare_nostrum-why-number-legions =
    { $most ->
        [one] Only { $most } legion there can still move.
       *[other] Only { $most } legions there can still move.
    }
mare_nostrum-why-number-triremes =
    { $most ->
        [one] Only { $most } trireme there can still attack.
       *[other] Only { $most } triremes there can still attack.
    }
mare_nostrum-why-number-attack =
    { $most ->
        [0] No legion there can still attack, and a fortress fights alone only if it has not fought yet.
        [one] Only { $most } legion there can still attack, and a fortress fights alone only if it has not fought yet.
       *[other] Only { $most } legions there can still attack, and a fortress fights alone only if it has not fought yet.
    }
mare_nostrum-why-name-now = The turn is over: you must say now who comes next.
mare_nostrum-why-pillage-goods = For a caravan Nebuchadnezzar brings a commodity, not a tax.
mare_nostrum-why-pillage-tax = For a city Nebuchadnezzar brings a tax, not a commodity.

## The log

mare_nostrum-log-got-side = { $parts }.
mare_nostrum-plays-side = { $seat } plays { mare_nostrum-side }
mare_nostrum-log-set-caravan = Starting caravans: { $parts }.
mare_nostrum-caravan-set = { mare_nostrum-card } { mare_nostrum-place-in }
mare_nostrum-log-first-roles = At the start { $parts }.
mare_nostrum-first-role = { mare_nostrum-side } is { mare_nostrum-role-new }
mare_nostrum-log-round-began = Round { $round } began.
# what was counted for a role
mare_nostrum-role-counted =
    { $role ->
        [director_of_commerce] { $count ->
            [one] { $count } caravan or market
           *[other] { $count } caravans and markets
        }
        [political_leader] { $count ->
            [one] { $count } city or temple
           *[other] { $count } cities and temples
        }
       *[military_leader] { $count ->
            [one] { $count } military unit
           *[other] { $count } military units
        }
    }
mare_nostrum-role-by =
    { $bonus ->
        [0] { mare_nostrum-role-counted }
       *[other] { mare_nostrum-role-counted }, plus { $bonus } for { mare_nostrum-figure-object }
    }
mare_nostrum-log-got-role =
    { $from_side ->
        [none] { mare_nostrum-side } became { mare_nostrum-role-new } with { mare_nostrum-role-by }.
       *[other] { mare_nostrum-side } became { mare_nostrum-role-new } with { mare_nostrum-role-by }; { mare_nostrum-from-side-name } broke the tie.
    }
mare_nostrum-log-chose-artemis-card = { mare_nostrum-side } took { mare_nostrum-card-object } thanks to the Temple of Artemis.
mare_nostrum-log-took-card = Cards taken: { $parts }.
mare_nostrum-card-taken = { mare_nostrum-card-count } { mare_nostrum-from-side }
mare_nostrum-log-used-ulysses = { mare_nostrum-side } sent Ulysses: { mare_nostrum-from-side-name } gave { mare_nostrum-card-object } back { mare_nostrum-to-side }.
mare_nostrum-log-trade-ended = Trading ended.
mare_nostrum-log-traded = Trading ended; cards taken: { $parts }.
mare_nostrum-log-gave-card = { mare_nostrum-side } gave { mare_nostrum-card-object } { mare_nostrum-to-side }, which was one card short.
mare_nostrum-log-gave-card-secret = { mare_nostrum-side } gave a card { mare_nostrum-to-side }, which was one card short.
mare_nostrum-log-purchased = { mare_nostrum-side } { $deeds }.
# a line of the log by its name, so that no picture of a unit stands before the verb
mare_nostrum-log-verb-built =
    { $what ->
        [legion] raised
       *[other] built
    }
mare_nostrum-bought-built = { mare_nostrum-log-verb-built } { mare_nostrum-units } { mare_nostrum-place-in }{ mare_nostrum-paid }
mare_nostrum-bought-built-caravan =
    { $count ->
        [one] put a caravan on { mare_nostrum-card } { mare_nostrum-place-in }{ mare_nostrum-paid }
       *[other] put { $count } caravans on { mare_nostrum-card } { mare_nostrum-place-in }{ mare_nostrum-paid }
    }
mare_nostrum-bought-placed-influence = placed influence { mare_nostrum-place-in }{ mare_nostrum-paid }
mare_nostrum-bought-annexed = annexed { mare_nostrum-place } { mare_nostrum-from-side }{ mare_nostrum-paid }
mare_nostrum-bought-acquired =
    { $wonder ->
        [0] recruited { mare_nostrum-figure-object }{ mare_nostrum-paid }
       *[other] built { mare_nostrum-figure-object }{ mare_nostrum-paid }
    }
mare_nostrum-log-swapped = { mare_nostrum-side } gave { mare_nostrum-gave-card } to the bank for { mare_nostrum-got-card }, thanks to Cleopatra.
mare_nostrum-log-kept-commodity = { mare_nostrum-side } kept { mare_nostrum-card-object } face down.
mare_nostrum-log-kept-commodity-secret = { mare_nostrum-side } kept a commodity face down.
mare_nostrum-log-sailed = { mare_nostrum-side } sailed { $parts }.
mare_nostrum-moved-sailed =
    { $count ->
        [one] a trireme { mare_nostrum-from-sea } { mare_nostrum-to-sea }
       *[other] { $count } triremes { mare_nostrum-from-sea } { mare_nostrum-to-sea }
    }
mare_nostrum-log-launched = { mare_nostrum-side } launched { $parts }.
mare_nostrum-moved-launched =
    { $count ->
        [one] a trireme { mare_nostrum-place-from } { mare_nostrum-to-sea }
       *[other] { $count } triremes { mare_nostrum-place-from } { mare_nostrum-to-sea }
    }
mare_nostrum-log-used-helen = { mare_nostrum-side } sent Helen of Troy: a legion of { mare_nostrum-enemy-object } changed sides { mare_nostrum-place-in }.
mare_nostrum-log-tasks-ended = No legion of { mare_nostrum-side } kept its task { $parts }, because enemies stood there, too.
mare_nostrum-log-pillaged = { mare_nostrum-side } pillaged { $parts }.
mare_nostrum-log-occupied = { mare_nostrum-side } occupied { $parts }.
mare_nostrum-log-stood-on-marker =
    { $count ->
        [one] { mare_nostrum-side } put a legion on the influence marker { $parts }.
       *[other] { mare_nostrum-side } put legions on the influence markers { $parts }.
    }
mare_nostrum-log-got-pillage-card = { mare_nostrum-side } took { mare_nostrum-card-object } thanks to Nebuchadnezzar.
mare_nostrum-log-rounds-over = Round { $round } was the last one.
mare_nostrum-log-got-income = { mare_nostrum-side } received { $cards }.
# what every side received or offered, in one line
mare_nostrum-side-cards = { mare_nostrum-side } – { $cards }
mare_nostrum-log-incomes = Income: { $parts }.
mare_nostrum-log-offers = Offers: { $parts }.
mare_nostrum-log-named-number =
    { $trade ->
        [0] { $count ->
            [0] { mare_nostrum-side } called for no trade.
            [one] { mare_nostrum-side } called for { $count } card each, but nobody else had that many: there was no trade.
           *[other] { mare_nostrum-side } called for { $count } cards each, but nobody else had that many: there was no trade.
        }
       *[other] { $count ->
            [one] { mare_nostrum-side } called for { $count } card each.
           *[other] { mare_nostrum-side } called for { $count } cards each.
        }
    }
mare_nostrum-log-showed-offer = { mare_nostrum-side } offered { $cards }.
mare_nostrum-log-named-next =
    { $phase ->
        [construction] { mare_nostrum-side } chose the building order: { $parts }.
       *[military] { mare_nostrum-side } chose the order of the military phase: { $parts }.
    }
mare_nostrum-named =
    { $own ->
        [0] { mare_nostrum-to-side-name }
       *[1] itself
    }
mare_nostrum-named-first = { mare_nostrum-named } first
mare_nostrum-named-then = then { mare_nostrum-named }
mare_nostrum-log-named-later = { mare_nostrum-side } { $later }.
mare_nostrum-named-later =
    { $phase ->
        [construction] { $own ->
            [0] chose { mare_nostrum-to-side-name } to build { mare_nostrum-named-behind }
           *[1] chose to build { mare_nostrum-named-behind }
        }
       *[military] { $own ->
            [0] chose { mare_nostrum-to-side-name } to move { mare_nostrum-named-behind } in the military phase
           *[1] chose to move { mare_nostrum-named-behind } in the military phase
        }
    }
mare_nostrum-named-behind =
    { $after_own ->
        [0] { mare_nostrum-after-side }
       *[1] after itself
    }
mare_nostrum-log-kept-taxes = Taxes kept: { $parts }.
mare_nostrum-side-taxes =
    { $returned ->
        [0] { mare_nostrum-side } { $taxes }
       *[other] { mare_nostrum-side } { $taxes } ({ $returned } returned)
    }
mare_nostrum-log-fought-at-sea =
    { $count ->
        [one] { mare_nostrum-side } attacked { mare_nostrum-enemy-object } { mare_nostrum-sea-in } with a trireme{ mare_nostrum-dice }.
       *[other] { mare_nostrum-side } attacked { mare_nostrum-enemy-object } { mare_nostrum-sea-in } with { $count } triremes{ mare_nostrum-dice }.
    }
mare_nostrum-log-marched = { mare_nostrum-side } marched { $parts }.
mare_nostrum-moved-marched =
    { $count ->
        [one] a legion { mare_nostrum-from-place } { mare_nostrum-to-place }
       *[other] { $count } legions { mare_nostrum-from-place } { mare_nostrum-to-place }
    }
mare_nostrum-log-fought-on-land =
    { $count ->
        [0] { mare_nostrum-side }’s fortress attacked { mare_nostrum-enemy-object } { mare_nostrum-place-in }{ mare_nostrum-dice }.
        [one] { mare_nostrum-side } attacked { mare_nostrum-enemy-object } { mare_nostrum-place-in } with a legion{ mare_nostrum-dice }.
       *[other] { mare_nostrum-side } attacked { mare_nostrum-enemy-object } { mare_nostrum-place-in } with { $count } legions{ mare_nostrum-dice }.
    }
# a battle with its losses in one sentence
mare_nostrum-log-fought-at-sea-lost =
    { $count ->
        [one] { mare_nostrum-side } attacked { mare_nostrum-enemy-object } { mare_nostrum-sea-in } with a trireme{ mare_nostrum-dice }; losses: { $lost }.
       *[other] { mare_nostrum-side } attacked { mare_nostrum-enemy-object } { mare_nostrum-sea-in } with { $count } triremes{ mare_nostrum-dice }; losses: { $lost }.
    }
mare_nostrum-log-fought-on-land-lost =
    { $count ->
        [0] { mare_nostrum-side }’s fortress attacked { mare_nostrum-enemy-object } { mare_nostrum-place-in }{ mare_nostrum-dice }; losses: { $lost }.
        [one] { mare_nostrum-side } attacked { mare_nostrum-enemy-object } { mare_nostrum-place-in } with a legion{ mare_nostrum-dice }; losses: { $lost }.
       *[other] { mare_nostrum-side } attacked { mare_nostrum-enemy-object } { mare_nostrum-place-in } with { $count } legions{ mare_nostrum-dice }; losses: { $lost }.
    }
mare_nostrum-log-lost-unit = Losses: { $lost }.
mare_nostrum-log-won =
    { $pyramids ->
        [0] { mare_nostrum-side } reached { $count } heroes and wonders and won the game.
       *[other] { mare_nostrum-side } won the game with the Pyramids.
    }

## Tables

mare_nostrum-table-sides =
    { $round ->
        [0] Civilisations before the first round
        [one] Civilisations in round { $round }
       *[other] Civilisations in round { $round }
    }
mare_nostrum-table-provinces = Provinces
mare_nostrum-table-seas = Sea zones
mare_nostrum-table-figures = Heroes and wonders on offer
mare_nostrum-table-supply = Bank and supply
mare_nostrum-table-trade =
    { $number ->
        [one] Trade with { $number } card each
       *[other] Trade with { $number } cards each
    }
mare_nostrum-table-own = Your cards ({ mare_nostrum-side })
mare_nostrum-own-hand = In your hand
mare_nostrum-own-income = Income as things stand
mare_nostrum-own-offer = Offered face down
mare_nostrum-column-side = Civilisation
mare_nostrum-column-player = Player
mare_nostrum-column-figures = Heroes and wonders
mare_nostrum-column-roles = Roles
mare_nostrum-column-cards = Cards
mare_nostrum-column-provinces = Provinces
mare_nostrum-column-units = Military units
mare_nostrum-column-place = Province
mare_nostrum-column-owner = Owner
mare_nostrum-column-buildings = Buildings
mare_nostrum-column-land-units = Units
mare_nostrum-column-tasks = Tasks
mare_nostrum-column-sea = Sea zone
mare_nostrum-column-triremes = Triremes
mare_nostrum-column-figure = Hero or wonder
mare_nostrum-column-price = Price
mare_nostrum-column-effect = Effect
mare_nostrum-column-kind = Kind
mare_nostrum-column-left = Left
mare_nostrum-column-face-up = Face up
mare_nostrum-column-offered = Offered cards
mare_nostrum-column-face-down = Taken
mare_nostrum-column-where = Where

## The end

mare_nostrum-score-heroes = Heroes
mare_nostrum-score-wonders = Wonders of the world
mare_nostrum-score-pyramids = Pyramids built
mare_nostrum-score-cities = Cities
mare_nostrum-score-caravans = Caravans
mare_nostrum-score-markets = Markets
mare_nostrum-score-temples = Temples
mare_nostrum-score-provinces = Provinces
mare_nostrum-score-units = Military units
mare_nostrum-score-total = Heroes and wonders
mare_nostrum-outcome-pyramids = { $seat } ({ mare_nostrum-side }) built the Pyramids in round { $round } and won.
mare_nostrum-outcome-figures = { $seat } ({ mare_nostrum-side }) reached { $count } heroes and wonders in round { $round } and won.
mare_nostrum-outcome-rounds =
    { $count ->
        [one] Nobody won within { $round } rounds; { $seat } came first with { $count } hero or wonder.
       *[other] Nobody won within { $round } rounds; { $seat } came first with { $count } heroes and wonders.
    }
mare_nostrum-outcome-rounds-shared =
    { $count ->
        [one] Nobody won within { $round } rounds; with { $count } hero or wonder and everything else equal, the first place is shared by { $seats }.
       *[other] Nobody won within { $round } rounds; with { $count } heroes and wonders and everything else equal, the first place is shared by { $seats }.
    }

## Who is nearest to winning

mare_nostrum-standing-figures = Heroes and wonders; { $most } of them win
mare_nostrum-standing-nobody = Nobody owns a hero or a wonder yet
mare_nostrum-standing-all = Everybody has { $count } of { $most } heroes and wonders
mare_nostrum-standing-leads = { $seat } leads: { $count } of { $most } heroes and wonders
mare_nostrum-standing-level = { $seats } lead: { $count } of { $most } heroes and wonders each
mare_nostrum-standing-missing =
    { $missing ->
        [one] Whoever owns { $most } heroes and wonders wins at once: the leader needs only { $missing } more.
       *[other] Whoever owns { $most } heroes and wonders wins at once: the leader needs { $missing } more.
    }
mare_nostrum-standing-pyramids = Whoever builds the Pyramids wins at once, too: they cost { $price } different commodities, or { $price } taxes.
mare_nostrum-standing-last-round = This is round { $round }; if nobody has won after round { $last }, most heroes and wonders win, then buildings, provinces and units.
mare_nostrum-standing-set =
    { $unknown ->
        [0] Different commodities: { $goods }, taxes: { $tax }.
        [one] Different commodities: { $goods }, taxes: { $tax }; { $unknown } card is unknown.
       *[other] Different commodities: { $goods }, taxes: { $tax }; { $unknown } cards are unknown.
    }

## The board

mare_nostrum-board-map = Map; arrow keys move it, plus and minus change its size
mare_nostrum-board-zoom = Size of the map
mare_nostrum-board-closer = Closer
mare_nostrum-board-farther = Farther away
mare_nostrum-board-whole = The whole map
mare_nostrum-board-phases = Phases of the round
mare_nostrum-board-phase =
    { $phase ->
        [commerce] Commerce
        [construction] Construction
       *[military] Military
    }
mare_nostrum-board-market = Heroes and wonders
mare_nostrum-board-panel-market = Heroes and wonders
mare_nostrum-board-panel-civilisations = The civilisations
mare_nostrum-board-panel-places = Provinces and sea zones
mare_nostrum-board-places = Places as a list
mare_nostrum-board-list-provinces = Provinces
mare_nostrum-board-list-seas = Sea zones
mare_nostrum-board-next-to = Next to { $places }.
mare_nostrum-board-begin-here = Begin here
mare_nostrum-board-begins-as = Usually begins as { mare_nostrum-role }.
mare_nostrum-board-begins-in =
    { $cities ->
        [one] Begins in { $places } with 1 city; its caravans bring in (or may bring in):
       *[other] Begins in { $places } with { $cities } cities; its caravans bring in (or may bring in):
    }
mare_nostrum-board-trade-about =
    { $step ->
        [offer] Everybody offers as many cards face down as the Director of Commerce named; taxes count as cards, too. Then all are turned up (MAR-6.2).
        [tap] Tap the card you want: it becomes yours. Then whoever lost it takes one (MAR-6.4).
        [take] The one who is to take picks a face-up card of somebody else and keeps it; whoever lost it takes next. What is left goes back to the hands (MAR-6.4, MAR-6.10).
       *[other] To buy something you need a set: all different commodities, or taxes only; look for kinds that you lack.
    }
mare_nostrum-board-panel-bank = Bank
mare_nostrum-board-panel-basket = Basket
mare_nostrum-board-panel-trade = Trade
mare_nostrum-board-panel-battle = Battle
mare_nostrum-board-bank = Cards in the bank
mare_nostrum-board-owner = It belongs to { mare_nostrum-side } ({ $player }).
mare_nostrum-board-nobody = It belongs to nobody.
mare_nostrum-board-caravan = { mare_nostrum-card-title }: a caravan brings it in.
mare_nostrum-board-site = { mare_nostrum-card-title }: no caravan yet.
mare_nostrum-board-city = There is a city; it brings taxes.
mare_nostrum-board-city-site = A city can be built.
mare_nostrum-board-tasks = Tasks: { $tasks }.
mare_nostrum-board-war-torn = Land units of several civilisations are here: it is war-torn.
mare_nostrum-board-empty-sea = No triremes.
mare_nostrum-board-figure-owner = Belongs to { mare_nostrum-side }.
mare_nostrum-board-figure-price =
    { $missing ->
        [0] It costs { $price } cards, and you can pay for it.
        [one] It costs { $price } cards; you are { $missing } card short.
       *[other] It costs { $price } cards; you are { $missing } cards short.
    }
mare_nostrum-board-set = Cards towards the Pyramids
mare_nostrum-board-progress = { $count } of { $most } heroes and wonders
mare_nostrum-board-unplayed = Nobody yet
mare_nostrum-board-side-player = Player: { $player }
mare_nostrum-board-side-known =
    { $unknown ->
        [0] Cards: { $cards }.
        [one] Cards: { $cards } and { $unknown } unknown card.
       *[other] Cards: { $cards } and { $unknown } unknown cards.
    }
mare_nostrum-board-side-unknown =
    { $unknown ->
        [0] No cards.
        [one] { $unknown } card.
       *[other] { $unknown } cards.
    }
mare_nostrum-board-side-income = Income as things stand: { $cards }.
mare_nostrum-board-side-counts = For the roles: commerce { $commerce }, politics { $politics }, military { $military }.
mare_nostrum-board-side-units = Legions { $legions }, fortresses { $fortresses }, triremes { $triremes }.
mare_nostrum-board-card =
    { $bank ->
        [one] You hold { $count }; the bank has { $bank } more.
       *[other] You hold { $count }; the bank has { $bank } more.
    }
mare_nostrum-board-no-cards = You hold no cards.
mare_nostrum-board-shop = What can be built
mare_nostrum-board-panel-shop = What do you build?
mare_nostrum-board-kept = What you still hold when everybody has built goes to the bank; only a tax or two may be kept (MAR-7.5.1).
mare_nostrum-board-item-name =
    { $what ->
        [influence] Influence
       *[other] { mare_nostrum-building }
    }
mare_nostrum-board-gives =
    { $what ->
        [influence] An adjacent free province becomes yours.
        [caravan] Brings a card of the commodity it stands on every round.
        [city] Brings 1 tax every round.
        [market] Doubles what the caravans of its province bring.
        [temple] Doubles the tax of the city in its province.
        [legion] Marches into other provinces, fights, pillages and occupies.
        [fortress] Defends where it stands: it adds 6 to your dice in battle.
       *[trireme] Sails and fights at sea, and carries your legions across.
    }
mare_nostrum-board-goal = Hero or wonder
mare_nostrum-board-goal-gives = Has a power of its own; whoever owns { $count } wins the game.
mare_nostrum-board-price =
    { $in ->
        [points] { $price ->
            [one] { $price } point
           *[other] { $price } points
        }
       *[cards] { $price ->
            [one] { $price } card
           *[other] { $price } cards
        }
    }
mare_nostrum-board-item-state =
    { $state ->
        [setup] { "" }
        [none] none left
        [nowhere] no place
        [missing] { $missing } missing
        [tax] taxes
        [goods] commodities
       *[both] either set
    }
mare_nostrum-board-item-price =
    { $price ->
        [one] It costs a set of { $price } card.
       *[other] It costs a set of { $price } cards.
    }
mare_nostrum-board-item-points =
    { $price ->
        [one] It costs { $price } point.
       *[other] It costs { $price } points.
    }
mare_nostrum-board-item-tax = You can pay with { $price } taxes.
mare_nostrum-board-item-goods = You can pay with { $price } different commodities.
mare_nostrum-board-item-missing =
    { $missing ->
        [one] You are { $missing } card short.
       *[other] You are { $missing } cards short.
    }
mare_nostrum-board-item-left = Left in the supply: { $left }; provinces open to it: { $places }.
mare_nostrum-board-free = It is free.
mare_nostrum-board-paid = { $count } of { $price } cards paid
mare_nostrum-board-takes = takes
mare_nostrum-board-hidden-offer = face down
mare_nostrum-board-barred = The last two takes were between the same two civilisations ({ $sides }): a third in a row is not allowed.
mare_nostrum-board-odds = { $place }
mare_nostrum-board-clears = no enemy left
mare_nostrum-board-survives = some of yours left
mare_nostrum-board-wins = both
mare_nostrum-board-with-legions =
    { $count ->
        [0] the fortress alone
        [one] { $fortresses ->
            [0] { $count } legion
           *[other] { $count } legion and fortress
        }
       *[other] { $fortresses ->
            [0] { $count } legions
           *[other] { $count } legions and fortress
        }
    }
mare_nostrum-board-with-triremes =
    { $count ->
        [one] { $count } trireme
       *[other] { $count } triremes
    }
mare_nostrum-board-outcomes = Chance of each outcome: rows own losses, columns the enemy’s
mare_nostrum-board-last = Last battle: { $place }
mare_nostrum-board-losses =
    { $count ->
        [0] loses nothing
        [one] loses { $count } unit
       *[other] loses { $count } units
    }
