### Mare Nostrum. A seat és a seats név (mindig alanyeset); a side, place, sea, kind, figure, what, slot és role azonosító, a többi szám.

## Nevek

mare_nostrum-side =
    { $side ->
        [rome] Róma
        [greece] Hellász
        [babylon] Babilon
        [egypt] Egyiptom
       *[carthage] Karthágó
    }
# tárgyeset, „kitől”, „kinek”
mare_nostrum-side-object =
    { $side ->
        [rome] Rómát
        [greece] Hellászt
        [babylon] Babilont
        [egypt] Egyiptomot
       *[carthage] Karthágót
    }
mare_nostrum-side-from =
    { $side ->
        [rome] Rómától
        [greece] Hellásztól
        [babylon] Babilontól
        [egypt] Egyiptomtól
       *[carthage] Karthágótól
    }
mare_nostrum-side-to =
    { $side ->
        [rome] Rómának
        [greece] Hellásznak
        [babylon] Babilonnak
        [egypt] Egyiptomnak
       *[carthage] Karthágónak
    }
mare_nostrum-place =
    { $place ->
        [rome] Róma
        [cisalpina] Cisalpina
        [magna_graecia] Magna Graecia
        [corsica] Korzika
        [sardinia] Szardínia
        [syracusae] Syracusae
        [illyria] Illíria
        [dacia] Dácia
        [macedonia] Makedónia
        [athens] Athén
        [constantinople] Konstantinápoly
        [troy] Trója
        [rhodes] Rhodosz
        [knossos] Knosszosz
        [pontus] Pontosz
        [cappadocia] Kappadókia
        [cilicia] Kilikia
        [armenia] Arménia
        [assyria] Asszíria
        [babylon] Babilon
        [syria] Szíria
        [phoenicia] Fönícia
        [jerusalem] Jeruzsálem
        [arabia] Arábia
        [sinai] Sínai-félsziget
        [cyprus] Ciprus
        [alexandria] Alexandria
        [memphis] Memphisz
        [thebae] Théba
        [cyrenae] Cyrenae
        [leptis] Leptis Magna
        [carthage] Karthágó
       *[numidia] Numídia
    }
# hol, hová, honnan
mare_nostrum-place-in =
    { $place ->
        [rome] Rómában
        [cisalpina] Cisalpinában
        [magna_graecia] Magna Graeciában
        [corsica] Korzikán
        [sardinia] Szardínián
        [syracusae] Syracusae-ben
        [illyria] Illíriában
        [dacia] Dáciában
        [macedonia] Makedóniában
        [athens] Athénban
        [constantinople] Konstantinápolyban
        [troy] Trójában
        [rhodes] Rhodoszon
        [knossos] Knosszoszban
        [pontus] Pontoszban
        [cappadocia] Kappadókiában
        [cilicia] Kilikiában
        [armenia] Arméniában
        [assyria] Asszíriában
        [babylon] Babilonban
        [syria] Szíriában
        [phoenicia] Föníciában
        [jerusalem] Jeruzsálemben
        [arabia] Arábiában
        [sinai] a Sínai-félszigeten
        [cyprus] Cipruson
        [alexandria] Alexandriában
        [memphis] Memphiszben
        [thebae] Thébában
        [cyrenae] Cyrenae-ben
        [leptis] Leptis Magnában
        [carthage] Karthágóban
       *[numidia] Numídiában
    }
mare_nostrum-place-to =
    { $place ->
        [rome] Rómába
        [cisalpina] Cisalpinába
        [magna_graecia] Magna Graeciába
        [corsica] Korzikára
        [sardinia] Szardíniára
        [syracusae] Syracusae-be
        [illyria] Illíriába
        [dacia] Dáciába
        [macedonia] Makedóniába
        [athens] Athénba
        [constantinople] Konstantinápolyba
        [troy] Trójába
        [rhodes] Rhodoszra
        [knossos] Knosszoszba
        [pontus] Pontoszba
        [cappadocia] Kappadókiába
        [cilicia] Kilikiába
        [armenia] Arméniába
        [assyria] Asszíriába
        [babylon] Babilonba
        [syria] Szíriába
        [phoenicia] Föníciába
        [jerusalem] Jeruzsálembe
        [arabia] Arábiába
        [sinai] a Sínai-félszigetre
        [cyprus] Ciprusra
        [alexandria] Alexandriába
        [memphis] Memphiszbe
        [thebae] Thébába
        [cyrenae] Cyrenae-be
        [leptis] Leptis Magnába
        [carthage] Karthágóba
       *[numidia] Numídiába
    }
mare_nostrum-place-from =
    { $place ->
        [rome] Rómából
        [cisalpina] Cisalpinából
        [magna_graecia] Magna Graeciából
        [corsica] Korzikáról
        [sardinia] Szardíniáról
        [syracusae] Syracusae-ből
        [illyria] Illíriából
        [dacia] Dáciából
        [macedonia] Makedóniából
        [athens] Athénból
        [constantinople] Konstantinápolyból
        [troy] Trójából
        [rhodes] Rhodoszról
        [knossos] Knosszoszból
        [pontus] Pontoszból
        [cappadocia] Kappadókiából
        [cilicia] Kilikiából
        [armenia] Arméniából
        [assyria] Asszíriából
        [babylon] Babilonból
        [syria] Szíriából
        [phoenicia] Föníciából
        [jerusalem] Jeruzsálemből
        [arabia] Arábiából
        [sinai] a Sínai-félszigetről
        [cyprus] Ciprusról
        [alexandria] Alexandriából
        [memphis] Memphiszből
        [thebae] Thébából
        [cyrenae] Cyrenae-ből
        [leptis] Leptis Magnából
        [carthage] Karthágóból
       *[numidia] Numídiából
    }
mare_nostrum-to-place =
    { $to_place ->
        [rome] Rómába
        [cisalpina] Cisalpinába
        [magna_graecia] Magna Graeciába
        [corsica] Korzikára
        [sardinia] Szardíniára
        [syracusae] Syracusae-be
        [illyria] Illíriába
        [dacia] Dáciába
        [macedonia] Makedóniába
        [athens] Athénba
        [constantinople] Konstantinápolyba
        [troy] Trójába
        [rhodes] Rhodoszra
        [knossos] Knosszoszba
        [pontus] Pontoszba
        [cappadocia] Kappadókiába
        [cilicia] Kilikiába
        [armenia] Arméniába
        [assyria] Asszíriába
        [babylon] Babilonba
        [syria] Szíriába
        [phoenicia] Föníciába
        [jerusalem] Jeruzsálembe
        [arabia] Arábiába
        [sinai] a Sínai-félszigetre
        [cyprus] Ciprusra
        [alexandria] Alexandriába
        [memphis] Memphiszbe
        [thebae] Thébába
        [cyrenae] Cyrenae-be
        [leptis] Leptis Magnába
        [carthage] Karthágóba
       *[numidia] Numídiába
    }
mare_nostrum-from-place =
    { $from_place ->
        [rome] Rómából
        [cisalpina] Cisalpinából
        [magna_graecia] Magna Graeciából
        [corsica] Korzikáról
        [sardinia] Szardíniáról
        [syracusae] Syracusae-ből
        [illyria] Illíriából
        [dacia] Dáciából
        [macedonia] Makedóniából
        [athens] Athénból
        [constantinople] Konstantinápolyból
        [troy] Trójából
        [rhodes] Rhodoszról
        [knossos] Knosszoszból
        [pontus] Pontoszból
        [cappadocia] Kappadókiából
        [cilicia] Kilikiából
        [armenia] Arméniából
        [assyria] Asszíriából
        [babylon] Babilonból
        [syria] Szíriából
        [phoenicia] Föníciából
        [jerusalem] Jeruzsálemből
        [arabia] Arábiából
        [sinai] a Sínai-félszigetről
        [cyprus] Ciprusról
        [alexandria] Alexandriából
        [memphis] Memphiszből
        [thebae] Thébából
        [cyrenae] Cyrenae-ből
        [leptis] Leptis Magnából
        [carthage] Karthágóból
       *[numidia] Numídiából
    }
