### PAX. A seat és a seats név (mindig alanyeset), a category azonosító, a legion római szám, a többi szám. A dolgok nevei a names.hu.toml fájlban állnak.

## Ahogy más mondatok a kategóriát, a lapot és a légiót megnevezik

# ennyi lap egy kategóriából: „2 birtok”
pax-cards-of = { $cards } { pax-category-card }
pax-card-facts = ({ $symbols } jel, { $value } aureus)
pax-card = { pax-category-plain } { pax-card-facts }
pax-cards = { $cards }
# egy lap felsorolásban, azzal, hogy hány darab van belőle
pax-card-listed =
    { $count ->
        [1] { pax-category-plain } { pax-card-facts }
       *[other] { $count } × { pax-category-plain } { pax-card-facts }
    }
# egy lap, amely egy légió alá került, és hogy ki hány lapot húz, felsorolásban
pax-under = { $legion }. – { pax-category-plain } { pax-card-facts }
pax-drew = { $seat } { $count }
pax-card-brief = { pax-category-plain } ({ $symbols } jel)
pax-points-gained =
    { $points ->
        [0] nem ad pontot
       *[other] +{ $points } pont
    }
# miért jár egy lap pontja; egyedül: mit tesz a célért
pax-gain-played = { $points } az új kategóriáért
pax-gain-above-rome = { $points } azért, mert erősebb leszek Rómánál
pax-gain-fleets = { $points } a flottákért
pax-gain-armies = { $points } a seregekért
pax-gain-conspiratus = { $points } a Primus Conspiratusért
pax-gain-played-count = az első lapom a kategóriából
pax-gain-above-rome-count = még { $points } kategóriában erősebb leszek Rómánál
pax-card-brings =
    { $alone ->
        [0] { pax-points-gained }{ $kinds ->
            [0] {""}
           *[other] {" "}({ $gains })
        }
       *[other] { $kinds ->
            [0] nem visz közelebb a célhoz
           *[other] { $gains }
        }
    }
# mit tesz egy lap kijátszása a kör bevételével és a Primus Conspiratusszal
pax-playing-leads-to =
    { $income ->
        [0] ebben a körben nincs bevételem
       *[other] ha ezután megállok, { $income } aureus a bevételem
    }{ $conspiratus ->
        [0] {""}
       *[other] ; enyém lesz a Primus Conspiratus
    }
# a lap tárgyként, határozatlanul: „egy birtokot (1 jel, 2 aureus)”
pax-card-a = egy { pax-category-object } { pax-card-facts }
# ugyanez több egyforma lapról: „2 birtokot (1 jel, 2 aureus)”
pax-card-object =
    { $count ->
        [1] { pax-card-a }
       *[other] { $count } { pax-category-object } { pax-card-facts }
    }
# a lap alanyként, határozottan: „a birtok (1 jel, 2 aureus)”
pax-card-the = { pax-category-the } { pax-card-facts }
# a lap egy gombon, tárgyként: „a birtokot (…)”, több egyforma közül „az egyik birtokot (…)”
pax-card-offered =
    { $count ->
        [1] { pax-category-object-the }
       *[other] az egyik { pax-category-object }
    } { pax-card-facts }
# a légió névelővel (első, ötödik: az), utána névutó: „a II. légió alatti”
pax-legion-the =
    { $legion ->
        [I] az I. légió
        [V] az V. légió
       *[other] a { $legion }. légió
    }
# hányadik a húzott lapok közül
pax-ordinal =
    { $number ->
        [1] az első
        [2] a második
        [3] a harmadik
        [4] a negyedik
        [5] az ötödik
        [6] a hatodik
       *[other] a { $number }. lap
    }
# mennyi marad vásárlás után
pax-money-left =
    { $left ->
        [0] nem marad aureusom
       *[other] { $left } aureusom marad
    }
# az egyszemélyes cél két fele
pax-now-above =
    { $above ->
        [0] egy kategóriában sem vagy erősebb Rómánál
       *[other] { $above } kategóriában vagy erősebb Rómánál
    }
pax-now-covered =
    { $covered ->
        [0] egyből sem játszottál ki lapot
       *[other] { $covered } kategóriából játszottál ki lapot
    }

## A játék az előtérben

pax-title = PAX
pax-tagline = Kerekedjetek együtt Róma fölé, vagy áruld el a lázadást, és győzz Róma oldalán.
pax-about = Szökött rabszolgák gyűjtenek befolyást hét kategóriában, a birtokoktól és a flottáktól a szenátusig, Róma pedig minden fordulóban elviszi a legértékesebb kártyacsoportot, amelyet meghagynak neki. Ha a játékosok Róma fölé kerekednek, a legtöbb pontot gyűjtő játékos nyer; ha Róma állja a sarat, akkor a cselszövők vezére. 1–8 játékosnak, körülbelül fél óra, a Nocturnus kiegészítővel és két egyszemélyes kampánnyal.
pax-aim =
    { $players ->
        [1] Legyél erősebb Rómánál annyi kategóriában, amennyit a szinted kér, és játssz ki legalább egy lapot minden kategóriából. A játék akkor ér véget, amikor elfogy a pakli, körülbelül fél óra alatt.
       *[other] Ha a játékosok elég sok kategóriában erősebbek Rómánál, a legtöbb pontot gyűjtő játékos nyer; ha nem, akkor az, akinél a Primus Conspiratus kártya van. A játék akkor ér véget, amikor elfogy a pakli, körülbelül fél óra alatt.
    }

