### Mare Nostrum. A seat és a seats név (mindig alanyeset); a side, place, sea, kind, figure, what, slot és role azonosító, a többi szám. A dolgok nevei a names.hu.toml fájlban állnak.

## Nevek

mare_nostrum-card-count = { $count } { mare_nostrum-card }
mare_nostrum-list = { $parts }
mare_nostrum-no-cards = semmi
mare_nostrum-caravan-of = Karaván ({ mare_nostrum-card })
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
        [caravan] { $count ->
            [1] a karavánt ({ $carried })
           *[other] mindkét karavánt
        }
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
mare_nostrum-buildings-there = { $buildings } { mare_nostrum-place-in }
mare_nostrum-units-lost =
    { $count ->
        [1] egy { mare_nostrum-thing }
       *[other] { $count } { mare_nostrum-thing }
    }
mare_nostrum-side-units = { mare_nostrum-side } – { $units }
# amivel fizettek: „rabszolgáért és borért”, „3 adóért és 2 drágakőért”
mare_nostrum-cards-paid =
    { $count ->
        [1] { $kind ->
            [tax] { $count } adóért
           *[other] { mare_nostrum-card-paid }
        }
       *[other] { $count } { mare_nostrum-card-paid }
    }
mare_nostrum-points-paid = { $count } pontért
# mennyiért vették, a mondat végén
mare_nostrum-paid =
    { $pay ->
        [cards] {" "}{ $cards }
        [free] {" "}ingyen, Hammurabi jóvoltából
       *[none] {""}
    }
# a sorszám névelővel: az 1. forduló, a 2. forduló
mare_nostrum-round-the =
    { $round ->
        [1] az { $round }.
        [5] az { $round }.
       *[other] a { $round }.
    }
mare_nostrum-dice =
    { $losses ->
        [0] {" "}(támadás: { $attack }, védelem: { $defence }), de senki sem veszített egységet
       *[other] {" "}(támadás: { $attack }, védelem: { $defence })
    }

## A játék az előtérben

mare_nostrum-title = Mare Nostrum
mare_nostrum-tagline = Kereskedj, építs és hadakozz a Földközi-tenger körül, amíg négy hős és világcsoda a tiéd nem lesz.
mare_nostrum-about = Róma, Hellász, Babilon, Egyiptom és Karthágó egyetlen tengeren osztozik. Minden fordulóban adót és árut szedsz, kártyát cserélsz a többiekkel, tartományt, épületet, légiót és triérészt veszel, aztán megindulnak a seregeid és a flottáid. Azonnal nyer, aki elsőként birtokol összesen négy hőst és világcsodát, vagy felépíti a piramisokat. Három–öt játékosnak, az asztalnál két-három óra; amelyik civilizációval senki sem játszik, az semleges.
mare_nostrum-aim = Szerezz elsőként összesen négy hőst és világcsodát, vagy építsd fel a piramisokat: ezzel azonnal nyersz. A fordulók száma nincs megszabva; emberek között két-három óra, gépi ellenfelekkel rövidebb.

## Beállítások

mare_nostrum-option-seats = Játékosok
mare_nostrum-option-seats-about = Amelyik civilizációval senki sem játszik, az semleges: csak védekezik.
mare_nostrum-option-seats-3 = 3 játékos
mare_nostrum-option-seats-4 = 4 játékos
mare_nostrum-option-seats-5 = 5 játékos
mare_nostrum-option-setup = Felállás
mare_nostrum-option-setup-about = A haladó felállásban mindenki pontokból állítja össze a saját kezdő felállását.
mare_nostrum-option-setup-basic = Alapfelállás
mare_nostrum-option-setup-advanced = Haladó felállás
mare_nostrum-option-pillage_per_legion = Kifosztás
mare_nostrum-option-pillage_per_legion-about = Hány épületet pusztíthat el egy sereg egy tartományban egy lépésben.
mare_nostrum-option-pillage_per_legion-false = Egy épület
mare_nostrum-option-pillage_per_legion-true = Légiónként egy
mare_nostrum-option-director_may_give_acquired_card = Kárpótlás
mare_nostrum-option-director_may_give_acquired_card-about = Melyik kártyát adhatja a kereskedelmi igazgató annak, akinek a kereskedés végén eggyel kevesebb maradt.
mare_nostrum-option-director_may_give_acquired_card-false = Csak a kereskedésben nem szerzett kártya
mare_nostrum-option-director_may_give_acquired_card-true = Bármelyik kártya
mare_nostrum-option-launch_is_compulsory = Dokkban veszteglő triérészek
mare_nostrum-option-launch_is_compulsory-about = Ki kell-e futniuk a tengerre a triérészeknek a gazdájuk következő katonai lépésében.
mare_nostrum-option-launch_is_compulsory-false = A dokkban maradhatnak
mare_nostrum-option-launch_is_compulsory-true = Ki kell futniuk
mare_nostrum-option-any_foreign_legion_bars_building = Építés megszállás alatt
mare_nostrum-option-any_foreign_legion_bars_building-about = Melyik idegen légió akadályoz meg abban, hogy a saját tartományodban építs.
mare_nostrum-option-any_foreign_legion_bars_building-false = Csak az, amelyik épületen áll
mare_nostrum-option-any_foreign_legion_bars_building-true = Minden idegen légió
mare_nostrum-option-lone_holder_takes_back = A kereskedés utolsó kártyái
mare_nostrum-option-lone_holder_takes_back-about = Mi történik, ha már csak egy játékosnak vannak felfordított kártyái.
mare_nostrum-option-lone_holder_takes_back-false = Még egyet el lehet venni tőle
mare_nostrum-option-lone_holder_takes_back-true = Visszaveszi őket
mare_nostrum-option-count_cards = Számold helyettem a kártyákat
mare_nostrum-option-count_cards-about = A jövedelem, a fizetség és az ajánlat nyilvános, ezért jó emlékezettel szinte minden kéz kitalálható. Az asztal megjegyezheti ezt mindenki helyett.
mare_nostrum-option-count_cards-false = Nem, mindenki maga figyel
mare_nostrum-option-count_cards-true = Igen, az asztal számol

## Mit tudnak a hősök és a világcsodák