mare_nostrum-sea =
    { $sea ->
        [sardinian_sea] Szardíniai-tenger
        [tyrrhenian_sea] Tirrén-tenger
        [adriatic_sea] Adriai-tenger
        [ionian_sea] Jón-tenger
        [african_sea] Afrikai-tenger
        [libyan_sea] Líbiai-tenger
        [aegean_sea] Égei-tenger
        [egyptian_sea] Egyiptomi-tenger
        [cyprian_sea] Ciprusi-tenger
       *[black_sea] Fekete-tenger
    }
mare_nostrum-sea-in =
    { $sea ->
        [sardinian_sea] a Szardíniai-tengeren
        [tyrrhenian_sea] a Tirrén-tengeren
        [adriatic_sea] az Adriai-tengeren
        [ionian_sea] a Jón-tengeren
        [african_sea] az Afrikai-tengeren
        [libyan_sea] a Líbiai-tengeren
        [aegean_sea] az Égei-tengeren
        [egyptian_sea] az Egyiptomi-tengeren
        [cyprian_sea] a Ciprusi-tengeren
       *[black_sea] a Fekete-tengeren
    }
mare_nostrum-sea-to =
    { $sea ->
        [sardinian_sea] a Szardíniai-tengerre
        [tyrrhenian_sea] a Tirrén-tengerre
        [adriatic_sea] az Adriai-tengerre
        [ionian_sea] a Jón-tengerre
        [african_sea] az Afrikai-tengerre
        [libyan_sea] a Líbiai-tengerre
        [aegean_sea] az Égei-tengerre
        [egyptian_sea] az Egyiptomi-tengerre
        [cyprian_sea] a Ciprusi-tengerre
       *[black_sea] a Fekete-tengerre
    }
mare_nostrum-to-sea =
    { $to_sea ->
        [sardinian_sea] a Szardíniai-tengerre
        [tyrrhenian_sea] a Tirrén-tengerre
        [adriatic_sea] az Adriai-tengerre
        [ionian_sea] a Jón-tengerre
        [african_sea] az Afrikai-tengerre
        [libyan_sea] a Líbiai-tengerre
        [aegean_sea] az Égei-tengerre
        [egyptian_sea] az Egyiptomi-tengerre
        [cyprian_sea] a Ciprusi-tengerre
       *[black_sea] a Fekete-tengerre
    }
mare_nostrum-from-sea =
    { $from_sea ->
        [sardinian_sea] a Szardíniai-tengerről
        [tyrrhenian_sea] a Tirrén-tengerről
        [adriatic_sea] az Adriai-tengerről
        [ionian_sea] a Jón-tengerről
        [african_sea] az Afrikai-tengerről
        [libyan_sea] a Líbiai-tengerről
        [aegean_sea] az Égei-tengerről
        [egyptian_sea] az Egyiptomi-tengerről
        [cyprian_sea] a Ciprusi-tengerről
       *[black_sea] a Fekete-tengerről
    }
mare_nostrum-card =
    { $kind ->
        [tax] adó
        [grain] gabona
        [fish] hal
        [slaves] rabszolga
        [wine] bor
        [metal] fém
        [fruit] gyümölcs
        [livestock] háziállat
        [oil] olaj
        [gold] arany
        [gems] drágakő
        [perfume] illatszer
       *[papyrus] papirusz
    }
mare_nostrum-card-title =
    { $kind ->
        [tax] Adó
        [grain] Gabona
        [fish] Hal
        [slaves] Rabszolga
        [wine] Bor
        [metal] Fém
        [fruit] Gyümölcs
        [livestock] Háziállat
        [oil] Olaj
        [gold] Arany
        [gems] Drágakő
        [perfume] Illatszer
       *[papyrus] Papirusz
    }
mare_nostrum-card-object =
    { $kind ->
        [tax] adót
        [grain] gabonát
        [fish] halat
        [slaves] rabszolgát
        [wine] bort
        [metal] fémet
        [fruit] gyümölcsöt
        [livestock] háziállatot
        [oil] olajat
        [gold] aranyat
        [gems] drágakövet
        [perfume] illatszert
       *[papyrus] papiruszt
    }
mare_nostrum-card-count = { $count } { mare_nostrum-card }
mare_nostrum-gave-card =
    { $gave ->
        [tax] adót
        [grain] gabonát
        [fish] halat
        [slaves] rabszolgát
        [wine] bort
        [metal] fémet
        [fruit] gyümölcsöt
        [livestock] háziállatot
        [oil] olajat
        [gold] aranyat
        [gems] drágakövet
        [perfume] illatszert
       *[papyrus] papiruszt
    }
mare_nostrum-got-card =
    { $got ->
        [tax] adót
        [grain] gabonát
        [fish] halat
        [slaves] rabszolgát
        [wine] bort
        [metal] fémet
        [fruit] gyümölcsöt
        [livestock] háziállatot
        [oil] olajat
        [gold] aranyat
        [gems] drágakövet
        [perfume] illatszert
       *[papyrus] papiruszt
    }
mare_nostrum-list = { $cards }
mare_nostrum-no-goods = semmilyen áru
mare_nostrum-figure =
    { $figure ->
        [julius_caesar] Julius Caesar
        [pericles] Periklész
        [hammurabi] Hammurabi
        [cleopatra] Kleopátra
        [hannibal] Hannibál
        [agamemnon] Agamemnón
        [archimedes] Arkhimédész
        [helen_of_troy] Szép Heléna
        [nebuchadnezzar] Nabukodonozor
        [solomon] Bölcs Salamon
        [ulysses] Odüsszeusz
        [colossus] A rhodoszi kolosszus
        [hanging_gardens] Szemiramisz függőkertjei
        [temple_of_artemis] Az epheszoszi Artemisz-szentély
        [statue_of_zeus] Az olümpiai Zeusz-szobor
        [lighthouse] Az alexandriai világítótorony
        [mausoleum] A halikarnasszoszi Mauzóleum
       *[pyramids] Az egyiptomi piramisok
    }
mare_nostrum-figure-object =
    { $figure ->
        [julius_caesar] Julius Caesart
        [pericles] Periklészt
        [hammurabi] Hammurabit
        [cleopatra] Kleopátrát
        [hannibal] Hannibált
        [agamemnon] Agamemnónt
        [archimedes] Arkhimédészt
        [helen_of_troy] Szép Helénát
        [nebuchadnezzar] Nabukodonozort
        [solomon] Bölcs Salamont
        [ulysses] Odüsszeuszt
        [colossus] a rhodoszi kolosszust
        [hanging_gardens] Szemiramisz függőkertjeit
        [temple_of_artemis] az epheszoszi Artemisz-szentélyt
        [statue_of_zeus] az olümpiai Zeusz-szobrot
        [lighthouse] az alexandriai világítótornyot
        [mausoleum] a halikarnasszoszi Mauzóleumot
       *[pyramids] az egyiptomi piramisokat
    }
mare_nostrum-building =
    { $what ->
        [influence] Befolyásjelző
        [caravan] Karaván
        [city] Város
        [market] Piac
        [temple] Templom
        [legion] Légió
        [fortress] Erőd
       *[trireme] Triérész
    }
