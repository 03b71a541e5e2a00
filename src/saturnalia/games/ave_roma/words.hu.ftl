### Ave Roma. A seat név (mindig alanyeset); a card, old, place, area, good, colour, metric és effect azonosító; a többi szám. A dolgok nevei a names.hu.toml fájlban állnak.

## Ahogy más mondatok a dolgokat megnevezik

ave_roma-area-numbered = { $number }. { ave_roma-area }
ave_roma-amount = { $count } { ave_roma-good }
ave_roma-list = { $parts }
ave_roma-colour =
    { $colour ->
        [black] fekete
        [red] piros
        [green] zöld
       *[other] { $colour }
    }
ave_roma-kind =
    { $kind ->
        [building] épületkártya
        [war] háborúkártya
        [patron] pártfogókártya
       *[area] területkártya
    }
ave_roma-effect =
    { $effect ->
        [denarii] { $amount } dénár
        [vp] { $amount } pont
        [surplus] { $amount } felesleg
        [political_influence] { $amount } politikai befolyás
        [area_influence] { $amount } befolyás az adott területen
        [resource_black] { $amount } választott fekete nyersanyag
        [resource_red] { $amount } választott piros nyersanyag
        [resource_green] { $amount } választott zöld nyersanyag
        [wood] { $amount } fa
        [stone] { $amount } kő
        [cattle] { $amount } marha
        [ore] { $amount } érc
        [grain] { $amount } gabona
        [wine] { $amount } bor
       *[other] { $amount } { $effect }
    }
ave_roma-every =
    { $per ->
        [1] minden
       *[other] minden { $per }
    }
# a pontozási cél tárgya: „minden 2 raktározott nyersanyag után”
ave_roma-metric =
    { $metric ->
        [denarii] { ave_roma-every } megmaradt dénár után
        [stored_red] { ave_roma-every } raktározott piros nyersanyag után
        [stored_green] { ave_roma-every } raktározott zöld nyersanyag után
        [stored_black] { ave_roma-every } raktározott fekete nyersanyag után
        [stored_total] { ave_roma-every } raktározott nyersanyag után
        [surplus] { ave_roma-every } felesleg után
        [buildings] { ave_roma-every } épületkártya után
        [wars] { ave_roma-every } háborúkártya után
        [patrons] { ave_roma-every } pártfogókártya után
        [area_cards] { ave_roma-every } területkártya után
        [active_patrons] { ave_roma-every } aktív pártfogó után
        [building_pairs] { ave_roma-every } teljes épületpár után
        [building_types] { ave_roma-every } különböző épület után
        [war_types] { ave_roma-every } különböző háborúszett után
        [war_largest_set] { ave_roma-every } lap után a legnagyobb háborúszettedben
        [war_sets_of_3] { ave_roma-every } legalább 3 lapos háborúszett után
        [area_card_pairs] { ave_roma-every } teljes területkártya-pár után
        [political_influence] { ave_roma-every } politikai befolyásszint után
        [areas_first] { ave_roma-every } terület után, ahol első vagy
        [areas_present] { ave_roma-every } terület után, ahol van befolyásod
        [areas_level4] { ave_roma-every } terület után, ahol legalább a 4. mezőn állsz
        [area_influence_total] { ave_roma-every } befolyásmező után az öt területen összesen
        [used_cards] { ave_roma-every } elfordított épület- vagy háborúkártya után
        [card_trios] { ave_roma-every } épület–háború–pártfogó hármas után
       *[other] { ave_roma-every } { $metric }
    }
ave_roma-goal = { $vp } pont { ave_roma-metric } (legfeljebb { $max })
ave_roma-area-card = { $upper } / { $lower } ({ ave_roma-colour } fél szettjel)
ave_roma-card-gives = { $vp } pont, { $influence } befolyás
ave_roma-patron-gives = { ave_roma-place }: { $bonus }; { $goal }
ave_roma-cube =
    { $space ->
        [0] –
       *[other] { $space } ({ $points })
    }
ave_roma-slot = { $slot }. (érték: { $range })
ave_roma-position =
    { $position ->
        [upper] felső
        [lower] alsó
       *[empty] üres
    }
ave_roma-owned =
    { $rotated ->
        [0] { ave_roma-card }
       *[other] { ave_roma-card } (elfordítva)
    }
ave_roma-own =
    { $what ->
        [building] Épületek
        [war] Háborúk
        [active] Aktív pártfogók
       *[waiting] Nem aktív pártfogók
    }
# névelővel: „az 1. mezőre”, „a 2. mezőre”
ave_roma-space-the =
    { $space ->
        [1] az 1.
        [5] az 5.
       *[other] a { $space }.
    }
ave_roma-slot-the =
    { $slot ->
        [1] az 1.
        [5] az 5.
       *[other] a { $slot }.
    }
# a munkások értéke: „egy 3-ast”, „3-asként”, „3-as”
ave_roma-value-object =
    { $value ->
        [1] 1-est
        [2] 2-est
        [3] 3-ast
        [4] 4-est
       *[5] 5-öst
    }
ave_roma-value-the =
    { $value ->
        [1] az 1-est
        [2] a 2-est
        [3] a 3-ast
        [4] a 4-est
       *[5] az 5-öst
    }
ave_roma-value-as =
    { $value ->
        [1] 1-esként
        [2] 2-esként
        [3] 3-asként
        [4] 4-esként
       *[5] 5-ösként
    }
ave_roma-value-name =
    { $value ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
       *[5] 5-ös
    }
ave_roma-value-name-the =
    { $value ->
        [1] az 1-es
        [2] a 2-es
        [3] a 3-as
        [4] a 4-es
       *[5] az 5-ös
    }
ave_roma-workers-taken =
    { $count ->
        [1] egy { ave_roma-value-object }
        [2] két { ave_roma-value-object }
        [3] három { ave_roma-value-object }
        [4] négy { ave_roma-value-object }
       *[5] öt { ave_roma-value-object }
    }
# amit valaki kapott, tárgyesetben
ave_roma-gained =
    { $good ->
        [vp] { $count } pontot
        [denarii] { $count } dénárt
        [surplus] { $count } felesleget
        [lost] még { $count } felesleget (de nem fért el)
       *[other] { $count } { ave_roma-good-object }
    }