mare_nostrum-effect-julius_caesar = A légió és az erőd 2 kártyába kerül.
mare_nostrum-effect-pericles = A triérész 2 kártyába kerül, és tengeri csatában minden kockájára +1 jár.
mare_nostrum-effect-hammurabi = Fordulónként egy befolyásjelzőt ingyen tehetsz le.
mare_nostrum-effect-cleopatra = Építési fázisonként egyszer egy árut adóra vagy egy adót árura cserélhetsz a bankkal.
mare_nostrum-effect-hannibal = Szárazföldi csatában a légióid minden kockájára +1 jár.
mare_nostrum-effect-agamemnon = +2 a kereskedelmi igazgatói szerephez.
mare_nostrum-effect-archimedes = +2 a katonai vezetői szerephez.
mare_nostrum-effect-helen_of_troy = Katonai fázisonként egyszer a tiéd lesz egy ellenséges légió, amely belépett valamelyik tartományodba.
mare_nostrum-effect-nebuchadnezzar = Ha kifosztasz egy karavánt, elvehetsz egy tetszés szerinti árut; ha várost, akkor egy adót.
mare_nostrum-effect-solomon = +2 a politikai vezetői szerephez.
mare_nostrum-effect-ulysses = Kereskedelmi fázisonként egyszer: aki épp elvett egy kártyát valaki mástól, visszaadja, és helyette a te felajánlott kártyáidból választ.
mare_nostrum-effect-colossus = A jövedelmed mellé még 1 adót kapsz.
mare_nostrum-effect-hanging_gardens = 1 árut képpel lefelé megtarthatsz a következő fordulóra.
mare_nostrum-effect-temple_of_artemis = A jövedelmed mellé elvehetsz még 1 tetszés szerinti árut.
mare_nostrum-effect-statue_of_zeus = Tartományonként 2 erődöt építhetsz.
mare_nostrum-effect-lighthouse = Olyan tartományba is tehetsz befolyásjelzőt, amely egyik tartományoddal sem szomszédos.
mare_nostrum-effect-mausoleum = A karaván és a város 2, a piac és a templom 5 kártyába kerül.
mare_nostrum-effect-pyramids = Aki felépíti őket, azonnal megnyeri a játékot.

## Kérdések

mare_nostrum-ask-choose-side = Válaszd ki, melyik civilizációval játszol, vagy bízd a véletlenre.
mare_nostrum-ask-setup-caravan = Válaszd ki, melyik árun álljon a karavánod { mare_nostrum-place-in }.
mare_nostrum-ask-role-tie = Holtverseny van mások között; válaszd ki, ki legyen { mare_nostrum-role-new }.
mare_nostrum-ask-artemis-card = Az Artemisz-szentély révén elvehetsz még egy árut; válaszd ki, melyiket, vagy mondj le róla.
mare_nostrum-ask-trade-number = Te vagy a kereskedelmi igazgató: mondd meg, hány kártyát kell mindenkinek felajánlania; ha 0-t mondasz, elmarad a kereskedés.
mare_nostrum-ask-take-from = Válaszd ki, kitől veszel el egy kártyát.
mare_nostrum-ask-take-card = Válaszd ki, melyik kártyát veszed el { mare_nostrum-side-from }.
mare_nostrum-ask-use-ulysses = { mare_nostrum-side } épp elvett egy { mare_nostrum-card-object }; döntsd el, hogy Odüsszeusz visszaadatja-e vele, hogy inkább a te kártyáid közül válasszon.
mare_nostrum-ask-ulysses-card = Odüsszeusz visszaadatta veled a kártyát; válaszd ki, melyiket veszed el helyette { mare_nostrum-side-from }.
mare_nostrum-ask-compensate = { mare_nostrum-side-to } eggyel kevesebb kártyája maradt; válaszd ki, melyiket adod neki a tieid közül.
mare_nostrum-ask-caravan-site = Válaszd ki, melyik árun álljon a karaván { mare_nostrum-place-in }.
mare_nostrum-ask-swap-give = Kleopátra: válaszd ki, melyik kártyát adod a banknak.
mare_nostrum-ask-swap-get = Kleopátra: válaszd ki, melyik kártyát kéred a banktól.
mare_nostrum-ask-keep-taxes = Válaszd ki, hány adót tartasz meg a következő fordulóra.
mare_nostrum-ask-keep-commodity = Szemiramisz függőkertjeivel egy árut megtarthatsz a következő fordulóra; válaszd ki, melyiket.
mare_nostrum-ask-sea-step = Tengeri szakasz: válaszd ki, mit tegyenek a triérészeid. A tengeren harcolhatnak, és ahol ott vannak, ott átkelhetnek a légióid.
mare_nostrum-ask-ship-from = Válaszd ki, melyik triérész mozogjon.
mare_nostrum-ask-ship-to = Válaszd ki, melyik tengerzónába hajózzon.
mare_nostrum-ask-sea-zone = Válaszd ki, melyik tengerzónában harcolsz.
mare_nostrum-ask-sea-enemy = Válaszd ki, kit támadsz meg { mare_nostrum-sea-in }.
mare_nostrum-ask-sea-number = Válaszd ki, hány triérész támadjon { mare_nostrum-sea-in }.
mare_nostrum-ask-launch = Válaszd ki, melyik tengerzónába fusson ki a triérészed { mare_nostrum-place-from }.
mare_nostrum-ask-land-step = Szárazföldi szakasz: válaszd ki, mit tegyenek a légióid. Vonulhatnak, harcolhatnak, idegen tartományt kifoszthatnak vagy megszállhatnak.
mare_nostrum-ask-march-from = Válaszd ki, honnan induljanak a légiók.
mare_nostrum-ask-march-to = Válaszd ki, hová vonuljanak a légiók { mare_nostrum-place-from }.
mare_nostrum-ask-march-number = Válaszd ki, hány légió vonuljon { mare_nostrum-place-to }.
mare_nostrum-ask-march-slot = Válaszd ki, melyik légió hagyja ott a feladatát { mare_nostrum-place-in }.
mare_nostrum-ask-use-helen = Ellenséges légiók léptek a tartományodba ({ mare_nostrum-place }); döntsd el, hogy Szép Heléna átcsábítson-e közülük egyet.
mare_nostrum-ask-battle-place = Válaszd ki, melyik tartományban harcolsz.
mare_nostrum-ask-battle-enemy = Válaszd ki, kit támadsz meg { mare_nostrum-place-in }.
mare_nostrum-ask-battle-number = Válaszd ki, hány légió támadjon { mare_nostrum-place-in }.
mare_nostrum-ask-assign-place = Válaszd ki, melyik tartományban adsz feladatot.
mare_nostrum-ask-task = Válassz feladatot egy légiónak { mare_nostrum-place-in }.
mare_nostrum-ask-task-slot = Válaszd ki az épületet { mare_nostrum-place-in }.
mare_nostrum-ask-task-source = Nincs olyan feladat nélküli légiód { mare_nostrum-place-in }, amely még kaphatna feladatot; válaszd ki, melyik légió hagyja ott a magáét.
mare_nostrum-ask-setup-menu =
    { $points ->
        [0] Nem maradt pontod a kezdő felállásodhoz.
       *[other] Válaszd ki, mit veszel a kezdő felállásodhoz; { $points } pontod maradt.
    }
