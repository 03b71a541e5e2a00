/** Made from games/porta_nigra/view_types.py by `npm run types`; do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * BuildingCardView
         * @description A building card.
         */
        BuildingCardView: {
            /**
             * Building
             * @enum {string}
             */
            building: "basilica" | "amphitheatre" | "city_wall" | "porta_nigra";
            /** Building Card */
            building_card: string;
            /**
             * Color
             * @enum {string}
             */
            color: "black" | "blue" | "red" | "yellow" | "white";
        };
        /**
         * BuildingDisplay
         * @description The building cards in the display.
         */
        BuildingDisplay: {
            /** Display */
            display: components["schemas"]["BuildingCardView"][];
            /** Left */
            left: number;
        };
        /**
         * Buildings
         * @description A number of cards of every building.
         */
        Buildings: {
            /** Amphitheatre */
            amphitheatre: number;
            /** Basilica */
            basilica: number;
            /** City Wall */
            city_wall: number;
            /** Porta Nigra */
            porta_nigra: number;
        };
        /**
         * BuildingView
         * @description A building, and how far every seat is from its next reward.
         */
        BuildingView: {
            /**
             * Building
             * @enum {string}
             */
            building: "basilica" | "amphitheatre" | "city_wall" | "porta_nigra";
            /** Built */
            built: number[];
            /** Quarter */
            quarter: number;
            reward: components["schemas"]["RewardView"];
            /** To Reward */
            to_reward: number[];
        };
        /**
         * BuildView
         * @description What building on an empty site would cost the viewer and bring now.
         */
        BuildView: {
            /** Heights */
            heights: components["schemas"]["HeightView"][];
            /** Missing */
            missing: number;
            /** Move */
            move: number;
            /** Possible */
            possible: boolean;
        };
        /**
         * CardView
         * @description An action card as the component file describes it.
         */
        CardView: {
            /** Card */
            card: string;
            /** Symbols */
            symbols: components["schemas"]["SymbolView"][];
            /** Target */
            target: string;
            /** Torches */
            torches: number;
        };
        /**
         * Colors
         * @description A number of bricks of every colour.
         */
        Colors: {
            /** Black */
            black: number;
            /** Blue */
            blue: number;
            /** Red */
            red: number;
            /** White */
            white: number;
            /** Yellow */
            yellow: number;
        };
        /**
         * FinalHonor
         * @description Honor cards kept for the end.
         */
        FinalHonor: {
            /** Count */
            count: number;
            /** Honor */
            honor: string;
            /** Points */
            points: number;
        };
        /**
         * FinalPoints
         * @description The points of the end as they stand.
         */
        FinalPoints: {
            /** Finals */
            finals: number;
            /** Majorities */
            majorities: number;
            /** Play Area */
            play_area: number;
            /** Sets */
            sets: number;
            /** Total */
            total: number;
        };
        /**
         * HeightView
         * @description What a segment of this height would use up and bring.
         */
        HeightView: {
            /** Height */
            height: number;
            /** Points */
            points: number;
            /** Rewards */
            rewards: number;
            /** Target */
            target: string | null;
            /** White */
            white: number;
        };
        /**
         * HonorDisplay
         * @description The honor cards in the display.
         */
        HonorDisplay: {
            /** Bought */
            bought: number;
            /** Display */
            display: components["schemas"]["HonorView"][];
            /** Left */
            left: number;
            /** Most */
            most: number;
        };
        /**
         * HonorView
         * @description A kind of honor card in the display.
         */
        HonorView: {
            /** Bricks */
            bricks: number;
            /** Building */
            building: ("basilica" | "amphitheatre" | "city_wall" | "porta_nigra") | "none";
            /** Coins */
            coins: number;
            /** Color */
            color: ("black" | "blue" | "red" | "yellow" | "white") | "none";
            /** Count */
            count: number;
            /** Discard */
            discard: number;
            /** Final */
            final: number;
            /** Gains */
            gains: components["schemas"]["Sentence"][];
            /** Honor */
            honor: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "instant" | "final_scoring" | "substitute_building" | "porta_nigra_brick";
            /** Points */
            points: number;
            /** Possible */
            possible: boolean;
            /** Price */
            price: number;
            /** Romans */
            romans: number;
            /** Set */
            set: number;
            /** Target */
            target: string;
            /** Torches */
            torches: number;
        };
        /**
         * InterimView
         * @description The interim scoring: how much is split, and both totals before it.
         */
        InterimView: {
            /** Bricks */
            bricks: number;
            /** Coins */
            coins: number;
            /** Multiplier */
            multiplier: number;
            /** Points */
            points: number;
            /** Seat */
            seat: number;
            /** Tens */
            tens: number | null;
            /** Units */
            units: number;
        };
        /**
         * MajoritySeat
         * @description What a seat has in a majority, what it gets, and what changes it.
         */
        MajoritySeat: {
            /** Best */
            best: ("black" | "blue" | "red" | "yellow" | "white") | null;
            /** Measure */
            measure: number;
            /** Needed */
            needed: number | null;
            /** Place */
            place: 0 | 1 | 2;
            /** Points */
            points: number;
            /** Seat */
            seat: number;
            /** Tied */
            tied: boolean;
        };
        /**
         * MajorityView
         * @description A majority, and what its places are worth.
         */
        MajorityView: {
            /** Area */
            area: string;
            /**
             * Building
             * @enum {string}
             */
            building: "basilica" | "amphitheatre" | "city_wall" | "porta_nigra";
            /**
             * Counts
             * @enum {string}
             */
            counts: "bricks" | "segments";
            /** First */
            first: number;
            /** Free */
            free: number;
            /** Level */
            level: number;
            /** Seats */
            seats: components["schemas"]["MajoritySeat"][];
            /** Second */
            second: number;
        };
        /**
         * MarketView
         * @description The bricks that are left.
         */
        MarketView: {
            /** Bricks */
            bricks: number;
            /** Refill Below */
            refill_below: number;
            /** Refill Target */
            refill_target: number;
            /** Reserve */
            reserve: number;
            /** Supply Left */
            supply_left: number;
            /** Supply Used */
            supply_used: string[];
        };
        /**
         * QuarterView
         * @description A quarter, who stands there, and what the way there costs the viewer.
         */
        QuarterView: {
            /** Builders */
            builders: number[];
            /**
             * Building
             * @enum {string}
             */
            building: "basilica" | "amphitheatre" | "city_wall" | "porta_nigra";
            /**
             * Color
             * @enum {string}
             */
            color: "black" | "blue" | "red" | "yellow" | "white";
            /** Cost */
            cost: number | null;
            /** Next */
            next: number;
            /** Target */
            target: string;
        };
        /**
         * RewardView
         * @description The master builder reward of a building, in numbers and in words.
         */
        RewardView: {
            /** Bricks */
            bricks: number;
            /** Coins */
            coins: number;
            /**
             * Color
             * @enum {string}
             */
            color: "black" | "blue" | "red" | "yellow" | "white";
            /** Every */
            every: number;
            /** Gains */
            gains: components["schemas"]["Sentence"][];
            /** Influence */
            influence: number;
            /** Romans */
            romans: number;
            /** Torches */
            torches: number;
        };
        /**
         * SeatView
         * @description One player; action cards in hand only where the viewer may see them.
         */
        SeatView: {
            bricks: components["schemas"]["Colors"];
            /** Builder */
            builder: number | null;
            building_cards: components["schemas"]["Buildings"];
            /** Coins */
            coins: number;
            /** Deck Left */
            deck_left: number;
            final: components["schemas"]["FinalPoints"];
            /** Finals */
            finals: components["schemas"]["FinalHonor"][];
            /** Hand */
            hand: components["schemas"]["CardView"][] | null;
            /** Hand Count */
            hand_count: number;
            /** Influence */
            influence: number;
            /** Interim Units */
            interim_units: number | null;
            /** Played */
            played: string[];
            /** Points */
            points: number;
            /** Romans */
            romans: number;
            /** Seat */
            seat: number;
            /** Segments */
            segments: number;
            /** Stock */
            stock: number;
            /** Torches */
            torches: number;
            /** Unplayed */
            unplayed: string[];
        };
        /**
         * Sentence
         * @description A message as JSON.
         *
         *     >>> Sentence(id="yes", args={})
         *     {'id': 'yes', 'args': {}}
         */
        Sentence: {
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Id */
            id: string;
        };
        /**
         * ShopView
         * @description A shop, and what a brick costs the viewer.
         */
        ShopView: {
            /** Affordable */
            affordable: boolean;
            /** Bricks */
            bricks: number;
            /**
             * Color
             * @enum {string}
             */
            color: "black" | "blue" | "red" | "yellow" | "white";
            /** Cost */
            cost: number | null;
            /** Move */
            move: number | null;
            /** Price */
            price: number;
            /** Quarter */
            quarter: number | null;
            /** Target */
            target: string;
        };
        /**
         * SiteView
         * @description A site: what is printed, and who has built there how high.
         */
        SiteView: {
            /** Bricks */
            bricks: number;
            /**
             * Building
             * @enum {string}
             */
            building: "basilica" | "amphitheatre" | "city_wall" | "porta_nigra";
            /**
             * Color
             * @enum {string}
             */
            color: "black" | "blue" | "red" | "yellow" | "white";
            /** Earns Card */
            earns_card: boolean;
            /** Gives Card */
            gives_card: boolean;
            /** Height */
            height: number;
            /** Least */
            least: number;
            mine: components["schemas"]["BuildView"] | null;
            /** Most */
            most: number;
            /** Owner */
            owner: number | null;
            /** Points */
            points: number;
            /** Points Per Brick */
            points_per_brick: number | null;
            /** Position */
            position: number;
            /** Raise Target */
            raise_target: string | null;
            /**
             * Row
             * @enum {string}
             */
            row: "a" | "b" | "c" | "single";
            /** Site */
            site: string;
            /** Target */
            target: string;
        };
        /**
         * SymbolView
         * @description A symbol of an action card.
         */
        SymbolView: {
            /** Amount */
            amount: number;
            /** Color */
            color: ("black" | "blue" | "red" | "yellow" | "white") | "any" | "none";
            /** Symbol */
            symbol: string;
        };
        /**
         * TurnSymbol
         * @description A symbol of the card being carried out.
         */
        TurnSymbol: {
            /** Amount */
            amount: number;
            /** Becomes Any */
            becomes_any: boolean;
            /** Color */
            color: ("black" | "blue" | "red" | "yellow" | "white") | "any" | "none";
            /** Cost */
            cost: number | null;
            /** Possible */
            possible: boolean;
            /** Symbol */
            symbol: string;
            /** Target */
            target: string;
            /** Used */
            used: boolean;
        };
        /**
         * TurnView
         * @description The card being carried out.
         */
        TurnView: {
            /** Card */
            card: string;
            /** Symbols */
            symbols: components["schemas"]["TurnSymbol"][];
            /** Torches */
            torches: number;
            /** Torches Left */
            torches_left: number;
        };
        /**
         * View
         * @description What a viewer sees of Porta Nigra.
         */
        View: {
            /** Active */
            active: number;
            building_cards: components["schemas"]["BuildingDisplay"];
            /** Buildings */
            buildings: components["schemas"]["BuildingView"][];
            /** Decision */
            decision: string;
            /** Ended By */
            ended_by: number;
            honors: components["schemas"]["HonorDisplay"];
            interim: components["schemas"]["InterimView"] | null;
            /** Majorities */
            majorities: components["schemas"]["MajorityView"][];
            market: components["schemas"]["MarketView"];
            /** Quarters */
            quarters: components["schemas"]["QuarterView"][];
            /** Round */
            round: number;
            /** Rounds */
            rounds: number;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Shops */
            shops: components["schemas"]["ShopView"][];
            /** Sites */
            sites: components["schemas"]["SiteView"][];
            /** Start Seat */
            start_seat: number;
            turn: components["schemas"]["TurnView"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type BuildingCardView = components['schemas']['BuildingCardView'];
export type BuildingDisplay = components['schemas']['BuildingDisplay'];
export type Buildings = components['schemas']['Buildings'];
export type BuildingView = components['schemas']['BuildingView'];
export type BuildView = components['schemas']['BuildView'];
export type CardView = components['schemas']['CardView'];
export type Colors = components['schemas']['Colors'];
export type FinalHonor = components['schemas']['FinalHonor'];
export type FinalPoints = components['schemas']['FinalPoints'];
export type HeightView = components['schemas']['HeightView'];
export type HonorDisplay = components['schemas']['HonorDisplay'];
export type HonorView = components['schemas']['HonorView'];
export type InterimView = components['schemas']['InterimView'];
export type MajoritySeat = components['schemas']['MajoritySeat'];
export type MajorityView = components['schemas']['MajorityView'];
export type MarketView = components['schemas']['MarketView'];
export type QuarterView = components['schemas']['QuarterView'];
export type RewardView = components['schemas']['RewardView'];
export type SeatView = components['schemas']['SeatView'];
export type Sentence = components['schemas']['Sentence'];
export type ShopView = components['schemas']['ShopView'];
export type SiteView = components['schemas']['SiteView'];
export type SymbolView = components['schemas']['SymbolView'];
export type TurnSymbol = components['schemas']['TurnSymbol'];
export type TurnView = components['schemas']['TurnView'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