mare_nostrum-thing =
    { $what ->
        [influence] befolyásjelző
        [caravan] karaván
        [city] város
        [market] piac
        [temple] templom
        [legion] légió
        [fortress] erőd
        [trireme] triérész
        [julius_caesar] Julius Caesar
        [pericles] Periklész
        [hammurabi] Hammurabi
        [cleopatra] Kleopátra
        [hannibal] Hannibál
        [agamemnon] Agamemnón
        [archimedes] Arkhimédész
        [helen_of_troy] Szép Heléna
        [nebuchadnezzar] Nabukodonozor
        [solomon] Bölcs Salamon
        [ulysses] Odüsszeusz
        [colossus] a rhodoszi kolosszus
        [hanging_gardens] Szemiramisz függőkertjei
        [temple_of_artemis] az epheszoszi Artemisz-szentély
        [statue_of_zeus] az olümpiai Zeusz-szobor
        [lighthouse] az alexandriai világítótorony
        [mausoleum] a halikarnasszoszi Mauzóleum
       *[pyramids] az egyiptomi piramisok
    }
mare_nostrum-thing-object =
    { $what ->
        [influence] befolyásjelzőt
        [caravan] karavánt
        [city] várost
        [market] piacot
        [temple] templomot
        [legion] légiót
        [fortress] erődöt
        [trireme] triérészt
        [julius_caesar] Julius Caesart
        [pericles] Periklészt
        [hammurabi] Hammurabit
        [cleopatra] Kleopátrát
        [hannibal] Hannibált
        [agamemnon] Agamemnónt
        [archimedes] Arkhimédészt
        [helen_of_troy] Szép Helénát
        [nebuchadnezzar] Nabukodonozort
        [solomon] Bölcs Salamont
        [ulysses] Odüsszeuszt
        [colossus] a rhodoszi kolosszust
        [hanging_gardens] Szemiramisz függőkertjeit
        [temple_of_artemis] az epheszoszi Artemisz-szentélyt
        [statue_of_zeus] az olümpiai Zeusz-szobrot
        [lighthouse] az alexandriai világítótornyot
        [mausoleum] a halikarnasszoszi Mauzóleumot
       *[pyramids] az egyiptomi piramisokat
    }
mare_nostrum-caravan-of = Karaván ({ mare_nostrum-card })
mare_nostrum-role =
    { $role ->
        [director_of_commerce] Kereskedelmi igazgató
        [political_leader] Politikai vezető
       *[military_leader] Katonai vezető
    }
mare_nostrum-role-new =
    { $role ->
        [director_of_commerce] a kereskedelmi igazgató
        [political_leader] a politikai vezető
       *[military_leader] a katonai vezető
    }
mare_nostrum-slot =
    { $slot ->
        [city] város
        [caravan] { $kind ->
            [none] karaván
           *[other] karaván ({ mare_nostrum-card })
        }
        [market] piac
        [temple] templom
        [influence] befolyásjelző
       *[none] egyik sem
    }
mare_nostrum-slot-the =
    { $slot ->
        [city] a várost
        [caravan] a karavánt ({ mare_nostrum-card })
        [market] a piacot
        [temple] a templomot
        [influence] a befolyásjelzőt
       *[none] az épület nélkülit
    }
mare_nostrum-building-the =
    { $slot ->
        [city] a várost
        [caravan] egy karavánt
        [market] a piacot
       *[temple] a templomot
    }
mare_nostrum-seat = { $seat }
mare_nostrum-neutral = Semleges
mare_nostrum-legions-of = { mare_nostrum-side }: { $count } légió
mare_nostrum-docked-of = { mare_nostrum-side }: { $count } triérész dokkban
mare_nostrum-triremes-of = { mare_nostrum-side }: { $count } triérész
mare_nostrum-fortresses = { $count } erőd
mare_nostrum-task-on =
    { $slot ->
        [city] { mare_nostrum-side } a városon
        [caravan] { mare_nostrum-side } egy karavánon
        [market] { mare_nostrum-side } a piacon
        [temple] { mare_nostrum-side } a templomon
       *[influence] { mare_nostrum-side } a befolyásjelzőn
    }

## A játék az előszobában

mare_nostrum-title = Mare Nostrum
mare_nostrum-tagline = Kereskedj, építs és hadakozz a Földközi-tenger körül, amíg négy hős és világcsoda a tiéd nem lesz.
mare_nostrum-about = Róma, Hellász, Babilon, Egyiptom és Karthágó egyetlen tengeren osztozik. Minden fordulóban adót és árut szedsz, kártyát cserélsz a többiekkel, tartományt, épületet, légiót és triérészt veszel, aztán megindulnak a seregeid és a flottáid. Azonnal nyer, aki elsőként birtokol összesen négy hőst és világcsodát, vagy felépíti a piramisokat. Három–öt játékosnak, az asztalnál két-három óra; amelyik civilizációval senki sem játszik, az semleges.

## Beállítások

mare_nostrum-option-seats = Játékosok
mare_nostrum-option-seats-about = Amelyik civilizációval senki sem játszik, az semleges: csak védekezik.
mare_nostrum-option-seats-3 = 3 játékos
mare_nostrum-option-seats-4 = 4 játékos
mare_nostrum-option-seats-5 = 5 játékos
mare_nostrum-option-setup = Felállás
mare_nostrum-option-setup-about = A haladó felállásban mindenki 36 pontból állítja össze a saját kezdő helyzetét.
mare_nostrum-option-setup-basic = Alapfelállás
mare_nostrum-option-setup-advanced = Haladó felállás
mare_nostrum-option-pillage_per_legion = Kifosztás
mare_nostrum-option-pillage_per_legion-about = Hány épületet pusztíthat el egy sereg egy tartományban egy lépésben.
mare_nostrum-option-pillage_per_legion-false = Egy épület
mare_nostrum-option-pillage_per_legion-true = Légiónként egy
mare_nostrum-option-director_may_give_acquired_card = Kárpótlás
mare_nostrum-option-director_may_give_acquired_card-about = Melyik kártyát adhatja a kereskedelmi igazgató annak, akinek a csere végén eggyel kevesebb lapja maradt.
mare_nostrum-option-director_may_give_acquired_card-false = Csak a cserében nem szerzett lap
mare_nostrum-option-director_may_give_acquired_card-true = Bármelyik lap
mare_nostrum-option-launch_is_compulsory = Dokkban veszteglő triérészek
mare_nostrum-option-launch_is_compulsory-about = Ki kell-e futniuk a triérészeknek a tulajdonosuk következő katonai lépésében.
mare_nostrum-option-launch_is_compulsory-false = A dokkban maradhatnak
mare_nostrum-option-launch_is_compulsory-true = Ki kell futniuk
mare_nostrum-option-any_foreign_legion_bars_building = Építés megszállás alatt
mare_nostrum-option-any_foreign_legion_bars_building-about = Melyik idegen légió akadályoz meg abban, hogy a saját tartományodban építs.
mare_nostrum-option-any_foreign_legion_bars_building-false = Csak az épületen álló
mare_nostrum-option-any_foreign_legion_bars_building-true = Minden idegen légió

## Mit tudnak a hősök és a világcsodák