mare_nostrum-ask-offer-card =
    { $number ->
        [1] Válaszd ki, melyik kártyát ajánlod fel képpel lefelé.
       *[other] { $left ->
            [1] Válaszd ki az utolsó kártyát, amelyet képpel lefelé felajánlasz.
           *[other] Válassz egy kártyát, amelyet képpel lefelé felajánlasz; még { $left } kell.
        }
    }
mare_nostrum-ask-build-order =
    { $side ->
        [none] Te vagy a politikai vezető: válaszd ki, ki építsen elsőnek.
       *[other] Válaszd ki, ki építsen { mare_nostrum-side } után.
    }
mare_nostrum-ask-military-order =
    { $side ->
        [none] Te vagy a katonai vezető: válaszd ki, ki lépjen elsőnek a katonai fázisban.
       *[other] Válaszd ki, ki lépjen { mare_nostrum-side } után a katonai fázisban.
    }
mare_nostrum-ask-construct =
    { $count ->
        [0] Válaszd ki, mit teszel, vagy fejezd be a lépésedet (nincs kártyád).
       *[other] Válaszd ki, mit veszel, vagy fejezd be a lépésedet ({ $count } kártyád van).
    }
mare_nostrum-ask-build-place =
    { $in ->
        [points] Válaszd ki, melyik tartományba kerüljön { mare_nostrum-thing-the }; az ára { $price } pont.
       *[cards] { $price ->
            [0] Válaszd ki, melyik tartományba kerüljön { mare_nostrum-thing-the }; ingyen van.
           *[other] Válaszd ki, melyik tartományba kerüljön { mare_nostrum-thing-the }; az ára { $price } kártya.
        }
    }
