// Connects endpoints with their handlers. TypeScript refuses an endpoint without a handler.
import type { Readable } from 'node:stream';
import type { Data, DownloadType, Endpoint, Input, Pagination } from './define.ts';
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import type { Deps } from '#domain/deps';
import type { Answers, Questions } from '#platform/database/read-together';
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
  /** What `readingWithSession` asked for. */
  known?: unknown;
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

/** Where the contract names a file, a file. */
type AnswerOf<E extends Endpoint> = E['download'] extends object
  ? { data: null; download: Download }
  : Answer<Data<E>>;

export type Handler<E extends Endpoint> = (input: Input<E>, request: RequestOf<E>) => Promise<AnswerOf<E>>;

/** A call as it came, unchecked: whom its signed token names, and what they ask for. */
export interface AskedCall {
  deps: Deps;
  brand: Brand;
  accountId: string;
  params: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

type Reads = (asked: AskedCall) => Questions<Record<string, object>> | null;

/**
 * A handler whose first question travels with the check of the session, in one statement (decision 0238). `reads` gets the input before
 * it was checked; null: the handler asks for itself. It may name nothing but what is the account's own, or everybody's.
 */
export function readingWithSession<E extends Endpoint, Rows extends Record<string, object>>(
  reads: (asked: AskedCall) => Questions<Rows> | null,
  handle: (input: Input<E>, request: RequestOf<E>, known: Answers<Rows> | undefined) => Promise<AnswerOf<E>>,
): Handler<E> {
  const handler: Handler<E> = (input, request) =>
    handle(input, request, request.known as Answers<Rows> | undefined);
  return Object.assign(handler, { reads });
}

export interface Implementation {
  /** Asked together with the session's check; absent: that is asked alone. */
  reads?: Reads;
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
    ...('reads' in handlers[name as keyof C] && {
      reads: (handlers[name as keyof C] as unknown as { reads: Reads }).reads,
    }),
  }));
}
