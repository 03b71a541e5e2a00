### Minerva. A seat név (mindig alanyeset); a tile, resource, culture, area, subject és direction azonosító; a cell egy mező, például I9. A dolgok nevei a names.hu.toml fájlban állnak.

## Ahogy a mondatok a lapkákat, a nyersanyagokat és a többit megnevezik

minerva-temple-area =
    { $area ->
        [adjacent8] körülötte
       *[lines4] a sorában és az oszlopában
    }
minerva-temple-facts =
    { $area ->
        [stock] (minden megtartott { minerva-subject }: { $each } GYP)
       *[other] ({ minerva-temple-area } minden { minerva-subject }: { $each } GYP)
    }
minerva-subject =
    { $subject ->
        [production] termelő létesítmény
        [commerce] kereskedelmi létesítmény
        [culture] kulturális létesítmény
        [military] katonai létesítmény
        [special] speciális létesítmény
        [temple] további templom
        [residence] lakóház
        [variety] különböző kategória
        [wheat] búza
        [wood] fa
        [stone] kő
       *[ore] érc
    }
minerva-category =
    { $category ->
        [production] Termelő
        [commerce] Kereskedelmi
        [culture] Kulturális
        [military] Katonai
        [special] Speciális
        [temple] Templom
        [residence] Lakóház
       *[none] Fordulólapka
    }
minerva-direction =
    { $direction ->
        [up] Fel
        [down] Le
        [left] Balra
       *[right] Jobbra
    }
minerva-list = { $parts }
# lapkák felsorolásban, és a mező a mondat közepén: „az I9 mezőn”
minerva-tiles =
    { $count ->
        [1] { minerva-tile-plain }
       *[other] { $count } { minerva-tile-plain }
    }
minerva-cell-the =
    { $column ->
        [A] az A
        [E] az E
        [F] az F
        [I] az I
        [L] az L
        [M] az M
        [N] az N
        [O] az O
       *[other] a { $column }
    }{ $row }
# ugyanez a mondat elején
minerva-cell-first =
    { $column ->
        [A] Az A
        [E] Az E
        [F] Az F
        [I] Az I
        [L] Az L
        [M] Az M
        [N] Az N
        [O] Az O
       *[other] A { $column }
    }{ $row }
# mit adott egy lapka, felsorolásban, tárgyesetben: „1 búzát és 1 fát (vidéki birtok)”
minerva-from-tile = { $goods } ({ minerva-tile-plain })
minerva-from-overflowed = { $paid } ({ $count } eldobott { minerva-resource-for })
minerva-got-denarii = { $count } dénárt
minerva-got-points = { $count } { minerva-culture-plain }pontot
minerva-got-glory = { $count } dicsőséget
minerva-got-culture-tile = egy { $vp } GYP-ot érő { minerva-culture-plain }lapkát
minerva-got-glory-for = { $paid } { $count } dicsőséget
minerva-somebody = { $seat }
minerva-hired-for =
    { $glory ->
        [0] { $seat } { $denarii } dénárért
       *[other] { $seat } { $glory } dicsőségért
    }
# ki melyik dicsőséglapkát kapta
minerva-award = { $seat } { $glory } dicsőséggel ({ $vp } GYP)
# a sorrendlapka névelővel, tárgyként: „az 1. sorrendlapkát”
minerva-order-the =
    { $order ->
        [1] az 1. sorrendlapkát
       *[other] a { $order }. sorrendlapkát
    }
minerva-scored = { $seat } +{ $points }
minerva-amount = { $count } { minerva-resource }
# amit eladtak vagy vettek, tárgyesetben
minerva-traded = { $count } { minerva-resource-acc }
# amiért valaki megvett egy lapkát
minerva-paid = { $count } { minerva-resource-for }
minerva-paid-denarii = { $denarii } dénárért
minerva-paid-fee = { $denarii } dénár akciódíjért
minerva-amount-denarii = { $denarii } dénár
minerva-amount-fee = { $denarii } dénár akciódíj
minerva-amount-glory = { $glory } dicsőség
minerva-amount-most-glory = nyersanyagokért legfeljebb { $glory } dicsőség
minerva-amount-choices = { $choices } választható nyersanyag
minerva-amount-points = { $points } { minerva-culture-plain }pont
minerva-amount-gardens = { $points } választható kultúrapont
minerva-amount-culture-tile = { minerva-culture-plain }lapka ({ $vp } GYP)
minerva-line = { minerva-direction }: { $yields }
minerva-line-idle = { minerva-direction }: { $count } létesítmény, most semmit sem ad
minerva-line-nothing = { minerva-direction }: semmi
# ugyanez egy mondat közepén
minerva-direction-within =
    { $direction ->
        [up] fel
        [down] le
        [left] balra
       *[right] jobbra
    }
minerva-line-within = { minerva-direction-within }: { $yields }
minerva-line-within-idle = { minerva-direction-within }: { $count } létesítmény, most semmit sem ad

## A játék az előtérben