mare_nostrum-effect-julius_caesar = Légió és erőd ára: 2 kártya.
mare_nostrum-effect-pericles = Triérész ára: 2 kártya; tengeri csatában a triérészek minden kockája +1.
mare_nostrum-effect-hammurabi = Fordulónként egy befolyásjelző ingyen letehető.
mare_nostrum-effect-cleopatra = Építési fázisonként egyszer: egy árukártya adóra, vagy egy adó árukártyára cserélhető a bankkal.
mare_nostrum-effect-hannibal = Szárazföldi csatában a légiók minden kockája +1.
mare_nostrum-effect-agamemnon = +2 a kereskedelmi igazgatói szerephez.
mare_nostrum-effect-archimedes = +2 a katonai vezetői szerephez.
mare_nostrum-effect-helen_of_troy = Katonai fázisonként egyszer: egy tartományodba belépő ellenséges légió a tiéd lesz.
mare_nostrum-effect-nebuchadnezzar = Kifosztott karavánért áru-, kifosztott városért adókártya jár.
mare_nostrum-effect-solomon = +2 a politikai vezetői szerephez.
mare_nostrum-effect-ulysses = Kereskedelmi fázisonként egyszer: aki épp elvett egy kártyát valaki mástól, visszaadja, és helyette a te felajánlott lapjaidból választ.
mare_nostrum-effect-colossus = Jövedelemkor 1 további adókártya.
mare_nostrum-effect-hanging_gardens = 1 árukártya képpel lefelé megtartható a következő fordulóra.
mare_nostrum-effect-temple_of_artemis = Jövedelemkor 1 további, szabadon választott árukártya.
mare_nostrum-effect-statue_of_zeus = Tartományonként 2 erőd építhető.
mare_nostrum-effect-lighthouse = A befolyásjelzők lerakásához nem kell szomszédosság.
mare_nostrum-effect-mausoleum = A karaván és a város 2, a piac és a templom 5 kártyába kerül.
mare_nostrum-effect-pyramids = Felépítésük azonnali győzelmet jelent.

## Kérdések

mare_nostrum-ask-choose-side = Válaszd ki, melyik civilizációval játszol, vagy bízd a sorsra.
mare_nostrum-ask-setup-caravan = Válaszd ki, melyik árun álljon a karavánod { mare_nostrum-place-in }.
mare_nostrum-ask-role-tie = Mások között döntetlen az állás; válaszd ki, ki legyen { mare_nostrum-role-new }.
mare_nostrum-ask-artemis-card = Az Artemisz-szentély még egy árut ad; válaszd ki, melyiket.
mare_nostrum-ask-trade-number = Mondd meg, hány kártyát kell mindenkinek felajánlania; 0 esetén nincs kereskedés.
mare_nostrum-ask-take-from = Válaszd ki, kitől veszel el egy kártyát.
mare_nostrum-ask-take-card = Válaszd ki, melyik kártyát veszed el { mare_nostrum-side-from }.
mare_nostrum-ask-use-ulysses = { mare_nostrum-side } épp elvett 1 { mare_nostrum-card-object }; döntsd el, hogy Odüsszeusszal inkább a te lapjaid közül vegyen-e el egyet.
mare_nostrum-ask-ulysses-card = Odüsszeusz visszaadatta veled a lapot; válassz helyette egyet innen: { mare_nostrum-side }.
mare_nostrum-ask-compensate = { mare_nostrum-side-to } eggyel kevesebb lapja maradt. Válaszd ki, melyik kártyát adod oda neki.
mare_nostrum-ask-caravan-site = Válaszd ki, melyik árun álljon a karaván { mare_nostrum-place-in }.
mare_nostrum-ask-swap-give = Kleopátra: válaszd ki, melyik kártyát adod a banknak.
mare_nostrum-ask-swap-get = Kleopátra: válaszd ki, melyik kártyát veszed el a banktól.
mare_nostrum-ask-keep-taxes = Válaszd ki, hány adókártyát tartasz meg a következő fordulóra.
mare_nostrum-ask-keep-commodity = A függőkertek egy árut megőriznek neked; válaszd ki, melyiket.
mare_nostrum-ask-sea-step = Tengeri szakasz: válaszd ki, mit tegyenek a triérészeid.
mare_nostrum-ask-ship-from = Válaszd ki, melyik triérész mozogjon.
mare_nostrum-ask-ship-to = Válaszd ki, melyik tengerzónába menjen.
mare_nostrum-ask-sea-zone = Válaszd ki, melyik tengerzónában harcolsz.
mare_nostrum-ask-sea-enemy = Válaszd ki, kit támadsz meg { mare_nostrum-sea-in }.
mare_nostrum-ask-sea-number = Válaszd ki, hány triérész támadjon { mare_nostrum-sea-in }.
mare_nostrum-ask-launch = Válaszd ki, melyik tengerzónába fusson ki a triérészed { mare_nostrum-place-from }.
mare_nostrum-ask-land-step = Szárazföldi szakasz: válaszd ki, mit tegyenek a légióid.
mare_nostrum-ask-march-from = Válaszd ki, honnan induljanak a légiók.
mare_nostrum-ask-march-to = Válaszd ki, hová vonuljanak a légiók { mare_nostrum-place-from }.
mare_nostrum-ask-march-number = Válaszd ki, hány légió vonuljon { mare_nostrum-place-to }.
mare_nostrum-ask-march-slot = Válaszd ki, melyik légió hagyja ott a feladatát { mare_nostrum-place-in }.
mare_nostrum-ask-use-helen = Ellenséges légiók léptek a tartományodba ({ mare_nostrum-place }); döntsd el, hogy Heléna a te oldaladra állítson-e egyet.
mare_nostrum-ask-battle-place = Válaszd ki, melyik tartományban harcolsz.
mare_nostrum-ask-battle-enemy = Válaszd ki, kit támadsz meg { mare_nostrum-place-in }.
mare_nostrum-ask-battle-number = Válaszd ki, hány légió támadjon { mare_nostrum-place-in }.
mare_nostrum-ask-assign-place = Válaszd ki, melyik tartományban adsz feladatot.
mare_nostrum-ask-task = Válassz feladatot egy légiónak { mare_nostrum-place-in }.
mare_nostrum-ask-task-slot = Válaszd ki az épületet { mare_nostrum-place-in }.
mare_nostrum-ask-task-source = Nincs feladat nélküli légió { mare_nostrum-place-in }; válaszd ki, melyik légió hagyja ott a feladatát.
mare_nostrum-ask-setup-menu = Válaszd ki, mit veszel a kezdő helyzetedhez; { $points } pontod maradt.
mare_nostrum-ask-offer-card = Válassz egy kártyát, amelyet képpel lefelé felajánlasz (összesen { $number } kell, még { $left } hiányzik).
mare_nostrum-ask-build-order =
    { $first ->
        [1] Válaszd ki, ki építsen elsőnek.
       *[other] Válaszd ki, ki építsen következőnek.
    }
mare_nostrum-ask-military-order =
    { $first ->
        [1] Válaszd ki, ki mozgasson elsőnek.
       *[other] Válaszd ki, ki mozgasson következőnek.
    }
mare_nostrum-ask-construct = Válaszd ki, mit veszel, vagy fejezd be a lépésedet ({ $count } kártyád van).
mare_nostrum-ask-build-place =
    { $price ->
        [0] Válaszd ki, melyik tartományba kerüljön: { mare_nostrum-thing }; ingyen van.
       *[other] Válaszd ki, melyik tartományba kerüljön: { mare_nostrum-thing }; az ára { $price } kártya.
    }
mare_nostrum-ask-pay-way = Válaszd ki, mivel fizeted ki a { $price } kártyát ezért: { mare_nostrum-thing }.
mare_nostrum-ask-pay-goods = Válassz egy árut, amellyel fizetsz ({ mare_nostrum-thing }); még { $left } különböző kell.
mare_nostrum-ask-lose-unit = Válaszd ki, melyik egységedet veszíted el { mare_nostrum-place-in }; még { $left } veszteség van hátra.
mare_nostrum-ask-lose-slot = Válaszd ki, melyik légiódat veszíted el { mare_nostrum-place-in }; még { $left } veszteség van hátra.