## Beállítások

pax-option-seats = Játékosok
pax-option-seats-about = Egyedül Róma ellen játszol; öt vagy több játékoshoz két csomag kártya kell.
pax-option-seats-1 = 1 játékos (egyszemélyes játék)
pax-option-seats-2 = 2 játékos
pax-option-seats-3 = 3 játékos
pax-option-seats-4 = 4 játékos
pax-option-seats-5 = 5 játékos
pax-option-seats-6 = 6 játékos
pax-option-seats-7 = 7 játékos
pax-option-seats-8 = 8 játékos
pax-option-variant = Kártyák
pax-option-variant-about = A Nocturnus milíciát, felderítőt és ellenséget hoz a játékba, így hét helyett tíz kategória van.
pax-option-variant-base = Alapjáték
pax-option-variant-nocturnus = Nocturnus kiegészítővel
pax-option-solo_level = Szint
pax-option-solo_level-about = Szintenként eggyel több kategóriában kell erősebbnek lenned Rómánál.
pax-option-solo_level-1 = 1. szint
pax-option-solo_level-2 = 2. szint
pax-option-solo_level-3 = 3. szint
pax-option-solo_level-4 = 4. szint
pax-option-solo_level-5 = 5. szint
pax-option-start_player = Kezdőjátékos
pax-option-start_player-about = Ő kapja a Primus kártyát, és ő kezdi az első fordulót.
pax-option-start_player-random = Sorsolással
pax-option-start_player-1 = 1. hely
pax-option-start_player-2 = 2. hely
pax-option-start_player-3 = 3. hely
pax-option-start_player-4 = 4. hely
pax-option-start_player-5 = 5. hely
pax-option-start_player-6 = 6. hely
pax-option-start_player-7 = 7. hely
pax-option-start_player-8 = 8. hely
pax-option-nocturnus_solo_head_start = Előny
pax-option-nocturnus_solo_head_start-about = Ha előnnyel játszol, a 3., 4. és 5. szinten kezdéskor ingyen kijátszol egy, két, illetve három lapot, ahogy az alapjátékban.
pax-option-nocturnus_solo_head_start-false = Előny nélkül
pax-option-nocturnus_solo_head_start-true = Előnnyel
pax-option-nocturnus_solo_legions = Légiók
pax-option-nocturnus_solo_legions-about = Három légió, ahogy az egyszemélyes alapjátékban, vagy kettő, vagyis eggyel több, mint ahányan játszanak.
pax-option-nocturnus_solo_legions-2 = 2 légió
pax-option-nocturnus_solo_legions-3 = 3 légió

## Mit tudnak a kategóriák

pax-category-wealth-ability = Minden 3 gazdagságjel 1 aureusszal csökkenti a megvett kártyacsoport árát, de az ár sosem megy 0 alá.
pax-category-fleet-ability = A végső értékeléskor minden 3 flottajel 1 bónusz sereget ad; legfeljebb annyi flottajeled lehet, ahány birtok- vagy cselszövésjeled van (a nagyobb szám érvényes).
pax-category-army-ability = A végső értékeléskor minden 3 seregjel 1 bónusz flottát ad; legfeljebb annyi seregjeled lehet, ahány birtok- vagy cselszövésjeled van (a nagyobb szám érvényes).
pax-category-religion-ability = Legalább 3 vallásjellel két lapot látsz egyszerre, amikor húzol, legalább 6 vallásjellel pedig mindet.
pax-category-senator-ability = Ha a körödben szenátort játszol ki, 1 aureusszal több a bevételed; öt vagy több játékosnál a többiek egy-egy lap kijátszásával reagálhatnak rá.
pax-category-estate-ability = Annyi flottajeled és annyi seregjeled lehet, ahány birtokjeled van.
pax-category-conspiracy-ability = Ugyanúgy enged flottákat és seregeket, mint a birtok, de abban a körben, amelyben kijátszod, nincs bevételed; akinek a legtöbb cselszövésjele van, azé a Primus Conspiratus.
pax-category-militia-ability = Minden 4 milíciajel után eggyel több lapot húzhatsz, és eggyel többet vehetsz kézbe.
pax-category-scout-ability = Minden 4 felderítőjel után eggyel több lapot játszhatsz ki ingyen a körödben.
pax-category-adversary-ability = Miután begyűjtötted a bevételedet, minden 4 ellenségjeledért 1 lapot Rómának kell adnod a kezedből; ha a cselszövésjelek száma egyenlő, az ellenségjelek döntik el, kié a Primus Conspiratus.

