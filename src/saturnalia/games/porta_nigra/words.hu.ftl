### Porta Nigra. A seat és a seats név (mindig alanyeset); a building, row, color, card, honor, symbol és area azonosító, a többi szám. A dolgok nevei a names.hu.toml fájlban állnak.

## Nevek

porta_nigra-row =
    { $row ->
        [a] A
        [b] B
       *[c] C
    }
# az építőhely a gombokon: „Bazilika, A sor, 4. építőhely”
porta_nigra-site =
    { $row ->
        [single] { porta_nigra-building }, { $position }. építőhely
       *[other] { porta_nigra-building }, { porta_nigra-row } sor, { $position }. építőhely
    }
# ugyanez mondatban: „a Bazilika A sorának 4. építőhelyén”
porta_nigra-site-at =
    { $row ->
        [single] { porta_nigra-building-the } { $position }. építőhelyén
       *[other] { porta_nigra-building-the } { porta_nigra-row } sorának { $position }. építőhelyén
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
# ami kétszer van a kártyán, azt egyszer mondja
porta_nigra-symbols =
    { $count ->
        [1] { porta_nigra-symbol }
        [2] kétszer { porta_nigra-symbol }
       *[other] { $count } × { porta_nigra-symbol }
    }
porta_nigra-card-facts = { porta_nigra-card } (legfeljebb { $torches } akció ezekből: { $symbols })
porta_nigra-building-card = { porta_nigra-building } ({ porta_nigra-color-plain })
porta_nigra-building-card-plain = { porta_nigra-color-plain } { porta_nigra-building }
# mit tud a becsületkártya, kettőspont után
porta_nigra-honor-effect =
    { $kind ->
        [final_scoring] { $set ->
            [0] a végén { $final } pont, a { $discard } pontos kártyádért cserébe
           *[other] a végén { $final } pont, { $set } különböző épület kártyájáért cserébe
        }
        [substitute_building] { porta_nigra-building-the } épületkártyájának számít
        [porta_nigra_brick] még egy tégla az egyik Porta Nigra-beli épületrészedre
       *[instant] azonnal { $gains }
    }
# ugyanez egész mondatban, a részletek paneljére
porta_nigra-honor-about =
    { $kind ->
        [final_scoring] { $set ->
            [0] Dobd el a { $discard } pontos végsőértékelés-kártyádat; ez a kártya { $final } pontot ér a végső értékeléskor.
           *[other] Dobj el { $set } különböző épületet mutató épületkártyát; ez a kártya { $final } pontot ér a végső értékeléskor.
        }
        [substitute_building] Nálad marad, és minden szempontból { porta_nigra-building-the } épületkártyájának számít.
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
# amit valaki kapott, tárgyesetben
porta_nigra-gained-points = { $count } pontot
porta_nigra-gained-coins = { $count } sestertiust
porta_nigra-gained-torches = { $count } fáklyajelzőt
porta_nigra-gained-influence = { $count } befolyásjelzőt
porta_nigra-gained-romans = { $count } rómait
porta_nigra-gained-bricks = { $count } { porta_nigra-color-plain } téglát
porta_nigra-gained-card =
    { $building ->
        [basilica] egy { porta_nigra-color-plain } Bazilika-kártyát
        [amphitheatre] egy { porta_nigra-color-plain } Amfiteátrum-kártyát
        [city_wall] egy { porta_nigra-color-plain } Városfal-kártyát
       *[porta_nigra] egy { porta_nigra-color-plain } Porta Nigra-kártyát
    }
porta_nigra-reward-about =
    { $building ->
        [basilica] Építőmester-díj: a Bazilikán minden { $every }. tégládért ezt kapod: { $gains }.
        [amphitheatre] Építőmester-díj: az Amfiteátrumon minden { $every }. tégládért ezt kapod: { $gains }.
        [city_wall] Építőmester-díj: a Városfalon minden { $every }. tégládért ezt kapod: { $gains }.
       *[porta_nigra] Építőmester-díj: a Porta Nigrán minden { $every }. tégládért ezt kapod: { $gains }.
    }

## A játék az előtérben

porta_nigra-title = Porta Nigra
porta_nigra-tagline = Építsd fel tégláról téglára a római Trier nagy épületeit, akkor is, ha sosincs elég pénzed.
porta_nigra-about = 2–4 építőmester járja Augusta Treverorum négy városrészét. Ötféle színű téglát vesznek, és épületrészeket raknak belőlük az Amfiteátrumra, a Bazilikára, a Városfalra és a Porta Nigrára. Minden körben egy kártya mondja meg, mit tehetsz, a fáklyák pedig azt, hogy hányszor. Az nyer, aki az építőhelyekből, az épületkártyákból, a becsületkártyákból és a tizenkét többségből a legtöbb pontot hozza ki. Körülbelül másfél óra.
porta_nigra-aim =
    { $players ->
        [2] Vegyél téglát, és építs belőle: minden épületrész azonnal győzelmi pontot hoz, a végén a többségekért és a kártyákért is pont jár, és az nyer, akinek a legtöbb pontja van. A játék három fordulóból áll, emberek között körülbelül másfél óra, gépi ellenfelekkel rövidebb.
       *[other] Vegyél téglát, és építs belőle: minden épületrész azonnal győzelmi pontot hoz, a végén a többségekért és a kártyákért is pont jár, és az nyer, akinek a legtöbb pontja van. A játék két fordulóból áll, emberek között körülbelül másfél óra, gépi ellenfelekkel rövidebb.
    }

## Beállítások

porta_nigra-option-seats = Játékosok
porta_nigra-option-seats-about = Ketten három fordulót játszotok, hárman vagy négyen kettőt.
porta_nigra-option-seats-2 = 2 játékos
porta_nigra-option-seats-3 = 3 játékos
porta_nigra-option-seats-4 = 4 játékos
porta_nigra-option-romans_for_influence = „Római” befolyásakció
porta_nigra-option-romans_for_influence-about = A szabálykönyv szabálya szerint két befolyásjelzőért egy római jár, az egyik példája szerint kettő.
porta_nigra-option-romans_for_influence-rule = 1 római, a szabály szerint
porta_nigra-option-romans_for_influence-example = 2 római, a példa szerint

## Kérdések

porta_nigra-ask-place-builder = Válaszd ki, melyik városrészben kezdjen az építőmestered: ott vásárolsz és építesz, a szomszédos városrészbe az óramutató járása szerint 1 sestertius az út.
porta_nigra-ask-play-card = Válaszd ki, melyik akciókártyát játszod ki: a fáklyái mondják meg, hány akcióját hajthatod végre.
porta_nigra-ask-turn-menu =
    { $left ->
        [0] { $torches ->
            [0] { $influence ->
                [0] Elfogyott a fáklyád, és befolyásakciót sem hajthatsz végre: fejezd be a kört.
               *[other] Elfogyott a fáklyád: hajts végre befolyásakciót, vagy fejezd be a kört.
            }
           *[other] { $influence ->
                [0] Fáklyajelzővel újabb akciót hajthatsz végre ({ $torches } fáklyajelződ van), vagy befejezheted a kört.
               *[other] Fáklyajelzővel újabb akciót hajthatsz végre ({ $torches } fáklyajelződ van), de jöhet befolyásakció is, vagy befejezheted a kört.
            }
        }
       *[other] Válaszd ki a következő akciódat: a kártyád még { $left } akciót enged.
    }
porta_nigra-ask-buy-color =
    { $coins ->
        [0] Válaszd ki, melyik boltban veszel téglát (nincs sestertiusod).
       *[other] Válaszd ki, melyik boltban veszel téglát ({ $coins } sestertiusod van).
    }
porta_nigra-ask-build-site = Válaszd ki, melyik építőhelyre építesz. Egy rómaid ott marad.
porta_nigra-ask-gate-height = Döntsd el, hány { porta_nigra-color-plain } téglából álljon az épületrészed a Porta Nigrán.
porta_nigra-ask-raise-site = Válaszd ki, melyik épületrészedet magasítod egy téglával.
porta_nigra-ask-interim-tens =
    { $bricks ->
        [0] Közbenső értékelés: még egyetlen téglát sem építettél be, így most nem kapsz semmit.
       *[other] Közbenső értékelés: { $bricks } beépített téglád { $units } sestertiust vagy pontot ér. Döntsd el, mennyit kérsz sestertiusban; a többi pont lesz.
    }
porta_nigra-ask-interim-units = A tégláid { $units } sestertiust vagy pontot érnek. Döntsd el, pontosan mennyit kérsz sestertiusban; a többi pont lesz.
porta_nigra-ask-name-start-player = Neked van a legkevesebb pontod: válaszd ki, ki kezdje a következő fordulót.

## Válaszok: a gombokon a játékos beszél, első személyben

# az olyan válasz végén áll, amely fáklyajelzőbe kerül
porta_nigra-by-token =
    { $token ->
        [0] {""}
       *[1] {" "}(fáklyajelzővel)
    }
porta_nigra-do-place-builder =
    { $building ->
        [basilica] A Bazilika városrészében kezdek, a { porta_nigra-color-plain } boltnál
        [amphitheatre] Az Amfiteátrum városrészében kezdek, a { porta_nigra-color-plain } boltnál
        [city_wall] A Városfal városrészében kezdek, a { porta_nigra-color-plain } boltnál
       *[porta_nigra] A Porta Nigra városrészében kezdek, a { porta_nigra-color-plain } boltnál
    }
porta_nigra-do-play-card = Kijátszom { porta_nigra-card-object } (legfeljebb { $torches } akció ezekből: { $symbols })
porta_nigra-do-buy =
    { $move ->
        [0] Veszek egy { porta_nigra-color-plain } téglát { $price } sestertiusért; { $left } marad{ porta_nigra-by-token }
       *[other] Veszek egy { porta_nigra-color-plain } téglát { $cost } sestertiusért, ebből { $move } az út; { $left } marad{ porta_nigra-by-token }
    }
porta_nigra-do-buy-any = Veszek egy tetszőleges színű téglát{ porta_nigra-by-token }
porta_nigra-do-buy-instead = Veszek egy tetszőleges színű téglát, mert a { porta_nigra-color-plain } bolt üres{ porta_nigra-by-token }
porta_nigra-do-buy-only =
    { $move ->
        [0] Veszek egy tetszőleges színű téglát; csak { porta_nigra-color-onto } futja, { $price } sestertiusért{ porta_nigra-by-token }
       *[other] Veszek egy tetszőleges színű téglát; csak { porta_nigra-color-onto } futja, az úttal együtt { $cost } sestertiusért{ porta_nigra-by-token }
    }
porta_nigra-do-build = Építek egy rómaival; a helyét ezután választom ki{ porta_nigra-by-token }
# az egyetlen lehetséges építőhely, az árával és azzal, amit ad
porta_nigra-only-site =
    { $heights ->
        [0] { porta_nigra-do-build-site }
       *[1] { porta_nigra-do-build-gate }
    }
porta_nigra-do-build-only = Lerakok egy épületrészt{ porta_nigra-by-token }; csak itt lehet: { porta_nigra-only-site }
porta_nigra-do-influence = Elveszek { $amount } befolyásjelzőt a talonból{ porta_nigra-by-token }
porta_nigra-do-torch = Elveszek { $amount } fáklyajelzőt a talonból{ porta_nigra-by-token }
porta_nigra-do-coins = Elveszek { $amount } sestertiust a bankból{ porta_nigra-by-token }
porta_nigra-do-give-up-card-torch = Lemondok a kártya egyik fáklyájáról { $coins } sestertiusért
porta_nigra-do-sell-torch = Visszateszek egy fáklyajelzőt { $coins } sestertiusért
porta_nigra-do-influence-roman = { $price } befolyásjelzőért elveszek { $romans } rómait a talonból ({ $left } marad)
porta_nigra-do-influence-build = { $price } befolyásjelzőért lerakok egy épületrészt ({ $left } marad)
porta_nigra-do-influence-build-only = { $price } befolyásjelzőért lerakok egy épületrészt ({ $left } marad); csak itt lehet: { porta_nigra-only-site }
porta_nigra-do-buy-honor = { $price } befolyásjelzőért megveszem { porta_nigra-honor-object } ({ $left } marad): { porta_nigra-honor-effect }
porta_nigra-do-end-turn =
    { $coins ->
        [0] Befejezem a kört
       *[other] Befejezem a kört, és a megmaradt fáklyákért kapok { $coins } sestertiust
    }
# mibe kerül és mit ad egy épületrész, kettőspont után
porta_nigra-white-used =
    { $white ->
        [0] {""}
       *[other] { $whole ->
            [0] {" "}(ebből { $white } fehér)
           *[other] { $white ->
                [1] {" "}(fehérrel helyettesítve)
               *[other] {" "}(csupa fehérrel helyettesítve)
            }
        }
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
# a Porta Nigra építőhelyén a magasság előtt csak ez a nyereség biztos
porta_nigra-gate-card =
    { $earns ->
        [0] {""}
       *[other] {": "}épületkártya
    }
porta_nigra-do-build-site = { porta_nigra-site } – { porta_nigra-bricks-of }{ porta_nigra-white-used }, 1 római{ porta_nigra-way-paid }: { porta_nigra-points }{ porta_nigra-card-earned }{ porta_nigra-rewards-earned }
porta_nigra-do-build-gate = { porta_nigra-site } – { $least }–{ $most } { porta_nigra-color-plain } tégla, 1 római{ porta_nigra-way-paid }{ porta_nigra-gate-card }
porta_nigra-do-gate-height = { porta_nigra-bricks-of }{ porta_nigra-white-used }, 1 római{ porta_nigra-way-paid }: { porta_nigra-points }{ porta_nigra-card-earned }{ porta_nigra-rewards-earned }
porta_nigra-do-raise = Magasítom az épületrészemet { porta_nigra-site-at }: { porta_nigra-bricks-of } lesz{ porta_nigra-rewards-earned }
porta_nigra-do-interim-tens =
    { $several ->
        [0] { $first } sestertiust kérek
       *[other] { $first }–{ $last } sestertiust kérek
    }
porta_nigra-do-interim-units = { porta_nigra-split-object } kérek: összesen { $all_coins } sestertiusom és { $all_points } pontom lesz
porta_nigra-do-name-start-player = { $seat } kezd

## Elutasítások

porta_nigra-why-place-builder-first = Előbb válassz városrészt az építőmesterednek.
porta_nigra-why-play-card-first = Előbb játssz ki egy akciókártyát; minden más utána következik.
porta_nigra-why-card-played = Ebben a fordulóban már kijátszottad { porta_nigra-card-object }.
porta_nigra-why-card-not-used = Ennyi játékosnál nem használjuk { porta_nigra-card-object }.
porta_nigra-why-card-not-in-hand = Nincs a kezedben ilyen kártya: { porta_nigra-card }.
porta_nigra-why-buy-first = Előbb válaszd ki, melyik boltban vásárolsz.
porta_nigra-why-build-first = Előbb válaszd ki, melyik építőhelyre építesz.
porta_nigra-why-raise-first = Előbb válaszd ki, melyik épületrészedet magasítod.
porta_nigra-why-name-first = Előbb válaszd ki, ki kezdje a következő fordulót.
porta_nigra-why-no-card-torch = Nem maradt fáklya a kártyádon.
porta_nigra-why-no-torch = Nincs fáklyajelződ.
porta_nigra-why-no-torch-left = Ehhez az akcióhoz fáklya kell: a kártyádon már nincs, és fáklyajelződ sincs.
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
porta_nigra-and-the-way =
    { $move ->
        [0] {""}
       *[other] , az út { $move }
    }
porta_nigra-why-brick-too-dear =
    { $coins ->
        [0] Hiányzik { $missing } sestertius: a { porta_nigra-color-plain } tégla ára { $price }{ porta_nigra-and-the-way }, de egyetlen sestertiusod sincs.
       *[other] Hiányzik még { $missing } sestertius: a { porta_nigra-color-plain } tégla ára { $price }{ porta_nigra-and-the-way }, de csak { $coins } sestertiusod van.
    }
porta_nigra-why-site-taken = Itt már épített valaki ({ $seat }), és egy építőhelyen csak egy épületrész állhat.
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
porta_nigra-why-height = A tégláidból legfeljebb { $most } tégla magas épületrész telik ki.
porta_nigra-why-height-first = Előbb válaszd ki az épületrészed magasságát.
porta_nigra-why-honor-limit = Egy körben legfeljebb { $most } becsületkártyát vehetsz.
porta_nigra-why-honor-not-shown = Ez a becsületkártya most nincs a kínálatban: { porta_nigra-honor }.
porta_nigra-why-honor-set = Ehhez { $set } különböző épületet mutató épületkártyát kell eldobnod, de nincs meg mindegyik.
porta_nigra-why-honor-discard = Ehhez egy { $discard } pontos végsőértékelés-kártyát kell eldobnod, de nincs ilyened.
porta_nigra-why-honor-no-effect = Ezzel a becsületkártyával most semmit sem kapnál ({ porta_nigra-honor }), mert a talonban nem maradt hozzá semmi.
porta_nigra-why-nothing-to-raise = Nincs olyan épületrészed a Porta Nigrán, amelyet még magasítani lehet.
porta_nigra-why-reserve-empty = A téglatalon üres.
porta_nigra-why-raise-own = Csak a saját Porta Nigra-beli épületrészeidet magasíthatod.
porta_nigra-why-raise-highest = Ez az épületrész már { $most } tégla magas, feljebb nem magasítható.
porta_nigra-why-split = Ennyit nem kérhetsz: a tégláid csak { $units } sestertiust érnek.
porta_nigra-why-split-first = Előbb oszd szét a közbenső értékelésedet sestertiusra és pontra.

## A napló

porta_nigra-log-round-began = { $round }. forduló: { $seat } kezd.
porta_nigra-supplied-color = { $count } { porta_nigra-color-plain }
porta_nigra-log-supplied =
    { $shuffled ->
        [0] { $cards } utánpótláskártya { $bricks } téglát hozott a téglapiacra ({ $colors }), ahol most { $market } tégla van.
       *[other] { $cards } utánpótláskártya { $bricks } téglát hozott a téglapiacra ({ $colors }), ahol most { $market } tégla van; a paklijukat közben újra kellett keverni.
    }
porta_nigra-log-showed-building-card =
    { $count ->
        [1] Új épületkártya: { $cards }.
       *[other] Új épületkártyák: { $cards }.
    }
porta_nigra-log-showed-honor =
    { $count ->
        [1] Új becsületkártya: { $cards }.
       *[other] Új becsületkártyák: { $cards }.
    }
porta_nigra-log-placed-builder = { $seat } { porta_nigra-building-the } városrészében kezdett.
porta_nigra-log-played-card = { $seat } kijátszotta { porta_nigra-card-object } (legfeljebb { $torches } akció).
porta_nigra-log-used-torch = { $seat } fáklyajelzővel újabb akcióba kezdett.
porta_nigra-log-moved = { $seat } { $coins } sestertiusért átment { porta_nigra-building-the } városrészébe.
porta_nigra-log-bought = { $seat } vett { $parts }.
porta_nigra-log-bought-by-token =
    { $number ->
        [1] { $seat } fáklyajelzővel vett { $parts }.
       *[other] { $seat } vett { $parts } (az elsőt fáklyajelzővel).
    }
porta_nigra-bought-brick =
    { $move ->
        [0] { $count ->
            [1] egy { porta_nigra-color-plain } téglát { $cost } sestertiusért{ porta_nigra-token-told }
           *[other] { $count } { porta_nigra-color-plain } téglát darabonként { $cost } sestertiusért{ porta_nigra-token-told }
        }
       *[other] { $token ->
            [0] { porta_nigra-building-the } városrészében egy { porta_nigra-color-plain } téglát { $cost } sestertiusért (ebből { $move } az út)
           *[other] { porta_nigra-building-the } városrészében egy { porta_nigra-color-plain } téglát { $cost } sestertiusért (ebből { $move } az út; fáklyajelzővel)
        }
    }
# a fáklyajelzőbe került akcióról szóló sor végén
porta_nigra-token-told =
    { $token ->
        [0] {""}
        [1] {" "}(fáklyajelzővel)
       *[other] {" "}({ $token } fáklyajelzővel)
    }
# a díj az épületrészről szóló sor végén
porta_nigra-reward-told =
    { $rewards ->
        [0] {""}
       *[other] { $kinds ->
            [0] ; az építőmester-díjra már nem maradt semmi a talonban
           *[other] { $rewards ->
                [1] , építőmester-díjként pedig { $reward }
               *[other] , { $rewards } építőmester-díjként pedig { $reward }
            }
        }
    }
porta_nigra-move-told =
    { $move ->
        [0] {""}
       *[other] ; az út { $move } sestertiusba került
    }
porta_nigra-log-built = { $seat } { $height } { porta_nigra-color-plain } téglából{ porta_nigra-white-used } épített { porta_nigra-site-at }, és kapott { $gains }{ porta_nigra-reward-told }{ porta_nigra-move-told }.
porta_nigra-log-built-by-token = { $seat } fáklyajelzővel { $height } { porta_nigra-color-plain } téglából{ porta_nigra-white-used } épített { porta_nigra-site-at }, és kapott { $gains }{ porta_nigra-reward-told }{ porta_nigra-move-told }.
porta_nigra-log-took-influence = { $seat } elvett { $count } befolyásjelzőt a talonból{ porta_nigra-token-told }.
porta_nigra-log-took-torches = { $seat } elvett { $count } fáklyajelzőt a talonból{ porta_nigra-token-told }.
porta_nigra-log-took-coins = { $seat } elvett { $coins } sestertiust a bankból{ porta_nigra-token-told }.
porta_nigra-log-gave-up-torches =
    { $count ->
        [1] { $seat } lemondott a kártyája egyik fáklyájáról { $coins } sestertiusért.
       *[other] { $seat } lemondott a kártyája { $count } fáklyájáról { $coins } sestertiusért.
    }
porta_nigra-log-sold-torch =
    { $count ->
        [1] { $seat } visszatett egy fáklyajelzőt { $coins } sestertiusért.
       *[other] { $seat } visszatett { $count } fáklyajelzőt { $coins } sestertiusért.
    }
porta_nigra-log-paid-for-romans = { $seat } { $influence } befolyásjelzőért elvett { $romans } rómait a talonból.
porta_nigra-log-paid-for-build = { $seat } { $influence } befolyásjelzőt fizetett az építésért.
porta_nigra-log-built-by-influence = { $seat } { $influence } befolyásjelzőért { $height } { porta_nigra-color-plain } téglából{ porta_nigra-white-used } épített { porta_nigra-site-at }, és kapott { $gains }{ porta_nigra-reward-told }{ porta_nigra-move-told }.
porta_nigra-log-bought-honor =
    { $kind ->
        [final_scoring] { $set ->
            [0] { $seat } { $price } befolyásjelzőért és a { $discard } pontos kártyájáért megvette { porta_nigra-honor-object }, amely a végén { $final } pontot ér.
           *[other] { $seat } { $price } befolyásjelzőért és { $set } épületkártyájáért megvette { porta_nigra-honor-object }, amely a végén { $final } pontot ér.
        }
        [substitute_building] { $seat } { $price } befolyásjelzőért megvette { porta_nigra-honor-object }, amely épületkártyának számít.
        [porta_nigra_brick] { $seat } { $price } befolyásjelzőért megvette { porta_nigra-honor-object }.
       *[instant] { $seat } { $price } befolyásjelzőért megvette { porta_nigra-honor-object }, és kapott érte { $brought }.
    }
porta_nigra-log-raised =
    { $rewards ->
        [0] { $seat } egy téglával megmagasította az épületrészét { porta_nigra-site-at }: már { porta_nigra-bricks-of } áll ott.
       *[other] { $seat } egy téglával megmagasította az épületrészét { porta_nigra-site-at }: már { porta_nigra-bricks-of } áll ott{ porta_nigra-reward-raised }.
    }
porta_nigra-log-bought-and-raised =
    { $rewards ->
        [0] { $seat } { $price } befolyásjelzőért megvette { porta_nigra-honor-object }, és egy téglával megmagasította az épületrészét { porta_nigra-site-at }: már { porta_nigra-bricks-of } áll ott.
       *[other] { $seat } { $price } befolyásjelzőért megvette { porta_nigra-honor-object }, és egy téglával megmagasította az épületrészét { porta_nigra-site-at }: már { porta_nigra-bricks-of } áll ott{ porta_nigra-reward-raised }.
    }
porta_nigra-reward-raised =
    { $kinds ->
        [0] ; az építőmester-díjra már nem maradt semmi a talonban
       *[other] , és építőmester-díjként kapott { $reward }
    }
porta_nigra-log-drew-card = { $seat } { $cards } húzta.
porta_nigra-log-began-early-end =
    { $why ->
        [bricks] Kiürült a téglatalon és a téglapiac is: { $seat } kapott { $points } pontot, a többieknek pedig még egy körük van.
       *[segments] { $seat } lerakta az utolsó épületrészét, és kapott { $points } pontot; a többieknek még egy körük van.
    }
porta_nigra-log-split-interim = Közbenső értékelés: { $parts }.
porta_nigra-seat-split =
    { $bricks ->
        [0] { $seat } – semmi (nincs beépített téglája)
       *[other] { $coins ->
            [0] { $seat } – { $points } pont ({ $bricks } tégláért)
           *[other] { $points ->
                [0] { $seat } – { $coins } sestertius ({ $bricks } tégláért)
               *[other] { $seat } – { $coins } sestertius és { $points } pont ({ $bricks } tégláért)
            }
        }
    }
porta_nigra-tie-for-last =
    { $tied ->
        [0] {""}
       *[other] {" "}(holtversenyben, a körsorrendben utolsóként)
    }
porta_nigra-log-named-start =
    { $own ->
        [0] { $round }. forduló: { $start_seat } kezd; ezt { $seat } döntötte el, mert neki volt a legkevesebb pontja{ porta_nigra-tie-for-last }.
       *[other] { $round }. forduló: { $seat } kezd; ő maga döntött így, mert neki volt a legkevesebb pontja{ porta_nigra-tie-for-last }.
    }
porta_nigra-seat-points = { $seat } +{ $points }
porta_nigra-log-scored =
    { $what ->
        [sets] Az épületkártyákért járó pontok: { $parts }.
        [finals] A végsőértékelés-kártyákért járó pontok: { $parts }.
       *[play_area] A megmaradt érmékért, jelzőkért, rómaiakért és téglákért járó pontok: { $parts }.
    }
porta_nigra-brick-first =
    { $first_brick ->
        [0] {""}
       *[other] {" "}(értékesebb téglával)
    }
porta_nigra-brick-second =
    { $second_brick ->
        [0] {""}
       *[other] {" "}(értékesebb téglával)
    }
porta_nigra-majority-both = { porta_nigra-area-before }{ $first_seat } +{ $first }{ porta_nigra-brick-first }, { $second_seat } +{ $second }{ porta_nigra-brick-second }
porta_nigra-majority-first = { porta_nigra-area-before }{ $first_seat } +{ $first }{ porta_nigra-brick-first }
porta_nigra-majority-tied = { porta_nigra-area-before }{ $seats } holtversenyben { $second }-{ $second }
porta_nigra-log-scored-majority =
    { $building ->
        [basilica] Többségi pontok a Bazilikán: { $parts }.
        [amphitheatre] Többségi pontok az Amfiteátrumon: { $parts }.
        [city_wall] Többségi pontok a Városfalon: { $parts }.
       *[porta_nigra] Többségi pontok a Porta Nigrán: { $parts }.
    }
porta_nigra-log-game-ended =
    { $early ->
        [0] Véget ért az utolsó forduló, jön a végső értékelés.
       *[other] Véget értek az utolsó körök, jön a végső értékelés.
    }

## Táblázatok

porta_nigra-cells = { $cells }
porta_nigra-table-shops =
    Téglapiac, { $round }. forduló ({ $rounds } fordulóból), { $reserve } tégla a téglatalonban
porta_nigra-table-sites = Építőhelyek
porta_nigra-table-displays = Kínálat
porta_nigra-table-majorities = Többségek: kinek mennyi van, és zárójelben, hány pontot érne most
porta_nigra-table-seats = Játékosok
porta_nigra-table-bricks = Téglák és kártyák
porta_nigra-table-cards = Akciókártyák
porta_nigra-site-free = { $bricks } { porta_nigra-color-plain } ({ $points })
porta_nigra-site-free-gate = { porta_nigra-color-plain }
porta_nigra-site-taken = { $seat }: { $height } { porta_nigra-color-plain }
porta_nigra-display-building-cards = Épületkártyák (a pakliban még { $left })
porta_nigra-display-honors = Becsületkártyák, zárójelben az ár (a pakliban még { $left })
porta_nigra-measure =
    { $points ->
        [0] { $measure }
       *[other] { $measure } ({ $points })
    }
porta_nigra-cards-of = Épületkártya: { porta_nigra-building }
porta_nigra-own-card = { $seat } kijátszott kártyája { porta_nigra-card }, még { $left } fáklyával
porta_nigra-own-hand = A kezedben
porta_nigra-column-shop = Bolt
porta_nigra-column-bricks = Tégla
porta_nigra-column-price = Ár
porta_nigra-column-cost = Az úttal együtt
porta_nigra-column-row = Sor
porta_nigra-column-sites = Építőhelyek: tégla (pont), vagy hogy ki épített oda
porta_nigra-column-display = Kínálat
porta_nigra-column-cards = Kártyák
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
porta_nigra-score-play-area = Ami megmaradt: érmék, jelzők, rómaiak, téglák
porta_nigra-score-majority-basilica = Többségek: Bazilika
porta_nigra-score-majority-amphitheatre = Többségek: Amfiteátrum
porta_nigra-score-majority-city-wall = Többség: Városfal
porta_nigra-score-majority-porta-nigra = Többségek: Porta Nigra
porta_nigra-score-total = Összesen
porta_nigra-outcome-won =
    { $early ->
        [0] { $seat } nyert { $points } ponttal.
       *[other] A játék idő előtt véget ért, és { $seat } nyert { $points } ponttal.
    }
porta_nigra-outcome-shared =
    { $early ->
        [0] { $seats } holtversenyben nyert { $points } ponttal.
       *[other] A játék idő előtt véget ért, és { $seats } holtversenyben nyert { $points } ponttal.
    }

## Ki nyerne most

porta_nigra-standing-points = Pontok, ha most érne véget a játék
porta_nigra-standing-counted = A többségek, az épületkártyák és a megmaradt készlet a mostani állás szerint számítanak; a végéig még változhatnak.
porta_nigra-standing-rounds =
    { $rounds ->
        [0] Ez az utolsó forduló.
        [1] Ezután már csak egy forduló jön, előtte közbenső értékelés.
       *[other] Ezután még { $rounds } forduló jön, mindegyik előtt közbenső értékelés.
    }
porta_nigra-standing-segments =
    { $count ->
        [0] A játék idő előtt véget ér, ha valaki összesen { $total } épületrészt épít, vagy kiürül a téglatalon és a téglapiac; eddig senki sem épített.
       *[other] A játék idő előtt véget ér, ha valaki összesen { $total } épületrészt épít, vagy kiürül a téglatalon és a téglapiac; a legtöbbet eddig { $seat } építette ({ $count }).
    }
porta_nigra-standing-early-end = { $seat } miatt a játék idő előtt véget ér: a többieknek még egy körük van.

## A tábla

porta_nigra-board-city = A város
porta_nigra-board-streets = Az építőmesterek az óramutató járása szerint járnak városrészről városrészre.
porta_nigra-board-builder =
    { $building ->
        [basilica] { $seat } építőmestere a Bazilika városrészében áll.
        [amphitheatre] { $seat } építőmestere az Amfiteátrum városrészében áll.
        [city_wall] { $seat } építőmestere a Városfal városrészében áll.
       *[porta_nigra] { $seat } építőmestere a Porta Nigra városrészében áll.
    }
porta_nigra-board-way = Az építőmesterednek { $cost } sestertiusba kerül az út idáig.
porta_nigra-board-way-none = Itt áll az építőmestered.
porta_nigra-board-to-reward =
    { $built ->
        [0] Még nincs itt téglád; az első díjhoz { $count } tégla kell.
       *[other] Eddig { $built } téglád van itt; még { $count } tégla kell a következő díjhoz.
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
porta_nigra-board-site = { $bricks } { porta_nigra-color-plain } tégláért és egy rómaidért { $points } pontot kapsz.
porta_nigra-board-gate-site = { $least }–{ $most } { porta_nigra-color-plain } téglát és egy rómait kér, téglánként { $each } pontot kapsz.
porta_nigra-board-segment = { $seat } épületrésze áll itt, { $height } { porta_nigra-color-plain } téglából.
porta_nigra-board-site-missing = Még { $missing } téglád hiányzik hozzá.
porta_nigra-board-site-supplied = Megvan hozzá a téglád.
porta_nigra-board-site-card = A kínálatból épületkártya jár érte.
porta_nigra-board-places = 1./2. hely
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
porta_nigra-board-honors = Becsületkártyák (a pakliban még { $left })
porta_nigra-board-honor-price =
    { $count ->
        [1] Az ára { $price } befolyásjelző.
       *[other] Az ára { $price } befolyásjelző; { $count } ilyen kártya van a kínálatban.
    }
# miről szól a játékosok táblázatának egy sora
porta_nigra-board-about =
    { $what ->
        [points] Az eddig szerzett pontok.
        [total] Ennyi pont lenne összesen, ha most véget érne a játék.
        [coins] Sestertiusért veszel téglát, és abból fizeted az utat; a végén három ér egy pontot.
        [torches] Egy fáklyajelző egy további akciót enged a kártyáról, vagy egy sestertiust ad.
        [influence] Befolyásért rómait, épületrészt és becsületkártyát vehetsz (POR-5).
        [romans] Rómaiak a játékosterületen: minden épületrészhez kell egy.
        [stock] Rómaiak a talonban: díjjal vagy befolyással kerülnek a játékosterületre.
        [bricks] Téglák a játékostáblán: ezekből lehet építeni.
        [cards] Épületkártyák: a különböző épületekből álló csoportok a végén pontot érnek.
        [finals] A végsőértékelés-kártyák pontjai.
        [places] Az első és a második hely pontjai.
       *[cards_left] A fordulóban még kijátszható akciókártyák.
    }
porta_nigra-board-total-parts = Ha most véget érne a játék, ez { $total } pont lenne: { $points } az eddigi, épületkártyákért { $sets }, végsőértékelés-kártyákért { $finals }, a megmaradt érmékért, jelzőkért, rómaiakért és téglákért { $play_area }, többségekért { $majorities }.
porta_nigra-board-cards-left = Kijátszható kártya
porta_nigra-board-tab =
    { $tab ->
        [city] Város
        [hand] Kártyáim
        [majorities] Többségek
        [displays] Kínálat
       *[players] Játékosok
    }
porta_nigra-board-any = ebből { $torches } akció
porta_nigra-board-start = A forduló kezdőjátékosa
porta_nigra-board-mine = A játékostáblád
porta_nigra-board-deck = A pakliban ({ $deck })
porta_nigra-board-torches-left =
    A kártya { $torches } fáklyájából még { $left } maradt
porta_nigra-board-symbol-used = Ezt az akciójelet már használtad.
# rövid név a kártyán és a gombokon, a képe mellett
porta_nigra-board-symbol =
    { $symbol ->
        [buy_black] fekete tégla
        [buy_blue] kék tégla
        [buy_red] piros tégla
        [buy_yellow] sárga tégla
        [buy_white] fehér tégla
        [buy_any] tetszőleges tégla
        [build] építés
        [influence] befolyás
        [torch] fáklya
       *[coins] sestertius
    }
porta_nigra-board-symbol-spent = kész
porta_nigra-board-build-best = legfeljebb { $points } pont
# miért nem lehet most
porta_nigra-board-blocked =
    { $why ->
        [torch] nincs fáklyád
        [romans] nincs rómaid
        [bricks] nincs hozzá tégla
       *[coins] kevés a pénzed
    }
porta_nigra-board-blocked-about =
    { $why ->
        [torch] Ehhez már nincs fáklya a kártyán; fáklyajelzőért még lehetne.
        [romans] Minden épületrészhez kell egy római, és most egy sincs a játékosterületeden.
        [bricks] Egyik üres építőhelyhez sincs meg a szükséges számú és színű téglád.
       *[coins] Az árra és az útra nincs elég sestertiusod.
    }
# ami van, a képe alatt
porta_nigra-board-have =
    { $what ->
        [coins] sestertius
        [torches] fáklya
        [influence] befolyás
       *[romans] római
    }
porta_nigra-board-becomes-any = A boltja üres: tetszőleges színű téglát vehetsz vele.
# rövid gombok; utánuk kép és szám mondja meg, mit adnak vagy mibe kerülnek
porta_nigra-board-give-up-card-torch = Lemondok egy fáklyáról
porta_nigra-board-sell-torch = Visszateszek egy fáklyajelzőt
porta_nigra-board-influence-roman = Római a talonból
porta_nigra-board-influence-build = Építés befolyásból
porta_nigra-board-end-turn = Befejezem a kört
porta_nigra-board-heights = Milyen magas legyen?
porta_nigra-board-split = Ennyit kérsz sestertiusban; a többi pont
porta_nigra-board-split-value = { porta_nigra-coins }, { porta_nigra-points }
porta_nigra-board-coins-after = összesen { $coins }
porta_nigra-board-points-after = összesen { $points }
porta_nigra-board-take = { porta_nigra-split-object } kérek