## Válaszok

mare_nostrum-do-choose-side = Ezzel játszom: { mare_nostrum-side }
mare_nostrum-do-caravan-site = Karaván ezen: { mare_nostrum-card }
mare_nostrum-do-role-tie = { mare_nostrum-side } legyen { mare_nostrum-role-new }
mare_nostrum-do-draw-lot = Döntsön a sors
mare_nostrum-do-use-ulysses = Odüsszeusz közbelép
mare_nostrum-do-use-helen = Heléna közbelép: az egyik légió átáll
mare_nostrum-do-decline = Nem élek vele
mare_nostrum-do-name-next = { mare_nostrum-side }
mare_nostrum-do-cleopatra-swap = Kleopátra: kártyacsere a bankkal
mare_nostrum-do-free-influence = Hammurabi: egy befolyásjelző ingyen
mare_nostrum-do-annex-place = Bekebelezés: { mare_nostrum-place } (most { mare_nostrum-side } birtoka)
mare_nostrum-do-build-place = { mare_nostrum-place }
mare_nostrum-do-keep-nothing = Nem tartok meg árut
mare_nostrum-do-move-trireme = Egy triérész mozgatása
mare_nostrum-do-sea-battle = Tengeri csata
mare_nostrum-do-end-sea-step = A tengeri szakasz vége
mare_nostrum-do-ship-from-sea = A triérész { mare_nostrum-sea-in }
mare_nostrum-do-ship-from-dock = A dokkban veszteglő triérész { mare_nostrum-place-in }
mare_nostrum-do-ship-to = { mare_nostrum-sea-to }
mare_nostrum-do-sea-zone = Harc { mare_nostrum-sea-in }
mare_nostrum-do-move-legions = Légiók mozgatása
mare_nostrum-do-land-battle = Csata
mare_nostrum-do-assign = Feladat a légióknak
mare_nostrum-do-land-done = A lépés vége
mare_nostrum-do-march-to = { mare_nostrum-place-to }
mare_nostrum-do-battle-place = Csata { mare_nostrum-place-in }
mare_nostrum-do-assign-place = Feladat { mare_nostrum-place-in }
mare_nostrum-do-lose-legion = Egy légió elvesztése
mare_nostrum-do-lose-fortress = Egy erőd elvesztése
mare_nostrum-do-pillage = Kifosztás: egy épület elpusztítása
mare_nostrum-do-occupy = Megszállás: légió egy épületre
mare_nostrum-do-annex = Bekebelezés: légió a befolyásjelzőre
mare_nostrum-do-task-done = Nincs több feladat
mare_nostrum-do-pillage-slot = Elpusztítom { mare_nostrum-slot-the }
mare_nostrum-do-occupy-slot = Megszállom { mare_nostrum-slot-the }
mare_nostrum-do-leave-slot =
    { $slot ->
        [city] A városon álló légió
        [caravan] A karavánon álló légió ({ mare_nostrum-card })
        [market] A piacon álló légió
        [temple] A templomon álló légió
        [influence] A befolyásjelzőn álló légió
       *[none] A feladat nélküli légió
    }
mare_nostrum-do-lose-slot =
    { $slot ->
        [city] A városon álló légió
        [caravan] A karavánon álló légió ({ mare_nostrum-card })
        [market] A piacon álló légió
        [temple] A templomon álló légió
        [influence] A befolyásjelzőn álló légió
       *[none] A feladat nélküli légió
    }
mare_nostrum-do-acquire = { mare_nostrum-figure } ({ $price } kártya)
mare_nostrum-do-build = { mare_nostrum-building } ({ $price } kártya)
mare_nostrum-do-setup-done =
    { $points ->
        [0] Kész a felállás
       *[other] Kész a felállás; { $points } pont elvész
    }
mare_nostrum-do-construct-done =
    { $count ->
        [0] A lépés vége
       *[other] A lépés vége, { $count } kártya marad
    }
mare_nostrum-do-artemis-card = { mare_nostrum-card-title } ({ $count } van a bankban)
mare_nostrum-do-offer-card = Felajánlok 1 { mare_nostrum-card-object } ({ $count } van)
mare_nostrum-do-take-card = Elveszek 1 { mare_nostrum-card-object } ({ $count } van)
mare_nostrum-do-compensate = Odaadok 1 { mare_nostrum-card-object } ({ $count } van)
mare_nostrum-do-swap-get = Elveszek 1 { mare_nostrum-card-object } ({ $count } van a bankban)
mare_nostrum-do-swap-give = Odaadok 1 { mare_nostrum-card-object } ({ $count } van)
mare_nostrum-do-pay-card = Fizetek 1 { mare_nostrum-card-object } ({ $count } van)
mare_nostrum-do-keep-commodity = Megtartok 1 { mare_nostrum-card-object } ({ $count } van)
mare_nostrum-do-take-from = { mare_nostrum-side } ({ $count } nyílt lap)
mare_nostrum-do-march-from = { mare_nostrum-place } ({ $count } légió mozoghat)
mare_nostrum-do-sea-enemy = { mare_nostrum-side } ({ $count } triérész)
mare_nostrum-do-pay-tax = { $price } adókártyával
mare_nostrum-do-pay-goods = { $price } különböző áruval
mare_nostrum-do-trade-number =
    { $number ->
        [0] Nincs kereskedés
       *[other] Fejenként { $number } kártya
    }
mare_nostrum-do-keep-taxes =
    { $number ->
        [0] Nem tartok meg adókártyát
       *[other] { $number } adókártyát tartok meg
    }
mare_nostrum-do-march-number = { $number } légió
mare_nostrum-do-sea-number = { $number } triérész ({ $percent }% eséllyel mindent elsüllyeszt)
mare_nostrum-do-battle-number =
    { $number ->
        [0] Csak az erőd ({ $percent }% eséllyel minden védőt legyőz)
       *[other] { $number } légió{ $fortresses ->
            [0] {""}
           *[other] {" "}és az erőd
        } ({ $percent }% eséllyel minden védőt legyőz)
    }
mare_nostrum-do-battle-enemy =
    { $fortresses ->
        [0] { mare_nostrum-side } ({ $count } légió)
       *[other] { $count ->
            [0] { mare_nostrum-side } ({ $fortresses } erőd)
           *[other] { mare_nostrum-side } ({ $count } légió, { $fortresses } erőd)
        }
    }

## Miért nem