minerva-title = Minerva
minerva-tagline = Úgy építsd a városodat, hogy egyetlen lakóház egy egész utcát hozzon mozgásba.
minerva-about = Mindenki római várost épít létesítménylapkákból. Egy új lakóház az egyik irányban minden létesítményt aktivál, ezért fontosabb, mi hol fekszik, mint az, hogy mid van. Hat fordulón át a kultúra, a dicsőség és a templomok hoznak győzelmi pontot. Egytől négy játékosig, körülbelül másfél óra.
minerva-aim =
    { $players ->
        [1] Olyan várost építs, ahol egy-egy új lakóház sok létesítményt hoz működésbe: minél több győzelmi pontod (GYP) van a végén, annál rangosabb címet kapsz. A játék hat fordulóból áll, másfél óránál rövidebb.
       *[other] Olyan várost építs, ahol egy-egy új lakóház sok létesítményt hoz működésbe: az nyer, akinek a végén a legtöbb győzelmi pontja (GYP) van. A játék hat fordulóból áll, emberek között körülbelül másfél óra, gépi ellenfelekkel rövidebb.
    }

## Beállítások

minerva-option-seats = Játékosok
minerva-option-seats-about = Egyedül lapkapárokból választasz, és címért játszol; több játékosnál több lapka van.
minerva-option-seats-1 = 1 játékos (szóló)
minerva-option-seats-2 = 2 játékos
minerva-option-seats-3 = 3 játékos
minerva-option-seats-4 = 4 játékos
minerva-option-start_player = Kezdőjátékos
minerva-option-start_player-about = Aki az első fordulót kezdi; az utána következők több dénárt kapnak.
minerva-option-start_player-random = Sorsolással
minerva-option-start_player-1 = 1. hely
minerva-option-start_player-2 = 2. hely
minerva-option-start_player-3 = 3. hely
minerva-option-start_player-4 = 4. hely

## Mit tudnak a lapkák

minerva-about-none = Önmagában nincs hatása; amikor felépíted, az egyik irányban aktiválja a létesítményeket.
minerva-about-gain = Ha aktiválod, ezt adja: { $gains }.
minerva-about-choose-resource =
    { $count ->
        [1] Egy választható nyersanyagot ad ezek közül: { $kinds }.
       *[other] { $count } választható nyersanyagot ad, egyformát vagy különbözőt, ezek közül: { $kinds }.
    }
minerva-about-denarii-per-resource = Ha aktiválod, minden { minerva-resource } után { $denarii } dénárt kapsz; egyet sem kell beadnod.
minerva-about-gain-denarii = Ha aktiválod, { $denarii } dénárt ad.
minerva-about-culture-points = Ha aktiválod, { $points } { minerva-culture-plain }pontot ad.
minerva-about-culture-points-choice = Ha aktiválod, { $points } kultúrapontot ad a választott kategóriában.
minerva-about-convert-to-glory = Ha aktiválod, akárhányszor beadhatsz 1 { minerva-resource-acc }, és mindannyiszor { $glory } dicsőséget kapsz érte.
minerva-about-convert-distinct-pair-to-glory = Ha aktiválod, akárhányszor beadhatsz két különböző nyersanyagot, és mindannyiszor { $glory } dicsőséget kapsz érte.
minerva-about-gain-glory = Ha aktiválod, { $glory } dicsőséget ad.
minerva-about-buy-resources = Felépítéskor tetszőleges nyersanyagokat vehetsz, darabját { $denarii } dénárért.
minerva-about-take-top-culture-tile = Felépítéskor elveheted egy kultúrapakli legfelső lapkáját, akárhány jel van rajta.
minerva-about-activate-adjacent = Felépítéskor legfeljebb { $count } lapkát aktiválhatsz a körülötte lévő nyolc közül.
minerva-about-move-adjacent-tile = Felépítéskor áthelyezheted a körülötte lévő nyolc lapka egyikét; a városnak egyben kell maradnia.
minerva-about-remove-adjacent-residence = Felépítéskor a körülötte lévő nyolc lapka közül eltávolíthatsz egy lakóházat, amelyen nincs segéd.
minerva-about-temple =
    { $area ->
        [stock] A játék végén { $each } GYP-ot ér minden megtartott { minerva-subject }.
       *[other] A játék végén { $each } GYP-ot ér { minerva-temple-area } minden { minerva-subject }.
    }
minerva-about-round-tile = Szóló játékban a mellette lévő lapka felépítése helyett elveheted a rajta lévő { $denarii } dénárt.

## Ugyanez röviden, táblázatokhoz és lapkákhoz

minerva-brief-none = –
minerva-brief-gain = { $gains }
minerva-brief-choose-resource = { $count } ezek közül: { $kinds }
minerva-brief-denarii-per-resource = minden { minerva-resource } után { $denarii } dénár
minerva-brief-gain-denarii = { minerva-amount-denarii }
minerva-brief-culture-points = { minerva-amount-points }
minerva-brief-culture-points-choice = { minerva-amount-gardens }
minerva-brief-convert-to-glory = 1 { minerva-resource } → { $glory } dicsőség
minerva-brief-convert-distinct-pair-to-glory = 2 különböző nyersanyag → { $glory } dicsőség
minerva-brief-gain-glory = { $glory } dicsőség
minerva-brief-buy-resources = felépítéskor { minerva-amount-denarii } → 1 nyersanyag
minerva-brief-take-top-culture-tile = felépítéskor egy kultúralapka
minerva-brief-activate-adjacent = felépítéskor { $count } körülötte lévő lapka aktiválása
minerva-brief-move-adjacent-tile = felépítéskor egy körülötte lévő lapka áthelyezése
minerva-brief-remove-adjacent-residence = felépítéskor egy körülötte lévő lakóház eltávolítása
minerva-brief-temple =
    { $area ->
        [stock] { $each } GYP: minden megtartott { minerva-subject }
       *[other] { $each } GYP: { minerva-temple-area } minden { minerva-subject }
    }