## A tábla feliratai

pax-rome = Róma
pax-legion = { $legion }. légió
pax-primus = Primus
pax-conspiratus = Primus Conspiratus
pax-aurei = { $count } aureus
pax-for-rome = A forduló végén Róma elviszi ezt a kártyacsoportot.
pax-reconstructed = A lap jelei és értéke rekonstruáltak.

## Kérdések

pax-ask-solo-lay =
    { $left ->
        [1] Válassz egy lapot, amelyet ingyen kijátszol.
       *[other] Válassz egy lapot, amelyet ingyen kijátszol; még { $left } lapot kell kijátszanod.
    }
pax-ask-setup-keep = Válaszd ki azt az egy lapot, amelyet megtartasz; a többi a pakli alá kerül.
pax-ask-setup-return = Válaszd ki, melyik lapod kerüljön most a pakli alá (még { $left } van hátra); a következő mindig az előző alá kerül.
pax-ask-turn-mode = Rendes kört játszol, vagy passzolsz?
pax-ask-draw-extra =
    { $left ->
        [1] A milíciád révén húzhatsz még egy lapot. Húzol, vagy megállsz?
       *[other] A milíciád révén még legfeljebb { $left } lapot húzhatsz. Húzol egyet, vagy megállsz?
    }
pax-ask-draw-card =
    { $hand ->
        [0] Válaszd ki, melyik húzott lap kerüljön egy légió vagy a pakli alá; kézbe majd a későbbiek közül vehetsz egyet. { $total } lapból ez lesz { pax-ordinal }.
       *[other] Válaszd ki, melyik húzott lapot helyezed el most; { $total } lapból ez lesz { pax-ordinal }.
    }
pax-ask-draw-dest =
    { $total ->
        [1] Döntsd el, hová kerüljön { pax-card-the }.
       *[other] Döntsd el, hová kerüljön { pax-card-the }; { $total } lapból ez { pax-ordinal }.
    }
pax-ask-buy =
    { $money ->
        [0] Válaszd ki, melyik kártyacsoportot veszed meg, vagy ne vásárolj (nincs aureusod).
       *[other] Válaszd ki, melyik kártyacsoportot veszed meg, vagy ne vásárolj ({ $money } aureusod van).
    }
pax-ask-play =
    { $cost ->
        [0] { $money ->
            [0] Válaszd ki, melyik lapot játszod ki ingyen, vagy állj meg (nincs aureusod).
           *[other] Válaszd ki, melyik lapot játszod ki ingyen, vagy állj meg ({ $money } aureusod van).
        }
       *[other] { $money ->
            [0] Válaszd ki, melyik lapot játszod ki { $cost } aureusért, vagy állj meg (nincs aureusod).
           *[other] Válaszd ki, melyik lapot játszod ki { $cost } aureusért, vagy állj meg ({ $money } aureusod van).
        }
    }
pax-ask-give-to-rome =
    { $left ->
        [1] Válaszd ki, melyik lapot adod Rómának a kezedből.
       *[other] Válaszd ki, melyik lapot adod Rómának a kezedből; még { $left } lapot kell adnod.
    }
pax-ask-react =
    { $money ->
        [0] Válaszd ki, melyik lapot játszod ki { $cost } aureusért a szenátorra reagálva, vagy ne reagálj (nincs aureusod).
       *[other] Válaszd ki, melyik lapot játszod ki { $cost } aureusért a szenátorra reagálva, vagy ne reagálj ({ $money } aureusod van).
    }

## Válaszok: a gombokon a játékos beszél, első személyben

pax-do-solo-lay-card = Kijátszom ingyen { pax-card-offered }
pax-do-setup-keep-card = Megtartom { pax-card-offered }
pax-do-setup-return-card = A pakli alá csúsztatom { pax-card-offered }
pax-do-take-turn =
    { $deck ->
        [0] Rendes kört játszom: húzás helyett { $aurei } aureus, vásárlás, kijátszás
        [1] Rendes kört játszom: az utolsó lap húzása, vásárlás, kijátszás
        [2] Rendes kört játszom: az utolsó 2 lap húzása, vásárlás, kijátszás
       *[other] Rendes kört játszom: lapokat húzok, azután vehetek egy kártyacsoportot, lapokat játszhatok ki, és bevételt kapok
    }
pax-do-pass = Passzolok: kapok { $aurei } aureust, és megnézem Róma képpel lefelé fordított lapjait
pax-do-draw-extra = Húzok még egy lapot
pax-do-draw-no-extra = Nem húzok több lapot
pax-do-draw-card-card = Elhelyezem { pax-card-offered }
pax-do-to-hand = Kézbe veszem
pax-do-to-deck = A pakli alá csúsztatom
pax-do-draw-dest-legion =
    { $count ->
        [0] Leteszem { pax-legion-the } alá, ahol most nincs lap: { $value } aureust fog érni{ pax-would-be-romes }
       *[other] Leteszem { pax-legion-the } alá: a kártyacsoport { $value } aureust fog érni{ pax-would-be-romes }
    }