mare_nostrum-why-other-question = Ez nem válasz arra, amit most kérdezünk.
mare_nostrum-why-one-task = Előbb adj legalább egy feladatot.
mare_nostrum-why-no-trireme = Ebben a lépésben már egyik triérészed sem mozoghat.
mare_nostrum-why-no-sea-battle = Egyetlen tengerzónában sincs kivel harcolniuk a triérészeidnek.
mare_nostrum-why-no-legion = Ebben a lépésben már egyik légiód sem mozoghat.
mare_nostrum-why-no-battle = Egyetlen tartományban sincs kivel harcolniuk azoknak az egységeidnek, amelyek még nem támadtak.
mare_nostrum-why-no-assign = Most egyetlen tartományban sem adhatsz feladatot.
mare_nostrum-why-no-building = Itt nincs ilyen épület: { mare_nostrum-slot }.
mare_nostrum-why-occupied-already = Ezen már áll egy légiód: { mare_nostrum-slot }.
mare_nostrum-why-occupy-first = Erre csak akkor állhat légió, ha a városon vagy egy karavánon is áll egy: { mare_nostrum-slot }.
mare_nostrum-why-figure-gone = { mare_nostrum-figure }: már elkelt, a birtokosa { mare_nostrum-side }.
mare_nostrum-why-figure-of-other = { mare_nostrum-figure }: ezt a hőst csak { mare_nostrum-side } veheti meg.
mare_nostrum-why-figure-later = { mare_nostrum-figure }: a felálláskor csak a saját hősödet veheted meg.
mare_nostrum-why-none-left = Nincs több a tartalékban: { mare_nostrum-building }.
mare_nostrum-why-no-place = Most nincs olyan tartomány, ahová letehetnéd: { mare_nostrum-building }.
mare_nostrum-why-no-trireme-there = Nincs olyan triérészed { mare_nostrum-sea-in }, amelyik még mozoghat.
mare_nostrum-why-sea-not-adjacent = A triérész egy mozgással nem éri el ezt a zónát: { mare_nostrum-sea }.
mare_nostrum-why-no-enemy-at-sea = Nem harcolhatsz { mare_nostrum-sea-in }.
mare_nostrum-why-no-dock = Nincs dokkban veszteglő triérészed { mare_nostrum-place-in }.
mare_nostrum-why-no-legion-there = Nincs olyan légiód { mare_nostrum-place-in }, amelyik még mozoghat.
mare_nostrum-why-not-adjacent = A légiók sem a határon át, sem a triérészeid láncán nem érik el ezt a tartományt: { mare_nostrum-place }.
mare_nostrum-why-no-battle-there = Nincs kivel harcolnod { mare_nostrum-place-in }.
mare_nostrum-why-no-task-there = Nem adhatsz feladatot { mare_nostrum-place-in }.
mare_nostrum-why-own-already = Ez a tartomány már a tiéd: { mare_nostrum-place }.
mare_nostrum-why-home-marker = Egy játékos központi tartományában a befolyásjelzőt soha nem lehet lecserélni: { mare_nostrum-place }.
mare_nostrum-why-owned-by = { mare_nostrum-place } már foglalt (a birtokosa { mare_nostrum-side }), és nem áll a légiód a befolyásjelzőn.
mare_nostrum-why-outside-setup = A felálláskor csak a központi tartományodat és a szomszédait használhatod: { mare_nostrum-place }.
mare_nostrum-why-foreign-legion = Más civilizáció légiója áll itt: { mare_nostrum-place }.
mare_nostrum-why-influence-not-adjacent = Ez a tartomány nem szomszédos olyannal, amely a forduló eleje óta a tiéd: { mare_nostrum-place }.
mare_nostrum-why-not-own = Csak a saját tartományaidban építhetsz: { mare_nostrum-place }.
mare_nostrum-why-only-home = A felálláskor a légiók és a triérészek a központi tartományban kezdenek: { mare_nostrum-place }.
mare_nostrum-why-just-placed = Ide ebben a fordulóban tettél befolyásjelzőt, ezért most mást nem építhetsz ide: { mare_nostrum-place }.
mare_nostrum-why-no-city-site = Nincs városhely { mare_nostrum-place-in }.
mare_nostrum-why-no-site = Nincs árulelőhely { mare_nostrum-place-in }.
mare_nostrum-why-no-coast = Ennek a tartománynak nincs tengerpartja: { mare_nostrum-place }.
mare_nostrum-why-war = Itt nem lehet építeni, amíg idegen légiók állnak a tartományban: { mare_nostrum-place }.
mare_nostrum-why-full = Nincs hely többnek { mare_nostrum-place-in }: { mare_nostrum-building }.
mare_nostrum-why-not-in-bank = A bankban nincs több: { mare_nostrum-card }.
mare_nostrum-why-not-face-up = { mare_nostrum-side } nyílt lapjai közt nincs ilyen: { mare_nostrum-card }.
mare_nostrum-why-not-in-hand = Nincs ilyen lapod: { mare_nostrum-card }.
mare_nostrum-why-offer-order = A lapokat a fajtáik sorrendjében ajánljuk fel, és a végére is kell maradnia elégnek: { mare_nostrum-card }.
mare_nostrum-why-mixed-set = Egy készlet vagy csupa adóból, vagy csupa áruból áll.
mare_nostrum-why-equal-cards = Egy készletben minden árunak különböznie kell: { mare_nostrum-card }.
mare_nostrum-why-pay-order = Az árukat a fajtáik sorrendjében fizetjük, és a készletnek teljesnek kell lennie: { mare_nostrum-card }.
mare_nostrum-why-acquired-card = Csak olyan lapot adhatsz, amelyet nem ebben a cserében szereztél: { mare_nostrum-card }.
mare_nostrum-why-side-taken = Ezzel a civilizációval már játszik valaki: { mare_nostrum-side }.
mare_nostrum-why-not-tied = { mare_nostrum-side } nem áll elég jól ahhoz, hogy ő legyen { mare_nostrum-role-new }.
mare_nostrum-why-neutral = { mare_nostrum-side } semleges, nincs saját lépése.
mare_nostrum-why-named-already = { mare_nostrum-side } már sorra került.
mare_nostrum-why-own-cards = A saját lapjaidat nem veheted el.
mare_nostrum-why-nothing-face-up = { mare_nostrum-side } előtt nincs több nyílt lap.
mare_nostrum-why-third-take = Az utolsó két elvétel közted és { mare_nostrum-side } között történt: egymás után harmadszor nem lehet.
mare_nostrum-why-not-at-sea = { mare_nostrum-side } triérészei nincsenek itt: { mare_nostrum-sea }.
mare_nostrum-why-not-in-province = { mare_nostrum-side } szárazföldi egységei nincsenek itt: { mare_nostrum-place }.
mare_nostrum-why-swap =
    { $used ->
        [0] Most nem cserélhetsz a bankkal: ehhez Kleopátra kell, és a banknak is kell lapjának lennie.
       *[other] Ebben a fázisban már cseréltél a bankkal.
    }
mare_nostrum-why-free-influence =
    { $used ->
        [0] Most nem tehetsz le ingyen befolyásjelzőt: ehhez Hammurabi, egy jelző és egy megfelelő tartomány kell.
       *[other] Ebben a fordulóban már letetted az ingyenes befolyásjelzőt.
    }
mare_nostrum-why-must-fight = Az egységeidnek még támadniuk kell a lépésed vége előtt, például itt: { mare_nostrum-place } (összesen { $count } tartományban).
mare_nostrum-why-pay-way = Az ár { $price } kártya: { $taxes } adód és { $kinds } különböző árud van.
mare_nostrum-why-cannot-pay = Még { $missing } kártya hiányzik egy { $price } lapos készlethez: { $taxes } adód és { $kinds } különböző árud van.
mare_nostrum-why-points = Az ára { $price } pont, neked { $points } van: { $missing } pont hiányzik.
mare_nostrum-why-number-hand = Legfeljebb annyit mondhatsz, ahány lapod van: { $most }.
mare_nostrum-why-keep-taxes = Legfeljebb két adókártyát tarthatsz meg, és { $have } van.
mare_nostrum-why-number-legions = Innen csak { $most } légió mozoghat.
mare_nostrum-why-number-triremes = Itt csak { $most } triérész támadhat.
mare_nostrum-why-number-attack = Itt csak { $most } légió támadhat, és egy erőd csak akkor harcolhat egyedül, ha még nem harcolt.

## A napló