minerva-brief-round-tile = { minerva-amount-denarii }

## Kérdések

minerva-deeds =
    { $deeds ->
        [tile] Építs létesítményt
        [residence] Építs lakóházat
        [assistant] Helyezz le egy segédet
        [tile-assistant] Építs létesítményt vagy helyezz le egy segédet
        [residence-assistant] Építs lakóházat vagy helyezz le egy segédet
        [tile-residence-assistant] Építs létesítményt vagy lakóházat, helyezz le egy segédet
       *[tile-residence] Építs létesítményt vagy lakóházat
    }
minerva-have-denarii =
    { $denarii ->
        [0] nincs dénárod
       *[other] { $denarii } dénárod van
    }
minerva-ask-main =
    { $fee ->
        [0] { minerva-deeds }, vagy passzolj ({ minerva-have-denarii }).
       *[other] { minerva-deeds }, vagy passzolj (az akciódíj { $fee } dénár; { minerva-have-denarii }).
    }
minerva-ask-main-round-tile = Vedd el egy fordulólapka dénárjait, vagy passzolj ({ minerva-have-denarii }).
minerva-ask-main-sell = Adj el nyersanyagot, hogy legyen miből fizetned, vagy passzolj ({ minerva-have-denarii }).
minerva-ask-main-pass = Most csak passzolhatsz ({ minerva-have-denarii }).
minerva-ask-partner = Válaszd ki, melyik párból veszed el { minerva-tile-the }: a mellette lévő lapka kikerül a játékból.
minerva-ask-cell = Válaszd ki, hová kerüljön { minerva-tile-subject }.
minerva-ask-assistant-cell = Válaszd ki, melyik lakóházra teszed a segédet.
minerva-ask-direction = Válaszd ki, melyik irányban aktiválod a létesítményeidet.
minerva-ask-resource =
    { $count ->
        [1] Válaszd ki, melyik nyersanyagot adja { minerva-tile-subject }.
       *[other] Válaszd ki egymás után, melyik { $count } nyersanyagot adja { minerva-tile-subject }.
    }
minerva-ask-garden = Válaszd ki, melyik kategóriában számítson a kert kultúrapontja.
minerva-ask-convert = Válaszd ki, hány { minerva-resource-acc } váltasz dicsőségre.
minerva-ask-convert-pair = Válassz két különböző nyersanyagot, amelyet dicsőségre váltasz, vagy fejezd be.
minerva-ask-trade = Vegyél nyersanyagot darabonként { $price } dénárért, vagy fejezd be ({ minerva-have-denarii }).
minerva-ask-arch = Válaszd ki, melyik kultúrapakli felső lapkáját veszed el, vagy mondj le róla.
minerva-ask-bath =
    { $left ->
        [1] Válaszd ki az utolsó lapkát, amelyet a közfürdő aktivál, vagy fejezd be.
       *[other] Válassz egy lapkát, amelyet a közfürdő aktivál (még legfeljebb { $left } lehet), vagy fejezd be.
    }
minerva-ask-aqueduct-source = Válaszd ki, melyik lapkát helyezed át a vízvezeték körül, vagy mondj le róla.
minerva-ask-aqueduct-target = Válaszd ki, hová kerüljön át { minerva-tile-subject }.
minerva-ask-circus = Válaszd ki, a cirkusz körüli lakóházak közül melyik kerüljön ki a játékból, vagy mondj le róla.
minerva-ask-hire =
    { $owned ->
        [0] Felfogadod az első segédedet { $denarii } dénárért vagy { $glory } dicsőségért?
       *[other] Felfogadsz még egy segédet { $denarii } dénárért vagy { $glory } dicsőségért? Már { $owned } segéded van.
    }

## Válaszok: a gombokon a játékos beszél, első személyben

minerva-do-main-pass =
    { $vp ->
        [0] Passzolok a forduló végéig, és elveszem { minerva-order-the }
       *[other] Passzolok a forduló végéig, és elveszem { minerva-order-the } ({ $vp } GYP)
    }
minerva-do-main-stop = Passzolok, és vége a fő fázisnak
minerva-do-main-residence =
    { $fee ->
        [0] Lakóházat építek (még { $left } van)
       *[other] Lakóházat építek { $fee } dénár akciódíjért (még { $left } van)
    }
minerva-do-main-assistant =
    { $fee ->
        [0] Lehelyezek egy segédet (még { $left } van)
       *[other] Lehelyezek egy segédet { $fee } dénár akciódíjért (még { $left } van)
    }
minerva-do-main-tile = Felépítem { minerva-tile-the } { $price }
minerva-do-main-tile-free = Ingyen felépítem { minerva-tile-the }
minerva-do-main-round-tile = Elveszek { $denarii } dénárt egy fordulólapkáról
minerva-do-sell = Eladok 1 { minerva-resource-acc } { $denarii } dénárért
minerva-do-partner = Abból, amelyikben { minerva-tile-subject } is van
minerva-do-cell =
    { $on ->
        [residence] { minerva-cell-first } mező lakóházára teszem
       *[cell] { minerva-cell-first } mezőre teszem
    }
