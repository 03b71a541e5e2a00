### Porta Nigra. A seat és a seats név (mindig alanyeset); a building, row, color, card, honor, symbol és area azonosító, a többi szám.

## Nevek

porta_nigra-color =
    { $color ->
        [black] Fekete
        [blue] Kék
        [red] Piros
        [yellow] Sárga
        [white] Fehér
       *[any] Tetszőleges szín
    }
porta_nigra-color-plain =
    { $color ->
        [black] fekete
        [blue] kék
        [red] piros
        [yellow] sárga
        [white] fehér
       *[any] tetszőleges színű
    }
porta_nigra-color-bricks =
    { $color ->
        [black] Fekete tégla
        [blue] Kék tégla
        [red] Piros tégla
        [yellow] Sárga tégla
       *[white] Fehér tégla
    }
porta_nigra-building =
    { $building ->
        [basilica] Bazilika
        [amphitheatre] Amfiteátrum
        [city_wall] Városfal
       *[porta_nigra] Porta Nigra
    }
# névelővel, birtokos szerkezetben: „az Amfiteátrum városrésze”
porta_nigra-building-the =
    { $building ->
        [basilica] a Bazilika
        [amphitheatre] az Amfiteátrum
        [city_wall] a Városfal
       *[porta_nigra] a Porta Nigra
    }
porta_nigra-row =
    { $row ->
        [a] A
        [b] B
       *[c] C
    }
porta_nigra-area =
    { $area ->
        [basilica_a] Bazilika, A sor
        [basilica_b] Bazilika, B sor
        [amphitheatre_a] Amfiteátrum, A sor
        [amphitheatre_b] Amfiteátrum, B sor
        [amphitheatre_c] Amfiteátrum, C sor
        [city_wall] Városfal
       *[porta_nigra] Porta Nigra, { $level }. szint
    }
# az építőhely önmagában: „Bazilika, A sor, 4. hely”
porta_nigra-site =
    { $row ->
        [single] { porta_nigra-building }, { $position }. hely
       *[other] { porta_nigra-building }, { porta_nigra-row } sor, { $position }. hely
    }
porta_nigra-bricks-of = { $height } { porta_nigra-color-plain } tégla
porta_nigra-coins = { $coins } sestertius
porta_nigra-points = { $points } pont
# a közbenső értékelés két fele, tárgyesetben
porta_nigra-split-object =
    { $coins ->
        [0] { $points } pontot
       *[other] { $points ->
            [0] { $coins } sestertiust
           *[other] { $coins } sestertiust és { $points } pontot
        }
    }
porta_nigra-symbol =
    { $symbol ->
        [buy_black] fekete tégla vásárlása
        [buy_blue] kék tégla vásárlása
        [buy_red] piros tégla vásárlása
        [buy_yellow] sárga tégla vásárlása
        [buy_white] fehér tégla vásárlása
        [buy_any] tetszőleges tégla vásárlása
        [build] építés
        [influence] { $amount } befolyásjelző
        [torch] { $amount } fáklyajelző
       *[coins] { $amount } sestertius
    }
porta_nigra-card =
    { $card ->
        [free_hand] Szabad kéz
        [foundations] Alapozás
        [toll_road] Vámos út
        [marble] Márvány
        [great_works] Nagy építkezések
        [night_shift] Éjszakai műszak
        [quarry] Kőfejtő
       *[pay_day] Fizetésnap
    }
porta_nigra-card-facts = { porta_nigra-card } ({ $torches } fáklya: { $symbols })
porta_nigra-building-card = { porta_nigra-building } ({ porta_nigra-color-plain })
porta_nigra-honor =
    { $honor ->
        [final_30] Diadal I
        [final_42] Diadal II
        [final_56] Diadal III
        [substitute_basilica] Helyettesítő: Bazilika
        [substitute_amphitheatre] Helyettesítő: Amfiteátrum
        [substitute_city_wall] Helyettesítő: Városfal
        [substitute_porta_nigra] Helyettesítő: Porta Nigra
        [raise_gate] A kapu magasítása
        [acclaim] Elismerés
        [ovation] Ováció
        [donation] Adomány
        [torchbearers] Fáklyavivők
        [recruits] Újoncok
       *[marble_gift] Márványajándék
    }
# mit tud a becsületkártya, kettőspont után
porta_nigra-honor-effect =
    { $kind ->
        [final_scoring] { $set ->
            [0] a végén { $final } pont, a { $discard } pontos lapért cserébe
           *[other] a végén { $final } pont, { $set } különböző épület kártyájáért cserébe
        }
        [substitute_building] épületkártyának számít ({ porta_nigra-building })
        [porta_nigra_brick] még egy tégla az egyik Porta Nigra-beli épületrészedre
       *[instant] azonnal { $gains }
    }