mare_nostrum-log-got-side = { $seat } civilizációja: { mare_nostrum-side }.
mare_nostrum-log-set-caravan = { $seat } karavánt állított { mare_nostrum-place-in } erre: { mare_nostrum-card }.
mare_nostrum-log-round-began = Új forduló kezdődött, a játék { $round }. fordulója.
mare_nostrum-log-got-role = { $seat } lett { mare_nostrum-role-new }.
mare_nostrum-log-chose-artemis-card = { $seat } 1 { mare_nostrum-card-object } kapott az Artemisz-szentélyért.
mare_nostrum-log-no-trade = Nem volt kereskedés.
mare_nostrum-log-offered = { $seat } felajánlott 1 { mare_nostrum-card-object }.
mare_nostrum-log-offered-secret = { $seat } felajánlott egy kártyát.
mare_nostrum-log-took-card = { $seat } elvett 1 { mare_nostrum-card-object }; eddig { $from_seat } lapja volt.
mare_nostrum-log-used-ulysses = { $seat } közbelépett Odüsszeusszal: { $from_seat } visszaadott 1 { mare_nostrum-card-object }.
mare_nostrum-log-trade-ended = Véget ért a kereskedés.
mare_nostrum-log-gave-card = { $seat } adott 1 { mare_nostrum-card-object }; aki kapta: { $to_seat }.
mare_nostrum-log-gave-card-secret = { $seat } adott egy kártyát; aki kapta: { $to_seat }.
mare_nostrum-log-received-card = { $seat } kapott 1 { mare_nostrum-card-object }.
mare_nostrum-log-received-card-secret = { $seat } kapott egy kártyát.
mare_nostrum-log-paid-goods = { $seat } ezekkel fizetett: { $cards }.
mare_nostrum-log-built = { $seat } épített { mare_nostrum-place-in }: { mare_nostrum-thing }.
mare_nostrum-log-built-caravan = { $seat } karavánt állított { mare_nostrum-place-in } erre: { mare_nostrum-card }.
mare_nostrum-log-placed-influence = { $seat } befolyásjelzőt tett le { mare_nostrum-place-in }.
mare_nostrum-log-annexed = { $seat } új tartományt kebelezett be: { mare_nostrum-place } (eddig { mare_nostrum-side } birtoka).
mare_nostrum-log-acquired = { $seat } megszerezte: { mare_nostrum-figure }.
mare_nostrum-log-swapped = { $seat } Kleopátrával cserélt: adott 1 { mare_nostrum-gave-card }, kapott 1 { mare_nostrum-got-card }.
mare_nostrum-log-kept-commodity = { $seat } képpel lefelé megtartott 1 { mare_nostrum-card-object }.
mare_nostrum-log-kept-commodity-secret = { $seat } képpel lefelé megtartott egy árut.
mare_nostrum-log-sailed = { $seat } triérésze elhajózott { mare_nostrum-from-sea } { mare_nostrum-to-sea }.
mare_nostrum-log-launched = { $seat } triérésze kifutott { mare_nostrum-place-from } { mare_nostrum-to-sea }.
mare_nostrum-log-used-helen = { $seat } közbelépett Helénával: átállt egy légió { mare_nostrum-place-in } (eddig { mare_nostrum-side } légiója volt).
mare_nostrum-log-rolled = A támadás értéke { $attack }, a védelemé { $defence }: a támadó vesztesége { $attacker_losses }, a védőé { $defender_losses }.
mare_nostrum-log-tasks-ended = { mare_nostrum-side } légióinak megszűnt a feladata { mare_nostrum-place-in }.
mare_nostrum-log-pillaged = { $seat } kifosztotta { mare_nostrum-building-the } { mare_nostrum-place-in }.
mare_nostrum-log-occupied = { $seat } megszállta { mare_nostrum-building-the } { mare_nostrum-place-in }.
mare_nostrum-log-stood-on-marker = { $seat } légiója a befolyásjelzőre állt { mare_nostrum-place-in }.
mare_nostrum-log-got-pillage-card = { $seat } kapott 1 { mare_nostrum-card-object } Nabukodonozorért.
mare_nostrum-log-rounds-over = Letelt az utolsó, { $round }. forduló.
mare_nostrum-log-got-income = { $seat } jövedelme { $taxes } adó és { $goods } áru: { $cards }.
mare_nostrum-log-named-number = { $seat } ennyi kártyát mondott a kereskedéshez: { $count }.
mare_nostrum-log-showed-offer =
    { $taxes ->
        [0] { $seat } ajánlata ({ $count } lap): { $cards }.
       *[other] { $seat } ajánlata ({ $count } lap): { $taxes } adó, { $cards }.
    }
mare_nostrum-log-named-next =
    { $phase ->
        [construction] { $seat } döntése: a következő építő { $to_seat }.
       *[military] { $seat } döntése: a következő hadvezér { $to_seat }.
    }
mare_nostrum-log-paid-taxes = { $seat } { $count } adóval fizetett.
mare_nostrum-log-kept-taxes =
    { $taxes ->
        [0] { $returned ->
            [0] { $seat } nem tartott meg adókártyát.
           *[other] { $seat } nem tartott meg adókártyát, { $returned } adót visszaadott.
        }
       *[other] { $returned ->
            [0] { $seat } { $taxes } adókártyát tartott meg.
           *[other] { $seat } { $taxes } adókártyát tartott meg, { $returned } adót visszaadott.
        }
    }
mare_nostrum-log-fought-at-sea = { $seat } { $count } triérésszel megtámadta { mare_nostrum-side-object } { mare_nostrum-sea-in }.
mare_nostrum-log-marched = { $seat } { $count } légiója átvonult { mare_nostrum-from-place } { mare_nostrum-to-place }.
mare_nostrum-log-fought-on-land =
    { $count ->
        [0] { $seat } erődje megtámadta { mare_nostrum-side-object } { mare_nostrum-place-in }.
       *[other] { $seat } { $count } légióval megtámadta { mare_nostrum-side-object } { mare_nostrum-place-in }.
    }
mare_nostrum-log-lost-unit =
    { $what ->
        [legion] { mare_nostrum-side } elvesztett egy légiót.
        [fortress] { mare_nostrum-side } elvesztett egy erődöt.
       *[trireme] { mare_nostrum-side } elvesztett { $count } triérészt.
    }
mare_nostrum-log-won =
    { $pyramids ->
        [0] { $seat } összegyűjtött négy hőst és világcsodát, és megnyerte a játékot.
       *[other] { $seat } felépítette a piramisokat, és megnyerte a játékot.
    }

## Táblázatok

mare_nostrum-table-sides =
    { $round ->
        [0] Civilizációk az első forduló előtt
       *[other] { $round }. forduló: civilizációk
    }
mare_nostrum-table-provinces = Tartományok
mare_nostrum-table-seas = Tengerzónák
mare_nostrum-table-figures = Megvehető hősök és világcsodák
mare_nostrum-table-supply = Bank és tartalék
mare_nostrum-table-trade = Kereskedés fejenként { $number } lappal
mare_nostrum-table-own = A te lapjaid ({ mare_nostrum-side })
mare_nostrum-own-hand = A kezedben
mare_nostrum-own-income = Jövedelem a mostani állás szerint
mare_nostrum-own-offer = Képpel lefelé felajánlva
mare_nostrum-column-side = Civilizáció
mare_nostrum-column-player = Játékos
mare_nostrum-column-figures = Hősök és világcsodák
mare_nostrum-column-roles = Szerepek
mare_nostrum-column-cards = Kártyák
mare_nostrum-column-provinces = Tartományok
mare_nostrum-column-units = Katonai egységek
mare_nostrum-column-place = Tartomány
mare_nostrum-column-owner = Birtokos
mare_nostrum-column-buildings = Épületek
mare_nostrum-column-land-units = Egységek
mare_nostrum-column-tasks = Feladatok
mare_nostrum-column-sea = Tengerzóna
mare_nostrum-column-triremes = Triérészek
mare_nostrum-column-figure = Hős vagy világcsoda
mare_nostrum-column-price = Ár
mare_nostrum-column-effect = Hatás
mare_nostrum-column-kind = Fajta
mare_nostrum-column-left = Maradt
mare_nostrum-column-face-up = Képpel felfelé
mare_nostrum-column-face-down = Elvett lapok
mare_nostrum-column-where = Hol