minerva-do-cell-temples = { minerva-do-cell } (a templomaimért { $change } GYP)
minerva-do-cell-lines =
    { $temples ->
        [0] { minerva-do-cell } – { $lines }
       *[other] { minerva-do-cell } (a templomaimért { $change } GYP) – { $lines }
    }
minerva-do-take = Kérek 1 { minerva-resource-acc }
minerva-do-resource-stop = Nem kérek semmit
minerva-do-garden =
    { $symbols ->
        [0] { minerva-culture }: nem maradt lapka
       *[other] { minerva-culture }: { $missing ->
            [0] ezzel megvan a szükséges { $symbols } jel
           *[other] a szükséges { $symbols } jelből { $points } lesz meg
        }
    }
minerva-do-convert =
    { $count ->
        [0] Mindent megtartok
       *[other] Dicsőségre váltok { $count } { minerva-resource-acc } ({ $glory } dicsőség)
    }
minerva-do-convert-pair = Dicsőségre váltok { $paid } ({ $glory } dicsőség)
minerva-do-convert-pair-stop = Befejezem
minerva-do-buy = Veszek 1 { minerva-resource-acc } { $denarii } dénárért
minerva-do-trade-stop = Befejezem
minerva-do-arch = { minerva-culture }: elveszem a felső lapkát ({ $vp } GYP)
minerva-do-arch-stop = Nem veszek el lapkát
minerva-do-bath = Aktiválom { minerva-tile-the } { minerva-cell-the } mezőn
minerva-do-bath-stop = Befejezem
minerva-do-aqueduct-source = Áthelyezem { minerva-tile-the } { minerva-cell-the } mezőről
minerva-do-aqueduct-source-stop = Nem helyezek át semmit
minerva-do-circus = Eltávolítom { minerva-tile-the } { minerva-cell-the } mezőről
minerva-do-circus-stop = Nem távolítok el semmit
minerva-do-hire-denarii = Felfogadok egy segédet { $denarii } dénárért: a következő fordulótól egy lakóházam újra aktiválhat
minerva-do-hire-glory = Felfogadok egy segédet { $glory } dicsőségért: a következő fordulótól egy lakóházam újra aktiválhat
minerva-do-hire-stop = Nem fogadok fel senkit

## Elutasítások

minerva-only-denarii =
    { $denarii ->
        [0] de egyetlen dénárod sincs
       *[other] de csak { $denarii } dénárod van
    }
minerva-why-nothing-to-sell = Nincs eladható { minerva-resource-yours }.
minerva-why-sell-later = Most nem adhatsz el: eladni csak akkor lehet, amikor dénárt költhetsz.
minerva-why-no-residence = Nem maradt lakóházad.
minerva-why-no-assistant = Nincs lehelyezhető segéded.
minerva-why-no-free-residence = Nincs olyan lakóházad, amelyen ne lenne segéd.
minerva-why-fee = Hiányzik még { $missing } dénár: valaki már passzolt, ezért minden akció { $fee } dénár akciódíjba kerül, { minerva-only-denarii }.
minerva-why-action-first = Előbb válassz akciót: építs, helyezz le segédet, vagy passzolj.
minerva-why-not-on-display = Ez a lapka nincs a kínálatban.
minerva-why-too-dear =
    { $fee ->
        [0] Hiányzik még { $missing } dénár: a hiányzó nyersanyagok { $needed } dénárba kerülnek, { minerva-only-denarii }.
       *[other] Hiányzik még { $missing } dénár: a hiányzó nyersanyagok az akciódíjjal együtt { $needed } dénárba kerülnek, { minerva-only-denarii }.
    }
minerva-why-place-first = Előbb válassz mezőt a lapkának.
minerva-why-same-cell = A lapkának máshová kell kerülnie.
minerva-why-occupied = Itt már van lapka.
minerva-why-no-contact = A lapkának egy teljes oldalával érintkeznie kell a városoddal.
minerva-why-falls-apart = Itt a lapka nem tartaná egyben az egész várost.
minerva-why-assistant-cell = Segédet csak olyan lakóházadra tehetsz, amelyen még nincs.
minerva-why-trade-first = Előbb vegyél vagy adj el valamit a kereskedelmi állomáson, vagy fejezd be.
minerva-why-buy-too-dear = Hiányzik még { $missing } dénár: itt { $price } dénár egy nyersanyag, { minerva-only-denarii }.
minerva-why-must-take = Erről nem mondhatsz le: válassz nyersanyagot.
minerva-why-other-resource = Ez a lapka nem ad ilyen nyersanyagot.
minerva-why-resource-first = Előbb válassz nyersanyagot.
minerva-why-convert-too-many = Legfeljebb { $owned } { minerva-resource-acc } válthatsz dicsőségre, mert nincs több.
minerva-why-convert-first = Előbb döntsd el, hány nyersanyagot váltasz dicsőségre.
minerva-why-pair-not-owned = Nincs meg mindkét nyersanyagod.
minerva-why-pair-first = Előbb válassz két különböző nyersanyagot, vagy fejezd be.
minerva-why-bath-first = Előbb válassz egy lapkát a közfürdő körül, vagy fejezd be.
minerva-why-aqueduct-source-first = Előbb válassz egy lapkát a vízvezeték körül, vagy mondj le róla.
minerva-why-circus-first = Előbb válassz egy lakóházat a cirkusz körül, vagy mondj le róla.
minerva-why-not-around = Csak az új lapka körüli nyolc mező számít.
minerva-why-empty-cell = Itt nincs lapka.
minerva-why-bath-used = A közfürdő minden lapkát csak egyszer aktivál.
minerva-why-bath-kind = A közfürdő nem aktivál templomot, speciális létesítményt vagy lakóházat.
minerva-why-cannot-move = Ezt a lapkát nem lehet úgy áthelyezni, hogy a város egyben maradjon.
minerva-why-circus-assistant = Nem távolíthatsz el olyan lakóházat, amelyen segéd van.
minerva-why-circus-kind = A cirkusz csak lakóházat távolít el.
minerva-why-pile-empty = Ebben a pakliban nem maradt lapka.
minerva-why-pile-first = Előbb válassz egy kultúrapaklit, vagy mondj le róla.
minerva-why-partner-first = Előbb válaszd ki, melyik párból veszed el a lapkát.
minerva-why-direction-first = Előbb válassz irányt.
minerva-why-garden-first = Előbb válassz kultúrakategóriát.
minerva-why-hire-denarii = Hiányzik még { $missing } dénár: a segéd ára { $price } dénár, { minerva-only-denarii }.
minerva-why-hire-glory = Hiányzik még { $missing } dicsőség: a segéd ára { $price } dicsőség, { $glory ->
        [0] de egy sincs.
       *[other] de csak { $glory } van.
    }