# ugyanez egész mondatban, a részletek paneljére
porta_nigra-honor-about =
    { $kind ->
        [final_scoring] { $set ->
            [0] Dobd el a { $discard } pontos végsőértékelés-kártyádat; ez a lap { $final } pontot ér a végső értékeléskor.
           *[other] Dobj el { $set } különböző épületet mutató épületkártyát; ez a lap { $final } pontot ér a végső értékeléskor.
        }
        [substitute_building] Nálad marad, és minden szempontból épületkártyának számít. Az épülete: { porta_nigra-building }.
        [porta_nigra_brick] Tegyél egy téglát a téglatalonból az egyik Porta Nigra-beli épületrészedre, a római alá: pontot nem ad, de építőmester-díjat hozhat.
       *[instant] Azonnal megkapod: { $gains }.
    }
porta_nigra-honor-priced =
    { $count ->
        [1] { porta_nigra-honor } ({ $price })
       *[other] { $count } × { porta_nigra-honor } ({ $price })
    }
porta_nigra-gain-points = { $count } pont
porta_nigra-gain-coins = { $count } sestertius
porta_nigra-gain-torches = { $count } fáklyajelző
porta_nigra-gain-influence = { $count } befolyásjelző
porta_nigra-gain-romans = { $count } római
porta_nigra-gain-bricks = { $count } { porta_nigra-color-plain } tégla
porta_nigra-reward-about = Építőmester-díj ({ porta_nigra-building }): minden { $every } téglád után ezt kapod: { $gains }.

## A játék az előtérben

porta_nigra-title = Porta Nigra
porta_nigra-tagline = Építsd fel tégláról téglára a római Trier nagy épületeit, még ha a pénzed sosem elég is.
porta_nigra-about = 2–4 építőmester járja Augusta Treverorum négy városrészét. Ötféle színű téglát vesznek, és épületrészeket raknak belőlük az Amfiteátrumra, a Bazilikára, a Városfalra és a Porta Nigrára. Minden körben egy kártya mondja meg, mit tehetsz, a fáklyák pedig azt, hogy hányszor. Az nyer, aki az építőhelyekből, az épületkártyákból, a becsületkártyákból és a tizenkét többségből a legtöbb pontot hozza ki. Körülbelül másfél óra.

## Beállítások

porta_nigra-option-seats = Játékosok
porta_nigra-option-seats-about = Ketten három fordulót játszotok, hárman vagy négyen kettőt.
porta_nigra-option-seats-2 = 2 játékos
porta_nigra-option-seats-3 = 3 játékos
porta_nigra-option-seats-4 = 4 játékos

## Kérdések

porta_nigra-ask-place-builder = Válaszd ki, melyik városrészben kezdjen az építőmestered.
porta_nigra-ask-play-card = Válaszd ki, melyik akciókártyát játszod ki.
porta_nigra-ask-turn-menu =
    { $left ->
        [0] { $torches ->
            [0] Elfogyott a fáklyád: hajts végre befolyásakciókat, vagy fejezd be a kört.
           *[other] Használj fáklyajelzőt egy újabb akciójelhez ({ $torches } fáklyajelződ van), hajts végre befolyásakciót, vagy fejezd be a kört.
        }
       *[other] Válaszd ki a következő akciódat: még { $left } fáklya van a kártyádon.
    }
porta_nigra-ask-buy-color =
    { $coins ->
        [0] Válaszd ki, melyik boltban veszel téglát (nincs sestertiusod).
       *[other] Válaszd ki, melyik boltban veszel téglát ({ $coins } sestertiusod van).
    }
porta_nigra-ask-build-site = Válaszd ki, melyik építőhelyre kerüljön az épületrészed.
porta_nigra-ask-gate-height = Válaszd ki, hány { porta_nigra-color-plain } téglából álljon az épületrészed a Porta Nigrán.
porta_nigra-ask-raise-site = Válaszd ki, melyik épületrészedet magasítod egy téglával.
porta_nigra-ask-interim-tens = Közbenső értékelés: { $bricks } beépített téglád { $units } sestertiust vagy pontot ér. Döntsd el, mennyit kérsz sestertiusban; a többi pont lesz.
porta_nigra-ask-interim-units = A tégláid { $units } sestertiust vagy pontot érnek. Döntsd el, pontosan mennyit kérsz sestertiusban; a többi pont lesz.
porta_nigra-ask-name-start-player = Neked van a legkevesebb pontod: válaszd ki, ki kezdje a következő fordulót.

## Válaszok: a gombokon a játékos beszél, első személyben