# amiért valaki megvett valamit
ave_roma-paid =
    { $good ->
        [wood] { $count } fáért
        [stone] { $count } kőért
        [cattle] { $count } marháért
        [ore] { $count } ércért
        [grain] { $count } gabonáért
        [wine] { $count } borért
        [surplus] { $count } feleslegért
       *[denarii] { $count } dénárért
    }
ave_roma-workers-from = { ave_roma-from-place } { $workers }
ave_roma-card-turned =
    { $count ->
        [1] egy { ave_roma-card-bare }
       *[other] { $count } { ave_roma-card-bare }
    }
ave_roma-card-counted =
    { $count ->
        [1] { ave_roma-card-plain }
       *[other] { $count } { ave_roma-card-plain }
    }
ave_roma-card-left =
    { $count ->
        [1] { ave_roma-card-the }
       *[other] { $count } { ave_roma-card-plain }
    }
ave_roma-workers-there =
    { $count ->
        [1] egy { ave_roma-value-name }
        [2] két { ave_roma-value-name }
        [3] három { ave_roma-value-name }
        [4] négy { ave_roma-value-name }
       *[5] öt { ave_roma-value-name }
    }
# a még zárt pártfogóhely, a mondat elején
ave_roma-slot-closed =
    { $slot ->
        [1] Az 1. pártfogóhelyed még zárva van
        [5] Az 5. pártfogóhelyed még zárva van
       *[other] A { $slot }. pártfogóhelyed még zárva van
    }
ave_roma-traded = { $count } { ave_roma-good-object }
ave_roma-in-order = { $seat } ({ $sum })
ave_roma-seat-points = { $seat } +{ $points }
ave_roma-new-cards =
    { $kind ->
        [building] Aedificator: { $cards }
        [war] Legatus: { $cards }
       *[patron] Senatus: { $cards }
    }
## A játék az előtérben

ave_roma-title = Ave Roma
ave_roma-designer = Szőgyi Attila
ave_roma-tagline = Tedd le a munkásaidat, és jól gondold meg, melyeket veszed vissza.
ave_roma-about = Az 1-től 5-ig számozott munkások nem tartoznak senkihez: nyersanyagot gyűjtenek öt területen, kereskednek, építenek, háborút támogatnak, pártfogókat szereznek, és Róma útjait járják. A munkás értéke dönti el, mit ér el, az pedig, hogy mely munkásokat veszed vissza, azt is eldönti, ki kezd. Két–öt játékos, 45–120 perc. A kártyák és a táblák értékei közösségi rekonstrukcióból származnak, nem a nyomtatott értékek.
ave_roma-aim = Küldd a munkásaidat nyersanyagért, épületekért, háborúkba és pártfogókért: az nyer, akinek a végén a legtöbb pontja van. A lerakott munkás senkié: a forduló végén bárki visszaveheti. A játék akkor ér véget, amikor valamelyik pakli elfogy, 45–120 perc alatt.
ave_roma-reconstructed = A kártyák értékei: közösségi rekonstrukció. Az adatok körülbelül { $percent }%-a nem volt fellelhető, ezeket rekonstruáltuk.

## Beállítások

ave_roma-option-seats = Játékosok
ave_roma-option-seats-about = Több játékoshoz több kártya és több munkáshely tartozik.
ave_roma-option-seats-2 = 2 játékos
ave_roma-option-seats-3 = 3 játékos
ave_roma-option-seats-4 = 4 játékos
ave_roma-option-seats-5 = 5 játékos
ave_roma-option-training_ready = A taníttatott munkás bevethető
ave_roma-option-training_ready-about = A szabály kétféleképpen olvasható: a taníttatott munkás a következő fordulóban vagy már a gazdája következő lépésében vethető be.
ave_roma-option-training_ready-next_round = A következő fordulóban
ave_roma-option-training_ready-next_turn = A következő lépésben
ave_roma-option-propraetor_area = A Propraetornál növelt befolyás
ave_roma-option-propraetor_area-about = A Propraetornál elfordított kártyák a szabály szerint „egy területen” növelik a befolyásodat, de hogy melyiken, az nem derül ki: a munkás értékének megfelelő területen, vagy egy tetszőlegesen választotton, amely az akció minden kártyájánál ugyanaz.
ave_roma-option-propraetor_area-worker_value = A munkás területén
ave_roma-option-propraetor_area-any_area = Egy választott területen
ave_roma-option-board_sides = Játékostáblák
ave_roma-option-board_sides-about = Minden játékostáblának két oldala van, más árakkal és raktárral.
ave_roma-option-board_sides-a = Mindenkinek az A oldal
ave_roma-option-board_sides-b = Mindenkinek a B oldal
ave_roma-option-board_sides-random = Mindenkinek véletlen oldal

## Mire valók az akcióhelyek

ave_roma-place-quaestor-about = Annyiszor { $number } dénárt kapsz, amennyi a munkás értéke.
ave_roma-place-aedilis-about = Megkapod a munkás értékének megfelelő területkártya négy nyersanyagát.
ave_roma-place-mercator-about = Előbb eladhatsz bármennyi nyersanyagot, utána vehetsz legfeljebb { $number } nyersanyagot a munkás értékének megfelelő területkártya fajtáiból, mindent a saját táblád árain.
ave_roma-place-propraetor-about = Megkapod a munkás értékének megfelelő területkártya egyik felét; utána átvehetsz róla még { $number } nyersanyagot, vagy épület- és háborúkártyák elfordításával növelheted a befolyásodat.
ave_roma-place-aedificator-about = Megépítesz egy épületet; a munkás értékének illenie kell a kártyahelyhez.
ave_roma-place-legatus-about = Háborút támogatsz; a munkás értékének illenie kell a kártyahelyhez.
ave_roma-place-senatus-about = Megszerzel egy pártfogót; a munkás értékének illenie kell a kártyahelyhez.
ave_roma-place-roma-about = A munkás értékének megfelelő számú mezőt lépsz, kifizeted az árakat, kivéve ahol más áll, és minden befolyásikonért politikai befolyást kapsz.
ave_roma-place-training-about = Munkást taníttatsz: később bármilyen értékkel használhatod.

## Kérdések

