/** Made from the server's schema by `npm run types`; do not edit. */
export interface paths {
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Campaigns
         * @description Return which levels I have won alone, and which ones are open.
         */
        get: operations["list_campaigns_api_campaigns_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description Return every installed game.
         */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Components
         * @description Return every card, tile and number of a game as new tables play it, with the source of each.
         */
        get: operations["read_components_api_games__game__components_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put Game First
         * @description Let a game that is not compiled yet go before the others, because somebody is about to play it.
         */
        post: operations["put_game_first_api_games__game__prepare_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Rules
         * @description Return the rules page of a game, clause by clause.
         */
        get: operations["read_rules_api_games__game__rules__language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Me
         * @description Return my name; a stranger has none yet.
         */
        get: operations["read_me_api_me_get"];
        /**
         * Change Me
         * @description Change my name and language.
         */
        put: operations["change_me_api_me_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/arrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Arrive
         * @description Sign in this device by a code, which is used up with it.
         */
        post: operations["arrive_api_me_arrive_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Code
         * @description Make a link that transfers my name and my seats to one other device.
         */
        post: operations["make_code_api_me_code_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Devices
         * @description Return where I am signed in.
         */
        get: operations["list_devices_api_me_devices_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget
         * @description Delete me: my name, my devices, what I have won; my seats are nobody's any more.
         */
        post: operations["forget_api_me_forget_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Sign out one of my devices, or all; return where I am signed in still.
         */
        post: operations["leave_api_me_leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/whose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell Whose
         * @description Say whom a code would make of me, without using it up.
         */
        post: operations["tell_whose_api_me_whose_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description Return my tables and those that are listed by others, a hundred of each at a time.
         */
        get: operations["list_tables_api_tables_get"];
        put?: never;
        /**
         * Open Table
         * @description Open a table.
         */
        post: operations["open_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Table
         * @description Return a table: to those who sit at it, to those with a link, and to everybody if it is listed.
         */
        get: operations["read_table_api_tables__table_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description Return the match file of a table.
         */
        get: operations["export_api_tables__table_id__export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Take a seat.
         */
        post: operations["join_api_tables__table_id__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep
         * @description Keep a table that was to be deleted.
         */
        post: operations["keep_api_tables__table_id__keep_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say Ready
         * @description Say whether the match may begin, as far as I am concerned.
         */
        post: operations["say_ready_api_tables__table_id__ready_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Open a table for the same people; a second call returns the same table, and says that the caller is ready.
         */
        post: operations["rematch_api_tables__table_id__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Seat
         * @description Change a seat before the match: give it to a bot, open it, or take it away; who is not the host proposes it.
         */
        post: operations["change_seat_api_tables__table_id__seats__seat__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote
         * @description Agree to what somebody has proposed about a seat before the match, or not.
         */
        post: operations["vote_api_tables__table_id__vote_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Match
         * @description Open a table that goes on with a match file.
         */
        post: operations["import_match_api_tables_import_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/words/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Words
         * @description Return the Fluent source of a language: a game's own words or, if none is named, all that the lobby says.
         */
        get: operations["read_words_api_words__language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check Health
         * @description Say whether the server and its database answer, and whether anything can be stored.
         */
        get: operations["check_health_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "act";
        };
        /**
         * Answered
         * @description Agrees to what somebody has proposed about a seat before the match, or not; `about`: when that was (`began`).
         */
        Answered: {
            /** About */
            about?: number | null;
            /** Agree */
            agree: boolean;
        };
        /**
         * AnswerUndo
         * @description Agrees that another seat takes back its last choice, or not; to answer the question instead also means no.
         *
         *     `about`: the `seq` of what was asked, so that an answer that comes late is none to what is asked by then.
         */
        AnswerUndo: {
            /**
             * About
             * @default null
             */
            about: number | null;
            /** Agree */
            agree: boolean;
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer_undo";
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "at";
        };
        /**
         * CampaignInfo
         * @description A campaign as it stands for me: `option` is the level, `apart` is set to `campaign`; which level is open.
         */
        CampaignInfo: {
            /** Apart */
            apart: string;
            /** Campaign */
            campaign: string;
            /** Game */
            game: string;
            /** Last */
            last: number;
            /** Open */
            open: number;
            /** Option */
            option: string;
            /** Won */
            won: number[];
        };
        /**
         * CastVote
         * @description Agrees to what was proposed about an absent seat, or not; `seat` is mine, `about` the `seq` of the proposal.
         */
        CastVote: {
            /**
             * About
             * @default null
             */
            about: number | null;
            /** Agree */
            agree: boolean;
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "vote";
        };
        /**
         * ChangedRules
         * @description What those at a table can do whose rules have changed: play on from the position that was stored, or close it.
         *
         *     `misfit`: why today's rules cannot play on. `lost`: answers given after that position, which would fall away.
         *     `asked`: what somebody has agreed to already. `missing`: the seats whose people must still agree.
         */
        ChangedRules: {
            /** Asked */
            asked?: ("play_on" | "close") | null;
            /**
             * Lost
             * @default 0
             */
            lost: number;
            misfit?: components["schemas"]["Sentence"] | null;
            /** Missing */
            missing: number[];
        };
        /**
         * ChangeRules
         * @description Agrees to play on by today's rules from the stored position, or to close the table; or not. `seat` is mine.
         */
        ChangeRules: {
            /** Agree */
            agree: boolean;
            /**
             * Change
             * @enum {string}
             */
            change: "play_on" | "close";
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "change_rules";
        };
        /**
         * ChangeSeat
         * @description Lets a bot play for an absent seat, or gives out its link anew; whoever is not the host proposes it.
         */
        ChangeSeat: {
            /**
             * Change
             * @enum {string}
             */
            change: "bot" | "link";
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "change_seat";
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
         *
         *     `seconds` and `increment` are as they were set (`ClockSetting`).
         */
        ClockInfo: {
            /** Increment */
            increment: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "live" | "correspondence";
            /** Left Ms */
            left_ms: number[];
            /** Running */
            running?: number | null;
            /** Seconds */
            seconds: number;
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
         * ComeBack
         * @description Takes my seat back from the bot that has played on for me.
         */
        ComeBack: {
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "come_back";
        };
        /**
         * DeviceInfo
         * @description A device where I am signed in, since when, and whether it is this one.
         */
        DeviceInfo: {
            /** Id */
            id: number;
            /** Is This */
            is_this: boolean;
            /** Kind */
            kind: ("phone" | "tablet" | "computer") | null;
            /** Since */
            since: string;
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
            /** Salt */
            salt?: string | null;
            /** Seed */
            seed?: string | null;
        };
        /**
         * FormerName
         * @description Who sat at a seat before: entries of the log with numbers below `until` are about them.
         */
        FormerName: {
            /** Name */
            name: string;
            /** Until */
            until: number;
        };
        FromBrowser: components["schemas"]["Act"] | components["schemas"]["Undo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["Look"] | components["schemas"]["At"] | components["schemas"]["ReadLog"] | components["schemas"]["Why"] | components["schemas"]["Hint"] | components["schemas"]["Resign"] | components["schemas"]["TakeOver"] | components["schemas"]["ChangeSeat"] | components["schemas"]["CastVote"] | components["schemas"]["ComeBack"] | components["schemas"]["ChangeRules"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["Welcome"] | components["schemas"]["Update"] | components["schemas"]["Ack"] | components["schemas"]["RefusedRequest"] | components["schemas"]["Past"] | components["schemas"]["LogPiece"] | components["schemas"]["Explanation"] | components["schemas"]["HintGiven"] | components["schemas"]["Pong"];
        /**
         * GameInfo
         * @description A game in the lobby; its words are `<game>-title`, `<game>-tagline`, `<game>-about`.
         *
         *     `pack`: the host's corrected component file, which is in force at new tables. `preparing`: null once it is ready.
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
            /** Pack */
            pack: string | null;
            preparing?: components["schemas"]["Preparing"] | null;
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
         * Hint
         * @description Asks what a bot would play for my seat.
         */
        Hint: {
            /** Ref */
            ref: number;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
             * Ready
             * @default false
             */
            ready: boolean;
            /** Seat */
            seat?: number | null;
            /** Token */
            token: string;
        };
        /**
         * Leaving
         * @description Signs out one of my devices or, without a number, all of them.
         */
        Leaving: {
            /** Device */
            device?: number | null;
        };
        /**
         * Links
         * @description Paths to send to others. Only whoever may share them receives them.
         */
        Links: {
            /** Invite */
            invite?: string | null;
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
         * @description What one entry of the log caused, as sentences this viewer may read.
         */
        LogEntry: {
            /** Lines */
            lines: components["schemas"]["LogLine"][];
            /** Seat */
            seat: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * LogLine
         * @description A sentence of the log, and how it is told together with one that follows it (`Message.followed_by`).
         *
         *     `sums`: arguments that add up where it follows itself; `joins`: for the ids of others, the sentence for both.
         */
        LogLine: {
            /**
             * Args
             * @default {}
             */
            args: {
                [key: string]: unknown;
            };
            /** Id */
            id: string;
            /**
             * Joins
             * @default null
             */
            joins: {
                [key: string]: string;
            } | null;
            /**
             * Sums
             * @default null
             */
            sums: string[] | null;
        };
        /**
         * LogPiece
         * @description An earlier part of the log; `earlier`: there is still more before it.
         */
        LogPiece: {
            /** Earlier */
            earlier: boolean;
            /** Log */
            log: components["schemas"]["LogEntry"][];
            /** Ref */
            ref: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "log";
        };
        /**
         * Look
         * @description Shows the table from one of my seats (after the hand-over curtain), or as a spectator.
         */
        Look: {
            /** Ref */
            ref: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
            /** Language */
            language?: ("en" | "hu") | null;
            /** Name */
            name: string;
        };
        /**
         * MyDetails
         * @description What a person may change about themselves; `device`: what kind they are at.
         */
        MyDetails: {
            /** Device */
            device?: ("phone" | "tablet" | "computer") | null;
            /** Language */
            language?: ("en" | "hu") | null;
            /** Name */
            name: string;
        };
        /**
         * NewTable
         * @description Opens a table; it starts as soon as no seat is open and everybody present has said that they are ready.
         *
         *     `hints`: whether people may ask what a bot would play; without it, only where one person plays. `substitute`: the
         *     level of the bot that plays on for whoever leaves or is away; without it, the middle one. `ready`: I am already.
         */
        NewTable: {
            clock?: components["schemas"]["ClockSetting"] | null;
            /** Game */
            game: string;
            /** Hints */
            hints?: boolean | null;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: number | string | boolean;
            };
            /**
             * Ready
             * @default false
             */
            ready: boolean;
            /** Seats */
            seats: components["schemas"]["SeatSetting"][];
            /** Substitute */
            substitute?: string | null;
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
            /** At Most */
            at_most: string | null;
            /** Default */
            default: number | string | boolean;
            /** In Company */
            in_company: number | string | boolean | null;
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "past";
        };
        /**
         * Ping
         * @description Asks for a sign of life; the answer overtakes whatever the server is busy with.
         */
        Ping: {
            /** Ref */
            ref: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * Pong
         * @description A sign of life.
         */
        Pong: {
            /** Ref */
            ref: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /**
         * Position
         * @description What one viewer sees after `seq` entries of the table's log, and what they may do.
         *
         *     `question`: the number of the entry after which the present question was asked; an answer to an earlier one is late.
         *     `undo_needs`: the seats that would have to agree if this viewer took back the last choice.
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
            /**
             * Question
             * @default 0
             */
            question: number;
            /** Seq */
            seq: number;
            /** @default null */
            standing: components["schemas"]["Standing"] | null;
            /** Tables */
            tables: components["schemas"]["ReadableTable"][];
            /** @default null */
            undo_asked: components["schemas"]["UndoAsked"] | null;
            /**
             * Undo Needs
             * @default []
             */
            undo_needs: number[];
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Viewer */
            viewer: number;
            /** @default null */
            vote: components["schemas"]["SeatVote"] | null;
        };
        /**
         * Preparing
         * @description A game that is being compiled: about how many seconds that still takes; null if it could not be done.
         */
        Preparing: {
            /** Seconds */
            seconds: number | null;
        };
        /**
         * ReadableTable
         * @description A readable piece of the position for games without a board of their own.
         */
        ReadableTable: {
            /** Columns */
            columns: components["schemas"]["Sentence"][];
            /** Rows */
            rows: (components["schemas"]["Sentence"] | string | number)[][];
            title: components["schemas"]["Sentence"];
        };
        /**
         * ReadLog
         * @description Asks for the part of the log before an entry.
         */
        ReadLog: {
            /** Before */
            before: number;
            /** Ref */
            ref: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "log";
        };
        /**
         * Ready
         * @description Says whether the match may begin, as far as this person is concerned.
         */
        Ready: {
            /** Ready */
            ready: boolean;
        };
        /**
         * Refusal
         * @description Why something was not done; `clause` is the rule behind it, if a rule is.
         */
        Refusal: {
            /** Clause */
            clause?: string | null;
            reason: components["schemas"]["Sentence"];
        };
        /**
         * RefusedRequest
         * @description The request was not done; nothing changed.
         */
        RefusedRequest: {
            /**
             * Clause
             * @default null
             */
            clause: string | null;
            reason: components["schemas"]["Sentence"];
            /** Ref */
            ref: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
            /** Clause */
            clause?: string | null;
            /** Provenance */
            provenance?: string | null;
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
         * @description One seat of a table. `mine`: held by this browser. `left`: nobody plays it any more.
         *
         *     `host`: whoever opened the table sits here. `ready`: this person has said that the match may begin. `stand_in`: a
         *     bot (or nobody) plays on for the person whose name this is; `may_return`: that person is me, and may take the seat
         *     back; `resigned`: that person is me, and left for good.
         *     `handed_out`: its link was given out anew; `given_away`: I sat here until somebody came with such a link.
         *     `former`: who sat here earlier in the match, oldest first.
         */
        SeatInfo: {
            /**
             * Connected
             * @default false
             */
            connected: boolean;
            /**
             * Former
             * @default []
             */
            former: components["schemas"]["FormerName"][];
            /**
             * Given Away
             * @default false
             */
            given_away: boolean;
            /**
             * Handed Out
             * @default false
             */
            handed_out: boolean;
            /**
             * Host
             * @default false
             */
            host: boolean;
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
            /** Level */
            level?: string | null;
            /**
             * May Return
             * @default false
             */
            may_return: boolean;
            /**
             * Mine
             * @default false
             */
            mine: boolean;
            /** Name */
            name: string;
            /**
             * Ready
             * @default false
             */
            ready: boolean;
            /**
             * Resigned
             * @default false
             */
            resigned: boolean;
            /** Seat */
            seat: number;
            /** Stand In */
            stand_in?: ("away" | "resigned") | null;
        };
        /**
         * SeatProposal
         * @description Before the match, seat `by` proposes what shall become of a seat; `missing`: who has not answered yet.
         *
         *     `refused_by`: a seat that said no, so that nothing comes of it. `began`: when it was proposed.
         */
        SeatProposal: {
            /** Began */
            began: number;
            /** By */
            by: number;
            /**
             * Change
             * @enum {string}
             */
            change: "bot" | "open" | "remove";
            /** Level */
            level: string;
            /** Missing */
            missing: number[];
            /** Refused By */
            refused_by?: number | null;
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
            /** Level */
            level?: string | null;
            /** Name */
            name?: string | null;
        };
        /**
         * SeatVote
         * @description Seat `by` proposes that a bot plays for an absent seat, or that its link is given out; who has not agreed yet.
         *
         *     `seq`: the entry by which it was proposed.
         */
        SeatVote: {
            /** By */
            by: number;
            /**
             * Change
             * @enum {string}
             */
            change: "bot" | "link";
            /** Missing */
            missing: number[];
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
        };
        /**
         * SeatWish
         * @description Changes a seat before the match: to a bot (of a level, or of the table's own), open again, or away altogether.
         *
         *     The host's wish is done at once, anybody else's is proposed to the others.
         */
        SeatWish: {
            /**
             * Change
             * @enum {string}
             */
            change: "bot" | "open" | "remove";
            /** Level */
            level?: string | null;
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
         * Standing
         * @description Who would win if the match ended now, as far as this viewer may know it; the rows of a seat add up to its value.
         *
         *     `headline`: that in a few words; `sentences`: why, and what still decides; `ahead`: the seats that would win;
         *     `counted`: what the values count; `notes`: for every seat, what is true of it alone.
         */
        Standing: {
            /** Ahead */
            ahead: number[];
            counted: components["schemas"]["Sentence"];
            headline: components["schemas"]["Sentence"];
            /** Notes */
            notes: components["schemas"]["Sentence"][][];
            /** Rows */
            rows: components["schemas"]["ScoreLine"][];
            /** Sentences */
            sentences: components["schemas"]["Sentence"][];
            /** Values */
            values: number[];
        };
        /**
         * TableInfo
         * @description A table as this person may know it.
         *
         *     `pack`: the host's corrected component file that it is played with. `round`: how far the match has come.
         *     `imported`: it came from a file, so somebody knew its shuffle before, and `fairness` promises nothing.
         *     `substitute`: the level of the bot that plays on for whoever leaves or is away, or `nobody`: the seat passes.
         *     `bot_waits`: the bot that is to move waits until there is time to think.
         *     `expires`: when it will be deleted, unless somebody does something at it or keeps it.
         *     `preparing`: everybody is there, and the match goes on by itself as soon as its game is compiled.
         *     `link_seat`: the seat that the link with which this was asked for leads to.
         */
        TableInfo: {
            /**
             * Bot Waits
             * @default false
             */
            bot_waits: boolean;
            changed_rules?: components["schemas"]["ChangedRules"] | null;
            clock?: components["schemas"]["ClockInfo"] | null;
            /** Expires */
            expires?: string | null;
            explanation?: components["schemas"]["Sentence"] | null;
            fairness?: components["schemas"]["Fairness"] | null;
            /** Game */
            game: string;
            /**
             * Hints
             * @default true
             */
            hints: boolean;
            /**
             * Host
             * @default false
             */
            host: boolean;
            /** Id */
            id: string;
            /**
             * Imported
             * @default false
             */
            imported: boolean;
            /** Link Seat */
            link_seat?: number | null;
            links?: components["schemas"]["Links"] | null;
            /**
             * My Turn
             * @default false
             */
            my_turn: boolean;
            /** Options */
            options: {
                [key: string]: number | string | boolean;
            };
            /** Pack */
            pack: string | null;
            proposal?: components["schemas"]["SeatProposal"] | null;
            /** Rematch */
            rematch?: string | null;
            /** Round */
            round?: number | null;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /**
             * Status
             * @enum {string}
             */
            status: "preparing" | "waiting" | "playing" | "over" | "read_only";
            /** Substitute */
            substitute: string;
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
         * @description The tables of the lobby: mine, where I am asked first, and those listed by others with open seats or to watch.
         *
         *     `more_mine`, `more_listed`: whether the next page holds further ones.
         */
        TableList: {
            /** Listed */
            listed: components["schemas"]["TableInfo"][];
            /** Mine */
            mine: components["schemas"]["TableInfo"][];
            /**
             * More Listed
             * @default false
             */
            more_listed: boolean;
            /**
             * More Mine
             * @default false
             */
            more_mine: boolean;
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take_over";
        };
        /**
         * TransferCode
         * @description The code of such a path; `device`: what kind this one is.
         */
        TransferCode: {
            /** Code */
            code: string;
            /** Device */
            device?: ("phone" | "tablet" | "computer") | null;
        };
        /**
         * TransferLink
         * @description The path that signs in one further device as me, once, within so many seconds.
         */
        TransferLink: {
            /** Path */
            path: string;
            /** Seconds */
            seconds: number;
        };
        /**
         * Undo
         * @description Takes back the last choice; `beyond` also across revealed things, where the host allowed it.
         *
         *     Where others must agree (`Position.undo_needs`) it asks them: everybody sees `Position.undo_asked`.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
        };
        /**
         * UndoAsked
         * @description By entry `seq` a seat asks whether it may take back its last choice; these seats have not agreed yet.
         */
        UndoAsked: {
            /** Beyond */
            beyond: boolean;
            /** Missing */
            missing: number[];
            /** Seat */
            seat: number;
            /** Seq */
            seq: number;
        };
        /**
         * Update
         * @description The table moved on: the newest position and the log entries since the last message.
         *
         *     `undone_to`: forget all log entries with a higher `seq` before adding `log` (after an undo; -1, all of them, after
         *     a `look`, because another seat knows other things). `earlier`: there is more of the log before what was sent.
         */
        Update: {
            /**
             * Earlier
             * @default false
             */
            earlier: boolean;
            /** Log */
            log: components["schemas"]["LogEntry"][];
            position: components["schemas"]["Position"] | null;
            table: components["schemas"]["TableInfo"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
         *
         *     If something was undone while the browser was away, `undone_to` says up to where its old log still holds.
         */
        Welcome: {
            /**
             * Earlier
             * @default false
             */
            earlier: boolean;
            /** Log */
            log: components["schemas"]["LogEntry"][];
            position: components["schemas"]["Position"] | null;
            table: components["schemas"]["TableInfo"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "welcome";
            /**
             * Undone To
             * @default null
             */
            undone_to: number | null;
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
export interface operations {
    list_campaigns_api_campaigns_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignInfo"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_components_api_games__game__components_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    put_game_first_api_games__game__prepare_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preparing"] | null;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_rules_api_games__game__rules__language__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                language: "en" | "hu";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesChapter"][];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_me_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_me_api_me_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyDetails"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    arrive_api_me_arrive_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferCode"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    make_code_api_me_code_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferLink"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_devices_api_me_devices_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceInfo"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    forget_api_me_forget_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    leave_api_me_leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Leaving"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceInfo"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    tell_whose_api_me_whose_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferCode"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_tables_api_tables_get: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableList"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_table_api_tables__table_id__get: {
        parameters: {
            query?: {
                token?: string | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    export_api_tables__table_id__export_get: {
        parameters: {
            query?: {
                token?: string | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    join_api_tables__table_id__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    keep_api_tables__table_id__keep_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    say_ready_api_tables__table_id__ready_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ready"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rematch_api_tables__table_id__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_seat_api_tables__table_id__seats__seat__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    vote_api_tables__table_id__vote_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answered"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    import_match_api_tables_import_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportedMatch"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_words_api_words__language__get: {
        parameters: {
            query?: {
                game?: string | null;
            };
            header?: never;
            path: {
                language: "en" | "hu";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Refusal"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Refusal"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Refusal"];
                };
            };
        };
    };
    check_health_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