# az olyan válasz végén áll, amely fáklyajelzőbe kerül
porta_nigra-by-token =
    { $token ->
        [0] {""}
       *[1] {" "}(fáklyajelzőért)
    }
porta_nigra-do-place-builder = Itt kezdek: { porta_nigra-building-the } városrészében, ahol a { porta_nigra-color-plain } bolt van
porta_nigra-do-play-card = Kijátszom: { porta_nigra-card-facts }
porta_nigra-do-buy =
    { $move ->
        [0] Veszek egy { porta_nigra-color-plain } téglát { $price } sestertiusért; { $left } marad{ porta_nigra-by-token }
       *[other] Veszek egy { porta_nigra-color-plain } téglát { $cost } sestertiusért, ebből { $move } az út; { $left } marad{ porta_nigra-by-token }
    }
porta_nigra-do-buy-any = Veszek egy tetszőleges színű téglát{ porta_nigra-by-token }
porta_nigra-do-buy-instead = Veszek egy tetszőleges színű téglát, mert a { porta_nigra-color-plain } bolt üres{ porta_nigra-by-token }
porta_nigra-do-build = Lerakok egy épületrészt{ porta_nigra-by-token }
porta_nigra-do-influence = Elveszek { $amount } befolyásjelzőt{ porta_nigra-by-token }
porta_nigra-do-torch = Elveszek { $amount } fáklyajelzőt{ porta_nigra-by-token }
porta_nigra-do-coins = Elveszek { $amount } sestertiust{ porta_nigra-by-token }
porta_nigra-do-give-up-card-torch = Lemondok a kártya egyik fáklyájáról { $coins } sestertiusért
porta_nigra-do-sell-torch = Visszaadok egy fáklyajelzőt { $coins } sestertiusért
porta_nigra-do-influence-roman = { $price } befolyásjelzőért elveszek { $romans } rómait a talonból ({ $left } marad)
porta_nigra-do-influence-build = { $price } befolyásjelzőért lerakok egy épületrészt ({ $left } marad)
porta_nigra-do-buy-honor = { $price } befolyásjelzőért megveszem ({ $left } marad): { porta_nigra-honor }, { porta_nigra-honor-effect }
porta_nigra-do-end-turn =
    { $coins ->
        [0] Befejezem a kört
       *[other] Befejezem a kört, és a megmaradt fáklyákért kapok { $coins } sestertiust
    }
# mibe kerül és mit ad egy épületrész, kettőspont után
porta_nigra-white-used =
    { $white ->
        [0] {""}
       *[other] {" "}(ebből { $white } fehér)
    }
porta_nigra-way-paid =
    { $move ->
        [0] {""}
       *[other] , az út { $move } sestertius
    }
porta_nigra-card-earned =
    { $earns ->
        [0] {""}
       *[other] , épületkártya
    }
porta_nigra-rewards-earned =
    { $rewards ->
        [0] {""}
       *[other] , { $rewards } építőmester-díj
    }
porta_nigra-do-build-site = { porta_nigra-site }, { porta_nigra-bricks-of }{ porta_nigra-white-used }: { porta_nigra-points }{ porta_nigra-card-earned }{ porta_nigra-rewards-earned }{ porta_nigra-way-paid }
porta_nigra-do-build-gate = { porta_nigra-site }, { $least }–{ $most } { porta_nigra-color-plain } tégla{ porta_nigra-card-earned }{ porta_nigra-way-paid }
porta_nigra-do-gate-height = { porta_nigra-bricks-of }{ porta_nigra-white-used }: { porta_nigra-points }{ porta_nigra-card-earned }{ porta_nigra-rewards-earned }{ porta_nigra-way-paid }
porta_nigra-do-raise = Magasítom: { porta_nigra-site }, így { porta_nigra-bricks-of } lesz{ porta_nigra-rewards-earned }
porta_nigra-do-interim-tens =
    { $several ->
        [0] { $first } sestertiust kérek
       *[other] { $first }–{ $last } sestertiust kérek
    }
porta_nigra-do-interim-units = { porta_nigra-split-object } kérek: összesen { $all_coins } sestertiusom és { $all_points } pontom lesz
porta_nigra-do-name-start-player = { $seat } kezd

## Rövid feliratok a válaszokhoz

porta_nigra-short-buy-honor = { porta_nigra-honor } ({ $price })
porta_nigra-short-buy-honor-about = A becsületkártya után zárójelben az ára áll befolyásjelzőben.
# a lehető legrövidebben: „Bazilika A4”
porta_nigra-site-short =
    { $building ->
        [basilica] Bazilika { porta_nigra-row }{ $position }
        [amphitheatre] Amfi. { porta_nigra-row }{ $position }
        [city_wall] Városfal { $position }
       *[porta_nigra] Kapu { $position }
    }