ave_roma-ask-nothing = Vége a játéknak.
ave_roma-ask-worker = Válaszd ki, melyik munkásodat rakod le és hová, vagy passzolj.
ave_roma-ask-target =
    { $how ->
        [trained] Válaszd ki, hová rakod le { ave_roma-value-as } a taníttatott munkásodat.
        [imaginary] Válaszd ki, hová kerüljön a képzeletbeli { ave_roma-value-name }.
       *[ordinary] Válaszd ki, hová rakod le { ave_roma-value-the }.
    }
ave_roma-denarii-now =
    { $denarii ->
        [0] most nincs dénárod
       *[other] { $denarii } dénárod van
    }
ave_roma-ask-sell =
    { $surcharge ->
        [0] Válaszd ki, mit adsz el, vagy fejezd be az eladást ({ ave_roma-denarii-now }).
       *[other] Válaszd ki, mit adsz el; utána { $surcharge } dénár felárat kell fizetned ({ ave_roma-denarii-now }).
    }
ave_roma-ask-buy =
    { $left ->
        [1] Vehetsz még egy nyersanyagot, vagy befejezheted ({ $denarii } dénárod van).
       *[other] Válaszd ki, mit veszel, vagy fejezd be (még legfeljebb { $left } nyersanyag; { $denarii } dénárod van).
    }
ave_roma-ask-half = Válaszd ki, a területkártya melyik felét kapod meg.
ave_roma-ask-addition = Átveszel még egy nyersanyagot, kártyákat fordítasz el befolyásért, vagy egyiket sem?
ave_roma-ask-extra-resource = Válassz még egy nyersanyagot a kártyáról.
ave_roma-ask-area = Válaszd ki, melyik területen nő a befolyásod.
ave_roma-ask-rotate =
    { $influence ->
        [0] Válaszd ki, melyik kártyát fordítod el, hogy nőjön a befolyásod { ave_roma-in-area }.
       *[other] Elfordíthatsz még egy kártyát, hogy nőjön a befolyásod { ave_roma-in-area }, vagy megállhatsz (eddig { $influence } befolyás).
    }
ave_roma-ask-overflow = Nem fér el a raktáradban még 1 { ave_roma-good }: válassz helyette felesleget vagy dénárt.
ave_roma-ask-colour = Válaszd ki, melyik { ave_roma-colour } nyersanyagot kapod.
ave_roma-ask-place-patron = Nincs szabad pártfogóhelyed: döntsd el, { ave_roma-card } egy aktív pártfogód helyére kerüljön-e.
ave_roma-ask-fill-slot = Megnyílt { ave_roma-slot-the } pártfogóhelyed: válaszd ki, ki legyen rajta aktív.
ave_roma-ask-recruit-place = Válaszd ki, melyik akcióhelyről veszed vissza az ott álló munkásokat, bárki rakta is oda őket (még { $left } kell). A nagyobb érték többre jó; akié a legkisebb összeg, az kezdi a következő fordulót (a tiéd eddig { $sum }).
ave_roma-ask-recruit-worker = Válaszd ki, melyik munkást veszed vissza { ave_roma-from-place } (még { $left } kell).
ave_roma-ask-extra-action = Válaszd ki a képzeletbeli munkásod értékét a plusz akcióhoz, vagy mondj le róla.

## Válaszok: a gombokon a játékos beszél, első személyben

ave_roma-do-pass = Passzolok: ebben a fordulóban már senkit sem küldök, megtartok { $count } munkást, és csak { $vp } pontot kapok
ave_roma-do-worker =
    { $how ->
        [imaginary] Egy képzeletbeli { ave_roma-value-object } használok
       *[ordinary] Egy { ave_roma-value-object } rakok le
    }
ave_roma-do-trained = A taníttatott munkásomat { ave_roma-value-as } rakom le (nyomtatott értéke { $printed })
ave_roma-do-decline-extra = Lemondok a plusz akcióról
ave_roma-do-quaestor = Quaestor: kapok { $denarii } dénárt
ave_roma-do-aedilis =
    { $position ->
        [empty] Aedilis, { ave_roma-area }: fizetek { $surcharge } dénárt, de nem kapok semmit, mert üres a kártyahely
       *[card] { $surcharge ->
            [0] Aedilis, { ave_roma-area }: kapok { $parts }
           *[other] Aedilis, { ave_roma-area }: { $surcharge } dénár felárért kapok { $parts }, és enyém a kártya
        }
    }
ave_roma-do-mercator =
    { $position ->
        [empty] Mercator, { ave_roma-area }: csak eladok, és fizetek { $surcharge } dénárt, mert üres a kártyahely
       *[card] { $surcharge ->
            [0] Mercator, { ave_roma-area }: eladok, aztán ezekből vehetek: { $parts }
           *[other] Mercator, { ave_roma-area }: eladok, { $surcharge } dénár felárért enyém a kártya, és ezekből vehetek: { $parts }
        }
    }
ave_roma-do-propraetor =
    { $position ->
        [empty] Propraetor, { ave_roma-area }: fizetek { $surcharge } dénárt, és csak a kártyáimat használhatom, mert üres a kártyahely
       *[card] { $surcharge ->
            [0] Propraetor, { ave_roma-area }: megkapom a kártya egyik felét ({ $upper } vagy { $lower }), aztán még egy nyersanyagot vagy befolyást
           *[other] Propraetor, { ave_roma-area }: { $surcharge } dénár felárért megkapom a kártya egyik felét ({ $upper } vagy { $lower }), aztán még egy nyersanyagot vagy befolyást, és enyém a kártya
        }
    }
ave_roma-toll-told =
    { $toll ->
        [0] ingyen
       *[other] { $toll } dénárért
    }
ave_roma-do-roma =
    { $icons ->
        [0] Roma: { ave_roma-toll-told } lépek { $steps } mezőt
       *[other] Roma: { ave_roma-toll-told } lépek { $steps } mezőt, és kapok { $icons } politikai befolyást
    }
ave_roma-do-training =
    { $ready ->
        [turn] Taníttatom a munkást: a következő lépésemtől bármilyen értékkel használhatom
       *[round] Taníttatom a munkást: a következő fordulótól bármilyen értékkel használhatom
    }
ave_roma-do-take-building =
    { $set ->
        [0] Aedificator, { $slot }. hely: megépítem { ave_roma-card-object } (költsége { $cost }), és kapok { $vp } pontot
       *[other] Aedificator, { $slot }. hely: megépítem { ave_roma-card-object } (költsége { $cost }), kapok { $vp } pontot, a teljes párért pedig ezt is: { $bonus }
    }