minerva-why-hire-first = Előbb fogadj fel egy segédet, vagy mondj le róla.

## A napló

minerva-log-round-began =
    { $alone ->
        [0] { $round }. forduló: { $seat } kezd.
       *[1] { $round }. forduló.
    }
minerva-log-revealed =
    { $count ->
        [1] Új lapka a kínálatban: { $tiles }.
       *[other] Új lapkák a kínálatban: { $tiles }.
    }
minerva-log-revealed-pair = Új pár a kínálatban: { $pairs }.
minerva-pair = { $tile } – { $partner }
minerva-log-revealed-pairs = Új párok a kínálatban: { $pairs }.
minerva-log-sold = { $seat } eladott { $parts } { $denarii } dénárért.
minerva-log-paid-fee = { $seat } kifizette az akciódíjat ({ $denarii } dénár).
minerva-log-paid = { $seat } { $price } megvette { minerva-tile-the }.
minerva-log-passed = { $seat } passzolt, és elvette { minerva-order-the }.
minerva-log-passed-alone = { $seat } passzolt, ezzel vége a fő fázisnak.
minerva-log-passed-again = { $seat } újra passzolt, és kapott { $denarii } dénárt.
minerva-log-passed-again-each = { $seats } újra passzolt, és fejenként { $denarii } dénárt kapott.
# egyedül: a pár másik lapkája azzal együtt, amelyet felépítettek
minerva-partner-left = a pár másik lapkája ({ $partner }) kikerült a játékból
minerva-log-removed-partner = { $seat } lapkát választott; { minerva-partner-left }.
minerva-log-paid-out-of-pair = { $seat } { $price } megvette { minerva-tile-the }; { minerva-partner-left }.
minerva-log-took-round-tile-out-of-pair = { $seat } elvett { $denarii } dénárt egy fordulólapkáról; { minerva-partner-left }.
minerva-built-out-of-pair =
    { $is_paid ->
        [0] { $seat } { minerva-tile-a } épített { minerva-cell-the } mezőre
       *[other] { $seat } { $price } { minerva-tile-a } épített { minerva-cell-the } mezőre
    }
minerva-log-built-out-of-pair = { minerva-built-out-of-pair }; { minerva-partner-left }.
minerva-log-built-out-of-pair-and-received = { minerva-built-out-of-pair }, és kapott { $parts }; { minerva-partner-left }.
minerva-log-took-round-tile = { $seat } elvett { $denarii } dénárt egy fordulólapkáról.
minerva-log-built = { $seat } { minerva-tile-a } épített { minerva-cell-the } mezőre.
minerva-log-built-for = { $seat } { $price } { minerva-tile-a } épített { minerva-cell-the } mezőre.
minerva-log-built-and-received = { $seat } { minerva-tile-a } épített { minerva-cell-the } mezőre, és kapott { $parts }.
minerva-log-built-for-and-received = { $seat } { $price } { minerva-tile-a } épített { minerva-cell-the } mezőre, és kapott { $parts }.
minerva-log-built-for-fee = { minerva-did-for-fee }.
minerva-log-placed-assistant = { minerva-did }.
minerva-log-placed-assistant-for-fee = { minerva-did-for-fee }.
minerva-log-chose-direction =
    { $count ->
        [0] { $seat } olyan irányt választott, ahol nincs aktiválható létesítmény.
       *[other] { $seat } aktivált { $count } létesítményt.
    }
minerva-log-activated = { $seat } aktivált { $count } létesítményt, és kapott { $parts }.
# az új lakóház vagy segéd és az aktiválás, amely követi
minerva-did =
    { $deed ->
        [built] { $seat } { minerva-tile-a } épített { minerva-cell-the } mezőre
       *[placed-assistant] { $seat } lehelyezett egy segédet { minerva-cell-the } mező lakóházára
    }
minerva-did-for-fee =
    { $deed ->
        [built] { $seat } { $denarii } dénár akciódíjért { minerva-tile-a } épített { minerva-cell-the } mezőre
       *[placed-assistant] { $seat } { $denarii } dénár akciódíjért lehelyezett egy segédet { minerva-cell-the } mező lakóházára
    }
