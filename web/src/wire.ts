/** Made from the server's schema by `npm run types`; do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Ack
         * @description The request is done and stored.
         */
        Ack: {
            /** Ref */
            ref: number;
            /** Seq */
            seq: number;
            /**
             * Type
             * @default ack
             * @constant
             */
            type: "ack";
        };
        /**
         * Act
         * @description Answers the question that was asked at `seq`.
         */
        Act: {
            /** Action */
            action: number;
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
            /**
             * Type
             * @constant
             */
            type: "act";
        };
        /**
         * At
         * @description Asks for an earlier position, for the replay slider.
         */
        At: {
            /** Ref */
            ref: number;
            /** Seq */
            seq: number;
            /**
             * Type
             * @constant
             */
            type: "at";
        };
        /**
         * Choice
         * @description One legal answer. `name` is also the name of the thing on the board that can be clicked.
         */
        Choice: {
            /** Action */
            action: number;
            /** Name */
            name: string;
            text: components["schemas"]["Sentence"];
        };
        /**
         * ClockInfo
         * @description What is left on each seat's clock, in milliseconds, when this was sent; the actor's clock is running.
         */
        ClockInfo: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "live" | "correspondence";
            /** Left Ms */
            left_ms: number[];
            /**
             * Running
             * @default null
             */
            running: number | null;
        };
        /**
         * ClockSetting
         * @description `live`: seconds for the whole match plus seconds added per answer; `correspondence`: seconds per answer.
         */
        ClockSetting: {
            /**
             * Increment
             * @default 0
             */
            increment: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "live" | "correspondence";
            /** Seconds */
            seconds: number;
        };
        /**
         * Ending
         * @description How the match ended.
         */
        Ending: {
            /** History */
            history: number[][];
            outcome: components["schemas"]["Sentence"];
            /** Places */
            places: number[];
            /** Scores */
            scores: number[];
            /** Sheet */
            sheet: components["schemas"]["ScoreLine"][];
        };
        /**
         * Explanation
         * @description Why a thing cannot be chosen now.
         */
        Explanation: {
            /**
             * Clause
             * @default null
             */
            clause: string | null;
            reason: components["schemas"]["Sentence"];
            /** Ref */
            ref: number;
            /**
             * Type
             * @default explanation
             * @constant
             */
            type: "explanation";
        };
        /**
         * Fairness
         * @description The commitment published at the start, and after the end what it was made of: sha256(f"{seed:016x}-{salt}").
         */
        Fairness: {
            /** Commitment */
            commitment: string;
            /**
             * Salt
             * @default null
             */
            salt: string | null;
            /**
             * Seed
             * @default null
             */
            seed: string | null;
        };
        /**
         * GameInfo
         * @description A game in the lobby; its words are `<game>-title`, `<game>-tagline`, `<game>-about`.
         */
        GameInfo: {
            /** Designer */
            designer: string;
            /** Levels */
            levels: string[];
            /** Minutes */
            minutes: number;
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["OptionInfo"][];
            /** Reconstructed Share */
            reconstructed_share: number;
            /** Seat Counts */
            seat_counts: number[];
            /** Version */
            version: string;
            /** Year */
            year: number;
        };
        /**
         * GenericTable
         * @description A readable piece of the position for games without a board of their own.
         */
        GenericTable: {
            /** Columns */
            columns: components["schemas"]["Sentence"][];
            /** Rows */
            rows: (components["schemas"]["Sentence"] | string | number)[][];
            title: components["schemas"]["Sentence"];
        };
        /**
         * Hint
         * @description Asks what a bot would play for my seat.
         */
        Hint: {
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "hint";
        };
        /**
         * HintGiven
         * @description What a bot would play.
         */
        HintGiven: {
            /** Action */
            action: number;
            /** Ref */
            ref: number;
            /** Seq */
            seq: number;
            /**
             * Type
             * @default hint
             * @constant
             */
            type: "hint";
        };
        /**
         * ImportedMatch
         * @description A match file to continue or look at as a new table; its persons' seats become mine.
         */
        ImportedMatch: {
            /** Match */
            match: {
                [key: string]: unknown;
            };
        };
        /**
         * Join
         * @description Takes an open seat. `token` is the one of the invitation (any open seat) or of a seat link (that seat).
         */
        Join: {
            /** Name */
            name: string;
            /**
             * Seat
             * @default null
             */
            seat: number | null;
            /** Token */
            token: string;
        };
        /**
         * Links
         * @description Paths to send to others. Only whoever may share them receives them.
         */
        Links: {
            /**
             * Invite
             * @default null
             */
            invite: string | null;
            /**
             * Seats
             * @default {}
             */
            seats: {
                [key: string]: string;
            };
            /** Spectate */
            spectate: string;
        };
        /**
         * LogEntry
         * @description What one entry of the record caused, as sentences this viewer may read.
         */
        LogEntry: {
            /** Lines */
            lines: components["schemas"]["Sentence"][];
            /** Seat */
            seat: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * Look
         * @description Shows the table from one of my seats (after the hand-over curtain), or as a spectator.
         */
        Look: {
            /** Ref */
            ref: number;
            /**
             * Type
             * @constant
             */
            type: "look";
            /** Viewer */
            viewer: number;
        };
        /**
         * Me
         * @description The person behind the cookie.
         */
        Me: {
            /**
             * Language
             * @default null
             */
            language: ("en" | "hu") | null;
            /** Name */
            name: string;
        };
        /**
         * MyDetails
         * @description What a person may change about themselves.
         */
        MyDetails: {
            /**
             * Language
             * @default null
             */
            language: ("en" | "hu") | null;
            /** Name */
            name: string;
        };
        /**
         * NewTable
         * @description Opens a table; it starts as soon as no seat is open.
         */
        NewTable: {
            /** @default null */
            clock: components["schemas"]["ClockSetting"] | null;
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: number | string | boolean;
            };
            /** Seats */
            seats: components["schemas"]["SeatSetting"][];
            /**
             * Undo Beyond
             * @default false
             */
            undo_beyond: boolean;
            /**
             * Visibility
             * @default private
             * @enum {string}
             */
            visibility: "private" | "listed";
        };
        /**
         * OptionInfo
         * @description One option of a game, from which the form is built; labels are `<game>-option-<name>[-<value>]`.
         */
        OptionInfo: {
            /** Default */
            default: number | string | boolean;
            /** Name */
            name: string;
            /** Only If */
            only_if: {
                [key: string]: (number | string | boolean)[];
            };
            /** Values */
            values: (number | string | boolean)[];
        };
        /**
         * Past
         * @description An earlier position.
         */
        Past: {
            position: components["schemas"]["Position"];
            /** Ref */
            ref: number;
            /**
             * Type
             * @default past
             * @constant
             */
            type: "past";
        };
        /**
         * Position
         * @description What one viewer sees after `seq` entries of the table's record, and what they may do.
         */
        Position: {
            /** Actor */
            actor: number;
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** @default null */
            ending: components["schemas"]["Ending"] | null;
            /**
             * May Undo
             * @default false
             */
            may_undo: boolean;
            /**
             * May Undo Beyond
             * @default false
             */
            may_undo_beyond: boolean;
            prompt: components["schemas"]["Sentence"] | null;
            /** Seq */
            seq: number;
            /** Tables */
            tables: components["schemas"]["GenericTable"][];
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Viewer */
            viewer: number;
        };
        /**
         * Refusal
         * @description Why something was not done; `clause` is the rule behind it, if a rule is.
         */
        Refusal: {
            /**
             * Clause
             * @default null
             */
            clause: string | null;
            reason: components["schemas"]["Sentence"];
        };
        /**
         * Refused
         * @description The request was not done; nothing changed.
         */
        Refused: {
            /**
             * Clause
             * @default null
             */
            clause: string | null;
            reason: components["schemas"]["Sentence"];
            /** Ref */
            ref: number | null;
            /**
             * Type
             * @default refused
             * @constant
             */
            type: "refused";
        };
        /**
         * Resign
         * @description Leaves a seat for good.
         */
        Resign: {
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "resign";
        };
        /**
         * RulesChapter
         * @description A chapter of the rules page.
         */
        RulesChapter: {
            /** Paragraphs */
            paragraphs: components["schemas"]["RulesParagraph"][];
            /** Title */
            title: string;
        };
        /**
         * RulesParagraph
         * @description A clause, or text without an id (an example).
         */
        RulesParagraph: {
            /**
             * Clause
             * @default null
             */
            clause: string | null;
            /**
             * Provenance
             * @default null
             */
            provenance: string | null;
            /** Text */
            text: string;
        };
        /**
         * ScoreLine
         * @description One scoring category at the end, with the points of every seat.
         */
        ScoreLine: {
            /** Points */
            points: (number | null)[];
            title: components["schemas"]["Sentence"];
        };
        /**
         * SeatInfo
         * @description One seat of a table. `mine`: held by this browser. `left`: the person resigned or their time ran out.
         */
        SeatInfo: {
            /**
             * Connected
             * @default false
             */
            connected: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /**
             * Left
             * @default false
             */
            left: boolean;
            /**
             * Level
             * @default null
             */
            level: string | null;
            /**
             * Mine
             * @default false
             */
            mine: boolean;
            /** Name */
            name: string;
            /** Seat */
            seat: number;
        };
        /**
         * SeatSetting
         * @description Who shall sit here: me, another person at this device, a bot of a level, or whoever gets the link.
         */
        SeatSetting: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "local" | "bot" | "open";
            /**
             * Level
             * @default null
             */
            level: string | null;
            /**
             * Name
             * @default null
             */
            name: string | null;
        };
        /**
         * Sentence
         * @description A message id of the Fluent files with its arguments; `seat` arguments are seat numbers.
         */
        Sentence: {
            /**
             * Args
             * @default {}
             */
            args: {
                [key: string]: unknown;
            };
            /** Id */
            id: string;
        };
        /**
         * TableInfo
         * @description A table as this person may know it.
         */
        TableInfo: {
            /** @default null */
            clock: components["schemas"]["ClockInfo"] | null;
            /** @default null */
            explanation: components["schemas"]["Sentence"] | null;
            /** @default null */
            fairness: components["schemas"]["Fairness"] | null;
            /** Game */
            game: string;
            /**
             * Host
             * @default false
             */
            host: boolean;
            /** Id */
            id: string;
            /** @default null */
            links: components["schemas"]["Links"] | null;
            /**
             * My Turn
             * @default false
             */
            my_turn: boolean;
            /** Options */
            options: {
                [key: string]: number | string | boolean;
            };
            /**
             * Rematch
             * @default null
             */
            rematch: string | null;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "playing" | "over" | "read_only";
            /**
             * Undo Beyond
             * @default false
             */
            undo_beyond: boolean;
            /** Updated */
            updated: string;
            /** Version */
            version: string;
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "private" | "listed";
        };
        /**
         * TableList
         * @description The tables of the lobby: mine, newest first, and those listed by others with open seats or to watch.
         */
        TableList: {
            /** Listed */
            listed: components["schemas"]["TableInfo"][];
            /** Mine */
            mine: components["schemas"]["TableInfo"][];
        };
        /**
         * TakeOver
         * @description Lets a bot play on for a seat that was left (by resigning, time, or a bot that broke).
         */
        TakeOver: {
            /** Level */
            level: string;
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "take_over";
        };
        /**
         * Undo
         * @description Takes back the last choice; `beyond` also across revealed things, where the host allowed it.
         */
        Undo: {
            /**
             * Beyond
             * @default false
             */
            beyond: boolean;
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
            /**
             * Type
             * @constant
             */
            type: "undo";
        };
        /**
         * Update
         * @description The table moved on: the newest position and the log entries since the last message.
         */
        Update: {
            /** Log */
            log: components["schemas"]["LogEntry"][];
            position: components["schemas"]["Position"] | null;
            table: components["schemas"]["TableInfo"];
            /**
             * Type
             * @default update
             * @constant
             */
            type: "update";
            /**
             * Undone To
             * @default null
             */
            undone_to: number | null;
        };
        /**
         * Welcome
         * @description The first message after connecting (with `?since=N`: the log holds only entries after N).
         */
        Welcome: {
            /** Log */
            log: components["schemas"]["LogEntry"][];
            position: components["schemas"]["Position"] | null;
            table: components["schemas"]["TableInfo"];
            /**
             * Type
             * @default welcome
             * @constant
             */
            type: "welcome";
        };
        /**
         * Why
         * @description Asks why a thing on the board cannot be chosen now.
         */
        Why: {
            /** Ref */
            ref: number;
            /** Target */
            target: string;
            /**
             * Type
             * @constant
             */
            type: "why";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