ave_roma-do-take-war =
    { $set ->
        [0] Legatus, { $slot }. hely: háborút támogatok a { ave_roma-card-plain }-szettből (költsége { $cost }), és kapok { $vp } pontot
       *[other] Legatus, { $slot }. hely: háborút támogatok a { ave_roma-card-plain }-szettből (költsége { $cost }), kapok { $vp } pontot, a szettért pedig ezt is: { $bonus }
    }
ave_roma-do-take-patron = Senatus, { $slot }. hely: megszerzem pártfogónak { ave_roma-card-object } (költsége { $cost })
ave_roma-do-sell = Eladok { $denarii } dénárért 1 { ave_roma-good-object } ({ $have } { ave_roma-good } van raktáron)
ave_roma-do-sell-done =
    { $surcharge ->
        [0] Befejezem az eladást
       *[other] Befejezem az eladást, és kifizetem a felárat ({ $surcharge } dénár)
    }
ave_roma-do-buy =
    { $room ->
        [0] Veszek { $denarii } dénárért 1 { ave_roma-good-object } (nincs hely: felesleg vagy dénár lesz belőle)
       *[other] Veszek { $denarii } dénárért 1 { ave_roma-good-object } (még { $room } fér el)
    }
ave_roma-do-buy-done = Befejezem a vásárlást
ave_roma-do-half =
    { $half ->
        [upper] A felső felét kérem: { $parts }
       *[lower] Az alsó felét kérem: { $parts }
    }
ave_roma-do-take-extra = Átveszek még egy nyersanyagot a kártyáról ({ $parts })
ave_roma-do-use-cards = Kártyát fordítok el befolyásért ({ $count } használható)
ave_roma-do-no-addition = Egyiket sem
ave_roma-do-take =
    { $room ->
        [0] Átveszek 1 { ave_roma-good-object } (nincs hely: felesleg vagy dénár lesz belőle)
       *[other] Átveszek 1 { ave_roma-good-object } (még { $room } fér el)
    }
ave_roma-do-colour =
    { $room ->
        [0] Kérek 1 { ave_roma-good-object } (nincs hely: felesleg vagy dénár lesz belőle)
       *[other] Kérek 1 { ave_roma-good-object } (még { $room } fér el)
    }
ave_roma-do-area =
    { $space ->
        [0] { ave_roma-area }: ott még nincs befolyásom, a presztízs { $prestige }
       *[other] { ave_roma-area }: a kockám { ave_roma-space-the } mezőn áll, a presztízs { $prestige }
    }
ave_roma-do-rotate = Elfordítom { ave_roma-card-object } ({ $influence } befolyás): a kockám { ave_roma-space-the } mezőre jutna
ave_roma-do-rotate-done = Nem fordítok el többet: a kockám { ave_roma-space-the } mezőre lép
ave_roma-do-to-surplus =
    { $have ->
        [0] Felesleg legyen belőle, háborúkhoz fizetek vele (most nincs feleslegem)
       *[other] Felesleg legyen belőle, háborúkhoz fizetek vele (most { $have } van)
    }
ave_roma-do-to-money = { $denarii } dénárt kérek érte
ave_roma-do-keep-inactive = { ave_roma-card } nem lesz aktív
ave_roma-do-swap = { ave_roma-old-patron } helyére { ave_roma-card } kerül { ave_roma-slot-the } pártfogóhelyen
ave_roma-do-fill = { ave_roma-card } legyen aktív ({ ave_roma-place }: { $bonus })
ave_roma-do-recruit =
    { $some ->
        [0] Visszaveszek { ave_roma-from-place } { $workers }: az összegem { $sum } lesz
       *[other] { $left ->
            [1] Visszaveszek egyet { ave_roma-from-place } (ott { $workers } áll)
           *[other] Visszaveszek { $left } munkást { ave_roma-from-place } (ott { $workers } áll)
        }
    }
ave_roma-do-recruit-worker = Visszaveszek egy { ave_roma-value-object }: az összegem { $sum } lesz

## Elutasítások

ave_roma-why-worker-first = Előbb válassz munkást, vagy passzolj.
ave_roma-why-extra-action-first = Előbb válaszd ki a képzeletbeli munkásod értékét, vagy mondj le a plusz akcióról.
ave_roma-why-target-first = Előbb válaszd ki, hová kerüljön a munkás.
ave_roma-why-sell-first = Előbb adj el valamit, vagy fejezd be az eladást.
ave_roma-why-buy-first = Előbb vegyél valamit, vagy fejezd be a vásárlást.
ave_roma-why-half-first = Előbb válaszd ki a területkártya felső vagy alsó felét.
ave_roma-why-addition-first = Előbb döntsd el: még egy nyersanyagot veszel át, kártyákat fordítasz el, vagy egyiket sem.
ave_roma-why-extra-resource-first = Előbb válaszd ki, melyik nyersanyagot veszed át.
ave_roma-why-area-first = Előbb válaszd ki, melyik területen nő a befolyásod.
ave_roma-why-rotate-first = Előbb válaszd ki, melyik kártyát fordítod el.
ave_roma-why-overflow-first = Előbb válassz felesleget vagy dénárt azért a nyersanyagért, amelyet nem tudsz tárolni.
ave_roma-why-colour-first = Előbb válaszd ki, melyik nyersanyagot kapod.
ave_roma-why-place-patron-first = Előbb döntsd el, hová kerüljön az új pártfogó.
ave_roma-why-fill-slot-first = Előbb válaszd ki, ki kerüljön a megnyílt pártfogóhelyre.
ave_roma-why-recruit-place-first = Előbb válaszd ki, honnan veszel vissza munkást; erről nem mondhatsz le.
ave_roma-why-recruit-worker-first = Előbb válaszd ki, melyik munkást veszed vissza.
ave_roma-why-no-worker = Nincs több { ave_roma-value-name } munkásod.
ave_roma-why-no-target = Ez { ave_roma-value-name-the } munkás sehová sem mehet: minden hely tele van, vagy nem tudod kifizetni.
ave_roma-why-nobody-trained = Nincs munkás a taníttatóhelyeden.
ave_roma-why-not-ready = Ez { ave_roma-value-name-the } munkásod még tanul; a következő fordulóban vetheted be.
ave_roma-why-no-training-at-the-end = Plusz akcióként nem taníttathatsz munkást.
ave_roma-why-already-trained = A taníttatott munkást nem taníttathatod újra.
ave_roma-why-training-occupied = A taníttatóhelyeden már áll egy { ave_roma-value-name } munkás.
ave_roma-why-place-full =
    { $count ->
        [1] Nincs szabad munkáshely { ave_roma-at-place }: az egyetlen is foglalt.
        [2] Nincs több szabad munkáshely { ave_roma-at-place }: mindkettő foglalt.
        [5] Nincs több szabad munkáshely { ave_roma-at-place }: mind az 5 foglalt.
       *[other] Nincs több szabad munkáshely { ave_roma-at-place }: mind a { $count } foglalt.
    }