pax-would-be-romes =
    { $rome ->
        [0] {""}
       *[other] , és így ezt vinné el Róma
    }
pax-do-buy-legion =
    { $price ->
        [0] Ingyen elviszem { pax-legion-the } alatti kártyacsoportot ({ pax-money-left }): { $cards }
       *[other] Megveszem { pax-legion-the } alatti kártyacsoportot { $price } aureusért ({ pax-money-left }): { $cards }
    }
pax-do-buy-stop = Nem vásárolok
pax-do-play-card =
    { $cost ->
        [0] Kijátszom ingyen { pax-card-offered }: { pax-card-brings }; { pax-playing-leads-to }
       *[other] Kijátszom { $cost } aureusért { pax-card-offered }: { pax-card-brings }; { pax-playing-leads-to }
    }
pax-do-play-stop =
    { $aurei ->
        [0] Megállok (most nincs bevételem)
       *[other] Megállok, és kapok { $aurei } aureus bevételt
    }
pax-do-give-to-rome-card = Rómának adom { pax-card-offered }
pax-do-react-card = Kijátszom { $cost } aureusért { pax-card-offered }: { pax-card-brings }
pax-do-react-stop = Nem reagálok

## Elutasítások

pax-why-not-opening-card = Nem húztál ilyen lapot: { pax-card }.
pax-why-keep-first = Előbb válassz a húzott lapjaid közül.
pax-why-choose-turn = Előbb döntsd el, hogy rendes kört játszol-e, vagy passzolsz.
pax-why-extra-first = Előbb döntsd el, húzol-e még egy lapot.
pax-why-choose-drawn = Előbb válassz egyet a most húzott lapok közül.
pax-why-hand-later = Az elsőként elhelyezett lapot nem veheted kézbe; tedd egy légió alá vagy a pakli alá.
pax-why-hand-used = Ebben a húzásban már nem vehetsz több lapot kézbe.
pax-why-deck-used = Ebben a húzásban már tettél lapot a pakli alá.
pax-why-deck-too-small = Túl kevés lap volt a pakliban, ezért most nem kerül alá lap.
pax-why-legion-used = Ebben a húzásban már tettél lapot egy légió alá.
pax-why-no-legion = Ebben a játszmában nincs { $legion }. légió.
pax-why-place-first = Előbb döntsd el, hová kerüljön a húzott lap.
pax-why-buy-first = Előbb vegyél meg egy kártyacsoportot, vagy mondj le a vásárlásról.
pax-why-empty-stack = Nincs lap { pax-legion-the } alatt.
pax-why-stack-too-dear =
    { $money ->
        [0] Hiányzik { $missing } aureus: { pax-legion-the } alatti kártyacsoport ára { $price } aureus, de egyetlen aureusod sincs.
       *[other] Hiányzik még { $missing } aureus: { pax-legion-the } alatti kártyacsoport ára { $price } aureus, de csak { $money } aureusod van.
    }
pax-why-give-first = Előbb adj Rómának { $left } lapot a kezedből.
pax-why-buying-is-over = Most nem vásárolhatsz: vásárolni csak a saját körödben, a kijátszás előtt lehet.
pax-why-play-or-stop = Előbb válassz egy lapot a kezedből, vagy mondj le a kijátszásról.
pax-why-not-in-hand = Nincs ilyen lap a kezedben: { pax-card }.
pax-why-limit =
    { $limit ->
        [0] Nincs előtted birtok- vagy cselszövésjel, ezért nem játszhatsz ki { pax-category-object }.
       *[other] { $have ->
            [0] A birtok- vagy cselszövésjeleid legfeljebb { $limit } { pax-category-plain }jelet engednek, de ezen a lapon { $symbols } van.
           *[other] A birtok- vagy cselszövésjeleid legfeljebb { $limit } { pax-category-plain }jelet engednek; már { $have } van előtted, és ezen a lapon még { $symbols }.
        }
    }
pax-why-card-too-dear =
    { $money ->
        [0] Hiányzik { $missing } aureus: a lap kijátszása { $cost } aureusba kerül, de egyetlen aureusod sincs.
       *[other] Hiányzik még { $missing } aureus: a lap kijátszása { $cost } aureusba kerül, de csak { $money } aureusod van.
    }

## A napló

pax-log-drew-opening = Kezdéskor { $parts } lapot húzott.
pax-log-laid-opening = { $seat } kezdéskor ingyen kijátszott { $cards }.
pax-log-kept-opening = { $seat } megtartott { pax-card-a }.
pax-log-kept-opening-secret = { $seat } megtartott egy lapot.
pax-log-returned-opening = { $seat } a pakli alá csúsztatott { $cards }.
pax-log-returned-opening-secret =
    { $count ->
        [1] { $seat } a pakli alá csúsztatott egy lapot.
       *[other] { $seat } a pakli alá csúsztatott { $count } lapot.
    }
