/** The lobby's calls to the server. What the server refuses arrives as a `Refused` with its reason. */
import type { GameInfo, Me, NewTable, Refusal, RulesChapter, TableInfo, TableList } from './types';
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

async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ reason: { id: 'web-error-network', args: {} }, clause: null }, 0);
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok && content !== null) return content as T;
  throw new Refused(isRefusal(content) ? content : { reason: { id: 'web-error-server', args: {} }, clause: null }, answer.status);
}

function isRefusal(content: unknown): content is Refusal {
  return typeof content === 'object' && content !== null && 'reason' in content;
}

const part = encodeURIComponent;
const withToken = (token: string | null) => (token ? `?token=${part(token)}` : '');

export const fetchMe = () => call<Me>('GET', '/api/me');
export const changeMe = (name: string, language: Language) => call<Me>('PUT', '/api/me', { name, language });
export const fetchGames = () => call<GameInfo[]>('GET', '/api/games');
export const fetchRules = (game: string, language: Language) => call<RulesChapter[]>('GET', `/api/games/${part(game)}/rules/${language}`);
export const fetchTables = () => call<TableList>('GET', '/api/tables');
export const fetchTable = (id: string, token: string | null) => call<TableInfo>('GET', `/api/tables/${part(id)}${withToken(token)}`);
export const openTable = (table: NewTable) => call<TableInfo>('POST', '/api/tables', table);
export const joinTable = (id: string, token: string, name: string) => call<TableInfo>('POST', `/api/tables/${part(id)}/join`, { token, name });
export const playRematch = (id: string) => call<TableInfo>('POST', `/api/tables/${part(id)}/rematch`);
export const exportMatch = (id: string, token: string | null) => call<Record<string, unknown>>('GET', `/api/tables/${part(id)}/export${withToken(token)}`);
export const importMatch = (match: unknown) => call<TableInfo>('POST', '/api/tables/import', { match });