ave_roma-denarii-had =
    { $denarii ->
        [0] de egyetlen dénárod sincs
       *[other] de csak { $denarii } dénárod van
    }
ave_roma-why-toll = Hiányzik még { $missing } dénár: az úton { $toll } dénárt kellene fizetned, { ave_roma-denarii-had }.
ave_roma-why-surcharge = Hiányzik még { $missing } dénár: { ave_roma-in-area } most { $surcharge } dénár a felár, { ave_roma-denarii-had }.
ave_roma-why-sale-too-small = Hiányzik még { $missing } dénár: { ave_roma-in-area } most { $surcharge } dénár a felár, { ave_roma-denarii-had }, és az összes nyersanyagod is csak { $sale } dénárt érne.
ave_roma-why-no-card = Ebben a fordulóban már nincs kártya { ave_roma-at-place } { ave_roma-slot-the } helyen.
ave_roma-why-range =
    { $slot ->
        [1] Az 1. helyre csak { $range } értékű munkás mehet, a tiéd pedig { ave_roma-value-name }.
        [5] Az 5. helyre csak { $range } értékű munkás mehet, a tiéd pedig { ave_roma-value-name }.
       *[other] A { $slot }. helyre csak { $range } értékű munkás mehet, a tiéd pedig { ave_roma-value-name }.
    }
ave_roma-why-cost = Erre nem futja ({ ave_roma-card-plain }): még hiányzik { $parts }.
ave_roma-why-sell-more = Előbb adj el többet: a felár { $surcharge } dénár, { ave_roma-denarii-had }, vagyis még { $missing } hiányzik.
ave_roma-why-nothing-to-sell = Nincs eladó { ave_roma-good } a raktáradban.
ave_roma-why-not-on-card = A területkártyán nincs { ave_roma-good }.
ave_roma-why-too-dear = Hiányzik még { $missing } dénár: 1 { ave_roma-good } ára nálad { $price } dénár, { ave_roma-denarii-had }.
ave_roma-why-no-area-card = Nincs területkártya, amelyről átvehetnél még egy nyersanyagot.
ave_roma-why-no-usable-card = Nincs több épület- vagy háborúkártyád, amely növelhetné a befolyásodat.
ave_roma-why-not-of-colour = Csak { ave_roma-colour } nyersanyagot választhatsz, { ave_roma-good-the } pedig nem { ave_roma-colour }.
ave_roma-why-rotate-one = Mielőtt befejezed, fordíts el legalább egy kártyát.
ave_roma-why-not-your-card = Ez a kártya nem a tiéd: { ave_roma-card }.
ave_roma-why-already-used = Már elfordítottad { ave_roma-card-object }.
ave_roma-why-no-influence = Ezen a kártyán nincs befolyás: { ave_roma-card }.
ave_roma-why-same-card-first = Előbb a másik, ugyanilyen kártyát fordítsd el ({ ave_roma-card-plain }).
ave_roma-why-slot-closed =
    { $level ->
        [0] { ave_roma-slot-closed }, mert még nincs politikai befolyásod.
       *[other] { ave_roma-slot-closed }, mert a politikai befolyásod csak { $level }. szintű.
    }
ave_roma-why-not-your-patron = { ave_roma-card } nem a te pártfogód.
ave_roma-why-already-active = { ave_roma-card } már aktív.
ave_roma-why-nobody-there = Nincs munkás { ave_roma-at-place }.
ave_roma-why-no-such-worker = Nincs { ave_roma-value-name } munkás { ave_roma-at-place }.

## A napló

ave_roma-log-round-began = { $round }. forduló: { $seat } kezd.
ave_roma-log-ordered =
    { $tied ->
        [0] { $round }. forduló; a játékossorrend a munkások összértéke szerint: { $parts }.
       *[other] { $round }. forduló; a játékossorrend a munkások összértéke szerint: { $parts }; egyenlőségnél az előző sorrend megfordul.
    }
ave_roma-worker-placed =
    { $how ->
        [trained] { $seat } { ave_roma-value-as } rakta le a taníttatott munkását { ave_roma-at-place }
        [imaginary] { $seat } egy képzeletbeli { ave_roma-value-object } használt { ave_roma-at-place }
       *[ordinary] { $seat } egy { ave_roma-value-object } rakott le { ave_roma-at-place }
    }
ave_roma-surcharge-paid =
    { $surcharge ->
        [0] {""}
       *[other] {" "}{ $surcharge } dénár felárért
    }
ave_roma-log-placed = { ave_roma-worker-placed }{ ave_roma-surcharge-paid }.
ave_roma-log-placed-with = { ave_roma-worker-placed }{ ave_roma-surcharge-paid }, és kapott { $gains }.
ave_roma-log-trained = { $seat } egy { ave_roma-value-object } rakott le a taníttatóhelyére.
ave_roma-log-passed =
    { $count ->
        [0] { $seat } passzolt.
        [1] { $seat } passzolt, és { $vp } pontot kapott a megmaradt munkásáért.
       *[other] { $seat } passzolt, és { $vp } pontot kapott { $count } megmaradt munkásáért.
    }
ave_roma-influence-gained =
    { $level ->
        [0] {""}
       *[other] , és elérte a politikai befolyás { $level }. szintjét
    }
# az „és” a mondat utolsó tagja előtt áll
ave_roma-and-then =
    { $level ->
        [0] , és
       *[other] ,
    }
ave_roma-log-paid-toll =
    { $denarii ->
        [0] { ave_roma-worker-placed }{ ave_roma-and-then } ingyen a Roma-sáv { $space }. mezőjére lépett{ ave_roma-influence-gained }.
       *[other] { ave_roma-worker-placed }{ ave_roma-and-then } { $denarii } dénárért a Roma-sáv { $space }. mezőjére lépett{ ave_roma-influence-gained }.
    }