porta_nigra-short-build-site = { porta_nigra-site-short }: { $points }
porta_nigra-short-build-site-about = Az építőhely után az a pontszám áll, amelyet azonnal ad.
porta_nigra-short-build-gate = { porta_nigra-site-short }: { $least }–{ $most }
porta_nigra-short-build-gate-about = A Porta Nigra építőhelyei után a lehetséges magasságok állnak.
porta_nigra-short-interim-tens =
    { $several ->
        [0] { $first }
       *[other] { $first }–{ $last }
    }
porta_nigra-short-interim-units = { $coins } + { $points }
porta_nigra-short-interim-units-about = Sestertius + pont.
porta_nigra-short-buy = { porta_nigra-color } ({ $cost })
porta_nigra-short-buy-about = A szín után az áll, mennyibe kerül a tégla az úttal együtt.

## Elutasítások

porta_nigra-why-place-builder-first = Előbb válassz városrészt az építőmesterednek.
porta_nigra-why-play-card-first = Előbb játssz ki egy akciókártyát; minden más utána következik.
porta_nigra-why-card-played = Ezt a lapot ebben a fordulóban már kijátszottad: { porta_nigra-card }.
porta_nigra-why-card-not-used = Ennyi játékosnál ez a lap nincs a játékban: { porta_nigra-card }.
porta_nigra-why-card-not-in-hand = Ez a lap nincs a kezedben: { porta_nigra-card }.
porta_nigra-why-buy-first = Előbb válaszd ki, melyik boltban vásárolsz.
porta_nigra-why-build-first = Előbb válaszd ki, melyik építőhelyre építesz.
porta_nigra-why-raise-first = Előbb válaszd ki, melyik épületrészedet magasítod.
porta_nigra-why-name-first = Előbb válaszd ki, ki kezdje a következő fordulót.
porta_nigra-why-no-card-torch = Nem maradt fáklya a kártyádon.
porta_nigra-why-no-torch = Nincs fáklyajelződ.
porta_nigra-why-no-torch-left = Ehhez az akciójelhez fáklya kell: a kártyádon már nincs, és fáklyajelződ sincs.
porta_nigra-why-no-such-symbol = Nincs ilyen akciójel a kártyádon.
porta_nigra-why-symbol-used = Ezt az akciójelet ebben a körben már felhasználtad.
porta_nigra-why-use-the-first = Ez az akciójel kétszer szerepel a kártyádon; előbb a másikat használd.
porta_nigra-why-influence =
    { $have ->
        [0] Hiányzik { $missing } befolyásjelző: ennek az ára { $price }, de egyetlen befolyásjelződ sincs.
       *[other] Hiányzik még { $missing } befolyásjelző: ennek az ára { $price }, de csak { $have } befolyásjelződ van.
    }
porta_nigra-why-no-roman-in-stock = Nem maradt rómaid a talonban.
porta_nigra-why-no-roman = Épületrészt csak akkor rakhatsz le, ha van római a játékosterületeden.
porta_nigra-why-no-site = Nincs olyan üres építőhely, amelyhez megvannak a tégláid, és az utat is ki tudod fizetni.
porta_nigra-why-buy-by-symbol = Téglát a kártyád egyik vásárlásjelével vehetsz.
porta_nigra-why-build-by-symbol = Építeni a kártyád építésjelével vagy { $price } befolyásjelzőért lehet.
porta_nigra-why-raise-by-honor = Kész épületrészt csak olyan becsületkártyával magasíthatsz, amely téglát tesz rá.
porta_nigra-why-builder-moves-along = Az építőmestered csak vásárláskor és építéskor mozog, és akkor fizet az útért.
porta_nigra-why-one-card-a-turn = Egy körben csak egy akciókártyát játszhatsz ki.
porta_nigra-why-not-now = Erről most nem kell döntened.
porta_nigra-why-market-empty = Mind az öt bolt üres.
porta_nigra-why-no-brick-affordable =
    { $coins ->
        [0] Nincs sestertiusod, így nem tudsz téglát venni.
       *[other] { $coins } sestertiusból egyetlen téglát sem tudsz kifizetni az odavezető úttal együtt.
    }
porta_nigra-why-shop-empty = A { porta_nigra-color-plain } bolt üres.
porta_nigra-why-brick-too-dear =
    { $coins ->
        [0] Hiányzik { $missing } sestertius: a { porta_nigra-color-plain } tégla ára { $price }, az út { $move }, de egyetlen sestertiusod sincs.
       *[other] Hiányzik még { $missing } sestertius: a { porta_nigra-color-plain } tégla ára { $price }, az út { $move }, de csak { $coins } sestertiusod van.
    }