pax-log-kept-and-returned = { $seat } megtartott { pax-card-a }, és a pakli alá csúsztatott { $cards }.
pax-log-kept-and-returned-secret =
    { $count ->
        [1] { $seat } megtartott egy lapot, a másikat a pakli alá csúsztatta.
       *[other] { $seat } megtartott egy lapot, a másik { $count } lapot a pakli alá csúsztatta.
    }
pax-log-laid-out = Lapok a légiók alatt: { $parts }.
pax-log-round-began =
    { $alone ->
        [0] { $round }. forduló: { $seat } kezd.
       *[other] { $round }. forduló.
    }
pax-log-took-primus = { $round }. forduló: { $seat } kezd, mert nála van a Primus Conspiratus, és most a Primust is megkapta.
pax-log-passed = { $seat } passzolt, megnézte Róma képpel lefelé fordított lapjait, és kapott { $aurei } aureust.
pax-log-drew-no-more = { $seat } nem húzott több lapot.
pax-log-drew = { $seat } húzott: { $deeds }.
pax-drawn-took-to-hand = kézbe vett { pax-card-a }
pax-drawn-took-to-hand-secret = kézbe vett egy lapot
pax-drawn-put-under-deck = a pakli alá csúsztatott { pax-card-a }
pax-drawn-put-under-deck-secret = a pakli alá csúsztatott egy lapot
pax-drawn-put-under-legion = { pax-legion-the } alá tett { pax-card-a }
pax-log-no-card-left = Üres a pakli, ezért { $seat } húzás helyett { $aurei } aureust kapott.
pax-log-bought =
    { $price ->
        [0] { $seat } ingyen elvitte { pax-legion-the } alatti kártyacsoportot: { $cards }.
       *[other] { $seat } { $price } aureusért megvette { pax-legion-the } alatti kártyacsoportot: { $cards }.
    }
pax-log-bought-nothing = { $seat } nem vásárolt.
pax-log-played = { $seat } kijátszott { $parts }.
pax-played-for =
    { $cost ->
        [0] ingyen { pax-card-a }
       *[other] { $cost } aureusért { pax-card-a }
    }
# a bevétel a mondat végén
pax-log-income-part =
    { $why ->
        [nothing] { $aurei } aureus alapbevételt kapott
        [conspiracy] a cselszövés miatt nem kapott bevételt
       *[category] { $senator ->
            [0] { $aurei } aureus bevételt kapott { pax-cards-of } után
           *[other] { $aurei } aureus bevételt kapott: { $cards } aureust { pax-cards-of } után, { $senator } aureust pedig a szenátor kijátszásáért
        }
    }
pax-log-got-income =
    { $why ->
        [nothing] { $seat } nem játszott ki lapot, így { pax-log-income-part }.
       *[other] { $seat } { pax-log-income-part }.
    }
pax-log-played-for-income = { $seat } kijátszott { $parts }, és { pax-log-income-part }.
# aki nem vásárolt, az mit tett helyette
pax-log-played-unbought = { $seat } nem vásárolt, és kijátszott { $parts }.
pax-log-income-unbought =
    { $played ->
        [0] { $seat } nem vásárolt, és lapot sem játszott ki, így { pax-log-income-part }.
       *[other] { $seat } nem vásárolt, kijátszott { $parts }, és { pax-log-income-part }.
    }
pax-log-took-conspiratus =
    { $by_adversaries ->
        [0] Most { $seat } előtt van a legtöbb cselszövésjel, így övé lett a Primus Conspiratus, amely eddig { $from_seat } előtt feküdt.
       *[other] { $seat } és { $from_seat } előtt ugyanannyi cselszövésjel van, de { $seat } több ellenségjellel megszerezte a Primus Conspiratust.
    }
pax-log-took-conspiratus-first = { $seat } játszotta ki az első cselszövéslapot, így övé lett a Primus Conspiratus.
pax-log-gave-to-rome = { $seat } az ellenségjelei miatt Rómának adott { $cards }.
pax-log-reacted = { $seat } a szenátorra reagálva { $cost } aureusért kijátszott { pax-card-a }.
pax-log-did-not-react = { $parts } nem reagált a szenátorra.
pax-somebody = { $seat }
pax-log-rome-took =
    { $tied ->
        [0] Róma elvitte a legértékesebb, { $value } aureust érő kártyacsoportot { pax-legion-the } alól: { $cards }.
       *[other] Róma a legértékesebb, { $value } aureust érő kártyacsoportok közül a legkisebb számút vitte el, { pax-legion-the } alól: { $cards }.
    }
pax-log-refilled = Új lapok a megüresedett légiók alatt: { $parts }.
pax-log-refilled-one = Új lap { pax-legion-the } alatt: { $cards }.
pax-log-deck-out =
    { $deck ->
        [0] Vége a játéknak: üres a pakli, nincs mivel feltölteni a megüresedett légiókat.
       *[other] Vége a játéknak: { $deck } lap maradt a pakliban, és ez nem elég a megüresedett { $empty } légió feltöltéséhez.
    }
