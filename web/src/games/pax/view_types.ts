/** Made from games/pax/view_types.py by `npm run types`; do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * CardView
         * @description A card as the component file describes it.
         */
        CardView: {
            /** Card */
            card: number;
            /**
             * Category
             * @enum {string}
             */
            category: "wealth" | "fleet" | "army" | "religion" | "senator" | "estate" | "conspiracy" | "militia" | "scout" | "adversary";
            /** Symbols */
            symbols: number;
            /** Target */
            target: string;
            /** Value */
            value: number;
        };
        /**
         * CountedCard
         * @description A card type and how many of it there are.
         */
        CountedCard: {
            /** Card */
            card: number;
            /**
             * Category
             * @enum {string}
             */
            category: "wealth" | "fleet" | "army" | "religion" | "senator" | "estate" | "conspiracy" | "militia" | "scout" | "adversary";
            /** Count */
            count: number;
            /** Symbols */
            symbols: number;
            /** Target */
            target: string;
            /** Value */
            value: number;
        };
        /**
         * DeckCard
         * @description A card that the viewer put under the deck, and how many cards lie above it.
         */
        DeckCard: {
            /** Above */
            above: number;
            /** Card */
            card: number;
            /**
             * Category
             * @enum {string}
             */
            category: "wealth" | "fleet" | "army" | "religion" | "senator" | "estate" | "conspiracy" | "militia" | "scout" | "adversary";
            /** Symbols */
            symbols: number;
            /** Target */
            target: string;
            /** Value */
            value: number;
        };
        /**
         * DeckView
         * @description The deck, and what the viewer knows of it.
         */
        DeckView: {
            /** Count */
            count: number;
            /** Mine */
            mine: components["schemas"]["DeckCard"][];
        };
        /**
         * Destinations
         * @description How many of the drawn cards still go where.
         */
        Destinations: {
            /** Deck */
            deck: number;
            /** Hand */
            hand: number;
            /** Legion */
            legion: number;
        };
        /**
         * LegionView
         * @description One stack of the market, and its price for the viewer.
         */
        LegionView: {
            /** Cards */
            cards: components["schemas"]["CountedCard"][];
            /** For Rome */
            for_rome: boolean;
            /** Name */
            name: string;
            /** Price */
            price: number | null;
            /** Target */
            target: string;
            /** Value */
            value: number;
        };
        /**
         * RomeView
         * @description Rome's cards, face up and face down, and what it needs to win.
         */
        RomeView: {
            /** Cards */
            cards: components["schemas"]["CountedCard"][];
            /** Categories */
            categories: number;
            /** Hidden */
            hidden: (components["schemas"]["CardView"] | null)[];
            /** Peeked */
            peeked: number[];
            /** Strength */
            strength: number[];
            /** Symbols */
            symbols: number[];
            /** Wins At */
            wins_at: number;
        };
        /**
         * SeatView
         * @description One player; hand and money only where the viewer may see them.
         */
        SeatView: {
            /** Above Rome */
            above_rome: number;
            /** Cards */
            cards: number[];
            /** Categories Played */
            categories_played: number;
            /** Discount */
            discount: number;
            /** Hand */
            hand: components["schemas"]["CountedCard"][] | null;
            /** Hand Count */
            hand_count: number;
            /** Known Hand */
            known_hand: components["schemas"]["CountedCard"][];
            /** Money */
            money: number | null;
            /** Points */
            points: number;
            /** Seat */
            seat: number;
            /** Strength */
            strength: number[];
            /** Symbols */
            symbols: number[];
            /** Tableau */
            tableau: components["schemas"]["CountedCard"][];
            /** Unit Limit */
            unit_limit: number;
        };
        /**
         * SoloGoal
         * @description What the solitaire level demands.
         */
        SoloGoal: {
            /** Played */
            played: number;
            /** Stronger */
            stronger: number;
        };
        /**
         * View
         * @description What a viewer sees of PAX.
         */
        View: {
            /** Active */
            active: number;
            /** Categories */
            categories: ("wealth" | "fleet" | "army" | "religion" | "senator" | "estate" | "conspiracy" | "militia" | "scout" | "adversary")[];
            chosen: components["schemas"]["CardView"] | null;
            /** Conspiratus */
            conspiratus: number;
            /** Decision */
            decision: string;
            deck: components["schemas"]["DeckView"];
            /** Draws Left */
            draws_left: number;
            /** Legions */
            legions: components["schemas"]["LegionView"][];
            open: components["schemas"]["Destinations"];
            /** Opening */
            opening: components["schemas"]["CardView"][];
            /** Play Cost */
            play_cost: number;
            /** Primus */
            primus: number;
            rome: components["schemas"]["RomeView"];
            /** Round */
            round: number;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            solo_goal: components["schemas"]["SoloGoal"] | null;
            /** Solo Level */
            solo_level: number;
            /**
             * Variant
             * @enum {string}
             */
            variant: "base" | "nocturnus";
            /** Window */
            window: components["schemas"]["CardView"][];
            /** Window Count */
            window_count: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CardView = components['schemas']['CardView'];
export type CountedCard = components['schemas']['CountedCard'];
export type DeckCard = components['schemas']['DeckCard'];
export type DeckView = components['schemas']['DeckView'];
export type Destinations = components['schemas']['Destinations'];
export type LegionView = components['schemas']['LegionView'];
export type RomeView = components['schemas']['RomeView'];
export type SeatView = components['schemas']['SeatView'];
export type SoloGoal = components['schemas']['SoloGoal'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