porta_nigra-why-site-taken = Ott már áll épületrész ({ $seat }); egy építőhelyen csak egy lehet.
# a Porta Nigrán (bricks = 0) szabad a magasság; fehér építőhelyen a fehér tégla nem helyettesít semmit
porta_nigra-bricks-asked =
    { $bricks ->
        [0] legalább { porta_nigra-bricks-of }
       *[other] { porta_nigra-bricks-of }
    }
porta_nigra-why-site-bricks =
    { $color ->
        [white] { $have ->
            [0] Hiányzik { $missing } tégla: ide { porta_nigra-bricks-asked } kell, de neked egy sincs.
           *[other] Hiányzik még { $missing } tégla: ide { porta_nigra-bricks-asked } kell, de neked csak { $have } van.
        }
       *[other] { $have ->
            [0] Hiányzik { $missing } tégla: ide { porta_nigra-bricks-asked } kell, de neked egy sincs, fehér sem.
           *[other] Hiányzik még { $missing } tégla: ide { porta_nigra-bricks-asked } kell, de neked a fehérekkel együtt is csak { $have } van.
        }
    }
porta_nigra-why-site-too-far =
    { $coins ->
        [0] Hiányzik { $missing } sestertius: az út ebbe a városrészbe { $move } sestertiusba kerül, de egyetlen sestertiusod sincs.
       *[other] Hiányzik még { $missing } sestertius: az út ebbe a városrészbe { $move } sestertiusba kerül, de csak { $coins } sestertiusod van.
    }
porta_nigra-why-height = A tégláidból legfeljebb { $most } tégla magas épületrész telik.
porta_nigra-why-height-first = Előbb válaszd ki az épületrészed magasságát.
porta_nigra-why-honor-limit = Egy körben legfeljebb { $most } becsületkártyát vehetsz.
porta_nigra-why-honor-not-shown = Ez a becsületkártya most nincs a kínálatban: { porta_nigra-honor }.
porta_nigra-why-honor-set = Ehhez { $set } különböző épületet mutató épületkártyát kell eldobnod, de nincs meg mind a { $set }.
porta_nigra-why-honor-discard = Ehhez egy { $discard } pontos végsőértékelés-kártyát kell eldobnod, de nincs ilyened.
porta_nigra-why-honor-no-effect = Ez a becsületkártya most semmit sem adna ({ porta_nigra-honor }): a talon kiürült.
porta_nigra-why-nothing-to-raise = Nincs olyan épületrészed a Porta Nigrán, amelyet még magasítani lehet.
porta_nigra-why-reserve-empty = A téglatalon üres.
porta_nigra-why-raise-own = Csak a saját Porta Nigra-beli épületrészeidet magasíthatod.
porta_nigra-why-raise-highest = Ez az épületrész már { $most } tégla magas, ennél magasabb nem lehet.
porta_nigra-why-split = Ennyit nem kérhetsz: a tégláid csak { $units } sestertiust érnek.
porta_nigra-why-split-first = Előbb oszd szét a közbenső értékelésedet sestertiusra és pontra.

## A napló

porta_nigra-log-round-began = { $round }. forduló: { $seat } kezd.
porta_nigra-log-supplied = { $cards } utánpótláskártya { $bricks } téglát hozott, így { $market } tégla van a téglapiacon.
porta_nigra-log-supply-shuffled = Újrakevertük az utánpótláskártyákat.
porta_nigra-log-showed-building-card = Új épületkártya a kínálatban: { porta_nigra-building-card }.
porta_nigra-log-showed-honor = Új becsületkártya a kínálatban: { porta_nigra-honor }.
porta_nigra-log-placed-builder = { $seat } { porta_nigra-building-the } városrészében kezdett.
porta_nigra-log-played-card = { $seat } kijátszotta: { porta_nigra-card-facts }.
porta_nigra-log-used-torch = { $seat } fáklyajelzőt használt egy újabb akciójelhez.
porta_nigra-log-moved = { $seat } { $coins } sestertiusért átment { porta_nigra-building-the } városrészébe.
porta_nigra-log-bought = { $seat } vett egy { porta_nigra-color-plain } téglát { $price } sestertiusért.
porta_nigra-log-built = { $seat } épített ({ porta_nigra-site }, { porta_nigra-bricks-of }), és kapott { $points } pontot.
porta_nigra-log-took-building-card = { $seat } elvett egy épületkártyát: { porta_nigra-building-card }.
porta_nigra-log-got-reward =
    { $times ->
        [1] { $seat } építőmester-díjat kapott ({ porta_nigra-building }): { $gains }.
       *[other] { $seat } { $times } építőmester-díjat kapott ({ porta_nigra-building }): { $gains }.
    }
