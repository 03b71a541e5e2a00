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
mare_nostrum-card-onto =
    { $kind ->
        [tax] az adóra
        [grain] a gabonára
        [fish] a halra
        [slaves] a rabszolgára
        [wine] a borra
        [metal] a fémre
        [fruit] a gyümölcsre
        [livestock] a háziállatra
        [oil] az olajra
        [gold] az aranyra
        [gems] a drágakőre
        [perfume] az illatszerre
       *[papyrus] a papiruszra
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
mare_nostrum-no-goods = áru nélkül
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
mare_nostrum-thing-the =
    { $what ->
        [influence] a befolyásjelző
        [caravan] a karaván
        [city] a város
        [market] a piac
        [temple] a templom
        [legion] a légió
        [fortress] az erőd
       *[trireme] a triérész
    }
mare_nostrum-thing-for =
    { $what ->
        [influence] a befolyásjelzőért
        [caravan] a karavánért
        [city] a városért
        [market] a piacért
        [temple] a templomért
        [legion] a légióért
        [fortress] az erődért
        [trireme] a triérészért
        [julius_caesar] Julius Caesarért
        [pericles] Periklészért
        [hammurabi] Hammurabiért
        [cleopatra] Kleopátráért
        [hannibal] Hannibálért
        [agamemnon] Agamemnónért
        [archimedes] Arkhimédészért
        [helen_of_troy] Szép Helénáért
        [nebuchadnezzar] Nabukodonozorért
        [solomon] Bölcs Salamonért
        [ulysses] Odüsszeuszért
        [colossus] a rhodoszi kolosszusért
        [hanging_gardens] Szemiramisz függőkertjeiért
        [temple_of_artemis] az epheszoszi Artemisz-szentélyért
        [statue_of_zeus] az olümpiai Zeusz-szoborért
        [lighthouse] az alexandriai világítótoronyért
        [mausoleum] a halikarnasszoszi Mauzóleumért
       *[pyramids] az egyiptomi piramisokért
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
        [caravan] az egyik karavánt
        [market] a piacot
       *[temple] a templomot
    }
mare_nostrum-seat = { $seat }
mare_nostrum-neutral = Semleges
mare_nostrum-legions-of = { mare_nostrum-side }: { $count } légió
mare_nostrum-docked-of = { mare_nostrum-side }: { $count } dokkban veszteglő triérész
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
mare_nostrum-option-setup-about = A haladó felállásban mindenki 36 pontból állítja össze a saját kezdő felállását.
mare_nostrum-option-setup-basic = Alapfelállás
mare_nostrum-option-setup-advanced = Haladó felállás
mare_nostrum-option-pillage_per_legion = Kifosztás
mare_nostrum-option-pillage_per_legion-about = Hány épületet pusztíthat el egy sereg egy tartományban egy lépésben.
mare_nostrum-option-pillage_per_legion-false = Egy épület
mare_nostrum-option-pillage_per_legion-true = Légiónként egy
mare_nostrum-option-director_may_give_acquired_card = Kárpótlás
mare_nostrum-option-director_may_give_acquired_card-about = Melyik kártyát adhatja a kereskedelmi igazgató annak, akinek a kereskedés végén eggyel kevesebb lapja maradt.
mare_nostrum-option-director_may_give_acquired_card-false = Csak a kereskedésben nem szerzett lap
mare_nostrum-option-director_may_give_acquired_card-true = Bármelyik lap
mare_nostrum-option-launch_is_compulsory = Dokkban veszteglő triérészek
mare_nostrum-option-launch_is_compulsory-about = Ki kell-e futniuk a tengerre a triérészeknek a gazdájuk következő katonai lépésében.
mare_nostrum-option-launch_is_compulsory-false = A dokkban maradhatnak
mare_nostrum-option-launch_is_compulsory-true = Ki kell futniuk
mare_nostrum-option-any_foreign_legion_bars_building = Építés megszállás alatt
mare_nostrum-option-any_foreign_legion_bars_building-about = Melyik idegen légió akadályoz meg abban, hogy a saját tartományodban építs.
mare_nostrum-option-any_foreign_legion_bars_building-false = Csak az épületet megszálló
mare_nostrum-option-any_foreign_legion_bars_building-true = Minden idegen légió

## Mit tudnak a hősök és a világcsodák

mare_nostrum-effect-julius_caesar = Légió és erőd ára: 2 kártya.
mare_nostrum-effect-pericles = Triérész ára: 2 kártya; tengeri csatában a triérészek minden kockája +1.
mare_nostrum-effect-hammurabi = Fordulónként egy befolyásjelző ingyen letehető.
mare_nostrum-effect-cleopatra = Építési fázisonként egyszer: egy árukártya adóra vagy egy adó árukártyára cserélhető a bankkal.
mare_nostrum-effect-hannibal = Szárazföldi csatában a légiók minden kockája +1.
mare_nostrum-effect-agamemnon = +2 a kereskedelmi igazgatói szerephez.
mare_nostrum-effect-archimedes = +2 a katonai vezetői szerephez.
mare_nostrum-effect-helen_of_troy = Katonai fázisonként egyszer: az egyik tartományodba belépő ellenséges légió a tiéd lesz.
mare_nostrum-effect-nebuchadnezzar = Kifosztott karavánért áru-, kifosztott városért adókártya jár.
mare_nostrum-effect-solomon = +2 a politikai vezetői szerephez.
mare_nostrum-effect-ulysses = Kereskedelmi fázisonként egyszer: aki épp elvett egy kártyát valaki mástól, visszaadja, és helyette a te felajánlott lapjaidból választ.
mare_nostrum-effect-colossus = A jövedelemhez 1 további adókártya jár.
mare_nostrum-effect-hanging_gardens = 1 árukártya képpel lefelé megtartható a következő fordulóra.
mare_nostrum-effect-temple_of_artemis = A jövedelemhez 1 további, szabadon választott árukártya jár.
mare_nostrum-effect-statue_of_zeus = Tartományonként 2 erőd építhető.
mare_nostrum-effect-lighthouse = Befolyásjelző nem szomszédos tartományba is letehető.
mare_nostrum-effect-mausoleum = A karaván és a város 2, a piac és a templom 5 kártyába kerül.
mare_nostrum-effect-pyramids = Aki felépíti őket, azonnal megnyeri a játékot.

## Kérdések

mare_nostrum-ask-choose-side = Válaszd ki, melyik civilizációval játszol, vagy bízd a sorsra.
mare_nostrum-ask-setup-caravan = Válaszd ki, melyik árun álljon a karavánod { mare_nostrum-place-in }.
mare_nostrum-ask-role-tie = Mások állnak holtversenyben az élen; válaszd ki, ki legyen { mare_nostrum-role-new }.
mare_nostrum-ask-artemis-card = Az Artemisz-szentély még egy árut ad; válaszd ki, melyiket.
mare_nostrum-ask-trade-number = Mondd meg, hány kártyát kell mindenkinek felajánlania; ha 0-t mondasz, nincs kereskedés.
mare_nostrum-ask-take-from = Válaszd ki, kitől veszel el egy kártyát.
mare_nostrum-ask-take-card = Válaszd ki, melyik kártyát veszed el { mare_nostrum-side-from }.
mare_nostrum-ask-use-ulysses = { mare_nostrum-side } épp elvett 1 { mare_nostrum-card-object }; döntsd el, hogy Odüsszeusszal ráveszed-e, hogy inkább a te lapjaid közül vegyen el egyet.
mare_nostrum-ask-ulysses-card = Odüsszeusz visszaadatta veled a lapot; válaszd ki, melyiket veszed el helyette { mare_nostrum-side-from }.
mare_nostrum-ask-compensate = { mare_nostrum-side-to } eggyel kevesebb lapja maradt. Válaszd ki, melyik kártyát adod oda neki.
mare_nostrum-ask-caravan-site = Válaszd ki, melyik árun álljon a karaván { mare_nostrum-place-in }.
mare_nostrum-ask-swap-give = Kleopátra: válaszd ki, melyik kártyát adod a banknak.
mare_nostrum-ask-swap-get = Kleopátra: válaszd ki, melyik kártyát kéred a banktól.
mare_nostrum-ask-keep-taxes = Válaszd ki, hány adókártyát tartasz meg a következő fordulóra.
mare_nostrum-ask-keep-commodity = Szemiramisz függőkertjeivel egy árut megtarthatsz a következő fordulóra; válaszd ki, melyiket.
mare_nostrum-ask-sea-step = Tengeri szakasz: válaszd ki, mit tegyenek a triérészeid.
mare_nostrum-ask-ship-from = Válaszd ki, melyik triérész mozogjon.
mare_nostrum-ask-ship-to = Válaszd ki, melyik tengerzónába hajózzon.
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
mare_nostrum-ask-task-source = Nincs olyan feladat nélküli légiód { mare_nostrum-place-in }, amely még kaphatna feladatot; válaszd ki, melyik légió hagyja ott a magáét.
mare_nostrum-ask-setup-menu = Válaszd ki, mit veszel a kezdő felállásodhoz; { $points } pontod maradt.
mare_nostrum-ask-offer-card =
    { $left ->
        [1] Válaszd ki az utolsó kártyát, amelyet képpel lefelé felajánlasz (összesen { $number } kell).
       *[other] Válassz egy kártyát, amelyet képpel lefelé felajánlasz (összesen { $number } kell, ebből még { $left } hiányzik).
    }
mare_nostrum-ask-build-order =
    { $first ->
        [1] Válaszd ki, ki építsen elsőnek.
       *[other] Válaszd ki, ki építsen következőnek.
    }
mare_nostrum-ask-military-order =
    { $first ->
        [1] Válaszd ki, ki lépjen elsőnek a katonai fázisban.
       *[other] Válaszd ki, ki lépjen következőnek a katonai fázisban.
    }
mare_nostrum-ask-construct = Válaszd ki, mit veszel, vagy fejezd be a lépésedet ({ $count } kártyád van).
mare_nostrum-ask-build-place =
    { $price ->
        [0] Válaszd ki, melyik tartományba kerüljön { mare_nostrum-thing-the }; ingyen van.
       *[other] Válaszd ki, melyik tartományba kerüljön { mare_nostrum-thing-the }; az ára { $price } kártya.
    }
mare_nostrum-ask-pay-way = Válaszd ki, mivel fizetsz { mare_nostrum-thing-for }; az ára { $price } kártya.
mare_nostrum-ask-pay-goods =
    { $left ->
        [1] Válaszd ki az utolsó árut, amellyel { mare_nostrum-thing-for } fizetsz.
       *[other] Válassz egy árut, amellyel { mare_nostrum-thing-for } fizetsz; még { $left } kell, mind más fajta.
    }
mare_nostrum-ask-lose-unit =
    { $left ->
        [1] Válaszd ki, melyik egységedet veszíted el { mare_nostrum-place-in }.
       *[other] Válaszd ki, melyik egységedet veszíted el { mare_nostrum-place-in }; még { $left } egységet kell levenned.
    }
mare_nostrum-ask-lose-slot =
    { $left ->
        [1] Válaszd ki, melyik légiódat veszíted el { mare_nostrum-place-in }.
       *[other] Válaszd ki, melyik légiódat veszíted el { mare_nostrum-place-in }; még { $left } egységet kell levenned.
    }

## Válaszok

mare_nostrum-do-choose-side = Ezzel játszom: { mare_nostrum-side }
mare_nostrum-do-caravan-site = Karaván { mare_nostrum-card-onto }
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
mare_nostrum-do-swap-get = Kérek 1 { mare_nostrum-card-object } ({ $count } van a bankban)
mare_nostrum-do-swap-give = Odaadok 1 { mare_nostrum-card-object } ({ $count } van)
mare_nostrum-do-pay-card = Fizetek 1 { mare_nostrum-card-object } ({ $count } van)
mare_nostrum-do-keep-commodity = Megtartok 1 { mare_nostrum-card-object } ({ $count } van)
mare_nostrum-do-take-from = { mare_nostrum-side } ({ $count } felfordított lap)
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
mare_nostrum-why-occupy-first =
    { $slot ->
        [market] A piacra csak akkor állhat légiód, ha egy karavánon is áll.
        [temple] A templomra csak akkor állhat légiód, ha a városon is áll.
       *[other] Erre most nem állhat légiód: { mare_nostrum-slot }.
    }
mare_nostrum-why-no-idle-legion = Nincs olyan feladat nélküli légiód { mare_nostrum-place-in }, amely ebben a lépésben még kaphatna feladatot.
mare_nostrum-why-no-legion-on-it = Ezen nem áll légiód: { mare_nostrum-slot }.
mare_nostrum-why-task-of-this-turn = Az ezen álló légiód ebben a lépésben kapta a feladatát, ezért most nem kaphat másikat: { mare_nostrum-slot }.
mare_nostrum-why-must-stay =
    { $slot ->
        [temple] A templomra csak akkor állhat légiód, ha a városon is marad egy.
       *[market] A piacra csak akkor állhat légiód, ha valamelyik karavánon is marad egy.
    }
mare_nostrum-why-figure-gone = { mare_nostrum-figure }: már elkelt, a birtokosa { mare_nostrum-side }.
mare_nostrum-why-figure-of-other = { mare_nostrum-figure }: ezt a hőst csak { mare_nostrum-side } veheti meg.
mare_nostrum-why-figure-later = { mare_nostrum-figure }: az előkészületeknél csak a saját civilizációd hősét veheted meg.
mare_nostrum-why-none-left = Ebből nincs több a tartalékban: { mare_nostrum-thing }.
mare_nostrum-why-no-place = Most nincs olyan tartomány, ahová ez kerülhetne: { mare_nostrum-thing }.
mare_nostrum-why-no-trireme-there = Nincs olyan triérészed { mare_nostrum-sea-in }, amely még mozoghat.
mare_nostrum-why-sea-not-adjacent = A triérész egyetlen mozgással nem juthat el { mare_nostrum-sea-to }.
mare_nostrum-why-no-enemy-at-sea = Nem harcolhatsz { mare_nostrum-sea-in }.
mare_nostrum-why-no-dock = Nincs dokkban veszteglő triérészed { mare_nostrum-place-in }.
mare_nostrum-why-no-legion-there = Nincs olyan légiód { mare_nostrum-place-in }, amely még mozoghat.
mare_nostrum-why-not-adjacent = A légiók sem a határon, sem a triérészeid láncán át nem juthatnak el innen { mare_nostrum-place-to }.
mare_nostrum-why-no-battle-there = Nincs kivel harcolnod { mare_nostrum-place-in }.
mare_nostrum-why-no-task-there = Nem adhatsz feladatot { mare_nostrum-place-in }.
mare_nostrum-why-own-already = Ez a tartomány már a tiéd: { mare_nostrum-place }.
mare_nostrum-why-home-marker = Egy játékos központi tartományában a befolyásjelzőt soha nem lehet lecserélni: { mare_nostrum-place }.
mare_nostrum-why-owned-by = Ennek a tartománynak már van gazdája, és a légiód nem áll a befolyásjelzőjén: { mare_nostrum-place } ({ mare_nostrum-side }).
mare_nostrum-why-outside-setup = Az előkészületeknél nem tehetsz befolyásjelzőt { mare_nostrum-place-to }, csak ezekbe a tartományokba: { $places }.
mare_nostrum-why-foreign-legion = Más civilizáció légiója áll { mare_nostrum-place-in }.
mare_nostrum-why-influence-not-adjacent = Ez a tartomány nem szomszédos olyannal, amely már a forduló elején is a tiéd volt: { mare_nostrum-place }.
mare_nostrum-why-not-own = Nem építhetsz { mare_nostrum-place-in }, mert ez a tartomány nem a tiéd.
mare_nostrum-why-only-home = Az előkészületeknél a légiók és a triérészek a központi tartományodba kerülnek, nem { mare_nostrum-place-to }.
mare_nostrum-why-just-placed = Ebben a fordulóban tettél befolyásjelzőt { mare_nostrum-place-to }, ezért most mást nem építhetsz ott.
mare_nostrum-why-no-city-site = Nincs városhely { mare_nostrum-place-in }.
mare_nostrum-why-no-site = Nincs árulelőhely { mare_nostrum-place-in }.
mare_nostrum-why-no-coast = Ennek a tartománynak nincs tengerpartja: { mare_nostrum-place }.
mare_nostrum-why-war = Nem építhetsz { mare_nostrum-place-in }, amíg idegen légió áll a tartományban.
mare_nostrum-why-full = Több már nem lehet { mare_nostrum-place-in } ebből: { mare_nostrum-thing }.
mare_nostrum-why-not-in-bank = Ebből nincs több a bankban: { mare_nostrum-card }.
mare_nostrum-why-tax-for-tax = Adóért csak árut kérhetsz a banktól, másik adót nem.
mare_nostrum-why-goods-for-goods = Áruért csak adót kérhetsz a banktól, másik árut nem.
mare_nostrum-why-artemis-tax = Az Artemisz-szentély árut ad, nem adót.
mare_nostrum-why-not-face-up = { mare_nostrum-side } felfordított lapjai közt nincs ilyen: { mare_nostrum-card }.
mare_nostrum-why-not-in-hand = Nincs ilyen lapod: { mare_nostrum-card }.
mare_nostrum-why-offer-order = A lapokat a fajtájuk sorrendjében kell felajánlani, és úgy, hogy a végére is elég maradjon: { mare_nostrum-card }.
mare_nostrum-why-mixed-set = Egy készlet vagy csupa adóból, vagy csupa különböző áruból áll.
mare_nostrum-why-equal-cards = Egy készletben csak különböző áruk lehetnek, és ez már benne van: { mare_nostrum-card }.
mare_nostrum-why-pay-order = Az árukat a fajtájuk sorrendjében kell kifizetni, és úgy, hogy a készlet teljes legyen: { mare_nostrum-card }.
mare_nostrum-why-acquired-card = Csak olyan lapot adhatsz, amelyet nem ebben a kereskedésben szereztél: { mare_nostrum-card }.
mare_nostrum-why-side-taken = Ezzel a civilizációval már játszik valaki: { mare_nostrum-side }.
mare_nostrum-why-not-tied = { mare_nostrum-side } nem áll az élen, ezért nem ő lesz { mare_nostrum-role-new }.
mare_nostrum-why-neutral = { mare_nostrum-side } semleges, ezért nem kerül sorra.
mare_nostrum-why-named-already = { mare_nostrum-side } már megkapta a helyét a sorrendben.
mare_nostrum-why-own-cards = A saját lapjaidat nem veheted el.
mare_nostrum-why-nothing-face-up = { mare_nostrum-side } előtt nincs több felfordított lap.
mare_nostrum-why-third-take = Az utolsó két elvétel közted és { mare_nostrum-side } között történt: harmadik közvetlenül utána nem lehet.
mare_nostrum-why-not-at-sea = { mare_nostrum-side-to } nincs triérésze { mare_nostrum-sea-in }.
mare_nostrum-why-not-in-province = { mare_nostrum-side-to } nincs szárazföldi egysége { mare_nostrum-place-in }.
mare_nostrum-why-swap =
    { $used ->
        [0] Most nem cserélhetsz a bankkal: Kleopátra kell hozzá, és a bankban is kell olyan lapnak lennie, amelyet kérhetsz.
       *[other] Ebben a fázisban már cseréltél a bankkal.
    }
mare_nostrum-why-free-influence =
    { $used ->
        [0] Most nem tehetsz le ingyen befolyásjelzőt: ehhez Hammurabi, egy jelző és egy megfelelő tartomány kell.
       *[other] Ebben a fordulóban már letetted az ingyenes befolyásjelzőt.
    }
mare_nostrum-why-must-fight =
    { $count ->
        [1] Az egységeidnek még támadniuk kell { mare_nostrum-place-in }, mielőtt befejezed a lépésedet.
       *[other] Az egységeidnek { $count } tartományban (például { mare_nostrum-place-in }) még támadniuk kell, mielőtt befejezed a lépésedet.
    }
mare_nostrum-why-pay-way = Az ár { $price } kártya, neked { $taxes } adód és { $kinds }-féle árud van.
mare_nostrum-why-cannot-pay = Még { $missing } kártya hiányzik egy { $price } lapos készlethez: { $taxes } adód és { $kinds }-féle árud van.
mare_nostrum-why-points = Az ára { $price } pont, neked { $points } van: { $missing } pont hiányzik.
mare_nostrum-why-number-hand = Legfeljebb annyit mondhatsz, ahány lapod van: { $most }.
mare_nostrum-why-keep-taxes = Legfeljebb két adókártyát tarthatsz meg, és { $have } van nálad.
mare_nostrum-why-number-legions = Innen már csak { $most } légió mozoghat.
mare_nostrum-why-number-triremes = Itt már csak { $most } triérész támadhat.
mare_nostrum-why-number-attack = Itt már csak { $most } légió támadhat, és az erőd csak akkor harcolhat egyedül, ha még nem harcolt.

## A napló

mare_nostrum-log-got-side = { $seat } civilizációja: { mare_nostrum-side }.
mare_nostrum-log-set-caravan = { $seat } karavánt állított { mare_nostrum-card-onto } { mare_nostrum-place-in }.
mare_nostrum-log-round-began = Elkezdődött a játék { $round }. fordulója.
mare_nostrum-log-got-role = { $seat } lett { mare_nostrum-role-new }.
mare_nostrum-log-chose-artemis-card = { $seat } kapott 1 { mare_nostrum-card-object } az Artemisz-szentélytől.
mare_nostrum-log-no-trade = Nem volt kereskedés.
mare_nostrum-log-offered = { $seat } felajánlott 1 { mare_nostrum-card-object }.
mare_nostrum-log-offered-secret = { $seat } felajánlott egy kártyát.
mare_nostrum-log-took-card = { $seat } elvett 1 { mare_nostrum-card-object } { $from_seat } lapjai közül.
mare_nostrum-log-used-ulysses = { $seat } közbelépett Odüsszeusszal: { $from_seat } visszaadott 1 { mare_nostrum-card-object }.
mare_nostrum-log-trade-ended = Véget ért a kereskedés.
mare_nostrum-log-gave-card = { $seat } kárpótlásul adott 1 { mare_nostrum-card-object }; { $to_seat } kapta.
mare_nostrum-log-gave-card-secret = { $seat } kárpótlásul adott egy kártyát; { $to_seat } kapta.
mare_nostrum-log-received-card = { $seat } kapott 1 { mare_nostrum-card-object }.
mare_nostrum-log-received-card-secret = { $seat } kapott egy kártyát.
mare_nostrum-log-paid-goods = { $seat } ezekkel fizetett: { $cards }.
mare_nostrum-log-built = { $seat } { mare_nostrum-thing-object } épített { mare_nostrum-place-in }.
mare_nostrum-log-built-caravan = { $seat } karavánt állított { mare_nostrum-card-onto } { mare_nostrum-place-in }.
mare_nostrum-log-placed-influence = { $seat } befolyásjelzőt tett { mare_nostrum-place-to }.
mare_nostrum-log-annexed = { $seat } bekebelezett egy tartományt: { mare_nostrum-place } (eddig { mare_nostrum-side } birtoka volt).
mare_nostrum-log-acquired = { $seat } megszerezte { mare_nostrum-figure-object }.
mare_nostrum-log-swapped = { $seat } Kleopátrával cserélt: adott 1 { mare_nostrum-gave-card }, kapott 1 { mare_nostrum-got-card }.
mare_nostrum-log-kept-commodity = { $seat } képpel lefelé megtartott 1 { mare_nostrum-card-object }.
mare_nostrum-log-kept-commodity-secret = { $seat } képpel lefelé megtartott egy árut.
mare_nostrum-log-sailed = { $seat } triérésze áthajózott { mare_nostrum-from-sea } { mare_nostrum-to-sea }.
mare_nostrum-log-launched = { $seat } triérésze kifutott { mare_nostrum-place-from } { mare_nostrum-to-sea }.
mare_nostrum-log-used-helen = { $seat } közbelépett Szép Helénával: { mare_nostrum-side } egyik légiója átállt hozzá { mare_nostrum-place-in }.
mare_nostrum-log-rolled = A támadás értéke { $attack }, a védelemé { $defence }: a támadó vesztesége { $attacker_losses }, a védőé { $defender_losses }.
mare_nostrum-log-tasks-ended = { mare_nostrum-side } légióinak véget ért a feladata { mare_nostrum-place-in }.
mare_nostrum-log-pillaged = { $seat } kifosztotta { mare_nostrum-building-the } { mare_nostrum-place-in }.
mare_nostrum-log-occupied = { $seat } megszállta { mare_nostrum-building-the } { mare_nostrum-place-in }.
mare_nostrum-log-stood-on-marker = { $seat } légiója a befolyásjelzőre állt { mare_nostrum-place-in }.
mare_nostrum-log-got-pillage-card = { $seat } kapott 1 { mare_nostrum-card-object } Nabukodonozortól.
mare_nostrum-log-rounds-over = Letelt az utolsó, { $round }. forduló.
mare_nostrum-log-got-income =
    { $goods ->
        [0] { $seat } jövedelme { $taxes } adó.
       *[other] { $taxes ->
            [0] { $seat } jövedelme { $goods } áru: { $cards }.
           *[other] { $seat } jövedelme { $taxes } adó és { $goods } áru: { $cards }.
        }
    }
mare_nostrum-log-named-number =
    { $count ->
        [0] { $seat } nem kért kártyát a kereskedéshez.
       *[other] { $seat } fejenként { $count } kártyát kért a kereskedéshez.
    }
mare_nostrum-log-showed-offer =
    { $taxes ->
        [0] { $seat } ajánlata ({ $count } lap): { $cards }.
       *[other] { $seat } ajánlata ({ $count } lap): { $taxes } adó, { $cards }.
    }
mare_nostrum-log-named-next =
    { $phase ->
        [construction] { $seat } úgy döntött, hogy { $to_seat } építsen következőnek.
       *[military] { $seat } úgy döntött, hogy { $to_seat } lépjen következőnek a katonai fázisban.
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
        [0] { $seat } összesen négy hőst és világcsodát szerzett, és megnyerte a játékot.
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
mare_nostrum-column-owner = Gazdája
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
mare_nostrum-outcome-rounds = { $round } forduló alatt senki sem nyert; az élen { $seat } végzett, összesen { $count } hőssel és világcsodával.
mare_nostrum-outcome-rounds-shared = { $round } forduló alatt senki sem nyert; összesen { $count } hőssel és világcsodával, minden másban is egyenlően, ők osztoznak az első helyen: { $seats }.

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
mare_nostrum-board-owner = Gazdája: { mare_nostrum-side } ({ $player }).
mare_nostrum-board-nobody = Gazdátlan.
mare_nostrum-board-caravan = { mare_nostrum-card-title }: karaván áll rajta.
mare_nostrum-board-site = { mare_nostrum-card-title }: még nincs rajta karaván.
mare_nostrum-board-city = Város áll benne, adót hoz.
mare_nostrum-board-city-site = Várost lehet alapítani benne.
mare_nostrum-board-tasks = Feladatok: { $tasks }.
mare_nostrum-board-war-torn = Több fél szárazföldi egységei állnak benne: háború sújtja.
mare_nostrum-board-empty-sea = Nincs rajta triérész.
mare_nostrum-board-figure-owner = Birtokosa: { mare_nostrum-side }.
mare_nostrum-board-figure-price =
    { $missing ->
        [0] Ára { $price } kártya, és ki tudod fizetni.
       *[other] Ára { $price } kártya; egy készlethez még { $missing } kártyád hiányzik.
    }
mare_nostrum-board-set = Kártyák a piramisokhoz
mare_nostrum-board-progress = { $most } hősből és világcsodából { $count } van meg
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
mare_nostrum-board-side-income = Jövedelem a mostani állás szerint: { $cards }.
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
mare_nostrum-board-barred = Az utolsó két elvétel ugyanazon két fél között történt ({ $sides }): harmadik közvetlenül utána nem lehet köztük.
mare_nostrum-board-odds = { $place }
mare_nostrum-board-clears = elvész az ellenség
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