minerva-and-activated =
    { $count ->
        [0] és olyan irányt választott, ahol nincs aktiválható létesítmény
       *[other] és aktivált { $count } létesítményt
    }
minerva-and-received = aktivált { $count } létesítményt, és kapott { $parts }
minerva-log-did-and-activated = { minerva-did }, { minerva-and-activated }.
minerva-log-did-and-activated-for-fee = { minerva-did-for-fee }, { minerva-and-activated }.
minerva-log-did-and-received = { minerva-did }, { minerva-and-received }.
minerva-log-did-and-received-for-fee = { minerva-did-for-fee }, { minerva-and-received }.
minerva-log-received = { $seat } kapott { $parts }.
minerva-log-new-temple = Új lapka a kínálatban: { minerva-tile-plain }.
minerva-log-bought = { $seat } vett { $parts } { $denarii } dénárért.
minerva-log-bought-nothing = { $seat } semmit sem vett a kereskedelmi állomáson.
minerva-log-declined =
    { $tile ->
        [public_bath] { $seat } nem aktivált több lapkát a közfürdővel.
       *[other] { $seat } lemondott arról, amit { minerva-tile-subject } adna.
    }
minerva-log-chose-for-bath = { $seat } a közfürdővel aktiválta { minerva-tile-the } { minerva-cell-the } mezőn.
minerva-log-chose-for-bath-and-received = { $seat } a közfürdővel aktivált egy lapkát { minerva-cell-the } mezőn, és kapott { $parts }.
minerva-moved-from = { minerva-cell-the } mezőről
minerva-moved-to = { minerva-cell-the } mezőre
minerva-log-moved = { $seat } áthelyezte { minerva-tile-the } { $source } { $target }.
minerva-log-removed-residence = { $seat } eltávolította a játékból { minerva-cell-the } mező lakóházát.
minerva-log-hired =
    { $count ->
        [1] { $parts } felfogadott egy segédet.
       *[other] { $parts } felfogadott egy-egy segédet.
    }
minerva-log-did-not-hire = { $parts } nem fogadott fel segédet.
minerva-log-awarded =
    { $tied ->
        [0] { $count ->
            [1] A forduló dicsőséglapkája: { $parts }.
           *[other] A forduló dicsőséglapkái: { $parts }.
        }
       *[other] A forduló dicsőséglapkái: { $parts }; egyenlő dicsőségnél a kisebb számú sorrendlapka döntött.
    }
minerva-log-flipped-order = A legnagyobb kivételével megfordultak a sorrendlapkák: ebben a fordulóban GYP-ot is érnek.
minerva-log-game-ended = Véget ért a hatodik forduló, jön a végső pontozás.
minerva-log-scored =
    { $what ->
        [culture] A kultúralapkákért járó GYP: { $parts }.
        [glory] A dicsőséglapkákért járó GYP: { $parts }.
        [temples] A templomokért járó GYP: { $parts }.
        [stock] A dénárokért és a nyersanyagokért járó GYP: { $parts }.
       *[order] A sorrendlapkákért járó GYP: { $parts }.
    }

## Táblázatok

minerva-table-display = Kínálat, { $round }. forduló ({ $rounds } fordulóból)
minerva-table-prizes = Kultúra és dicsőség
minerva-table-seats = Játékosok
minerva-table-seats-fee = Játékosok (valaki már passzolt: minden akció { $fee } dénárba kerül)
minerva-table-city = Város: { $seat }
minerva-display-many =
    { $count ->
        [1] { $name }
       *[other] { $count } × { $name }
    }
minerva-display-alone = { $name }
minerva-display-pair = vagy { $name }
minerva-column-tile = Lapka
minerva-column-cost = Ára
minerva-column-price = Fizetnél
minerva-column-effect = Hatása
minerva-column-prize = Jutalom
minerva-column-condition = Feltétel
minerva-column-points = GYP
minerva-column-seat = { $seat }
minerva-column-seat-name = Játékos
minerva-column-denarii = Dénár
minerva-column-wheat = Búza
minerva-column-wood = Fa
minerva-column-stone = Kő
minerva-column-ore = Érc
minerva-column-glory = Dicsőség
minerva-column-residences = Lakóház
minerva-column-assistants = Segéd
minerva-column-order = Sorrend
minerva-column-row = Sor
minerva-column-letter = { $letter }
minerva-prize-symbols = { $symbols } jel, maradt: { $left }
minerva-prize-glory = Dicsőség, { $rank }. hely
minerva-prize-lead = { $seats }, { $glory } dicsőséggel
minerva-prize-level = { $seats }, egyaránt { $glory } dicsőséggel: aki előbb passzol, az áll előrébb
minerva-cell = { $cell }
minerva-cell-assistant = Lakóház segéddel
minerva-cell-temple = Templom: { $points }

## A játék vége

minerva-score-culture = Kultúralapkák
minerva-score-glory = Dicsőséglapkák
minerva-score-temples = Templomok
minerva-score-stock = Dénárok és nyersanyagok
minerva-score-order = Sorrendlapka
minerva-score-total = Összesen
minerva-solo-title =
    { $title ->
        [augustus] Augustus császár
        [consul] Consul
        [legate] Legatus
        [tribune] Tribunus
        [centurion] Centurion
        [immune] Immune
       *[civilian] Civil
    }
