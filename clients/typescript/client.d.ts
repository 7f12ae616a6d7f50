import type { Operations } from './operations.js';

export type { Operations };
export type OperationId = keyof Operations;

export interface FieldError {
  field: string;
  message_key: string;
  message: string;
}

export interface Pagination {
  current_page: number;
  limit: number;
  total: number;
  /** True when counting stopped at a cap: there are more than `total`. */
  total_is_capped: boolean;
  last_page: number;
  first_item: number;
  last_item: number;
}

export interface Answer<Data> {
  success: true;
  code: string;
  message: string;
  message_key: string;
  data: Data;
  pagination: Pagination | null;
}

/** What the API refused. */
export declare class RihlahError extends Error {
  readonly status: number;
  readonly code: string;
  readonly messageKey: string;
  readonly errors: FieldError[];
}

/** What a program keeps between two runs. */
export interface Keys {
  /** Of the application or device, from `registerDevice`. */
  accessToken: string | null;
  /** Of the person signed in. */
  userToken: string | null;
  refreshToken: string | null;
  /** Of a travel partner's program, from /partner-console/api-keys: instead of the other three. */
  apiKey: string | null;
}

export interface ClientOptions extends Partial<Keys> {
  /** Scheme and host of the brand, such as `https://rihlah.example`. */
  baseUrl: string;
  /** The language of messages and texts; Indonesian by itself. */
  locale?: 'id' | 'en';
  fetch?: typeof globalThis.fetch;
  /** Told of every change of the keys, to keep them. */
  onKeys?: (keys: Keys) => void;
}

type Input<I extends OperationId> = Operations[I]['input'] & {
  /** A change that was sent twice with the same key is done once. */
  idempotencyKey?: string;
};
type Arguments<I extends OperationId> = {} extends Operations[I]['input']
  ? [input?: Input<I>]
  : [input: Input<I>];

export interface Client {
  /** Calls an operation by its name. Throws RihlahError for what was refused; a 401 is mended once where there is a refresh token. */
  call<I extends OperationId>(id: I, ...input: Arguments<I>): Promise<Answer<Operations[I]['data']>>;
  /** Names this application or device; its key is sent from then on. */
  registerDevice(device: Operations['sessions.registerDevice']['input']['body']): Promise<void>;
  signIn(credentials: Operations['sessions.login']['input']['body']): Promise<void>;
  signOut(): Promise<void>;
}

export declare function createClient(options: ClientOptions): Client;
