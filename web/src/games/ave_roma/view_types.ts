/** Made from games/ave_roma/view_types.py by `npm run types`; do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AreaCardView
         * @description An area card.
         */
        AreaCardView: {
            /** Card */
            card: string;
            /**
             * Colour
             * @enum {string}
             */
            colour: "black" | "red" | "green";
            /** Id */
            id: string;
            /**
             * Kind
             * @constant
             */
            kind: "area";
            /** Lower */
            lower: ("wood" | "stone" | "cattle" | "ore" | "grain" | "wine")[];
            /** Source */
            source: string;
            /** Upper */
            upper: ("wood" | "stone" | "cattle" | "ore" | "grain" | "wine")[];
        };
        /**
         * AreaView
         * @description An area: card, prestige, cubes, and the points it would bring everybody now.
         */
        AreaView: {
            card: components["schemas"]["AreaCardView"] | null;
            /** Cubes */
            cubes: number[];
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Points */
            points: number[];
            /** Points By Rank */
            points_by_rank: number[];
            /**
             * Position
             * @enum {string}
             */
            position: "lower" | "upper" | "empty";
            /** Prestige */
            prestige: number;
            /** Reach */
            reach: number | null;
            /** Surcharge */
            surcharge: number;
            /** Target */
            target: string;
        };
        /**
         * Colours
         * @description A number for every colour.
         */
        Colours: {
            /** Black */
            black: number;
            /** Green */
            green: number;
            /** Red */
            red: number;
        };
        /**
         * DecksView
         * @description How many cards the decks have left.
         */
        DecksView: {
            /** Area */
            area: number;
            /** Building */
            building: number;
            /** Patron */
            patron: number;
            /** War */
            war: number;
        };
        /**
         * DeedCardView
         * @description A building or war card.
         */
        DeedCardView: {
            /** Card */
            card: string;
            cost: components["schemas"]["Goods"];
            /** Id */
            id: string;
            /** Influence */
            influence: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "building" | "war";
            pair_bonus?: components["schemas"]["PairBonus"];
            /** Set Bonuses */
            set_bonuses?: components["schemas"]["Effect"][];
            /** Source */
            source: string;
            /** Target */
            target: string;
            /** Vp */
            vp: number;
        };
        /**
         * Effect
         * @description What a bonus or reward gives.
         */
        Effect: {
            /** Amount */
            amount: number;
            /**
             * Effect
             * @enum {string}
             */
            effect: "denarii" | "vp" | "surplus" | "political_influence" | "area_influence" | "resource_black" | "resource_red" | "resource_green" | "wood" | "stone" | "cattle" | "ore" | "grain" | "wine";
        };
        /**
         * Gain
         * @description A resource that would be received, and whether there is room for it.
         */
        Gain: {
            /**
             * Resource
             * @enum {string}
             */
            resource: "wood" | "stone" | "cattle" | "ore" | "grain" | "wine";
            /** Stored */
            stored: boolean;
        };
        /**
         * Goal
         * @description A patron's goal: so many points for every so many of something.
         */
        Goal: {
            /** Max */
            max: number;
            /**
             * Metric
             * @enum {string}
             */
            metric: "denarii" | "stored_black" | "stored_red" | "stored_green" | "stored_total" | "surplus" | "buildings" | "wars" | "patrons" | "area_cards" | "active_patrons" | "building_pairs" | "building_types" | "war_types" | "war_largest_set" | "war_sets_of_3" | "area_card_pairs" | "political_influence" | "areas_first" | "areas_present" | "areas_level4" | "area_influence_total" | "used_cards" | "card_trios";
            /** Per */
            per: number;
            /** Vp */
            vp: number;
        };
        /**
         * Goods
         * @description An amount of some goods.
         */
        Goods: {
            /** Cattle */
            cattle?: number;
            /** Denarii */
            denarii?: number;
            /** Grain */
            grain?: number;
            /** Ore */
            ore?: number;
            /** Stone */
            stone?: number;
            /** Surplus */
            surplus?: number;
            /** Wine */
            wine?: number;
            /** Wood */
            wood?: number;
        };
        /**
         * OptionsView
         * @description The readings of open rules that this table plays.
         */
        OptionsView: {
            /** Propraetor Area */
            propraetor_area: string;
            /** Training Ready */
            training_ready: string;
        };
        /**
         * OwnedCard
         * @description An owned building or war card, and whether it was turned.
         */
        OwnedCard: {
            /** Card */
            card: string;
            cost: components["schemas"]["Goods"];
            /** Id */
            id: string;
            /** Influence */
            influence: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "building" | "war";
            pair_bonus?: components["schemas"]["PairBonus"];
            /** Rotated */
            rotated: boolean;
            /** Set Bonuses */
            set_bonuses?: components["schemas"]["Effect"][];
            /** Source */
            source: string;
            /** Target */
            target: string;
            /** Vp */
            vp: number;
        };
        /**
         * OwnedPatron
         * @description An owned patron, and what its goal is worth now.
         */
        OwnedPatron: {
            /**
             * Action
             * @enum {string}
             */
            action: "quaestor" | "aedilis" | "mercator" | "propraetor" | "roma" | "aedificator" | "legatus" | "senatus";
            bonus: components["schemas"]["Effect"];
            /** Card */
            card: string;
            cost: components["schemas"]["Goods"];
            goal: components["schemas"]["Goal"];
            /** Id */
            id: string;
            /**
             * Kind
             * @constant
             */
            kind: "patron";
            /** Points */
            points: number;
            /** Source */
            source: string;
            /** Target */
            target: string;
        };
        /**
         * PairBonus
         * @description What the second building of a pair brings.
         */
        PairBonus: {
            /** Amount */
            amount: number;
            /**
             * Resource
             * @enum {string}
             */
            resource: "denarii" | "vp" | "surplus" | "political_influence" | "area_influence" | "resource_black" | "resource_red" | "resource_green" | "wood" | "stone" | "cattle" | "ore" | "grain" | "wine";
            /** Vp */
            vp: number;
        };
        /**
         * PatronBonus
         * @description The bonus of one of the viewer's patrons.
         */
        PatronBonus: {
            /** Amount */
            amount: number;
            /**
             * Effect
             * @enum {string}
             */
            effect: "denarii" | "vp" | "surplus" | "political_influence" | "area_influence" | "resource_black" | "resource_red" | "resource_green" | "wood" | "stone" | "cattle" | "ore" | "grain" | "wine";
            /** Patron */
            patron: string;
        };
        /**
         * PatronCardView
         * @description A patron card.
         */
        PatronCardView: {
            /**
             * Action
             * @enum {string}
             */
            action: "quaestor" | "aedilis" | "mercator" | "propraetor" | "roma" | "aedificator" | "legatus" | "senatus";
            bonus: components["schemas"]["Effect"];
            /** Card */
            card: string;
            cost: components["schemas"]["Goods"];
            goal: components["schemas"]["Goal"];
            /** Id */
            id: string;
            /**
             * Kind
             * @constant
             */
            kind: "patron";
            /** Source */
            source: string;
            /** Target */
            target: string;
        };
        /**
         * PatronSlot
         * @description A seat for a patron.
         */
        PatronSlot: {
            /** Open */
            open: boolean;
            patron: components["schemas"]["OwnedPatron"] | null;
            /** Slot */
            slot: number;
            /** Target */
            target: string;
        };
        /**
         * PlaceView
         * @description A place with its workers and spaces, and what it would give the viewer with each value.
         */
        PlaceView: {
            /** Bonuses */
            bonuses: components["schemas"]["PatronBonus"][];
            /** Capacity */
            capacity: number;
            /** Free */
            free: number | null;
            /**
             * Id
             * @enum {string}
             */
            id: "quaestor" | "aedilis" | "mercator" | "propraetor" | "roma" | "aedificator" | "legatus" | "senatus";
            /** Number */
            number: number | null;
            /** Recruit */
            recruit: string;
            /** Target */
            target: string | null;
            /** Values */
            values: components["schemas"]["Preview"][];
            /** Workers */
            workers: number[];
        };
        /**
         * Preview
         * @description What a worker of a value would pay and give the viewer; which fields are there depends on the place.
         */
        Preview: {
            /** Area */
            area?: number;
            buys?: components["schemas"]["Prices"];
            /** Card */
            card?: ("up" | "taken") | null;
            /** Denarii */
            denarii?: number;
            /** Gains */
            gains?: components["schemas"]["Gain"][];
            /** Icons */
            icons?: number;
            /** Legal */
            legal: boolean;
            /** Level */
            level?: number;
            /** Lower */
            lower?: components["schemas"]["Gain"][];
            /** Pays */
            pays: number;
            /** Sale Value */
            sale_value?: number;
            /** To */
            to?: number;
            /** Upper */
            upper?: components["schemas"]["Gain"][];
            /** Usable Cards */
            usable_cards?: number;
            /** Usable Influence */
            usable_influence?: number;
            /** Value */
            value: number;
        };
        /**
         * Prices
         * @description What resources cost.
         */
        Prices: {
            /** Cattle */
            cattle?: number;
            /** Grain */
            grain?: number;
            /** Ore */
            ore?: number;
            /** Stone */
            stone?: number;
            /** Wine */
            wine?: number;
            /** Wood */
            wood?: number;
        };
        /**
         * QuestionView
         * @description What the present question is about, as far as it is about one thing.
         */
        QuestionView: {
            /** Area */
            area?: string;
            /**
             * Colour
             * @enum {string}
             */
            colour?: "black" | "red" | "green";
            /** Influence */
            influence?: number;
            /** Left */
            left?: number;
            patron?: components["schemas"]["PatronCardView"];
            /**
             * Place
             * @enum {string}
             */
            place?: "quaestor" | "aedilis" | "mercator" | "propraetor" | "roma" | "aedificator" | "legatus" | "senatus";
            /** Price */
            price?: number;
            /**
             * Resource
             * @enum {string}
             */
            resource?: "wood" | "stone" | "cattle" | "ore" | "grain" | "wine";
            /** Space */
            space?: number | null;
            /** Surcharge */
            surcharge?: number;
            /** Value */
            value?: number;
        };
        /**
         * RomaSpace
         * @description A space of the Roma track with its toll for the viewer.
         */
        RomaSpace: {
            /** Icon */
            icon: boolean;
            /** Price */
            price: number;
            /** Seats */
            seats: number[];
            /** Space */
            space: number;
            /** Toll */
            toll: number | null;
        };
        /**
         * RomaView
         * @description The Roma track.
         */
        RomaView: {
            /** Spaces */
            spaces: components["schemas"]["RomaSpace"][];
        };
        /**
         * RowView
         * @description A row of cards.
         */
        RowView: {
            /**
             * Id
             * @enum {string}
             */
            id: "quaestor" | "aedilis" | "mercator" | "propraetor" | "roma" | "aedificator" | "legatus" | "senatus";
            /**
             * Kind
             * @enum {string}
             */
            kind: "building" | "war" | "patron";
            /** Slots */
            slots: components["schemas"]["SlotView"][];
        };
        /**
         * SeatView
         * @description A player board with everything on it and beside it.
         */
        SeatView: {
            /** Area Cards */
            area_cards: components["schemas"]["AreaCardView"][];
            /** Board */
            board: string;
            /** Buildings */
            buildings: components["schemas"]["OwnedCard"][];
            /** Denarii */
            denarii: number;
            /** Earned */
            earned: {
                [key: string]: number;
            };
            /** Final */
            final: {
                [key: string]: number;
            };
            half_symbols: components["schemas"]["Colours"];
            /** Influence */
            influence: number[];
            /** Level */
            level: number;
            /** Level Max */
            level_max: number;
            /** Out */
            out: boolean;
            /** Points */
            points: number;
            /** Projected */
            projected: number;
            /** Roma */
            roma: number;
            /** Seat */
            seat: number;
            /** Slots */
            slots: components["schemas"]["PatronSlot"][];
            /** Stock */
            stock: components["schemas"]["StockView"][];
            /** Surplus */
            surplus: number;
            /** Surplus Max */
            surplus_max: number;
            training: components["schemas"]["TrainingView"] | null;
            /** Waiting */
            waiting: components["schemas"]["OwnedPatron"][];
            /** Wars */
            wars: components["schemas"]["OwnedCard"][];
            /** Worker Sum */
            worker_sum: number;
            /** Workers */
            workers: components["schemas"]["SupplyWorker"][];
        };
        /**
         * SlotView
         * @description A slot of a row: its values, its card, and what the viewer still misses for it.
         */
        SlotView: {
            /** Card */
            card: components["schemas"]["DeedCardView"] | components["schemas"]["PatronCardView"] | null;
            /** Goal Points */
            goal_points: number | null;
            /** Legal Values */
            legal_values: number[];
            missing: components["schemas"]["Goods"] | null;
            /** Range */
            range: string;
            /** Set Bonus */
            set_bonus: components["schemas"]["Effect"][];
            /** Slot */
            slot: number;
            /** Target */
            target: string;
        };
        /**
         * StockView
         * @description How much of a resource a seat has, and what may be done with it.
         */
        StockView: {
            /** Buy */
            buy: string;
            /** Count */
            count: number;
            /** Limit */
            limit: number;
            /** Price */
            price: number;
            /**
             * Resource
             * @enum {string}
             */
            resource: "wood" | "stone" | "cattle" | "ore" | "grain" | "wine";
            /** Sell */
            sell: string;
            /** Take */
            take: string;
        };
        /**
         * SupplyWorker
         * @description A worker that can be picked up.
         */
        SupplyWorker: {
            /** Target */
            target: string;
            /** Value */
            value: number;
        };
        /**
         * TrainingView
         * @description The worker on the training space.
         */
        TrainingView: {
            /** Ready */
            ready: boolean;
            /** Targets */
            targets: string[];
            /** Value */
            value: number;
        };
        /**
         * View
         * @description What a viewer sees of Ave Roma.
         */
        View: {
            /** Active */
            active: number;
            /** Areas */
            areas: components["schemas"]["AreaView"][];
            /** Decision */
            decision: string;
            decks: components["schemas"]["DecksView"];
            /** End */
            end: ("area" | "row") | null;
            options: components["schemas"]["OptionsView"];
            /** Order */
            order: number[];
            /**
             * Phase
             * @enum {string}
             */
            phase: "action" | "recruiting" | "extra" | "over";
            /** Places */
            places: components["schemas"]["PlaceView"][];
            question: components["schemas"]["QuestionView"];
            /** Reconstructed Percent */
            reconstructed_percent: number;
            roma: components["schemas"]["RomaView"];
            /** Round */
            round: number;
            /** Rows */
            rows: components["schemas"]["RowView"][];
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            worker: components["schemas"]["WorkerView"] | null;
        };
        /**
         * WorkerView
         * @description The worker that was picked up or is at work.
         */
        WorkerView: {
            /**
             * How
             * @enum {string}
             */
            how: "ordinary" | "trained" | "imaginary";
            /** Place */
            place: ("quaestor" | "aedilis" | "mercator" | "propraetor" | "roma" | "aedificator" | "legatus" | "senatus") | null;
            /** Target */
            target: string | null;
            /** Value */
            value: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AreaCardView = components['schemas']['AreaCardView'];
export type AreaView = components['schemas']['AreaView'];
export type Colours = components['schemas']['Colours'];
export type DecksView = components['schemas']['DecksView'];
export type DeedCardView = components['schemas']['DeedCardView'];
export type Effect = components['schemas']['Effect'];
export type Gain = components['schemas']['Gain'];
export type Goal = components['schemas']['Goal'];
export type Goods = components['schemas']['Goods'];
export type OptionsView = components['schemas']['OptionsView'];
export type OwnedCard = components['schemas']['OwnedCard'];
export type OwnedPatron = components['schemas']['OwnedPatron'];
export type PairBonus = components['schemas']['PairBonus'];
export type PatronBonus = components['schemas']['PatronBonus'];
export type PatronCardView = components['schemas']['PatronCardView'];
export type PatronSlot = components['schemas']['PatronSlot'];
export type PlaceView = components['schemas']['PlaceView'];
export type Preview = components['schemas']['Preview'];
export type Prices = components['schemas']['Prices'];
export type QuestionView = components['schemas']['QuestionView'];
export type RomaSpace = components['schemas']['RomaSpace'];
export type RomaView = components['schemas']['RomaView'];
export type RowView = components['schemas']['RowView'];
export type SeatView = components['schemas']['SeatView'];
export type SlotView = components['schemas']['SlotView'];
export type StockView = components['schemas']['StockView'];
export type SupplyWorker = components['schemas']['SupplyWorker'];
export type TrainingView = components['schemas']['TrainingView'];
export type View = components['schemas']['View'];
export type WorkerView = components['schemas']['WorkerView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