ave_roma-log-gained = { $seat } kapott { $gains }.
# amit valaki a raktárában el nem férő nyersanyag helyett kapott: „kapott 1 fát és 3 dénárt (1 kő helyett)”
ave_roma-gained-instead = { $got } ({ $instead } helyett)
# amit a Mercatornál eladtak, kifizettek, vettek, felsorolásban
ave_roma-deal-sold = eladott { $goods } { $count } dénárért
ave_roma-deal-paid-surcharge = kifizetett { $count } dénár felárat
ave_roma-deal-bought = vett { $goods } { $count } dénárért
ave_roma-log-dealt =
    { $got ->
        [0] { $seat } { $deeds }.
       *[other] { $seat } { $deeds }, és kapott { $gains }.
    }
ave_roma-log-placed-and-dealt =
    { $got ->
        [0] { ave_roma-worker-placed }{ ave_roma-surcharge-paid }: { $deeds }.
       *[other] { ave_roma-worker-placed }{ ave_roma-surcharge-paid }: { $deeds }; kapott { $gains }.
    }
# a Propraetornál kapott nyersanyag és az elfordított kártyák a mondat közepén
ave_roma-got-there =
    { $got ->
        [0] {""}
       *[other] , kapott { $gains }
    }
ave_roma-turned-there =
    { $influence ->
        [0] {""}
       *[other] , elfordított { $cards } { $influence } befolyásért
    }
ave_roma-log-placed-and-turned = { ave_roma-worker-placed }{ ave_roma-surcharge-paid }{ ave_roma-got-there }, és elfordított { $cards } { $influence } befolyásért.
ave_roma-log-placed-and-rose = { ave_roma-worker-placed }{ ave_roma-surcharge-paid }{ ave_roma-got-there }{ ave_roma-turned-there }, és a kockája { ave_roma-in-area } { ave_roma-space-the } mezőre lépett.
ave_roma-log-rotated = { $seat } elfordított { $cards }, és szerzett { $influence } befolyást.
ave_roma-log-rotated-and-rose = { $seat } elfordított { $cards }, és szerzett { $influence } befolyást; a kockája { ave_roma-in-area } { ave_roma-space-the } mezőre lépett.
ave_roma-log-rose = { $seat } kockája { ave_roma-in-area } { ave_roma-space-the } mezőre lépett.
ave_roma-points-scored =
    { $vp ->
        [0] {""}
       *[other] , és kapott { $vp } pontot
    }
ave_roma-card-cost =
    { $parts ->
        [0] ingyen
       *[other] { $cost }
    }
ave_roma-log-took-card =
    { $kind ->
        [building] { ave_roma-worker-placed }, { ave_roma-card-cost } megépítette { ave_roma-card-object }{ ave_roma-points-scored }.
        [war] { ave_roma-worker-placed }, { ave_roma-card-cost } háborút támogatott a { ave_roma-card-plain }-szettből{ ave_roma-points-scored }.
       *[patron] { ave_roma-worker-placed }, és { ave_roma-card-object } { ave_roma-card-cost } megszerezte pártfogónak.
    }
ave_roma-log-set-part =
    { $kind ->
        [building] { $seat } megépítette { ave_roma-card-object } másodszor is
        [war] { $seat } már { $count } lapot gyűjtött a { ave_roma-card-plain }-szettből
       *[area] { $seat } összegyűjtött egy { $card ->
            [black] fekete
            [red] piros
           *[green] zöld
        } párt a területkártyákból
    }
ave_roma-log-completed-set = { ave_roma-log-set-part }.
ave_roma-log-completed-set-with = { ave_roma-log-set-part }, és kapott { $gains }.
ave_roma-log-got-political = { $seat } elérte a politikai befolyás { $level }. szintjét.
ave_roma-log-beyond = { $seat } kapott { $vp } pontot a legfelső szint feletti politikai befolyásért.
ave_roma-log-activated = { ave_roma-card } lett { $seat } aktív pártfogója ({ $slot }. pártfogóhely).
ave_roma-log-kept-inactive = { $seat } új pártfogója, { ave_roma-card }, egyelőre nem aktív.
ave_roma-log-swapped = { $seat } { ave_roma-slot-the } pártfogóhelyen { ave_roma-old-patron } helyére { ave_roma-card-object } tette.
ave_roma-log-took-area-card =
    { $refilled ->
        [0] { $seat } elvitte { ave_roma-area } { $taken } kártyáját; a terület presztízse most { $prestige }.
       *[other] { $seat } elvitte { ave_roma-area } { $taken } kártyáját; a terület presztízse most { $prestige }, és { $new } kártya került oda.
    }
ave_roma-log-area-empty =
    { $first ->
        [0] { ave_roma-area } sem kapott új területkártyát.
       *[other] { ave_roma-area } nem kapott új területkártyát, mert elfogytak: ez az utolsó forduló.
    }
ave_roma-log-patron-bonus = { $seat } bónuszt kapott { ave_roma-patron-from }.
ave_roma-log-patron-bonus-with = { $seat } { ave_roma-patron-from } kapott { $gains }.
ave_roma-log-discarded =
    { $count ->
        [1] Visszakerült a dobozba { $cards }, mert a sorából senki sem vitt el lapot.
       *[other] Visszakerült a dobozba { $cards }, mert a sorukból senki sem vitt el lapot.
    }
ave_roma-log-refilled-row =
    { $count ->
        [1] Új kártya – { $parts }.
       *[other] Új kártyák – { $parts }.
    }
ave_roma-log-row-short =
    { $kind ->
        [building] Elfogytak az épületkártyák: { $count } hely üres marad.
        [war] Elfogytak a háborúkártyák: { $count } hely üres marad.
       *[patron] Elfogytak a pártfogókártyák: { $count } hely üres marad.
    }
ave_roma-log-recruited = { $seat } { $parts } vett vissza.
ave_roma-log-extra-began =
    { $end ->
        [area] Elfogytak a területkártyák, véget ér a játék: mindenkinek jár egy plusz akció.
       *[row] Egy kártyasort nem lehetett feltölteni, véget ér a játék: mindenkinek jár egy plusz akció.
    }
