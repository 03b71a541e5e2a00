/** Short names for the generated wire types. */
import type { components } from './wire';

type Schemas = components['schemas'];

export type Sentence = Schemas['Sentence'];
export type LogLine = Schemas['LogLine'];
export type Refusal = Schemas['Refusal'];
export type Me = Schemas['Me'];
export type DeviceInfo = Schemas['DeviceInfo'];
export type TransferLink = Schemas['TransferLink'];
export type GameInfo = Schemas['GameInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type OptionValue = OptionInfo['default'];
export type RulesChapter = Schemas['RulesChapter'];
export type RulesParagraph = Schemas['RulesParagraph'];
/** The page never says in advance that somebody is ready. */
export type NewTable = Omit<Schemas['NewTable'], 'ready'>;
export type SeatSetting = Schemas['SeatSetting'];
export type ClockSetting = Schemas['ClockSetting'];
export type SeatWish = Schemas['SeatWish'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableInfo = Schemas['TableInfo'];
export type TableList = Schemas['TableList'];
export type CampaignInfo = Schemas['CampaignInfo'];
export type Links = Schemas['Links'];
export type Choice = Schemas['Choice'];
export type ReadableTable = Schemas['ReadableTable'];
export type Ending = Schemas['Ending'];
export type Position = Schemas['Position'];
export type LogEntry = Schemas['LogEntry'];
export type Welcome = Schemas['Welcome'];
export type Update = Schemas['Update'];

export type FromBrowser =
  | Schemas['Act']
  | Schemas['Undo']
  | Schemas['AnswerUndo']
  | Schemas['Look']
  | Schemas['At']
  | Schemas['ReadLog']
  | Schemas['Why']
  | Schemas['Hint']
  | Schemas['Resign']
  | Schemas['TakeOver']
  | Schemas['ChangeSeat']
  | Schemas['CastVote']
  | Schemas['ComeBack']
  | Schemas['ChangeRules']
  | Schemas['Ping'];

export type FromServer =
  | Welcome
  | Update
  | Schemas['Ack']
  | Schemas['RefusedRequest']
  | Schemas['Past']
  | Schemas['LogPiece']
  | Schemas['Explanation']
  | Schemas['HintGiven']
  | Schemas['Pong'];