pax-log-rome-revealed = Róma felfedett lapjai: { $cards }.
pax-log-game-ended =
    { $rome_wins ->
        [0] { $rome_categories ->
            [0] Egyetlen kategória sem lett Rómáé: Róma veszített.
           *[other] { $rome_categories } kategória lett Rómáé: Róma veszített.
        }
       *[other] { $rome_categories ->
            [0] Egyetlen kategória sem lett Rómáé, mégis Róma győzött.
           *[other] { $rome_categories } kategória lett Rómáé: Róma győzött.
        }
    }

# egyedül: a cél két fele, és hogy megvan-e
pax-log-ended-alone =
    { $reached ->
        [0] { $seat } nem érte el a célját: { $above ->
            [0] egy kategóriában sem lett erősebb Rómánál
           *[other] { $above } kategóriában lett erősebb Rómánál
        }, és { $covered } kategóriából játszott ki lapot.
       *[other] { $seat } elérte a célját: { $above } kategóriában lett erősebb Rómánál, és { $covered } kategóriából játszott ki lapot.
    }

## Táblázatok

pax-table-market =
    { $round ->
        [0] Kínálat az első forduló előtt, { $deck } lap a pakliban
       *[other] Kínálat, { $round }. forduló, { $deck } lap a pakliban
    }
pax-table-strength = Erőviszonyok: most { $rome } kategória Rómáé, a győzelméhez { $needed } kell
pax-table-solo-strength = Erőviszonyok: { $stronger } kategóriában kell erősebbnek lenned Rómánál, és { $played } kategóriából kell lapot kijátszanod
pax-table-seats = Játékosok
pax-table-own = Amit csak te látsz
pax-table-for-rome = Rómához kerül
pax-column-legion = Légió
pax-column-cards = Lapok
pax-column-value = Érték
pax-column-price = Ár
pax-column-fate = A forduló végén
pax-column-category = Kategória
pax-column-rome = Róma
pax-column-seat = { $seat }
pax-column-seat-name = Játékos
pax-column-hand = Lap a kézben
pax-column-aurei = Aureus
pax-column-limit = Flotta- és seregkorlát
pax-column-points = Pont (pénz nélkül)
pax-column-marks = Különleges kártya
pax-column-where = Hol
pax-own-hand = A kezedben
pax-own-window = Húzott lapok
pax-own-opening = Kezdéskor húzott lapok
pax-own-peeked = Róma képpel lefelé fordított lapjai
pax-marks =
    { $kind ->
        [both] Primus, Primus Conspiratus
        [primus] Primus
       *[conspiratus] Primus Conspiratus
    }

## A végén

pax-score-played = Kijátszott kategóriák
pax-score-above-rome = Erősebb Rómánál
pax-score-fleets = Flották
pax-score-armies = Seregek
pax-score-conspiratus = Primus Conspiratus
pax-score-money = Legtöbb pénz
pax-score-total = Összesen
pax-score-above-rome-count = Kategóriák, amelyekben erősebb Rómánál
pax-score-played-count = Kategóriák, amelyekből kijátszott lapot
pax-outcome-solo-won = { $seat } teljesítette { $level ->
        [1] az 1.
        [5] az 5.
       *[other] a { $level }.
    } szintet: { $above } kategóriában lett erősebb Rómánál ({ $stronger } kellett), és { $covered } kategóriából játszott ki lapot ({ $played } kellett).
pax-outcome-solo-lost = { $seat } nem teljesítette { $level ->
        [1] az 1.
        [5] az 5.
       *[other] a { $level }.
    } szintet: { $above } kategóriában lett erősebb Rómánál (a cél { $stronger } volt), és { $covered } kategóriából játszott ki lapot (a cél { $played } volt).
pax-outcome-rome = A { $categories } kategóriából { $rome } Rómáé lett, ezért Róma győzött; vele együtt { $seat } nyert, mert nála van a Primus Conspiratus.
pax-outcome-rome-nobody = A { $categories } kategóriából { $rome } Rómáé lett, ezért Róma győzött; a Primus Conspiratus senkinél sincs, így senki sem nyert.
pax-outcome-players =
    { $rome ->
        [0] A { $categories } kategóriából egy sem lett Rómáé, ezért a játékosok győztek, és { $seat } nyert { $points } ponttal.
       *[other] A { $categories } kategóriából csak { $rome } lett Rómáé, ezért a játékosok győztek, és { $seat } nyert { $points } ponttal.
    }
pax-outcome-players-shared =
    { $rome ->
        [0] A { $categories } kategóriából egy sem lett Rómáé, ezért a játékosok győztek; { $seats } holtversenyben nyert { $points } ponttal.
       *[other] A { $categories } kategóriából csak { $rome } lett Rómáé, ezért a játékosok győztek; { $seats } holtversenyben nyert { $points } ponttal.
    }