mare_nostrum-ask-pay-way = Válaszd ki, mivel fizetsz { mare_nostrum-thing-for }; az ára { $price } kártya.
mare_nostrum-ask-pay-goods =
    { $left ->
        [1] Válaszd ki az utolsó árut, amellyel { mare_nostrum-thing-for } fizetsz.
       *[other] Válassz egy árut, amellyel { mare_nostrum-thing-for } fizetsz; még { $left } kell, mind különböző.
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
mare_nostrum-ask-pillage-card =
    { $kind ->
        [tax] Nabukodonozor révén elvehetsz egy adót a városért; döntsd el, elveszed-e.
       *[goods] Nabukodonozor révén elvehetsz egy árut a karavánért; válaszd ki, melyiket, vagy mondj le róla.
    }

## Válaszok

mare_nostrum-do-choose-side = { mare_nostrum-side-with } játszom
mare_nostrum-do-caravan-site = Karaván { mare_nostrum-card-onto }
mare_nostrum-do-role-tie = { mare_nostrum-side } legyen { mare_nostrum-role-new }
mare_nostrum-do-draw-lot = Döntsön a véletlen
mare_nostrum-do-use-ulysses = Odüsszeusz lépjen közbe
mare_nostrum-do-use-helen = Szép Heléna lépjen közbe: az egyik légió átáll hozzám
mare_nostrum-do-decline = Most nem
mare_nostrum-do-name-next = { mare_nostrum-side }
mare_nostrum-do-name-after-purchase = Kérdezz meg újra a következő vásárlás után
mare_nostrum-do-name-after-deed = Kérdezz meg újra a következő mozgás, csata vagy feladat után
mare_nostrum-do-name-at-end = Kérdezz meg ennek a lépésnek a végén
mare_nostrum-do-cleopatra-swap = Kleopátra: cserélek egy kártyát a bankkal
mare_nostrum-do-free-influence = Hammurabi: ingyen leteszek egy befolyásjelzőt
mare_nostrum-do-annex-place = Bekebelezem { mare_nostrum-place-object } (most { mare_nostrum-side-owns })
mare_nostrum-do-build-place = { mare_nostrum-place }
mare_nostrum-do-keep-nothing = Nem tartok meg árut
mare_nostrum-do-move-trireme = Mozgatok egy triérészt
mare_nostrum-do-sea-battle = Tengeri csatát vívok
mare_nostrum-do-end-sea-step = Befejezem a tengeri szakaszt
mare_nostrum-do-ship-from-sea = Egy triérész { mare_nostrum-sea-in }
mare_nostrum-do-ship-from-dock = Egy dokkban veszteglő triérész { mare_nostrum-place-in }
mare_nostrum-do-ship-to = Hajózzon { mare_nostrum-sea-to }
mare_nostrum-do-launch = Kifutok { mare_nostrum-sea-to }
mare_nostrum-do-sea-zone = Harcolok { mare_nostrum-sea-in }
mare_nostrum-do-move-legions = Légiókat mozgatok
mare_nostrum-do-land-battle = Csatát vívok
mare_nostrum-do-assign = Feladatot adok a légióknak
mare_nostrum-do-land-done = Befejezem a lépésemet
mare_nostrum-do-march-to = Vonuljanak { mare_nostrum-place-to }
mare_nostrum-do-battle-place = Harcolok { mare_nostrum-place-in }
mare_nostrum-do-assign-place = Feladatot adok { mare_nostrum-place-in }
mare_nostrum-do-lose-legion = Egy légiót veszítek
mare_nostrum-do-lose-fortress = Egy erődöt veszítek
mare_nostrum-do-pillage = Kifosztás: elpusztítok egy épületet
mare_nostrum-do-occupy = Megszállás: légiót állítok egy épületre, és enyém a jövedelme
mare_nostrum-do-annex = Bekebelezés: légiót állítok a befolyásjelzőre, hogy megvehessem a tartományt
mare_nostrum-do-task-done = Nem adok több feladatot
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
mare_nostrum-do-acquire =
    { $in ->
        [points] { mare_nostrum-figure } ({ $price } pont)
       *[cards] { mare_nostrum-figure } ({ $price } kártya)
    }
mare_nostrum-do-build =
    { $in ->
        [points] { mare_nostrum-building } ({ $price } pont)
       *[cards] { mare_nostrum-building } ({ $price } kártya)
    }
mare_nostrum-do-setup-done =
    { $points ->
        [0] Kész a felállásom
       *[other] Kész a felállásom; { $points } pont elvész
    }
mare_nostrum-do-construct-done =
    { $count ->
        [0] Befejezem a lépésemet
       *[other] Befejezem a lépésemet, { $count } kártyám marad
    }
mare_nostrum-do-artemis-card =
    { $count ->
        [1] { mare_nostrum-card-title } (az utolsó a bankban)
       *[other] { mare_nostrum-card-title } ({ $count } van a bankban)
    }
# hány van a kézben abból, amit adok
mare_nostrum-held-of-it =
    { $count ->
        [1] (ez az egyetlen)
       *[other] ({ $count } van)
    }
mare_nostrum-do-offer-card = Felajánlok egy { mare_nostrum-card-object } { mare_nostrum-held-of-it }
mare_nostrum-do-take-card =
    { $count ->
        [1] Elveszek egy { mare_nostrum-card-object }
       *[other] Elveszek egy { mare_nostrum-card-object } ({ $count } van)
    }
mare_nostrum-do-compensate = Odaadok egy { mare_nostrum-card-object } { mare_nostrum-held-of-it }
mare_nostrum-do-swap-get =
    { $count ->
        [1] Kérek egy { mare_nostrum-card-object } (az utolsó a bankban)
       *[other] Kérek egy { mare_nostrum-card-object } ({ $count } van a bankban)
    }
mare_nostrum-do-swap-give = Odaadok egy { mare_nostrum-card-object } { mare_nostrum-held-of-it }
mare_nostrum-do-pay-card = Fizetek { mare_nostrum-card-with } { mare_nostrum-held-of-it }
mare_nostrum-do-keep-commodity = Megtartok egy { mare_nostrum-card-object } { mare_nostrum-held-of-it }
mare_nostrum-do-take-from = { mare_nostrum-side } ({ $count } felfordított kártya)
mare_nostrum-do-take-no-card = Nem veszek el kártyát
mare_nostrum-do-march-from = { mare_nostrum-place } ({ $count } légió mozoghat)
mare_nostrum-do-sea-enemy = { mare_nostrum-side } ({ $count } triérész)
mare_nostrum-do-pay-tax = Fizetek { $price } adóval
mare_nostrum-do-pay-goods = Fizetek { $price } különböző áruval
mare_nostrum-do-pay-all-goods = Fizetek { $cards }
mare_nostrum-do-trade-number =
    { $number ->
        [0] Ne legyen kereskedés
       *[other] Fejenként { $number } kártya
    }
mare_nostrum-do-keep-taxes =
    { $number ->
        [0] Nem tartok meg adót
       *[other] Megtartok { $number } adót
    }
mare_nostrum-do-march-number = { $number } légió
mare_nostrum-do-sea-number = { $number } triérész ({ $percent }% eséllyel minden ellenséget elsüllyeszt)
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
mare_nostrum-slot-on =
    { $slot ->
        [city] a városon
        [caravan] ezen a karavánon ({ mare_nostrum-card })
        [market] a piacon
        [temple] a templomon
        [influence] a befolyásjelzőn
       *[none] feladat nélkül
    }
mare_nostrum-why-no-building = Itt nincs { mare_nostrum-slot }.
mare_nostrum-why-occupied-already = Már áll légiód { mare_nostrum-slot-on }.
mare_nostrum-why-occupy-first =
    { $slot ->
        [market] A piacra csak akkor állhat légiód, ha egy karavánon is áll.
        [temple] A templomra csak akkor állhat légiód, ha a városon is áll.
       *[other] Erre most nem állhat légiód: { mare_nostrum-slot }.
    }
mare_nostrum-why-no-idle-legion = Nincs olyan feladat nélküli légiód { mare_nostrum-place-in }, amely ebben a lépésben még kaphatna feladatot.
mare_nostrum-why-no-legion-on-it = Nem áll légiód { mare_nostrum-slot-on }.
mare_nostrum-why-task-of-this-turn = Ebben a lépésben kapta a feladatát az a légiód, amelyik { mare_nostrum-slot-on } áll, ezért most nem kaphat másikat.
mare_nostrum-why-must-stay =
    { $slot ->
        [temple] A templomra csak akkor állhat légiód, ha a városon is marad egy.
       *[market] A piacra csak akkor állhat légiód, ha valamelyik karavánon is marad egy.
    }
mare_nostrum-why-figure-gone = { mare_nostrum-figure }: már elkelt, a birtokosa { mare_nostrum-side }.
mare_nostrum-why-figure-of-other = { mare_nostrum-figure }: ezt a hőst csak { mare_nostrum-side } veheti meg.
mare_nostrum-why-figure-later = { mare_nostrum-figure }: az előkészületek során csak a saját civilizációd hősét veheted meg.
mare_nostrum-why-none-left = Nincs több { mare_nostrum-thing } a tartalékban.
mare_nostrum-why-no-place = Most nincs olyan tartomány, ahová { mare_nostrum-thing } kerülhetne.
mare_nostrum-why-no-trireme-there = Nincs olyan triérészed { mare_nostrum-sea-in }, amely még mozoghat.
mare_nostrum-why-sea-not-adjacent = A triérész egyetlen mozgással nem juthat el { mare_nostrum-sea-to }.
mare_nostrum-why-no-enemy-at-sea = Nem harcolhatsz { mare_nostrum-sea-in }.
mare_nostrum-why-no-dock = Nincs dokkban veszteglő triérészed { mare_nostrum-place-in }.
mare_nostrum-why-no-legion-there = Nincs olyan légiód { mare_nostrum-place-in }, amely még mozoghat.
mare_nostrum-why-not-adjacent = A légiók sem a határon, sem a triérészeid láncán át nem juthatnak el innen { mare_nostrum-place-to }.
mare_nostrum-why-no-battle-there = Nincs kivel harcolnod { mare_nostrum-place-in }.
mare_nostrum-why-no-task-there = Nem adhatsz feladatot { mare_nostrum-place-in }.
mare_nostrum-why-own-already = { mare_nostrum-place-subject } már a tiéd.
mare_nostrum-why-home-marker = { mare_nostrum-place-subject } egy játékos központi tartománya: itt a befolyásjelzőt soha nem lehet lecserélni.
mare_nostrum-why-owned-by = { mare_nostrum-place-subject } most { mare_nostrum-side-owns }, és nem áll légiód a befolyásjelzőn.
mare_nostrum-why-outside-setup = Az előkészületek során nem tehetsz befolyásjelzőt { mare_nostrum-place-to }, csak ezekbe a tartományokba: { $places }.
mare_nostrum-why-foreign-legion = Nem tehetsz befolyásjelzőt { mare_nostrum-place-to }, mert idegen légiók állnak ott.
mare_nostrum-why-influence-not-adjacent = { mare_nostrum-place-subject } nem szomszédos olyan tartománnyal, amely már a forduló elején is a tiéd volt.
mare_nostrum-why-not-own = Nem építhetsz { mare_nostrum-place-in }, mert ez a tartomány nem a tiéd.
mare_nostrum-why-only-home = Az előkészületek során a légiók és a triérészek a központi tartományodba kerülnek, nem { mare_nostrum-place-to }.
mare_nostrum-why-just-placed = Ebben a fordulóban tettél befolyásjelzőt { mare_nostrum-place-to }, ezért most mást nem építhetsz ott.
mare_nostrum-why-no-city-site = Nincs városhely { mare_nostrum-place-in }.
mare_nostrum-why-no-site = Nincs árulelőhely { mare_nostrum-place-in }.
mare_nostrum-why-no-coast = { mare_nostrum-place-subject } nem tengerparti tartomány.
mare_nostrum-why-war = Nem építhetsz { mare_nostrum-place-in }: a tartományt háború sújtja, vagy idegen légió szállta meg.
mare_nostrum-why-full = Több { mare_nostrum-thing } már nem lehet { mare_nostrum-place-in }.
mare_nostrum-why-not-in-bank = Nincs több { mare_nostrum-card } a bankban.
mare_nostrum-why-tax-for-tax = Adóért csak árut kérhetsz a banktól, másik adót nem.
mare_nostrum-why-goods-for-goods = Áruért csak adót kérhetsz a banktól, másik árut nem.
mare_nostrum-why-artemis-tax = Az Artemisz-szentély árut ad, nem adót.
mare_nostrum-why-not-face-up = { mare_nostrum-side } felfordított kártyái közt nincs { mare_nostrum-card }.
mare_nostrum-why-not-in-hand = Nincs a kezedben { mare_nostrum-card }.
mare_nostrum-why-mixed-set = Egy készlet vagy csupa adóból, vagy csupa különböző áruból áll.
mare_nostrum-why-equal-cards = Egy készletben csak különböző áruk lehetnek, és { mare_nostrum-card } már van benne.
mare_nostrum-why-acquired-card = Ezt a kártyát ({ mare_nostrum-card }) ebben a kereskedésben szerezted, ezért nem adhatod oda.
mare_nostrum-why-side-taken = { mare_nostrum-side-with } már játszik valaki.
mare_nostrum-why-not-tied = { mare_nostrum-side } nincs az élen, ezért nem lehet { mare_nostrum-role-new }.
mare_nostrum-why-neutral = { mare_nostrum-side } semleges, ezért nem kerül sorra.
mare_nostrum-why-named-already = { mare_nostrum-side } már megkapta a helyét a sorrendben.
mare_nostrum-why-own-cards = A saját kártyáidat nem veheted el.
mare_nostrum-why-nothing-face-up = { mare_nostrum-side } előtt nincs több felfordított kártya.
mare_nostrum-why-third-take = Az utolsó két elvétel közted és { mare_nostrum-side } között történt: harmadik közvetlenül utána nem lehet.
mare_nostrum-why-not-at-sea = { mare_nostrum-side-to } nincs triérésze { mare_nostrum-sea-in }.
mare_nostrum-why-not-in-province = { mare_nostrum-side-to } nincs szárazföldi egysége { mare_nostrum-place-in }.
mare_nostrum-why-swap =
    { $used ->
        [0] Most nem cserélhetsz a bankkal: Kleopátra kell hozzá, és a bankban is kell olyan kártyának lennie, amelyet kérhetsz.
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
# mi van a kézben, tagmondatként
mare_nostrum-held =
    { $taxes ->
        [0] { $kinds ->
            [0] üres a kezed
           *[other] a kezedben csak { $kinds }-féle áru van, adó nincs
        }
       *[other] { $kinds ->
            [0] a kezedben csak { $taxes } adó van, áru nincs
           *[other] a kezedben { $taxes } adó és { $kinds }-féle áru van
        }
    }
mare_nostrum-why-pay-way = Az ár { $price } kártyás készlet; { mare_nostrum-held }.
mare_nostrum-why-cannot-pay = Még { $missing } kártya hiányzik egy { $price } kártyás készlethez: { mare_nostrum-held }.
mare_nostrum-why-points = Az ára { $price } pont, neked { $points } van: { $missing } pont hiányzik.
mare_nostrum-why-number-hand = Nem kérhetsz több kártyát, mint ahány a kezedben van ({ $most }).
mare_nostrum-why-keep-taxes =
    { $have ->
        [0] Legfeljebb { $most } adót tarthatnál meg, de egy sincs nálad.
       *[other] Legfeljebb { $most } adót tarthatsz meg, és { $have } van nálad.
    }
mare_nostrum-why-number-legions = Innen már csak { $most } légió mozoghat.
mare_nostrum-why-number-triremes = Itt már csak { $most } triérész támadhat.
mare_nostrum-why-number-attack =
    { $most ->
        [0] Itt már egy légió sem támadhat, és az erőd csak akkor harcolhat egyedül, ha még nem harcolt.
       *[other] Itt már csak { $most } légió támadhat, és az erőd csak akkor harcolhat egyedül, ha még nem harcolt.
    }
mare_nostrum-why-name-now = Véget ért a lépés: most kell megnevezned, ki következik.
mare_nostrum-why-pillage-goods = A karavánért Nabukodonozor árut hoz, nem adót.
mare_nostrum-why-pillage-tax = A városért Nabukodonozor adót hoz, nem árut.

## A napló

mare_nostrum-log-got-side = { $parts } játszik.
mare_nostrum-plays-side = { $seat } { mare_nostrum-side-with }
mare_nostrum-log-set-caravan = Kezdő karavánok: { $parts }.
mare_nostrum-caravan-set = { mare_nostrum-card } { mare_nostrum-place-in }
mare_nostrum-log-first-roles = A játék elején { $parts }.
mare_nostrum-first-role = { mare_nostrum-side } { mare_nostrum-role-new }
mare_nostrum-log-round-began = Elkezdődött { mare_nostrum-round-the } forduló.
# amit a szerepért összeszámoltak
mare_nostrum-role-counted =
    { $role ->
        [director_of_commerce] { $count ->
            [1] { $count } karavánnal vagy piaccal
           *[other] összesen { $count } karavánnal és piaccal
        }
        [political_leader] { $count ->
            [1] { $count } várossal vagy templommal
           *[other] összesen { $count } várossal és templommal
        }
       *[military_leader] { $count } katonai egységgel
    }
mare_nostrum-role-by =
    { $bonus ->
        [0] { mare_nostrum-role-counted }
       *[other] { mare_nostrum-role-counted } (+{ $bonus }: { mare_nostrum-figure })
    }
mare_nostrum-log-got-role =
    { $from_side ->
        [none] { mare_nostrum-side } lett { mare_nostrum-role-new } { mare_nostrum-role-by }.
       *[other] { mare_nostrum-side } lett { mare_nostrum-role-new } { mare_nostrum-role-by }; a holtversenyt { mare_nostrum-from-side-name } döntötte el.
    }
mare_nostrum-log-chose-artemis-card = { mare_nostrum-side } egy { mare_nostrum-card-object } vett el az Artemisz-szentély révén.
mare_nostrum-log-took-card = Elvett kártyák: { $parts }.
mare_nostrum-card-taken = { $count } { mare_nostrum-card } { mare_nostrum-from-side }
mare_nostrum-log-used-ulysses = { mare_nostrum-side } Odüsszeuszt küldte: { mare_nostrum-from-side-name } visszaadta { mare_nostrum-card-object-the } { mare_nostrum-to-side }.
mare_nostrum-log-trade-ended = Véget ért a kereskedés.
mare_nostrum-log-traded = Véget ért a kereskedés; az elvett kártyák: { $parts }.
mare_nostrum-log-gave-card = { mare_nostrum-side } egy { mare_nostrum-card-object } adott { mare_nostrum-to-side }, akinek eggyel kevesebb kártyája maradt.
mare_nostrum-log-gave-card-secret = { mare_nostrum-side } egy kártyát adott { mare_nostrum-to-side }, akinek eggyel kevesebb maradt.
mare_nostrum-log-purchased = { mare_nostrum-side } { $deeds }.
mare_nostrum-bought-built =
    { $what ->
        [legion] { $count ->
            [1] légiót állított fel { mare_nostrum-place-in }{ mare_nostrum-paid }
           *[other] { $count } légiót állított fel { mare_nostrum-place-in }{ mare_nostrum-paid }
        }
       *[other] { $count ->
            [1] { mare_nostrum-thing-object } épített { mare_nostrum-place-in }{ mare_nostrum-paid }
           *[other] { $count } { mare_nostrum-thing-object } épített { mare_nostrum-place-in }{ mare_nostrum-paid }
        }
    }
mare_nostrum-bought-built-caravan =
    { $count ->
        [1] karavánt állított { mare_nostrum-card-onto } { mare_nostrum-place-in }{ mare_nostrum-paid }
       *[other] { $count } karavánt állított { mare_nostrum-card-onto } { mare_nostrum-place-in }{ mare_nostrum-paid }
    }
mare_nostrum-bought-placed-influence = befolyásjelzőt tett { mare_nostrum-place-to }{ mare_nostrum-paid }
mare_nostrum-bought-annexed = bekebelezte { mare_nostrum-place-object } (eddig { mare_nostrum-from-side-owns } volt){ mare_nostrum-paid }
mare_nostrum-bought-acquired =
    { $wonder ->
        [0] megszerezte { mare_nostrum-figure-object }{ mare_nostrum-paid }
       *[other] felépítette { mare_nostrum-figure-object }{ mare_nostrum-paid }
    }
mare_nostrum-log-swapped = { mare_nostrum-side } Kleopátra révén egy { mare_nostrum-gave-card } cserélt { mare_nostrum-got-card } a bankkal.
mare_nostrum-log-kept-commodity = { mare_nostrum-side } képpel lefelé megtartott egy { mare_nostrum-card-object }.
mare_nostrum-log-kept-commodity-secret = { mare_nostrum-side } képpel lefelé megtartott egy árut.
mare_nostrum-log-sailed = { mare_nostrum-side } áthajózott { $parts }.
mare_nostrum-moved-sailed =
    { $count ->
        [1] egy triérésszel { mare_nostrum-from-sea } { mare_nostrum-to-sea }
       *[other] { $count } triérésszel { mare_nostrum-from-sea } { mare_nostrum-to-sea }
    }
mare_nostrum-log-launched = { mare_nostrum-side } kifutott { $parts }.
mare_nostrum-moved-launched =
    { $count ->
        [1] egy triérésszel { mare_nostrum-place-from } { mare_nostrum-to-sea }
       *[other] { $count } triérésszel { mare_nostrum-place-from } { mare_nostrum-to-sea }
    }
mare_nostrum-log-used-helen = { mare_nostrum-side } Szép Helénát küldte: { mare_nostrum-enemy-name } egyik légiója átállt hozzá { mare_nostrum-place-in }.
mare_nostrum-log-tasks-ended = { mare_nostrum-side } egyetlen légiójának sem maradt feladata { $parts }, mert ellenség is áll ott.
mare_nostrum-log-pillaged = { mare_nostrum-side } kifosztotta { $parts }.
mare_nostrum-log-occupied = { mare_nostrum-side } megszállta { $parts }.
mare_nostrum-log-stood-on-marker =
    { $count ->
        [1] { mare_nostrum-side } egyik légiója a befolyásjelzőre állt { $parts }.
       *[other] { mare_nostrum-side } egy-egy légiója a befolyásjelzőre állt { $parts }.
    }
mare_nostrum-log-got-pillage-card = { mare_nostrum-side } egy { mare_nostrum-card-object } vett el Nabukodonozor révén.
mare_nostrum-log-rounds-over = Letelt az utolsó, { $round }. forduló.
mare_nostrum-log-got-income = { mare_nostrum-side } jövedelme: { $cards }.
# amit az egyes civilizációk kaptak vagy felajánlottak, egy sorban
mare_nostrum-side-cards = { mare_nostrum-side } – { $cards }
mare_nostrum-log-incomes = Jövedelem: { $parts }.
mare_nostrum-log-offers = Ajánlatok: { $parts }.
mare_nostrum-log-named-number =
    { $trade ->
        [0] { $count ->
            [0] { mare_nostrum-side } nem kért kártyát cserére, így elmaradt a kereskedés.
           *[other] { mare_nostrum-side } fejenként { $count } kártyát kért cserére, de másnak nem volt ennyi, így elmaradt a kereskedés.
        }
       *[other] { mare_nostrum-side } fejenként { $count } kártyát kért cserére.
    }
mare_nostrum-log-showed-offer = { mare_nostrum-side } ajánlata: { $cards }.
mare_nostrum-log-named-next =
    { $phase ->
        [construction] { mare_nostrum-side } így döntött: { $parts } épít.
       *[military] { mare_nostrum-side } így döntött: { $parts } lép a katonai fázisban.
    }
mare_nostrum-named =
    { $own ->
        [0] { mare_nostrum-to-side-name }
       *[1] ő maga
    }
mare_nostrum-named-first = elsőnek { mare_nostrum-named }
mare_nostrum-named-then = utána { mare_nostrum-named }
mare_nostrum-log-named-later = { mare_nostrum-side } úgy döntött, hogy { $later }.
mare_nostrum-named-later =
    { $phase ->
        [construction] { mare_nostrum-named-behind } { mare_nostrum-named } építsen
       *[military] { mare_nostrum-named-behind } { mare_nostrum-named } lépjen a katonai fázisban
    }
mare_nostrum-named-behind =
    { $after_own ->
        [0] { mare_nostrum-after-side }
       *[1] utána
    }
mare_nostrum-log-kept-taxes = Megtartott adók: { $parts }.
mare_nostrum-side-taxes =
    { $returned ->
        [0] { mare_nostrum-side } { $taxes }
       *[other] { mare_nostrum-side } { $taxes } ({ $returned } adót visszaadott)
    }
mare_nostrum-log-fought-at-sea =
    { $count ->
        [1] { mare_nostrum-side } egy triérésszel megtámadta { mare_nostrum-enemy-object } { mare_nostrum-sea-in }{ mare_nostrum-dice }.
       *[other] { mare_nostrum-side } { $count } triérésszel megtámadta { mare_nostrum-enemy-object } { mare_nostrum-sea-in }{ mare_nostrum-dice }.
    }
mare_nostrum-log-marched = { mare_nostrum-side } átvonult { $parts }.
mare_nostrum-moved-marched =
    { $count ->
        [1] egy légióval { mare_nostrum-from-place } { mare_nostrum-to-place }
       *[other] { $count } légióval { mare_nostrum-from-place } { mare_nostrum-to-place }
    }
mare_nostrum-log-fought-on-land =
    { $count ->
        [0] { mare_nostrum-side } erődje megtámadta { mare_nostrum-enemy-object } { mare_nostrum-place-in }{ mare_nostrum-dice }.
       [1] { mare_nostrum-side } egy légióval megtámadta { mare_nostrum-enemy-object } { mare_nostrum-place-in }{ mare_nostrum-dice }.
       *[other] { mare_nostrum-side } { $count } légióval megtámadta { mare_nostrum-enemy-object } { mare_nostrum-place-in }{ mare_nostrum-dice }.
    }
# a csata a veszteségekkel egy mondatban
mare_nostrum-log-fought-at-sea-lost =
    { $count ->
        [1] { mare_nostrum-side } egy triérésszel megtámadta { mare_nostrum-enemy-object } { mare_nostrum-sea-in }{ mare_nostrum-dice }; veszteség: { $lost }.
       *[other] { mare_nostrum-side } { $count } triérésszel megtámadta { mare_nostrum-enemy-object } { mare_nostrum-sea-in }{ mare_nostrum-dice }; veszteség: { $lost }.
    }
mare_nostrum-log-fought-on-land-lost =
    { $count ->
        [0] { mare_nostrum-side } erődje megtámadta { mare_nostrum-enemy-object } { mare_nostrum-place-in }{ mare_nostrum-dice }; veszteség: { $lost }.
        [1] { mare_nostrum-side } egy légióval megtámadta { mare_nostrum-enemy-object } { mare_nostrum-place-in }{ mare_nostrum-dice }; veszteség: { $lost }.
       *[other] { mare_nostrum-side } { $count } légióval megtámadta { mare_nostrum-enemy-object } { mare_nostrum-place-in }{ mare_nostrum-dice }; veszteség: { $lost }.
    }
mare_nostrum-log-lost-unit = Veszteség: { $lost }.
mare_nostrum-log-won =
    { $pyramids ->
        [0] { mare_nostrum-side } összesen { $count } hőst és világcsodát szerzett, és megnyerte a játékot.
       *[other] { mare_nostrum-side } a piramisokkal megnyerte a játékot.
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
mare_nostrum-table-trade = Kereskedés fejenként { $number } kártyával
mare_nostrum-table-own = A te kártyáid ({ mare_nostrum-side })
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
mare_nostrum-column-offered = Felajánlott kártyák
mare_nostrum-column-face-down = Elvett kártyák
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
mare_nostrum-outcome-pyramids = { $seat } nyert { mare_nostrum-side-with }: { mare_nostrum-round-the } fordulóban felépítette a piramisokat.
mare_nostrum-outcome-figures = { $seat } nyert { mare_nostrum-side-with }: { mare_nostrum-round-the } fordulóban összesen { $count } hőse és világcsodája lett.
mare_nostrum-outcome-rounds =
    { $count ->
        [1] { $round } forduló alatt senki sem nyert; az első helyen { $seat } végzett egy hőssel vagy világcsodával.
       *[other] { $round } forduló alatt senki sem nyert; az első helyen { $seat } végzett összesen { $count } hőssel és világcsodával.
    }
mare_nostrum-outcome-rounds-shared =
    { $count ->
        [1] { $round } forduló alatt senki sem nyert; az első helyen egy-egy hőssel vagy világcsodával, minden másban is egyenlően, { $seats } osztozik.
       *[other] { $round } forduló alatt senki sem nyert; az első helyen összesen { $count } hőssel és világcsodával, minden másban is egyenlően, { $seats } osztozik.
    }

## Ki áll legközelebb a győzelemhez

mare_nostrum-standing-figures = Hősök és világcsodák; { $most } kell a győzelemhez
mare_nostrum-standing-nobody = Még senkinek sincs hőse vagy világcsodája
mare_nostrum-standing-all =
    { $count ->
        [1] Mindenkinek egy hőse vagy világcsodája van, { $most } kell
       *[other] Mindenkinek összesen { $count } hőse és világcsodája van, { $most } kell
    }
mare_nostrum-standing-leads =
    { $count ->
        [1] { $seat } vezet: egy hős vagy világcsoda, { $most } kell
       *[other] { $seat } vezet: { $count } hős és világcsoda, { $most } kell
    }
mare_nostrum-standing-level =
    { $count ->
        [1] { $seats } vezet: fejenként egy hős vagy világcsoda, { $most } kell
       *[other] { $seats } vezet: fejenként { $count } hős és világcsoda, { $most } kell
    }
mare_nostrum-standing-missing = Aki { $most }-ig jut, azonnal nyer; az élen állónak még { $missing } hiányzik.
mare_nostrum-standing-pyramids = Aki felépíti a piramisokat, szintén azonnal nyer: az ára { $price } különböző áru vagy { $price } adó.
mare_nostrum-standing-last-round = Ez { mare_nostrum-round-the } forduló; ha { $last } forduló alatt senki sem nyer, a hősök és világcsodák száma dönt, azután az épületeké, a tartományoké és az egységeké.
mare_nostrum-standing-set =
    { $unknown ->
        [0] { $goods } különböző áruja és { $tax } adója van.
       *[other] { $goods } különböző áruja és { $tax } adója van, további { $unknown } kártyája ismeretlen.
    }

## A tábla

mare_nostrum-board-map = Térkép; a nyilak mozgatják, a plusz és a mínusz a méretét változtatja
mare_nostrum-board-zoom = A térkép mérete
mare_nostrum-board-closer = Közelebb
mare_nostrum-board-farther = Távolabb
mare_nostrum-board-whole = Az egész térkép
mare_nostrum-board-phases = A forduló fázisai
mare_nostrum-board-phase =
    { $phase ->
        [commerce] Kereskedelmi
        [construction] Építési
       *[military] Katonai
    }
mare_nostrum-board-market = Hősök és világcsodák
mare_nostrum-board-panel-market = Hősök és világcsodák
mare_nostrum-board-panel-civilisations = A civilizációk
mare_nostrum-board-panel-places = Tartományok és tengerzónák
mare_nostrum-board-places = Helyek listája
mare_nostrum-board-list-provinces = Tartományok
mare_nostrum-board-list-seas = Tengerzónák
mare_nostrum-board-next-to = Szomszédai: { $places }.
mare_nostrum-board-begin-here = Itt kezdem
mare_nostrum-board-begins-as = Rendszerint ezzel a szereppel kezd: { mare_nostrum-role }.
mare_nostrum-board-begins-in = Innen indul: { $places }, { $cities } várossal. Karavánjai ezeket hozzák vagy hozhatják:
mare_nostrum-board-trade-about =
    { $step ->
        [offer] Mindenki annyi kártyát tesz ki képpel lefelé, amennyit a kereskedelmi igazgató mondott; az adó is annak számít. Aztán mind felfordul (MAR-6.2).
        [tap] Koppints arra a kártyára, amelyik kell: a tiéd lesz. Utána az vesz el egyet, akitől elvetted (MAR-6.4).
        [take] Aki soron van, elvesz valakitől egy felfordított kártyát, és megtartja; utána az vesz el, akitől elvették. Ami marad, visszakerül a kezekbe (MAR-6.4, MAR-6.10).
       *[other] Vásárolni készlettel lehet: csupa különböző áruval vagy csupa adóval; olyan fajtát keress, amelyből nincs kártyád.
    }
mare_nostrum-board-panel-bank = Bank
mare_nostrum-board-panel-basket = Kosár
mare_nostrum-board-panel-trade = Kereskedés
mare_nostrum-board-panel-battle = Csata
mare_nostrum-board-bank = A bank kártyái
mare_nostrum-board-owner = Gazdája { mare_nostrum-side } ({ $player }).
mare_nostrum-board-nobody = Gazdátlan.
mare_nostrum-board-caravan = { mare_nostrum-card-title }: karaván áll rajta.
mare_nostrum-board-site = { mare_nostrum-card-title }: még nincs rajta karaván.
mare_nostrum-board-city = Város áll benne, adót hoz.
mare_nostrum-board-city-site = Várost lehet építeni benne.
mare_nostrum-board-tasks = Feladatok: { $tasks }.
mare_nostrum-board-war-torn = Több civilizáció szárazföldi egységei állnak benne: háború sújtja.
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
mare_nostrum-board-side-known =
    { $unknown ->
        [0] Kártyák: { $cards }.
       *[other] Kártyák: { $cards } és { $unknown } ismeretlen.
    }
mare_nostrum-board-side-unknown =
    { $unknown ->
        [0] Nincs kártyája.
       *[other] { $unknown } kártyája van.
    }
mare_nostrum-board-side-income = Jövedelem a mostani állás szerint: { $cards }.
mare_nostrum-board-side-counts = A szerepekhez: kereskedelem { $commerce }, politika { $politics }, hadsereg { $military }.
mare_nostrum-board-side-units = Légió: { $legions }, erőd: { $fortresses }, triérész: { $triremes }.
mare_nostrum-board-card = Nálad { $count } van, a bankban még { $bank }.
mare_nostrum-board-no-cards = Nincs kártyád.
mare_nostrum-board-shop = Ami építhető
mare_nostrum-board-panel-shop = Mit építesz?
mare_nostrum-board-kept = Ami az építés végén a kezedben marad, az a bankba kerül; csak egy-két adót tarthatsz meg (MAR-7.5.1).
mare_nostrum-board-item-name =
    { $what ->
        [influence] Befolyás
       *[other] { mare_nostrum-building }
    }
mare_nostrum-board-gives =
    { $what ->
        [influence] Egy szomszédos, gazdátlan tartomány a tiéd lesz.
        [caravan] Fordulónként 1 kártyát hoz az áruból, amelyre kerül.
        [city] Fordulónként 1 adót hoz.
        [market] Megduplázza, amit a tartomány karavánjai hoznak.
        [temple] Megduplázza a tartomány városának adóját.
        [legion] Átvonul más tartományokba, harcol, kifoszt és megszáll.
        [fortress] A helyén védekezik: a csatában 6-ot ad a dobásodhoz.
       *[trireme] Hajózik és harcol a tengeren, és átviszi a légióidat.
    }
mare_nostrum-board-goal = Hős vagy világcsoda
mare_nostrum-board-goal-gives = Saját képessége van; akinek { $count } van, megnyeri a játékot.
mare_nostrum-board-price =
    { $in ->
        [points] { $price } pont
       *[cards] { $price } kártya
    }
mare_nostrum-board-item-state =
    { $state ->
        [setup] { "" }
        [none] elfogyott
        [nowhere] nincs helye
        [missing] még { $missing } kell
        [tax] adóból
        [goods] áruból
       *[both] bármelyikből
    }
mare_nostrum-board-item-price = Ára egy { $price } kártyás készlet.
mare_nostrum-board-item-points = Ára { $price } pont.
mare_nostrum-board-item-tax = Fizethetsz { $price } adóval.
mare_nostrum-board-item-goods = Fizethetsz { $price } különböző áruval.
mare_nostrum-board-item-missing = Egy készlethez még { $missing } kártyád hiányzik.
mare_nostrum-board-item-left = A tartalékban maradt: { $left }; ennyi tartományba kerülhet: { $places }.
mare_nostrum-board-free = Ingyen van.
mare_nostrum-board-paid = { $price } kártyából { $count } kifizetve
mare_nostrum-board-takes = elvesz
mare_nostrum-board-hidden-offer = képpel lefelé
mare_nostrum-board-barred = Az utolsó két elvétel ugyanazon két civilizáció között történt ({ $sides }): harmadik közvetlenül utána nem lehet köztük.
mare_nostrum-board-odds = { $place }
mare_nostrum-board-clears = nem marad ellenség
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