porta_nigra-log-earned-reward =
    { $times ->
        [1] { $seat } építőmester-díjat kapott ({ porta_nigra-building }).
       *[other] { $seat } { $times } építőmester-díjat kapott ({ porta_nigra-building }).
    }
porta_nigra-log-took-bricks = { $seat } kapott { $count } { porta_nigra-color-plain } téglát a téglatalonból.
porta_nigra-log-took-influence = { $seat } elvett { $count } befolyásjelzőt.
porta_nigra-log-took-torches = { $seat } elvett { $count } fáklyajelzőt.
porta_nigra-log-took-coins = { $seat } elvett { $coins } sestertiust.
porta_nigra-log-took-romans =
    { $count ->
        [0] { $seat } nem kapott rómait, mert a talonban nem maradt.
       *[other] { $seat } elvett { $count } rómait a talonból.
    }
porta_nigra-log-got-points = { $seat } kapott { $points } pontot.
porta_nigra-log-gave-up-torches =
    { $count ->
        [1] { $seat } lemondott a kártyája egyik fáklyájáról { $coins } sestertiusért.
       *[other] { $seat } lemondott a kártyája { $count } fáklyájáról { $coins } sestertiusért.
    }
porta_nigra-log-sold-torch = { $seat } visszaadott egy fáklyajelzőt { $coins } sestertiusért.
porta_nigra-log-paid-for-romans = { $seat } { $influence } befolyásjelzőért elvett { $romans } rómait.
porta_nigra-log-paid-for-build = { $seat } { $influence } befolyásjelzőt fizetett egy építésért.
porta_nigra-log-bought-honor = { $seat } { $influence } befolyásjelzőért becsületkártyát vett: { porta_nigra-honor }, { porta_nigra-honor-effect }.
porta_nigra-log-raised = { $seat } magasította az épületrészét ({ porta_nigra-site }), így { porta_nigra-bricks-of } van benne.
porta_nigra-log-drew-card = { $seat } húzott egy lapot: { porta_nigra-card-facts }.
porta_nigra-log-began-early-end =
    { $why ->
        [bricks] A téglatalon és a téglapiac is kiürült: { $seat } kapott { $points } pontot, a többiek pedig még egy kört játszanak.
       *[segments] { $seat } lerakta az utolsó épületrészét, és kapott { $points } pontot; a többiek még egy kört játszanak.
    }
porta_nigra-log-split-interim =
    { $bricks ->
        [0] { $seat } eddig egyetlen téglát sem épített be, így nem kapott semmit.
       *[other] { $seat } eddig { $bricks } téglát épített be: { porta_nigra-split-object } kapott.
    }
porta_nigra-log-named-start = { $seat } állt az utolsó helyen, ezért ő jelölte ki a kezdőjátékost: { $start_seat }.
porta_nigra-log-majority-both = { porta_nigra-area }: { $first_seat } kapott { $first } pontot a többségért, { $second_seat } pedig { $second } pontot a második helyért.
porta_nigra-log-majority-first = { porta_nigra-area }: { $first_seat } kapott { $first } pontot a többségért.
porta_nigra-log-majority-tied = { porta_nigra-area }: holtverseny, fejenként { $second } pont: { $seats }.
porta_nigra-log-game-ended =
    { $early ->
        [0] Véget ért az utolsó forduló, jön a végső értékelés.
       *[other] Véget értek az utolsó körök, jön a végső értékelés.
    }

## Táblázatok

porta_nigra-cells = { $cells }
porta_nigra-table-shops =
    { $rounds ->
        [3] Téglapiac, { $round }. forduló a { $rounds }-ból, { $reserve } tégla a téglatalonban
       *[other] Téglapiac, { $round }. forduló a { $rounds }-ből, { $reserve } tégla a téglatalonban
    }
porta_nigra-table-sites = Építőhelyek
porta_nigra-table-displays = Kínálat
porta_nigra-table-majorities = Többségek: kinek mennyi van, zárójelben az, hány pontot érne most
porta_nigra-table-seats = Játékosok
porta_nigra-table-bricks = Téglák és kártyák
porta_nigra-table-cards = Akciókártyák
porta_nigra-site-free = { $bricks } { porta_nigra-color-plain } ({ $points })
porta_nigra-site-free-gate = { porta_nigra-color-plain }
porta_nigra-site-taken = { $seat }: { $height } { porta_nigra-color-plain }
porta_nigra-display-building-cards = Épületkártyák (a pakliban még { $left })
porta_nigra-display-honors = Becsületkártyák és áruk (a pakliban még { $left })
porta_nigra-measure =
    { $points ->
        [0] { $measure }
       *[other] { $measure } ({ $points })
    }
