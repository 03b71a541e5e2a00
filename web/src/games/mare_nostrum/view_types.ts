/** Made from games/mare_nostrum/view_types.py by `npm run types`; do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Attack
         * @description One size of an attack with its odds.
         */
        Attack: {
            /** Attacker Losses */
            attacker_losses: number;
            /** Clears */
            clears: number;
            /** Defender Losses */
            defender_losses: number;
            /** Fortresses */
            fortresses: number;
            /** Number */
            number: number;
            /** Outcomes */
            outcomes: components["schemas"]["Outcome"][];
            /** Survives */
            survives: number;
            /** Target */
            target: string;
            /** Wins */
            wins: number;
        };
        /**
         * BattleChance
         * @description A battle that the active side could fight.
         */
        BattleChance: {
            /** At Sea */
            at_sea: boolean;
            /**
             * Enemy
             * @enum {string}
             */
            enemy: "rome" | "greece" | "babylon" | "egypt" | "carthage";
            /** Options */
            options: components["schemas"]["Attack"][];
            /** Place */
            place: string;
        };
        /**
         * BattleView
         * @description The battle that is being prepared or whose losses are being taken.
         */
        BattleView: {
            /** At Sea */
            at_sea: boolean;
            /** Attacker Losses */
            attacker_losses: number;
            /** Defender Losses */
            defender_losses: number;
            /** Enemy */
            enemy: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Loser */
            loser: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Place */
            place: string;
        };
        /**
         * BestSet
         * @description How near a side is to a large set, as far as the viewer knows.
         */
        BestSet: {
            /** Goods */
            goods: number;
            /** Tax */
            tax: number;
            /** Unknown */
            unknown: number;
        };
        /**
         * Cards
         * @description Cards of one kind that can be chosen.
         */
        Cards: {
            /** Count */
            count: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "tax" | "grain" | "fish" | "slaves" | "wine" | "metal" | "fruit" | "livestock" | "oil" | "gold" | "gems" | "perfume" | "papyrus";
            /** Target */
            target: string;
        };
        /**
         * CardsBySide
         * @description The cards of every side in the trade.
         */
        CardsBySide: {
            /** Babylon */
            babylon: components["schemas"]["Cards"][];
            /** Carthage */
            carthage: components["schemas"]["Cards"][];
            /** Egypt */
            egypt: components["schemas"]["Cards"][];
            /** Greece */
            greece: components["schemas"]["Cards"][];
            /** Rome */
            rome: components["schemas"]["Cards"][];
        };
        /**
         * FigureView
         * @description A hero or wonder: who has it, who could buy it, and for how much.
         */
        FigureView: {
            /** For Me */
            for_me: boolean;
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "hero" | "wonder";
            /** Missing */
            missing: number;
            /** Owner */
            owner: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Pay Goods */
            pay_goods: boolean;
            /** Pay Tax */
            pay_tax: boolean;
            /** Price */
            price: number;
            /** Side */
            side: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Target */
            target: string;
        };
        /**
         * ItemView
         * @description What the viewer could build, and where.
         */
        ItemView: {
            /**
             * Id
             * @enum {string}
             */
            id: "influence" | "caravan" | "city" | "market" | "temple" | "legion" | "fortress" | "trireme";
            /** Left */
            left: number;
            /** Missing */
            missing: number;
            /** Pay Goods */
            pay_goods: boolean;
            /** Pay Tax */
            pay_tax: boolean;
            /** Places */
            places: string[];
            /** Price */
            price: number;
            /** Sites */
            sites: {
                [key: string]: ("tax" | "grain" | "fish" | "slaves" | "wine" | "metal" | "fruit" | "livestock" | "oil" | "gold" | "gems" | "perfume" | "papyrus")[];
            } | null;
            /** Target */
            target: string;
        };
        /**
         * LastBattle
         * @description The dice, totals and losses of the last battle.
         */
        LastBattle: {
            /** At Sea */
            at_sea: boolean;
            /** Attack */
            attack: number;
            /**
             * Attacker
             * @enum {string}
             */
            attacker: "rome" | "greece" | "babylon" | "egypt" | "carthage";
            /** Attacker Dice */
            attacker_dice: number[];
            /** Attacker Losses */
            attacker_losses: number;
            /** Defence */
            defence: number;
            /**
             * Defender
             * @enum {string}
             */
            defender: "rome" | "greece" | "babylon" | "egypt" | "carthage";
            /** Defender Dice */
            defender_dice: number[];
            /** Defender Losses */
            defender_losses: number;
            /** Place */
            place: string;
        };
        /**
         * LegionTurn
         * @description What the legions of a province have done in this military turn.
         */
        LegionTurn: {
            /** Attacked */
            attacked: number;
            /** Fresh */
            fresh: number;
            /** Moved */
            moved: number;
            /** Used */
            used: number;
        };
        /**
         * Outcome
         * @description The chance of these losses.
         */
        Outcome: {
            /** Attacker Losses */
            attacker_losses: number;
            /** Chance */
            chance: number;
            /** Defender Losses */
            defender_losses: number;
        };
        /**
         * ProvinceView
         * @description One province with everything on it.
         */
        ProvinceView: {
            /** Caravans */
            caravans: boolean[];
            /** City */
            city: boolean;
            /** City Site */
            city_site: boolean;
            /** Docked */
            docked: {
                [key: string]: number;
            };
            /** Fortresses */
            fortresses: number;
            /** Id */
            id: string;
            /** Legions */
            legions: {
                [key: string]: number;
            };
            /** Market */
            market: boolean;
            /** Owner */
            owner: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Placed By */
            placed_by: ("rome" | "greece" | "babylon" | "egypt" | "carthage")[];
            /** Sites */
            sites: ("tax" | "grain" | "fish" | "slaves" | "wine" | "metal" | "fruit" | "livestock" | "oil" | "gold" | "gems" | "perfume" | "papyrus")[];
            /** Target */
            target: string;
            /** Tasks */
            tasks: components["schemas"]["TaskView"][];
            /** Temple */
            temple: boolean;
            /** War Torn */
            war_torn: boolean;
        };
        /**
         * Purchase
         * @description What is being bought at the moment, and how much of it is paid.
         */
        Purchase: {
            /** Due */
            due: number;
            /** Free */
            free: boolean;
            /** Id */
            id: string;
            /** Paid */
            paid: ("tax" | "grain" | "fish" | "slaves" | "wine" | "metal" | "fruit" | "livestock" | "oil" | "gold" | "gems" | "perfume" | "papyrus")[];
            /** Place */
            place: string | null;
            /** Price */
            price: number;
            /** Side */
            side: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Site */
            site: ("none" | "city" | "caravan_0" | "caravan_1" | "market" | "temple" | "influence") | null;
        };
        /**
         * ReachView
         * @description Where legions could march.
         */
        ReachView: {
            /** Provinces */
            provinces: string[];
            /** Seas */
            seas: string[];
        };
        /**
         * RoleCounts
         * @description How much of what each role counts.
         */
        RoleCounts: {
            /** Director Of Commerce */
            director_of_commerce: number;
            /** Military Leader */
            military_leader: number;
            /** Political Leader */
            political_leader: number;
        };
        /**
         * RoleHolders
         * @description Who holds the roles.
         */
        RoleHolders: {
            /** Director Of Commerce */
            director_of_commerce: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Military Leader */
            military_leader: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Political Leader */
            political_leader: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
        };
        /**
         * SeaView
         * @description One sea zone with its triremes.
         */
        SeaView: {
            /** Id */
            id: string;
            /** Target */
            target: string;
            /** Triremes */
            triremes: {
                [key: string]: number;
            };
        };
        /**
         * SideView
         * @description One civilisation: who plays it, its cards as far as the viewer knows them, pieces, counts and progress.
         */
        SideView: {
            best_set: components["schemas"]["BestSet"];
            /** Figure Count */
            figure_count: number;
            /** Figures */
            figures: string[];
            /** Hand */
            hand: components["schemas"]["Cards"][] | null;
            /** Hand Count */
            hand_count: number;
            /** Income */
            income: {
                [key: string]: number;
            };
            /** Known */
            known: components["schemas"]["Cards"][];
            left: components["schemas"]["UnitsLeft"];
            /** Neutral */
            neutral: boolean;
            /** Provinces */
            provinces: number;
            role_counts: components["schemas"]["RoleCounts"];
            /** Roles */
            roles: ("director_of_commerce" | "political_leader" | "military_leader")[];
            /** Seat */
            seat: number | null;
            /**
             * Side
             * @enum {string}
             */
            side: "rome" | "greece" | "babylon" | "egypt" | "carthage";
            /** Target */
            target: string;
            /** Unknown */
            unknown: number;
        };
        /**
         * TaskView
         * @description A task on a slot of a province.
         */
        TaskView: {
            /**
             * Side
             * @enum {string}
             */
            side: "rome" | "greece" | "babylon" | "egypt" | "carthage";
            /**
             * Slot
             * @enum {string}
             */
            slot: "none" | "city" | "caravan_0" | "caravan_1" | "market" | "temple" | "influence";
        };
        /**
         * Trade
         * @description The trade: what lies face up and face down, who takes, and from whom it is allowed.
         */
        Trade: {
            /** Barred Pair */
            barred_pair: ("rome" | "greece" | "babylon" | "egypt" | "carthage")[];
            face_down: components["schemas"]["CardsBySide"];
            face_up: components["schemas"]["CardsBySide"];
            /** May Take From */
            may_take_from: ("rome" | "greece" | "babylon" | "egypt" | "carthage")[];
            /** My Offer */
            my_offer: components["schemas"]["Cards"][];
            /** Number */
            number: number;
            /** Offered By Active */
            offered_by_active: number;
            /** Participants */
            participants: ("rome" | "greece" | "babylon" | "egypt" | "carthage")[];
            /** Revealed */
            revealed: boolean;
            /** Taken */
            taken: ("tax" | "grain" | "fish" | "slaves" | "wine" | "metal" | "fruit" | "livestock" | "oil" | "gold" | "gems" | "perfume" | "papyrus") | null;
            /** Taker */
            taker: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Ulysses Used */
            ulysses_used: boolean;
            /** Victim */
            victim: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
        };
        /**
         * TurnView
         * @description What the units of the active side have done in this military turn.
         */
        TurnView: {
            /** Goal */
            goal: string | null;
            /** Helen Used */
            helen_used: boolean;
            /** Legions */
            legions: {
                [key: string]: components["schemas"]["LegionTurn"];
            };
            /** Must Fight */
            must_fight: string[];
            /** Origin */
            origin: string | null;
            /** Triremes */
            triremes: {
                [key: string]: components["schemas"]["UnitTurn"];
            };
        };
        /**
         * UnitsLeft
         * @description What a side can still build.
         */
        UnitsLeft: {
            /** Fortress */
            fortress: number;
            /** Influence */
            influence: number;
            /** Legion */
            legion: number;
            /** Trireme */
            trireme: number;
        };
        /**
         * UnitTurn
         * @description What the units of a place have done in this military turn.
         */
        UnitTurn: {
            /** Attacked */
            attacked: number;
            /** Fresh */
            fresh: number;
            /** Moved */
            moved: number;
        };
        /**
         * View
         * @description What a viewer sees of Mare Nostrum.
         */
        View: {
            /** Active */
            active: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Bank */
            bank: {
                [key: string]: number;
            };
            battle: components["schemas"]["BattleView"] | null;
            /** Battles */
            battles: components["schemas"]["BattleChance"][];
            /** Decision */
            decision: string;
            /** Figures */
            figures: components["schemas"]["FigureView"][];
            /** Figures To Win */
            figures_to_win: number;
            last_battle: components["schemas"]["LastBattle"] | null;
            /** Max Rounds */
            max_rounds: number;
            /** My Side */
            my_side: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /** Next */
            next: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
            /**
             * Phase
             * @enum {string}
             */
            phase: "setup" | "commerce" | "construction" | "military";
            /** Points */
            points: number;
            /** Provinces */
            provinces: components["schemas"]["ProvinceView"][];
            purchase: components["schemas"]["Purchase"] | null;
            /** Pyramids Price */
            pyramids_price: number;
            /** Reach */
            reach: {
                [key: string]: components["schemas"]["ReachView"];
            };
            roles: components["schemas"]["RoleHolders"];
            /** Round */
            round: number;
            /** Seas */
            seas: components["schemas"]["SeaView"][];
            /**
             * Setup
             * @enum {string}
             */
            setup: "basic" | "advanced";
            /** Ship Reach */
            ship_reach: {
                [key: string]: string[];
            };
            /** Shop */
            shop: components["schemas"]["ItemView"][];
            /** Sides */
            sides: components["schemas"]["SideView"][];
            /** Task Place */
            task_place: string | null;
            /** Tokens */
            tokens: {
                [key: string]: number;
            };
            trade: components["schemas"]["Trade"] | null;
            turn: components["schemas"]["TurnView"] | null;
            /** Waiting */
            waiting: ("rome" | "greece" | "babylon" | "egypt" | "carthage")[];
            /** Winner */
            winner: ("rome" | "greece" | "babylon" | "egypt" | "carthage") | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Attack = components['schemas']['Attack'];
export type BattleChance = components['schemas']['BattleChance'];
export type BattleView = components['schemas']['BattleView'];
export type BestSet = components['schemas']['BestSet'];
export type Cards = components['schemas']['Cards'];
export type CardsBySide = components['schemas']['CardsBySide'];
export type FigureView = components['schemas']['FigureView'];
export type ItemView = components['schemas']['ItemView'];
export type LastBattle = components['schemas']['LastBattle'];
export type LegionTurn = components['schemas']['LegionTurn'];
export type Outcome = components['schemas']['Outcome'];
export type ProvinceView = components['schemas']['ProvinceView'];
export type Purchase = components['schemas']['Purchase'];
export type ReachView = components['schemas']['ReachView'];
export type RoleCounts = components['schemas']['RoleCounts'];
export type RoleHolders = components['schemas']['RoleHolders'];
export type SeaView = components['schemas']['SeaView'];
export type SideView = components['schemas']['SideView'];
export type TaskView = components['schemas']['TaskView'];
export type Trade = components['schemas']['Trade'];
export type TurnView = components['schemas']['TurnView'];
export type UnitsLeft = components['schemas']['UnitsLeft'];
export type UnitTurn = components['schemas']['UnitTurn'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