## A játék vége

mare_nostrum-score-heroes = Hősök
mare_nostrum-score-wonders = Világcsodák
mare_nostrum-score-pyramids = Felépített piramisok
mare_nostrum-score-cities = Városok
mare_nostrum-score-caravans = Karavánok
mare_nostrum-score-markets = Piacok
mare_nostrum-score-temples = Templomok
mare_nostrum-score-provinces = Tartományok
mare_nostrum-score-units = Katonai egységek
mare_nostrum-score-total = Hősök és világcsodák
mare_nostrum-outcome-pyramids = { $round }. forduló: { $seat } ({ mare_nostrum-side }) felépítette a piramisokat, és nyert.
mare_nostrum-outcome-figures = { $round }. forduló: { $seat } ({ mare_nostrum-side }) összesen { $count } hőst és világcsodát szerzett, és nyert.
mare_nostrum-outcome-rounds = { $round } forduló alatt senki sem nyert; az első { $seat }, összesen { $count } hőssel és világcsodával.
mare_nostrum-outcome-rounds-shared = { $round } forduló alatt senki sem nyert; mindenben egyenlően, { $count } hőssel és világcsodával osztoznak az első helyen: { $seats }.

## A tábla

mare_nostrum-board-map = Térkép; a nyilak mozgatják, a plusz és a mínusz a méretét változtatja
mare_nostrum-board-zoom = A térkép mérete
mare_nostrum-board-closer = Közelebb
mare_nostrum-board-farther = Távolabb
mare_nostrum-board-whole = Az egész térkép
mare_nostrum-board-phases = A forduló fázisai
mare_nostrum-board-phase =
    { $phase ->
        [commerce] Kereskedés
        [construction] Építés
       *[military] Hadviselés
    }
mare_nostrum-board-market = Hősök és csodák
mare_nostrum-board-panel-market = Hősök és világcsodák
mare_nostrum-board-panel-bank = Bank
mare_nostrum-board-panel-basket = Kosár
mare_nostrum-board-panel-trade = Kereskedés
mare_nostrum-board-panel-battle = Csata
mare_nostrum-board-bank = A bank kártyái
mare_nostrum-board-owner = Birtokosa: { mare_nostrum-side } ({ $player }).
mare_nostrum-board-nobody = Senki sem birtokolja.
mare_nostrum-board-caravan = { mare_nostrum-card-title }: egy karaván hozza.
mare_nostrum-board-site = { mare_nostrum-card-title }: még nincs rajta karaván.
mare_nostrum-board-city = Város áll benne, amely egy adót hoz.
mare_nostrum-board-city-site = Város építhető benne.
mare_nostrum-board-tasks = Feladatok: { $tasks }.
mare_nostrum-board-war-torn = Több fél egységei állnak benne: háború dúlja.
mare_nostrum-board-empty-sea = Nincs rajta triérész.
mare_nostrum-board-figure-owner = Tulajdonosa: { mare_nostrum-side }.
mare_nostrum-board-figure-price =
    { $missing ->
        [0] Ára { $price } kártya, és ki tudod fizetni.
       *[other] Ára { $price } kártya; egy készlethez még { $missing } kártyád hiányzik.
    }
mare_nostrum-board-set = Kártyák a piramisokhoz
mare_nostrum-board-progress = { $count } hős és világcsoda a szükséges { $most } közül
mare_nostrum-board-unplayed = Még senki
mare_nostrum-board-side-player = Játékosa: { $player }
mare_nostrum-board-side-figures = Hősök és világcsodák: { $figures }.
mare_nostrum-board-side-known =
    { $unknown ->
        [0] Kártyák: { $cards }.
       *[other] Ismert kártyák: { $cards }; ismeretlen: { $unknown }.
    }
mare_nostrum-board-side-unknown =
    { $unknown ->
        [0] Nincs kártyája.
       *[other] { $unknown } ismeretlen kártya.
    }
mare_nostrum-board-side-income = A jelenlegi jövedelem: { $cards }.
mare_nostrum-board-side-counts = A szerepekhez: kereskedelem { $commerce }, politika { $politics }, hadsereg { $military }.
mare_nostrum-board-side-units = Légió: { $legions }, erőd: { $fortresses }, triérész: { $triremes }.
mare_nostrum-board-card = Nálad { $count } van, a bankban még { $bank }.
mare_nostrum-board-no-cards = Nincs kártyád.
mare_nostrum-board-shop = Ami építhető
mare_nostrum-board-item-price = Ára egy { $price } kártyás készlet.
mare_nostrum-board-item-points = Ára { $price } pont.
mare_nostrum-board-item-tax = Fizethetsz { $price } adókártyával.
mare_nostrum-board-item-goods = Fizethetsz { $price } különböző áruval.
mare_nostrum-board-item-missing = Egy készlethez még { $missing } kártyád hiányzik.
mare_nostrum-board-item-left = A tartalékban maradt: { $left }; ennyi tartományba kerülhet: { $places }.
mare_nostrum-board-free = Ingyen van.
mare_nostrum-board-paid = { $price } kártyából { $count } kifizetve
mare_nostrum-board-takes = elvesz
mare_nostrum-board-hidden-offer = képpel lefelé
mare_nostrum-board-barred = Az utolsó két elvétel ugyanazon két fél között történt ({ $sides }): egymás után harmadszor nem lehet.
mare_nostrum-board-odds = { $place }
mare_nostrum-board-clears = az ellenség elvész
mare_nostrum-board-survives = marad egységed
mare_nostrum-board-wins = mindkettő
mare_nostrum-board-with-legions =
    { $count ->
        [0] csak az erőd
       *[other] { $fortresses ->
            [0] { $count } légió
           *[other] { $count } légió és az erőd
        }
    }
mare_nostrum-board-with-triremes = { $count } triérész
mare_nostrum-board-outcomes = Minden kimenetel esélye: soronként a saját, oszloponként az ellenséges veszteség
mare_nostrum-board-last = Az utolsó csata helye: { $place }
mare_nostrum-board-losses =
    { $count ->
        [0] nem veszít egységet
       *[other] { $count } egységet veszít
    }

# szűk helyen álló gombok felirata; a teljes mondat mellettük jelenik meg
mare_nostrum-short-swap-get = { mare_nostrum-card-title } ({ $count })
mare_nostrum-short-swap-give = { mare_nostrum-card-title } ({ $count })
mare_nostrum-short-offer-card = { mare_nostrum-card-title } ({ $count })
mare_nostrum-short-pay-card = { mare_nostrum-card-title } ({ $count })
mare_nostrum-short-compensate = { mare_nostrum-card-title } ({ $count })
mare_nostrum-short-artemis-card = { mare_nostrum-card-title } ({ $count })
mare_nostrum-short-build = { mare_nostrum-building } ({ $price })
mare_nostrum-short-acquire = { mare_nostrum-figure } ({ $price })