ave_roma-log-declined-extra = { $seat } lemondott a plusz akcióról.
ave_roma-log-game-ended =
    { $round ->
        [1] A játék az 1. fordulóban véget ért, jön a végső értékelés.
        [5] A játék az 5. fordulóban véget ért, jön a végső értékelés.
       *[other] A játék a { $round }. fordulóban véget ért, jön a végső értékelés.
    }
ave_roma-log-scored =
    { $what ->
        [areas] A területekért járó pontok: { $parts }.
        [patrons] A pontozási célokért járó pontok: { $parts }.
        [political] A politikai befolyásért járó pontok: { $parts }.
        [denarii] A megmaradt dénárokért járó pontok: { $parts }.
       *[goods] A megmaradt nyersanyagokért és feleslegért járó pontok: { $parts }.
    }

## Táblázatok

ave_roma-table-places =
    { $phase ->
        [recruiting] { $round }. forduló, munkásvisszavétel (a kártyák értékei: közösségi rekonstrukció, az adatok { $percent }%-a)
        [extra] { $round }. forduló, plusz akciók (a kártyák értékei: közösségi rekonstrukció, az adatok { $percent }%-a)
        [over] Vége, { $round }. forduló (a kártyák értékei: közösségi rekonstrukció, az adatok { $percent }%-a)
       *[action] { $round }. forduló, akciófázis (a kártyák értékei: közösségi rekonstrukció, az adatok { $percent }%-a)
    }
ave_roma-table-areas = Területek: a kockák helye, zárójelben a mostani pont; { $count } lap a pakliban
ave_roma-table-row = { ave_roma-place }: { $count } lap a pakliban
ave_roma-table-seats = Játékosok sorrendben
ave_roma-table-stock = A raktárad
ave_roma-table-own = A kártyáid
ave_roma-column-place = Akcióhely
ave_roma-column-workers = Munkások
ave_roma-column-free = Szabad hely
ave_roma-column-area = Terület
ave_roma-column-card = Kártya
ave_roma-column-position = Pozíció
ave_roma-column-surcharge = Felár
ave_roma-column-prestige = Presztízs
ave_roma-column-seat = { $seat }
ave_roma-column-slot = Hely
ave_roma-column-cost = Költség
ave_roma-column-gives = Mit ad
ave_roma-column-missing = Még hiányzik
ave_roma-column-seat-name = Játékos
ave_roma-column-training = Tanul
ave_roma-column-denarii = Dénár
ave_roma-column-surplus = Felesleg
ave_roma-column-level = Politikai befolyás
ave_roma-column-roma = Roma-sáv
ave_roma-column-points = Pont
ave_roma-column-projected = Ha most vége lenne
ave_roma-column-resource = Nyersanyag
ave_roma-column-count = Van
ave_roma-column-limit = Férőhely
ave_roma-column-price = Ár
ave_roma-column-what = Fajta
ave_roma-column-cards = Kártyák

## A vége

ave_roma-score-buildings = Épületek
ave_roma-score-wars = Háborúk
ave_roma-score-sets = Szettbónuszok
ave_roma-score-bonuses = Pártfogóbónuszok
ave_roma-score-passing = Megtartott munkások
ave_roma-score-influence = Legfelső szint feletti befolyás
ave_roma-score-areas = Területek
ave_roma-score-patrons = Pontozási célok
ave_roma-score-political = Politikai befolyás
ave_roma-score-denarii = Megmaradt dénár
ave_roma-score-goods = Megmaradt nyersanyag és felesleg
ave_roma-score-total = Összesen
ave_roma-outcome-points = { $seat } nyert { $points } ponttal.
ave_roma-outcome-denarii = { $seat } nyert { $points } ponttal, mert az azonos pontúak közül neki van a legtöbb dénárja ({ $denarii }).
ave_roma-outcome-influence = { $seat } nyert { $points } ponttal, mert az azonos pontúak közül neki van a legtöbb befolyása ({ $influence } mező).
ave_roma-outcome-order = { $seat } nyert { $points } ponttal, mert az azonos pontúak közül ő áll leghátul a játékossorrendben.

## Ki nyerne most

ave_roma-standing-tie = Holtversenyben { $seat } nyerne, mert { $by ->
        [denarii] neki van a legtöbb dénárja.
        [influence] neki van a legtöbb befolyása a területeken.
       *[order] ő áll leghátul a játékossorrendben.
    }
ave_roma-standing-deck = A játék akkor ér véget, amikor elfogy egy pakli; ehhez most { ave_roma-standing-kind } van a legközelebb ({ $count } lap).
ave_roma-standing-kind =
    { $kind ->
        [building] az épületkártyák paklija
        [war] a háborúkártyák paklija
        [patron] a pártfogókártyák paklija
       *[area] a területkártyák paklija
    }
ave_roma-standing-ending = Közeleg a játék vége: munkást már senki sem vesz vissza, és mindenkinek jár egy plusz akció.
ave_roma-standing-counted = A területek, a célok, a politikai befolyás és a maradékok a mostani állás szerint számítanak; a végéig még változhatnak.

## A tábla

ave_roma-board-round = { $round }. forduló
ave_roma-board-phase =
    { $phase ->
        [recruiting] munkásvisszavétel
        [extra] plusz akciók
        [over] vége
       *[action] akciófázis
    }
ave_roma-board-last-round = utolsó forduló
ave_roma-board-reconstructed = Kártyaértékek: közösségi rekonstrukció ({ $percent }%)
ave_roma-board-card-reconstructed = Ennek a kártyának a számai rekonstruáltak, nem a nyomtatottak.
ave_roma-board-places = A tábla akcióhelyei
ave_roma-board-area-deck = { $count } területkártya van a pakliban
ave_roma-board-deck = { $count } { ave_roma-kind } van a pakliban
ave_roma-board-space = Roma-sáv, { $space }. mező
ave_roma-board-space-price =
    { $price ->
        [0] Nem kerül semmibe.
       *[other] Az ára { $price } dénár.
    }
ave_roma-board-space-waived = Most nem fizetsz érte, mert más áll rajta.
ave_roma-board-space-icon = Eggyel növeli a politikai befolyásodat.
ave_roma-board-spaces =
    { $free ->
        [0] Nincs szabad munkáshely.
       *[other] { $capacity } munkáshelyből { $free } szabad.
    }
