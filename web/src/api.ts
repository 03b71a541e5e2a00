/** The lobby's calls to the server. What the server refuses arrives as a `Refused` with its reason. */
import { deviceKind, type DeviceKind } from './device';
import type { CampaignInfo, TransferLink, DeviceInfo, GameInfo, Me, NewTable, Refusal, RulesChapter, SeatWish, TableInfo, TableList } from './types';
import type { Language } from './words/words.svelte';

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.reason.id);
  }
}

/** No answer at all: the network or the server is away, so trying again later makes sense. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof Refused) || error.status >= 500 || error.status === 429 || error.status === 0;
}

/** The reason of any failure, as something that can be said. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : { reason: { id: 'web-error-unexpected', args: {} }, clause: null };
}

/** Milliseconds that an answer to a tap may take before it counts as lost. */
const TAP = 4_000;
const TRY_AGAIN = 1_000;
const MOST_TRIES = 30;

/** Asks until there is an answer, so that a tap is never lost to a tunnel; only for what may be said twice. `isWanted`: whether anybody still waits. */
export async function insist<T>(ask: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnreachable(error) || tries === MOST_TRIES || !isWanted()) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    }
  }
}

/** Sends a request whose body, if any, is JSON already, and returns the answer as text; `patience` in milliseconds. */
async function send(method: 'GET' | 'POST' | 'PUT', path: string, body: string | null = null, patience = 60_000): Promise<string> {
  let answer: Response;
  let text: string;
  try {
    const headers: HeadersInit = body === null ? {} : { 'Content-Type': 'application/json' };
    answer = await fetch(path, { method, headers, body, signal: AbortSignal.timeout(patience) });
    text = await answer.text();
  } catch {
    throw new Refused({ reason: { id: 'web-error-network', args: {} }, clause: null }, 0);
  }
  if (answer.ok) return text;
  throw new Refused(readRefusal(text), answer.status);
}

async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, patience?: number): Promise<T> {
  return JSON.parse(await send(method, path, body === undefined ? null : JSON.stringify(body), patience)) as T;
}

function readRefusal(text: string): Refusal {
  try {
    const content: unknown = JSON.parse(text);
    if (isRefusal(content)) return content;
  } catch {
    // not from our server: a proxy, perhaps
  }
  return { reason: { id: 'web-error-server', args: {} }, clause: null };
}

function isRefusal(content: unknown): content is Refusal {
  return typeof content === 'object' && content !== null && 'reason' in content;
}

const part = encodeURIComponent;
const withToken = (token: string | null) => (token ? `?token=${part(token)}` : '');

export const fetchMe = () => call<Me>('GET', '/api/me');
export const changeMe = (name: string, language: Language) => call<Me>('PUT', '/api/me', { name, language, device: deviceKind() }, TAP);
export const fetchDevices = () => call<DeviceInfo[]>('GET', '/api/me/devices');
export const transferLink = () => call<TransferLink>('POST', '/api/me/code');
export const whoseCode = (code: string) => call<Me>('POST', '/api/me/whose', { code });
export const arrive = (code: string, device: DeviceKind) => call<Me>('POST', '/api/me/arrive', { code, device });
export const leaveDevice = (device: number | null) => call<DeviceInfo[]>('POST', '/api/me/leave', { device });
export const forgetMe = () => call<Me>('POST', '/api/me/forget');
export const fetchGames = () => call<GameInfo[]>('GET', '/api/games');
export const prepareGame = (game: string) => call<GameInfo['preparing']>('POST', `/api/games/${part(game)}/prepare`);
export const fetchRules = (game: string, language: Language) => call<RulesChapter[]>('GET', `/api/games/${part(game)}/rules/${language}`);
export const fetchTables = (page: number, patience?: number) => call<TableList>('GET', `/api/tables?page=${page}`, undefined, patience);
export const keepTable = (id: string) => call<TableInfo>('POST', `/api/tables/${part(id)}/keep`);
export const fetchCampaigns = () => call<CampaignInfo[]>('GET', '/api/campaigns');
export const fetchTable = (id: string, token: string | null, patience?: number) =>
  call<TableInfo>('GET', `/api/tables/${part(id)}${withToken(token)}`, undefined, patience);
export const openTable = (table: NewTable) => call<TableInfo>('POST', '/api/tables', table);
export const joinTable = (id: string, token: string, name: string) => call<TableInfo>('POST', `/api/tables/${part(id)}/join`, { token, name }, TAP);
export const sayReady = (id: string, ready: boolean) => call<TableInfo>('POST', `/api/tables/${part(id)}/ready`, { ready }, TAP);
export const changeSeat = (id: string, seat: number, change: SeatWish['change'], level: string | null) =>
  call<TableInfo>('POST', `/api/tables/${part(id)}/seats/${seat}`, { change, level }, TAP);
export const voteOnSeat = (id: string, agree: boolean, about: number) => call<TableInfo>('POST', `/api/tables/${part(id)}/vote`, { agree, about }, TAP);
export const playRematch = (id: string) => call<TableInfo>('POST', `/api/tables/${part(id)}/rematch`);
/** Match files travel as text: the seed in them is larger than the numbers that JavaScript holds exactly. */
export const exportMatch = (id: string, token: string | null) => send('GET', `/api/tables/${part(id)}/export${withToken(token)}`);
export const importMatch = async (match: string) => JSON.parse(await send('POST', '/api/tables/import', `{"match":${match}}`)) as TableInfo;