porta_nigra-cards-of = Épületkártya: { porta_nigra-building }
porta_nigra-own-card = { $seat } lapja: { porta_nigra-card }, még { $left } fáklya
porta_nigra-own-hand = A kezedben
porta_nigra-column-shop = Bolt
porta_nigra-column-bricks = Tégla
porta_nigra-column-price = Ár
porta_nigra-column-cost = Az úttal együtt
porta_nigra-column-row = Sor
porta_nigra-column-sites = Építőhelyek: tégla (pont), vagy hogy ki épített oda
porta_nigra-column-display = Kínálat
porta_nigra-column-cards = Lapok
porta_nigra-column-area = Terület
porta_nigra-column-places = 1. / 2.
porta_nigra-column-seat = { $seat }
porta_nigra-column-seat-name = Játékos
porta_nigra-column-points = Pont
porta_nigra-column-total = Ha most érne véget
porta_nigra-column-coins = Sestertius
porta_nigra-column-torches = Fáklyajelző
porta_nigra-column-influence = Befolyásjelző
porta_nigra-column-romans = Római
porta_nigra-column-stock = A talonban
porta_nigra-column-builder = Építőmester
porta_nigra-column-kept = A játékos előtt
porta_nigra-column-finals = Végsőértékelés-kártyák pontja
porta_nigra-column-where = Hol

## A végén

porta_nigra-score-sites = A Bazilika, az Amfiteátrum és a Városfal építőhelyei
porta_nigra-score-gate = A Porta Nigra építőhelyei
porta_nigra-score-honors = Becsületkártyák
porta_nigra-score-interim = Közbenső értékelés
porta_nigra-score-early-end = A játék idő előtti vége
porta_nigra-score-sets = Épületkártyák
porta_nigra-score-finals = Végsőértékelés-kártyák
porta_nigra-score-play-area = Játékosterület
porta_nigra-score-majority-basilica = Többségek: Bazilika
porta_nigra-score-majority-amphitheatre = Többségek: Amfiteátrum
porta_nigra-score-majority-city-wall = Többség: Városfal
porta_nigra-score-majority-porta-nigra = Többségek: Porta Nigra
porta_nigra-score-total = Összesen
porta_nigra-outcome-won =
    { $early ->
        [0] { $seat } nyert, mert neki van a legtöbb pontja: { $points }.
       *[other] A játék idő előtt véget ért; { $seat } nyert, mert neki van a legtöbb pontja: { $points }.
    }
porta_nigra-outcome-shared =
    { $early ->
        [0] Holtversenyben, { $points } ponttal nyertek: { $seats }.
       *[other] A játék idő előtt véget ért; holtversenyben, { $points } ponttal nyertek: { $seats }.
    }

## A tábla

porta_nigra-board-city = A város
porta_nigra-board-streets = Az építőmesterek az óramutató járása szerint járnak városrészről városrészre.
porta_nigra-board-builder = { $seat } építőmestere itt áll: { porta_nigra-building }.
porta_nigra-board-way = Az építőmesterednek { $cost } sestertiusba kerül az út idáig.
porta_nigra-board-way-none = Itt áll az építőmestered.
porta_nigra-board-to-reward =
    { $built ->
        [0] Még nincs itt téglád; az első díjhoz { $count } tégla kell.
       *[other] Eddig { $built } téglád van itt; még { $count } tégla kell a következő díjhoz.
    }
porta_nigra-board-shop =
    { $color ->
        [black] Fekete bolt
        [blue] Kék bolt
        [red] Piros bolt
        [yellow] Sárga bolt
       *[white] Fehér bolt
    }
porta_nigra-board-shop-facts =
    { $bricks ->
        [0] Üres; egy tégla { $price } sestertiusba kerülne.
       *[other] { $bricks } tégla van benne, darabja { $price } sestertius.
    }
porta_nigra-board-shop-cost =
    { $move ->
        [0] Az építőmesterednek nem kell érte mennie.
       *[other] Egy tégla { $cost } sestertiusba kerül, ebből { $move } az út.
    }