minerva-solo-title-the =
    { $title ->
        [augustus] az Augustus császár
        [consul] a Consul
        [legate] a Legatus
        [tribune] a Tribunus
        [centurion] a Centurion
        [immune] az Immune
       *[civilian] a Civil
    }
minerva-outcome-solo = { $seat } { $points } GYP-ot ért el, és ezzel elnyerte { minerva-solo-title-the } címet.
minerva-outcome = { $seat } { $points } GYP-ot szerzett, és ezzel nyert.
minerva-outcome-tiles = { $seat } nyert: a GYP egyenlő ({ $points }), de neki van a legtöbb kultúra- és dicsőséglapkája (összesen { $count }).
minerva-outcome-temples = { $seat } nyert: a GYP ({ $points }) és a lapkák száma egyenlő, de neki van a legtöbb temploma ({ $count }).
minerva-outcome-order = { $seat } nyert: minden egyenlő ({ $points } GYP), de az övé a kisebb sorrendlapka ({ $order }).

## Ki nyerne most

minerva-standing-points = GYP, ha most érne véget a játék
minerva-standing-solo = Most { $points } GYP: { minerva-solo-title }
minerva-standing-next-title = Még { $missing } GYP, és elnyered { minerva-solo-title-the } címet.
minerva-standing-tie = Holtversenyben { $seat } nyerne, mert { $by ->
        [tiles] neki van több kultúra- és dicsőséglapkája.
        [temples] neki van több temploma.
       *[order] az övé a kisebb sorrendlapka.
    }
minerva-standing-tie-open = Holtversenyben a több kultúra- és dicsőséglapka dönt, azután a több templom, végül a kisebb sorrendlapka: eddig mindenben egyenlők.
minerva-standing-merits =
    { $order ->
        [0] Holtversenyben: { $tiles } kultúra- és dicsőséglapka, { $temples } templom, sorrendlapka még nincs.
       *[other] Holtversenyben: { $tiles } kultúra- és dicsőséglapka, { $temples } templom, { $order }. sorrendlapka.
    }
minerva-standing-rounds =
    { $rounds ->
        [0] Ez az utolsó forduló.
       *[other] Ezután még { $rounds } forduló jön.
    }
minerva-standing-prizes = Még senkié: { $glory } GYP a dicsőséglapkákon és { $culture } GYP a kultúralapkákon.

## A tábla

minerva-board = A Minerva táblája
# where long names may be broken on a small tile
minerva-board-breaks = Búza|mező Fűrész|malom Mély|bánya Kőfaragó|műhely Faszén|égető Kő|kereskedő Szín|ház Könyv|tár Fegyver|tár Fegyver|kovács Diadal|ív Ebédlő|terem Köz|fürdő Víz|vezeték Forduló|lapka Kaszár|nya Colos|seum Kereskedelmi=Keresk.
minerva-board-display = A kínálat lapkái
minerva-board-category-production = Termelő létesítmények: nyersanyagot adnak, ha egy lakóház aktiválja őket.
minerva-board-category-commerce = Kereskedelmi létesítmények: dénárt adnak, ha egy lakóház aktiválja őket.
minerva-board-category-culture = Kulturális létesítmények: kultúrapontot adnak, ha egy lakóház aktiválja őket; elég pontért GYP-ot érő kultúralapkát kapsz.
minerva-board-category-military = Katonai létesítmények: dicsőséget adnak, ha egy lakóház aktiválja őket; a forduló végén a legtöbb dicsőség GYP-ot ér.
minerva-board-category-special = Speciális létesítmények: mindegyik mást tesz, egyszer, amikor felépíted.
minerva-board-category-temple = Templomok: nem kell őket aktiválni, a játék végén adnak GYP-ot azért, ami körülöttük áll vagy amid van.
minerva-board-display-empty = Nincs lapka a kínálatban.
minerva-board-pairs = A kínálat lapkapárjai
minerva-board-placing = Amit most lehelyezel
minerva-board-mine = A készleted
minerva-board-my-city = Vissza a városomhoz
minerva-board-show-city = { $seat } városának megnézése
minerva-board-free = ingyen
minerva-board-nothing = semmi
minerva-board-idle = { $count } létesítmény, most semmit sem ad
minerva-board-points = GYP most
minerva-board-part = { $name } { $points }
minerva-board-scores = Most { $points } GYP-ot ér.
minerva-board-short = { $missing } dénárod hiányzik hozzá.
minerva-board-reconstructed = A lapka egyes számai rekonstruáltak.
minerva-board-look-lines = A mezőkön álló kis számok azt mutatják, hány létesítményt aktiválnál az egyes irányokban; a lista azt is, mit adnának.
minerva-board-look-facility = Egy lakóház a választott irányban minden létesítményt aktivál az első üres mezőig vagy a következő lakóházig: hosszú, egyenes sorokat érdemes építeni.
minerva-board-look-temples = A lila szám a templomaid GYP-jának változását mutatja; a legjobb mező { $points } GYP-ot hoz.
minerva-board-look-arrows = Válassz egy nyilat a városban. Azt mutatja, mit adnak az abban az irányban álló létesítmények, a lakóháztól az első üres mezőig vagy a következő lakóházig; a ≤ olyasmit jelöl, amiért majd fizethetsz.
minerva-board-window = A városod elérte a 17×17-es négyzet szélét; azon túlra nem kerülhet lapka (MIN-14.2).
minerva-board-piles = Kultúrapaklik
minerva-board-pile-left = még { $count } lapka
minerva-board-pile-none = elfogyott
minerva-board-pile-empty = Ebben a pakliban nem maradt lapka.
minerva-board-pile-points = Ebben az aktiválásban eddig { $points } kultúrapont gyűlt össze.
minerva-board-pile-tile = { $symbols } jel: { $vp } GYP
minerva-board-pile-taken = { $seat } már elvett egy { $vp } GYP-ot érő lapkát.
minerva-board-glory = Dicsőséglapkák
minerva-board-glory-for = Dicsőség: GYP a legtöbbért
minerva-board-glory-round =
    { $round ->
        [1] Az 1. forduló dicsőséglapkái
        [5] Az 5. forduló dicsőséglapkái
       *[other] A { $round }. forduló dicsőséglapkái
    }
