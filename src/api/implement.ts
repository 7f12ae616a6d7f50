// Connects endpoints with their handlers. TypeScript refuses an endpoint without a handler.
import type { Readable } from 'node:stream';
import type { Data, DownloadType, Endpoint, Input, Pagination } from './define.ts';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import type { Locale } from '#shared/locale';
import type { Caller } from './caller.ts';

/** The request context of every handler. */
export interface ApiRequest {
  deps: Deps;
  brand: Brand;
  locale: Locale;
  /** Random id of a guest's browser, stored in a cookie; null until one is set. */
  guestId: string | null;
  /** The signed-in person; null for guests. */
  actor: Actor | null;
  /** How the request came, for signing in and out. */
  caller: Caller;
  /** Sets a guest id cookie in a browser without one, and returns the id. */
  ensureGuestId(): string;
}

export interface Answer<T> {
  data: T;
  pagination?: Pagination;
  messageKey?: string;
  download?: Download;
}

/** A file as it leaves. */
export interface Download {
  type: DownloadType;
  /** Without its ending. */
  name: string;
  bytes: Buffer | Readable;
}

/** Where an endpoint is not for guests, the API has ensured that somebody is signed in. */
export type RequestOf<E extends Endpoint> = E['who'] extends 'everyone' | 'guest'
  ? ApiRequest
  : ApiRequest & { actor: Actor };

export type Handler<E extends Endpoint> = (
  input: Input<E>,
  request: RequestOf<E>,
) => Promise<E['download'] extends object ? { data: null; download: Download } : Answer<Data<E>>>;

export interface Implementation {
  /** What the endpoint is called in its contract, and in the clients of programs. */
  name: string;
  endpoint: Endpoint;
  handle: (input: Input<Endpoint>, request: ApiRequest) => Promise<Answer<unknown>>;
}

/** One handler for each endpoint of a contract file. */
export function implement<C extends Record<string, Endpoint>>(
  contract: C,
  handlers: { [K in keyof C]: Handler<C[K]> },
): Implementation[] {
  return Object.entries(contract).map(([name, endpoint]) => ({
    name,
    endpoint,
    // The schemas of this very endpoint check the input before the handler sees it.
    handle: handlers[name as keyof C] as unknown as Implementation['handle'],
  }));
}