porta_nigra-board-site = { $bricks } { porta_nigra-color-plain } tégláért { $points } pontot kapsz.
porta_nigra-board-gate-site = { $least }–{ $most } { porta_nigra-color-plain } téglát kér, darabjáért { $each } pontot kapsz.
porta_nigra-board-segment = { $seat } épületrésze áll itt: { porta_nigra-bricks-of }.
porta_nigra-board-site-missing = Még { $missing } téglád hiányzik hozzá.
porta_nigra-board-site-supplied = Megvan hozzá a téglád.
porta_nigra-board-site-card = A kínálatból épületkártya jár érte.
porta_nigra-board-majorities = A többségek most
porta_nigra-board-places = 1./2.
porta_nigra-board-area =
    { $area ->
        [basilica_a] Bazilika A
        [basilica_b] Bazilika B
        [amphitheatre_a] Amfiteátrum A
        [amphitheatre_b] Amfiteátrum B
        [amphitheatre_c] Amfiteátrum C
        [city_wall] Városfal
       *[porta_nigra] Porta Nigra { $level }
    }
porta_nigra-board-needed = Kell
porta_nigra-board-needed-about = Hány tégla vagy épületrész kell még ahhoz, hogy több pontot kapj
porta_nigra-board-majority-worth =
    { $counts ->
        [bricks] { $free ->
            [0] Az első hely { $first }, a második { $second } pontot ér; több tégla már nem kerülhet ide.
           *[other] Az első hely { $first }, a második { $second } pontot ér; még { $free } tégla kerülhet ide.
        }
       *[segments] { $free ->
            [0] Az első hely { $first }, a második { $second } pontot ér; új épületrész már nem kerülhet ide.
           *[other] Az első hely { $first }, a második { $second } pontot ér; még { $free } épületrész kerülhet ide.
        }
    }
porta_nigra-board-majority-seat =
    { $place ->
        [first] { $seat }: { $measure }, első hely, most { $points } pont.
        [second] { $seat }: { $measure }, második hely, most { $points } pont.
        [tied] { $seat }: { $measure }, holtverseny az első helyen, most { $points } pont.
       *[none] { $seat }: { $measure }, most nem ér pontot.
    }
porta_nigra-board-majority-needed =
    { $counts ->
        [bricks] { $mine ->
            [0] Még { $needed } téglával több pontot kapna.
           *[other] Még { $needed } téglával több pontot kapnál.
        }
       *[segments] { $mine ->
            [0] Még { $needed } ilyen magas épületrésszel több pontot kapna.
           *[other] Még { $needed } ilyen magas épületrésszel több pontot kapnál.
        }
    }
# az Amfiteátrum C soráért nem jár épületkártya (POR-4.24)
porta_nigra-board-building-card =
    { $building ->
        [amphitheatre] Az kapja meg, aki az Amfiteátrum A vagy B sorának { porta_nigra-color-plain } építőhelyére épít.
       *[other] Az kapja meg, aki { porta_nigra-building-the } egyik { porta_nigra-color-plain } építőhelyére épít.
    }
porta_nigra-board-honors = Becsületkártyák (még { $left })
porta_nigra-board-honor-price =
    { $count ->
        [1] Az ára { $price } befolyásjelző.
       *[other] Az ára { $price } befolyásjelző; { $count } ilyen lap van a kínálatban.
    }
porta_nigra-board-total = a végén
porta_nigra-board-total-about = Ennyi pont lenne, ha most véget érne a játék
porta_nigra-board-romans-about = Rómaiak a játékosterületen / a talonban
porta_nigra-board-cards-left = A fordulóban még kijátszható akciókártyák
porta_nigra-board-start = A forduló kezdőjátékosa
porta_nigra-board-mine = A játékostáblád
porta_nigra-board-deck = A pakliban ({ $deck })
porta_nigra-board-torches-left =
    { $torches ->
        [3] Fáklyák a kártyán: még { $left } a { $torches }-ból
       *[other] Fáklyák a kártyán: még { $left } a { $torches }-ből
    }
porta_nigra-board-symbol-used = Ezt az akciójelet már használtad.
porta_nigra-board-becomes-any = A boltja üres: tetszőleges színű téglát vehetsz vele.
# rövid gombok; utánuk kép és szám mondja meg, mit adnak vagy mibe kerülnek
porta_nigra-board-give-up-card-torch = A kártya egy fáklyája
porta_nigra-board-sell-torch = Egy fáklyajelző
porta_nigra-board-influence-roman = Római a talonból
porta_nigra-board-influence-build = Építés
porta_nigra-board-end-turn = Befejezem a kört
porta_nigra-board-heights = Milyen magas legyen?
porta_nigra-board-split = Ennyit kérsz sestertiusban; a többi pont
porta_nigra-board-split-value = { porta_nigra-coins }, { porta_nigra-points }
porta_nigra-board-coins-after = összesen { $coins }
porta_nigra-board-points-after = összesen { $points }
porta_nigra-board-take = { porta_nigra-split-object } kérek