ave_roma-board-patron-adds = { ave_roma-card } is ad hozzá: { $bonus }.
ave_roma-board-area-position =
    { $position ->
        [lower] A kártya alsó pozícióban van: nincs felár.
        [upper] A kártya felső pozícióban van: a felár { $surcharge } dénár, és tiéd lesz a kártya.
       *[empty] Üres a kártyahely: { $surcharge } dénárba kerül, és nem ad nyersanyagot.
    }
ave_roma-board-area-worth =
    { $third ->
        [0] A presztízs { $prestige }: a végén az első { $first }, a második { $second } pontot kap.
       *[other] A presztízs { $prestige }: a végén az első { $first }, a második { $second }, a harmadik { $third } pontot kap.
    }
ave_roma-board-area-seat = { $seat }: { $space }. mező, most { $points } pont.
ave_roma-board-area-reach = Minden el nem fordított kártyáddal { ave_roma-space-the } mezőig jutnál.
ave_roma-board-prestige = Presztízs: { $prestige }
ave_roma-board-leads = { $seat } vezet
ave_roma-board-slot = { $slot }. hely: { $range } értékű munkás.
ave_roma-board-slot-empty =
    { $last ->
        [0] A kártyát elvitték; a hely a feltöltésfázisban telik meg.
       *[other] A kártyahely üres, és már nem is telik meg.
    }
ave_roma-board-cost = Költsége: { $parts }.
ave_roma-board-missing = Még hiányzik: { $parts }.
ave_roma-board-deed = Azonnal { $vp } pont; a Propraetornál elfordítva egyetlenegyszer { $influence } befolyás.
ave_roma-board-pair = Az épület második kártyája ezt is adja: { $bonus }.
ave_roma-board-set = A szett 2., 3., 4. és 5. kártyája sorban ezt is adja: { $bonus }.
ave_roma-board-set-now = Neked most szettbónuszt is hozna: { $bonus }.
ave_roma-board-patron-bonus = Amíg aktív, { ave_roma-at-place } ezt is adja: { $bonus }.
ave_roma-board-patron-goal = A játék végén: { $goal }.
ave_roma-board-goal-now = Ez most { $points } pontot érne neked.
ave_roma-board-would-wait = Nincs szabad pártfogóhelyed: nem lenne aktív, amíg a politikai befolyás helyet nem nyit neki, de a célja a végén így is pontot ér.
ave_roma-board-waiting = Nem aktív: szabad helyre vár, de a célja a végén pontot ér.
ave_roma-board-put-back = Visszateszem: { $value }
# mit ad a hely, amíg nincs kézben munkás; a Quaestor után egy érme képe áll
ave_roma-board-brief =
    { $place ->
        [quaestor] érték × { $number }
        [aedilis] { $number } nyersanyag a kártyáról
        [mercator] eladsz, aztán veszel
        [propraetor] fél kártya + { $number } nyersanyag
       *[roma] lépsz a sávon
    }
ave_roma-board-then-place = Vedd fel egy munkásodat, aztán válaszd ki a helyét. Amiről passzolással lemondasz, az többnyire többet hoz az érte járó pontoknál.
ave_roma-column-patrons = Pártfogók
ave_roma-board-halves = Területkártya, { ave_roma-colour }
ave_roma-board-tab =
    { $tab ->
        [places] Akcióhelyek
        [wheel] Tábla
        [cards] Kártyák
        [mine] Enyém
       *[players] Játékosok
    }
# miről szól a játékosok táblázatának egy sora
ave_roma-board-about =
    { $what ->
        [points] Az eddig szerzett pontok.
        [projected] Az összes pont, ha most vége lenne: koppints egy számra, és látod, miből áll össze.
        [denarii] Dénárral fizeted a kártyákat, a felárat és a Roma-sáv mezőit.
        [resource] A raktárban lévő nyersanyaggal kártyáért fizetsz, a Mercatornál eladhatod.
        [surplus] A felesleg háborúra jó; az kerül ide, aminek nincs hely.
        [buildings] Épületkártyák; két egyforma egy pár, és jutalmat hoz.
        [wars] Háborúkártyák; egy szettbe gyűjtve egyre nagyobb jutalmat hoznak.
        [patrons] Pártfogók, zárójelben a nem aktívak; mindegyik célja pontot ér a végén.
        [halves] Területkártyák ezzel a fél szettjellel; két egyforma színű egy pár, és ilyen színű nyersanyagot hoz.
        [level] Politikai befolyás: minden szintje egy pártfogó helyét nyitja meg.
       *[workers] A készletben lévő munkások. Az értéküktől függ, mire jók; nem kerülnek semmibe.
    }
ave_roma-board-out = kész
ave_roma-board-sum = A munkások értékének összege; akinél a legkisebb, az kezdi a következő fordulót.
ave_roma-board-show = { $seat } táblájának megmutatása
ave_roma-board-of = { $seat } játékostáblája
ave_roma-board-worker = { ave_roma-value-name } munkás
ave_roma-board-no-workers = Nincs több munkásod.
ave_roma-board-no-deeds = Még nincs épületed és háborúd.
ave_roma-board-deeds = Épület- és háborúkártyák
ave_roma-board-training =
    { $ready ->
        [0] Egy { ave_roma-value-name } munkás tanul itt.
       *[other] Az itt álló { ave_roma-value-name } munkás bevethető: bármilyen értékkel használhatod.
    }
ave_roma-board-train-as = Milyen értékkel használod a taníttatott munkást
ave_roma-board-stock = { $count } van raktáron, { $limit } fér el. Az ára nálad { $price } dénár.
ave_roma-board-surplus = { $count } van, legfeljebb { $limit } lehet. Háborúkért fizetsz vele; eladni és venni sem lehet.
ave_roma-board-slot-open = { $slot }. pártfogóhely: nyitva van, de üres.
ave_roma-board-slots = { $slots } pártfogóhelyből { $open } nyílt meg; a politikai befolyás minden szintje megnyit egyet.
ave_roma-board-no-slots = Még nincs pártfogóhelyed.
ave_roma-board-pass =
    { $decision ->
        [addition] Egyiket sem
        [extra_action] Lemondok
       *[other] Passzolok
    }
ave_roma-board-done =
    { $decision ->
        [sell] Befejezem az eladást
        [buy] Befejezem a vásárlást
       *[other] Kész
    }
ave_roma-board-use-cards = Kártyát fordítok