minerva-board-glory-won = { $rank }. hely, { $vp } GYP: { $seat }
minerva-board-glory-leads = { $rank }. hely, { $vp } GYP: most { $seats } kapná { $glory } dicsőséggel
minerva-board-glory-level = { $rank }. hely, { $vp } GYP: { $seats } egyaránt { $glory } dicsőséggel áll; aki előbb passzol, az kerül előrébb
minerva-board-glory-nobody = { $rank }. hely, { $vp } GYP: senki sem kapta meg
minerva-board-glory-open = { $rank }. hely, { $vp } GYP: még szabad
minerva-board-order = Sorrendlapkák
minerva-board-round-ends = Vége, ha mindenki passzolt
minerva-board-order-about = Aki passzol, elveszi a legkisebb megmaradt számot, ebben a fordulóban már nem csinál semmit, és valahányszor újra sorra kerülne, 1 dénárt kap. Ha mindenki passzolt, vége a fordulónak: segédeket lehet felfogadni, aztán jön a dicsőségosztás (MIN-5.4, MIN-5.9). A következő fordulót az kezdi, akinél az 1-es van (MIN-5.1); aki még játszik, minden akciójáért díjat fizet.
minerva-board-glory-tiles-about = A forduló végén az első lapkát az kapja, akinek a legtöbb dicsősége van, a másodikat a következő, és így tovább; dicsőség nélkül senki sem kap (MIN-12.5, MIN-12.7).
minerva-board-points-about = Úgy számolva, mintha most lenne vége a játszmának (MIN-13.2–MIN-13.6).
minerva-board-denarii-about = Ezzel fizetsz a lapkákért, az akciódíjért és a segédekért, és 3 dénár pótol egy hiányzó nyersanyagot (MIN-3.4).
minerva-board-glory-about = Ez dönti el, ki kapja a forduló végén a dicsőséglapkákat; segédért is fizethetsz vele (MIN-12.2, MIN-12.5).
minerva-board-order-tile = { $number }. sorrendlapka
minerva-board-order-held = { $seat } passzolt, és elvette.
minerva-board-order-next = Ezt kapja, aki legközelebb passzol.
minerva-board-order-later = A kisebb számúak után kerül rá sor.
minerva-board-order-points = Az utolsó fordulóban { $vp } GYP-ot ér.
minerva-board-fee = Akciódíj: { $fee } dénár
minerva-board-no-fee = Akciódíj az első passz után
minerva-board-deck = lapka a pakliban
minerva-board-deck-title = Pakli: { $count } lapka
minerva-board-deck-sure =
    { $sure ->
        [0] A véletlenen múlik, hány új lapka jön a következő fordulóban.
       *[other] A következő fordulóban legalább { $sure } új lapka jön.
    }
minerva-board-deck-over = Ez az utolsó forduló: a pakli lapkái már nem kerülnek játékba.
minerva-board-deck-unseen = Még nem került elő: { $tiles }.
minerva-board-temple-deck = templom a pakliban
minerva-board-temple-deck-title = Templompakli: { $count } lapka
minerva-board-temple-deck-unseen = Ezek a templomok még nem kerültek elő:
minerva-board-temple-deck-none = Minden templom előkerült.
minerva-board-cap = { $count } van nálad; legfeljebb { $cap } lehet.
minerva-board-residence = Lakóház
minerva-board-residences = Lakóházak a készletedben: { $count }
minerva-board-residence-about = Építs egyet a városodba, aztán aktiváld egy irányban az összes létesítményt.
minerva-board-assistant = Segéd
minerva-board-assistant-about = A lakóház, amelyre teszed, újra aktivál egy irányban, mintha most épült volna.
minerva-board-assistants = Segédek: { $count } lehelyezhető, { $placed } lehelyezve
minerva-board-hire = A következő a forduló végén { $denarii } dénárba vagy { $glory } dicsőségbe kerül.
minerva-board-hire-none = Több segédet nem fogadhatsz fel.
minerva-board-passed = passz: { $order }.
minerva-board-titles = Címek és a hozzájuk szükséges GYP
minerva-board-best = Az eddigi legjobb eredményed: { $points } GYP.
minerva-board-no-best = Ebben a böngészőben még nem fejeztél be szóló játszmát.
minerva-board-new-best = Ez az eddigi legjobb eredményed.
minerva-board-not-best = A legjobb eredményed továbbra is { $before } GYP.