## Ki nyerne most

pax-standing-categories = Kategóriák, amelyekben erősebb vagy Rómánál
pax-standing-rome = Most Róma győzne, és vele { $seat }
pax-standing-rome-nobody = Most Róma győzne, és vele senki sem nyerne
pax-standing-players = Most { $seat } nyerne
pax-standing-players-shared = Most együtt nyerne { $seats }
pax-standing-solo = { $level ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $level }.
    } szint { $reached ->
        [1] most meglenne
       *[other] még nincs meg
    }
pax-now-conspiratus = Nála van a Primus Conspiratus: nyer, ha Róma győz.
pax-now-rome-loses = Róma veszít, ha a játékosok még { $count } kategóriában fölé kerekednek.
pax-now-rome-lacks = Rómának még { $count } kategória kell a győzelemhez.
pax-now-hidden = Rómának { $count } lapja fekszik képpel lefelé; a végén ezek is számítanak.
pax-now-money = Akinek a végén a legtöbb pénze van, még { $points } pontot kap; a kézben tartott lapok és a pénz titok.
pax-now-deck = A pakliban { $count } lap maradt; a játék annak a fordulónak a végén ér véget, amelyik után már nem jut lap minden üres légió alá.

## A tábla a böngészőben: rövid feliratok, és egész mondatok annak, aki hallgatja

pax-board = A PAX táblája
pax-board-market = A légiók alatti kártyacsoportok
pax-board-mine = A lapjaid és a pénzed
pax-board-strengths = Róma és a játékosok összevetése
pax-board-you = Te
pax-board-best-other = Legerősebb ellenfél
pax-board-best = A legerősebb játékos
pax-board-rome-holds = Most Rómáé
pax-board-points = Pont
pax-board-value = Érték { $value }
pax-board-price = Ár { $price }
pax-board-price-then = Ár { $price } → { $then }
# mit ér a kártyacsoport, ha az árengedmény miatt mást kell fizetned érte
pax-board-legion-about = Értéke { $value } aureus: ennyit fizet, aki megveszi, és minden lapja a kezébe kerül (3 gazdagságjelenként 1 aureusszal olcsóbb). A forduló végén Róma elviszi a legértékesebb csoportot.
pax-board-income-then = bevétel: { $income }
pax-board-hand-head = Kéz
pax-board-last-to-hand = Az utolsó húzott lap a kezedbe került: { pax-card }
pax-board-last-to-deck = Az utolsó húzott lap a pakli alá került: { pax-card }
pax-board-last-to-legion = Az utolsó húzott lap { pax-legion-the } alá került: { pax-card }
pax-board-empty = Üres
pax-board-to-rome = Rómáé lesz
pax-board-legion-empty = { $legion }. légió: nincs alatta lap.
pax-board-legion-stack = { $legion }. légió, { $count } lap, értéke { $value }, neked { $price } aureus: { $cards }.
pax-board-legion-watched = { $legion }. légió, { $count } lap, értéke { $value }: { $cards }.
pax-board-rome-about = Az a kategória Rómáé, amelyben egyik játékos sem erősebb nála. A { $categories } kategóriából { $needed } kell a győzelméhez, és vele csak az nyer, akinél a Primus Conspiratus van (PAX-11.3–PAX-11.5).
pax-board-open = Hová kerülnek a húzott lapok
pax-board-open-hand =
    { $left ->
        [0] Kéz: kész
       *[other] { $left } kézbe
    }
pax-board-open-legion =
    { $left ->
        [0] Légió: kész
       *[other] { $left } egy légió alá
    }
pax-board-open-deck =
    { $left ->
        [0] Pakli: kész
       *[other] { $left } a pakli alá
    }
pax-board-points-about = { $points } = 2 × { $covered } kijátszott kategória + 3 × { $above } kategória, amelyben erősebb Rómánál + { $fleets } a flottákért + { $armies } a seregekért + { $conspiratus } a Primus Conspiratusért. A végén még 4 pontot kap, akinek a legtöbb pénze van (PAX-11.7).
pax-board-fell = Az előző köröd óta már nem vagy erősebb Rómánál ezekben: { $parts } (−{ $points } pont).
pax-board-conspiratus-lost = Az előző köröd óta { $seat } megszerezte tőled a Primus Conspiratust (−1 pont).
pax-board-hand-column-about = A végén minden kézben maradt lap 1 aureusnak számít (PAX-11.7).
pax-board-deck =
    { $count ->
        [0] A pakli üres.
       *[other] A pakliban { $count } lap van.
    }
pax-board-deck-yours = A pakli alá tett lapjaid, és hogy hány lap van fölöttük:
pax-board-deck-known = Ezeket a lapokat te csúsztattad a pakli alá.
pax-board-deck-more = és még { $count } lap
pax-board-drawing =
    { $count ->
        [1] { $seat } egy húzott lapot néz.
       *[other] { $seat } { $count } húzott lapot néz.
    }
