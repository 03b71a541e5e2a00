/** Made from games/minerva/view_types.py by `npm run types`; do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Bounds
         * @description The outermost rows and columns of a city.
         */
        Bounds: {
            /** Bottom */
            bottom: number;
            /** Left */
            left: number;
            /** Right */
            right: number;
            /** Top */
            top: number;
        };
        /**
         * CellPreview
         * @description What placing a tile in a cell would bring.
         */
        CellPreview: {
            /** Cell */
            cell: number;
            /** Lines */
            lines: components["schemas"]["Line"][];
            /** Target */
            target: string;
            /** Temples */
            temples: number;
        };
        /**
         * CityTile
         * @description A tile in a city, where it lies, and what a temple scores now.
         */
        CityTile: {
            /** Assistant */
            assistant: boolean;
            /**
             * Category
             * @enum {string}
             */
            category: "production" | "commerce" | "culture" | "military" | "special" | "temple" | "residence";
            /** Cell */
            cell: number;
            /** Column */
            column: number;
            /** Name */
            name: string;
            /** Row */
            row: number;
            /** Scores */
            scores: number | null;
            /** Target */
            target: string;
            /** Tile */
            tile: string;
            /** Type */
            type: number;
        };
        /**
         * CulturePile
         * @description A culture pile, its top tile first.
         */
        CulturePile: {
            /**
             * Culture
             * @enum {string}
             */
            culture: "theatre" | "art" | "science";
            /** Left */
            left: components["schemas"]["CultureTile"][];
            /** Taken */
            taken: components["schemas"]["CultureTile"][];
            /** Target */
            target: string;
        };
        /**
         * Cultures
         * @description A number for every culture.
         */
        Cultures: {
            /** Art */
            art: number;
            /** Science */
            science: number;
            /** Theatre */
            theatre: number;
        };
        /**
         * CultureTile
         * @description A tile of a culture pile.
         */
        CultureTile: {
            /** Owner */
            owner: number;
            /** Symbols */
            symbols: number;
            /** Vp */
            vp: number;
        };
        /**
         * CultureWin
         * @description A culture tile that was won, or would be.
         */
        CultureWin: {
            /**
             * Culture
             * @enum {string}
             */
            culture: "theatre" | "art" | "science";
            /** Symbols */
            symbols: number;
            /** Vp */
            vp: number;
        };
        /**
         * DeckView
         * @description The normal deck, and how much of it comes next round for sure.
         */
        DeckView: {
            /** Count */
            count: number;
            /** Piles */
            piles: number;
            /** Sure */
            sure: number;
        };
        /**
         * DisplayTile
         * @description A tile on display.
         */
        DisplayTile: {
            about: components["schemas"]["Sentence"];
            brief: components["schemas"]["Sentence"];
            /** Category */
            category: ("production" | "commerce" | "culture" | "military" | "special" | "temple" | "residence") | "none";
            cost: components["schemas"]["Resources"];
            /** Count */
            count: number;
            effect: components["schemas"]["Effect"];
            name: components["schemas"]["Sentence"];
            price: components["schemas"]["Price"] | null;
            /** Source */
            source: string;
            /** Target */
            target: string;
            /** Tile */
            tile: string;
            /** Type */
            type: number;
        };
        /**
         * Effect
         * @description What is printed on a tile, as the component file says it.
         */
        Effect: {
            /**
             * Area
             * @enum {string}
             */
            area?: "adjacent8" | "lines4" | "stock";
            /**
             * Category
             * @enum {string}
             */
            category?: "theatre" | "art" | "science";
            /** Count */
            count?: number;
            /** Denarii */
            denarii?: number;
            /** Denarii Each */
            denarii_each?: number;
            /** Glory */
            glory?: number;
            /** Op */
            op: string;
            /** Options */
            options?: ("wheat" | "wood" | "stone" | "ore")[];
            /** Ore */
            ore?: number;
            /** Pay */
            pay?: number;
            /** Points */
            points?: number;
            /** Repeat */
            repeat?: boolean;
            /**
             * Resource
             * @enum {string}
             */
            resource?: "wheat" | "wood" | "stone" | "ore";
            /** Stone */
            stone?: number;
            /** Target */
            target?: ("production" | "commerce" | "culture" | "military" | "special" | "temple" | "residence") | ("wheat" | "wood" | "stone" | "ore") | "variety";
            /** Vp */
            vp?: number;
            /** Wheat */
            wheat?: number;
            /** Wood */
            wood?: number;
        };
        /**
         * GloryRound
         * @description The glory tiles of a round.
         */
        GloryRound: {
            /** Now */
            now: boolean;
            /** Round */
            round: number;
            /** Tiles */
            tiles: components["schemas"]["GloryTile"][];
        };
        /**
         * GloryTile
         * @description A glory tile; nobody's before it is won. In its round: who could win it now, several if they are level.
         */
        GloryTile: {
            /** Contenders */
            contenders: number[];
            /** Owner */
            owner: number;
            /** Rank */
            rank: number;
            /** Vp */
            vp: number;
        };
        /**
         * GloryWin
         * @description A glory tile that was won.
         */
        GloryWin: {
            /** Rank */
            rank: number;
            /** Round */
            round: number;
            /** Vp */
            vp: number;
        };
        /**
         * HirePrice
         * @description What the next assistant costs.
         */
        HirePrice: {
            /** Denarii */
            denarii: number;
            /** Glory */
            glory: number;
        };
        /**
         * Line
         * @description What activating a line would give.
         */
        Line: {
            /** Cells */
            cells: number[];
            /** Choices */
            choices: number;
            /** Culture Tiles */
            culture_tiles: components["schemas"]["CultureWin"][];
            /** Denarii */
            denarii: number;
            /**
             * Direction
             * @enum {string}
             */
            direction: "up" | "left" | "right" | "down";
            /** Gardens */
            gardens: number;
            /** Glory */
            glory: number;
            /** Most Glory */
            most_glory: number;
            points: components["schemas"]["Cultures"];
            resources: components["schemas"]["Resources"];
            /** Target */
            target: string;
            /** Tiles */
            tiles: number;
        };
        /**
         * OrderTile
         * @description An order tile, who holds it, and its points once it is turned over.
         */
        OrderTile: {
            /** Flipped */
            flipped: boolean;
            /** Holder */
            holder: number | null;
            /** Number */
            number: number;
            /** Vp */
            vp: number;
            /** Vp Back */
            vp_back: number;
        };
        /**
         * Points
         * @description The points by scoring category as they stand.
         */
        Points: {
            /** Culture */
            culture: number;
            /** Glory */
            glory: number;
            /** Order */
            order: number;
            /** Stock */
            stock: number;
            /** Temples */
            temples: number;
            /** Total */
            total: number;
        };
        /**
         * Price
         * @description What the viewer would pay.
         */
        Price: {
            /** Affordable */
            affordable: boolean;
            /** Denarii */
            denarii: number;
            /** Fee */
            fee: number;
            resources: components["schemas"]["Resources"];
            /** Short */
            short: number;
        };
        /**
         * Racer
         * @description One seat in the race for this round's glory tiles.
         */
        Racer: {
            /** Glory */
            glory: number;
            /** Rank */
            rank: number | null;
            /** Seat */
            seat: number;
            /** Vp */
            vp: number;
        };
        /**
         * Resources
         * @description An amount of every resource.
         */
        Resources: {
            /** Ore */
            ore: number;
            /** Stone */
            stone: number;
            /** Wheat */
            wheat: number;
            /** Wood */
            wood: number;
        };
        /**
         * SeatView
         * @description One player: city, stock, supply, and the points as they stand.
         */
        SeatView: {
            /** Assistants */
            assistants: number;
            bounds: components["schemas"]["Bounds"];
            /** City */
            city: components["schemas"]["CityTile"][];
            /** Culture Tiles */
            culture_tiles: components["schemas"]["CultureWin"][];
            /** Denarii */
            denarii: number;
            /** Free Residences */
            free_residences: number;
            /** Glory */
            glory: number;
            /** Glory Tiles */
            glory_tiles: components["schemas"]["GloryWin"][];
            hire_price: components["schemas"]["HirePrice"] | null;
            /** Order */
            order: number;
            /** Placed Assistants */
            placed_assistants: number;
            points: components["schemas"]["Points"];
            /** Residences */
            residences: number;
            /** Resource Cap */
            resource_cap: number;
            resources: components["schemas"]["Resources"];
            /** Seat */
            seat: number;
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
         * SoloTitle
         * @description A title earned alone, and the least points for it.
         */
        SoloTitle: {
            /** Least */
            least: number;
            /** Title */
            title: string;
        };
        /**
         * TileView
         * @description A tile as the component file describes it, and the sentences about it.
         */
        TileView: {
            about: components["schemas"]["Sentence"];
            brief: components["schemas"]["Sentence"];
            /** Category */
            category: ("production" | "commerce" | "culture" | "military" | "special" | "temple" | "residence") | "none";
            cost: components["schemas"]["Resources"];
            effect: components["schemas"]["Effect"];
            name: components["schemas"]["Sentence"];
            /** Source */
            source: string;
            /** Tile */
            tile: string;
            /** Type */
            type: number;
        };
        /**
         * UnseenTile
         * @description A tile that nobody has seen yet.
         */
        UnseenTile: {
            /** Count */
            count: number;
            name: components["schemas"]["Sentence"];
            /** Type */
            type: number;
        };
        /**
         * View
         * @description What a viewer sees of Minerva.
         */
        View: {
            /** Active */
            active: number;
            building: components["schemas"]["TileView"] | null;
            /** Cells */
            cells: components["schemas"]["CellPreview"][];
            /** Choices Left */
            choices_left: number;
            /** Culture */
            culture: components["schemas"]["CulturePile"][];
            culture_points: components["schemas"]["Cultures"];
            /** Decision */
            decision: string;
            deck: components["schemas"]["DeckView"];
            /** Directions */
            directions: components["schemas"]["Line"][];
            /** Display */
            display: components["schemas"]["DisplayTile"][];
            effect_tile: components["schemas"]["TileView"] | null;
            /** Fee */
            fee: number;
            /** First Player */
            first_player: number;
            /** Glory */
            glory: components["schemas"]["GloryRound"][];
            next_order: components["schemas"]["OrderTile"] | null;
            /** Order Tiles */
            order_tiles: components["schemas"]["OrderTile"][];
            /** Origin */
            origin: number;
            /** Pairs */
            pairs: components["schemas"]["DisplayTile"][][];
            /** Pass Income */
            pass_income: number;
            /** Passed */
            passed: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "main" | "hire" | "over";
            /** Picks Left */
            picks_left: number;
            /** Queue */
            queue: number[];
            /** Race */
            race: components["schemas"]["Racer"][];
            /** Round */
            round: number;
            /** Rounds */
            rounds: number;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Solo */
            solo: boolean;
            /** Source */
            source: number;
            /** Target Score */
            target_score: number | null;
            /** Temple Deck */
            temple_deck: number;
            /** Temples */
            temples: (components["schemas"]["DisplayTile"] | null)[];
            /** Tiles */
            tiles: {
                [key: string]: components["schemas"]["TileView"];
            };
            /** Title */
            title: string | null;
            /** Titles */
            titles: components["schemas"]["SoloTitle"][];
            /** Unseen */
            unseen: components["schemas"]["UnseenTile"][];
            /** Unseen Temples */
            unseen_temples: components["schemas"]["TileView"][];
            window: components["schemas"]["WindowView"];
        };
        /**
         * WindowEdge
         * @description A side on which a city has reached the edge of the window.
         */
        WindowEdge: {
            /** Seat */
            seat: number;
            /** Side */
            side: string;
        };
        /**
         * WindowView
         * @description The window of cells in which cities lie.
         */
        WindowView: {
            /** Edges */
            edges: components["schemas"]["WindowEdge"][];
            /** Fountain Cell */
            fountain_cell: number;
            /** Size */
            size: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Bounds = components['schemas']['Bounds'];
export type CellPreview = components['schemas']['CellPreview'];
export type CityTile = components['schemas']['CityTile'];
export type CulturePile = components['schemas']['CulturePile'];
export type Cultures = components['schemas']['Cultures'];
export type CultureTile = components['schemas']['CultureTile'];
export type CultureWin = components['schemas']['CultureWin'];
export type DeckView = components['schemas']['DeckView'];
export type DisplayTile = components['schemas']['DisplayTile'];
export type Effect = components['schemas']['Effect'];
export type GloryRound = components['schemas']['GloryRound'];
export type GloryTile = components['schemas']['GloryTile'];
export type GloryWin = components['schemas']['GloryWin'];
export type HirePrice = components['schemas']['HirePrice'];
export type Line = components['schemas']['Line'];
export type OrderTile = components['schemas']['OrderTile'];
export type Points = components['schemas']['Points'];
export type Price = components['schemas']['Price'];
export type Racer = components['schemas']['Racer'];
export type Resources = components['schemas']['Resources'];
export type SeatView = components['schemas']['SeatView'];
export type Sentence = components['schemas']['Sentence'];
export type SoloTitle = components['schemas']['SoloTitle'];
export type TileView = components['schemas']['TileView'];
export type UnseenTile = components['schemas']['UnseenTile'];
export type View = components['schemas']['View'];
export type WindowEdge = components['schemas']['WindowEdge'];
export type WindowView = components['schemas']['WindowView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