pax-board-hidden = Róma képpel lefelé fordított lapjai
pax-board-hidden-about = Aki passzol, megnézheti őket; a végén beleszámítanak Róma erejébe.
pax-board-hidden-seen = Róma képpel lefelé fordított lapjai, amelyeket csak a passzolók láttak
pax-board-rome-cards =
    { $count ->
        [0] Rómának nincs képpel felfelé fordított lapja.
       *[other] Rómának { $count } képpel felfelé fordított lapja van.
    }
pax-board-rome-count = A { $categories } kategóriából { $rome } Rómáé, { $needed } kell neki
pax-board-goal-above = Erősebb: { $have } ({ $need } kell)
pax-board-goal-covered = Kijátszva: { $have } ({ $need } kell)
pax-board-held =
    { $held ->
        [rome] Most Rómáé.
       *[players] Most a játékosoké.
    }
pax-board-compare-seats = { pax-category }: Róma { $rome }, te { $mine }, a legerősebb ellenfél { $best }{ $best ->
        [0] {""}
       *[other] {" "}({ $seats })
    }. { pax-board-held }
pax-board-compare-watched = { pax-category }: Róma { $rome }, a legerősebb játékos { $best }{ $best ->
        [0] {""}
       *[other] {" "}({ $seats })
    }. { pax-board-held }
pax-board-compare-solo = { pax-category }: Róma { $rome }, te { $mine }. { $held ->
        [rome] Nem vagy erősebb Rómánál.
       *[players] Erősebb vagy Rómánál.
    }
pax-board-seat-about = Lap a kézben: { $count }. Flotta- és seregkorlát: { $limit }. Kijátszott kategóriák: { $covered }, ebből erősebb Rómánál: { $above }. Pontok a pénzt nem számítva: { $points }.
pax-board-primus-about = Nála van a Primus: ő kezdi a fordulót.
pax-board-conspiratus-about = Nála van a Primus Conspiratus: ő kezdi a következő fordulót, és ha Róma győz, ő nyer.
pax-board-hand-shown = A kézben tartott lapok:
pax-board-hand-known = Biztosan a kezében van:
pax-board-hand =
    { $count ->
        [0] A kezed
       *[other] A kezedben { $count } lap van
    }
pax-board-hand-empty = Nincs lap a kezedben.
# amit a képernyőolvasó mond egy játékos sorában
pax-board-cell = { pax-category } { $symbols }
pax-board-copies = { $count } × { pax-card }
pax-board-limit = Korlát: { $limit }
pax-board-limit-head = Korlát
pax-board-limit-about = A birtokjeleid vagy a cselszövésjeleid száma, a kettő közül a nagyobb: legfeljebb ennyi flottajeled és ennyi seregjeled lehet.
pax-board-hand-partly-known = Ismert lap a kézben
pax-board-money-change = Ennyivel változott a pénzed a legutóbbi döntésed után
pax-board-used = { pax-category }: { $used }, legfeljebb { $limit }
pax-board-discount = { $discount } aureusszal olcsóbban vásárolsz
pax-board-play-cost =
    { $cost ->
        [0] A következő lap ingyenes
       *[other] A következő lap { $cost } aureusba kerül
    }
pax-now-rome = Most Róma győzne, mert a { $categories } kategóriából { $rome } az övé, és vele nyerne { $seat }, akinél a Primus Conspiratus van.
pax-now-rome-nobody = Most Róma győzne, mert a { $categories } kategóriából { $rome } az övé; a Primus Conspiratus senkinél sincs, így egy játékos sem nyerne.
pax-now-players =
    { $rome ->
        [0] Most a játékosok győznének, mert a { $categories } kategóriából egy sem Rómáé, és { $needed } kellene neki; a pénzt nem számítva { $seat } vezet { $points } ponttal.
       *[other] Most a játékosok győznének, mert a { $categories } kategóriából csak { $rome } Rómáé, és { $needed } kellene neki; a pénzt nem számítva { $seat } vezet { $points } ponttal.
    }
pax-now-players-shared =
    { $rome ->
        [0] Most a játékosok győznének, mert a { $categories } kategóriából egy sem Rómáé, és { $needed } kellene neki; a pénzt nem számítva { $seats } holtversenyben vezet { $points } ponttal.
       *[other] Most a játékosok győznének, mert a { $categories } kategóriából csak { $rome } Rómáé, és { $needed } kellene neki; a pénzt nem számítva { $seats } holtversenyben vezet { $points } ponttal.
    }
pax-now-solo = { $level ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $level }.
    } szinthez ez még kevés: { pax-now-above } ({ $stronger } kell), és { pax-now-covered } ({ $played } kell).
pax-now-solo-reached = Most teljesítenéd { $level ->
        [1] az 1.
        [5] az 5.
       *[other] a { $level }.
    } szintet: { $above } kategóriában vagy erősebb Rómánál ({ $stronger } kell), és { $covered } kategóriából játszottál ki lapot ({ $played } kell).
