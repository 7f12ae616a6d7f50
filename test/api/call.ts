// What a row of the tables beside holds: an endpoint, and what is asked of it.
import type { Deps } from '#domain/deps';
import type { SignedIn } from '#test/factories/accounts';
import type { FaultyProvider } from '#test/providers/faulty-provider';

export interface Sent {
  /** The endpoint's own address unless it has parameters. */
  url?: string;
  /** Sent as JSON; a Buffer as it stands, with a content-type among the headers. */
  body?: object;
  headers?: Record<string, string>;
}

export interface ApiTestContext {
  deps: Deps;
  /** Who asks; null for a guest. */
  caller: SignedIn | null;
  /** Stands for Google and Apple. */
  provider: FaultyProvider;
}

/** An address, what is sent to it, or what must happen before it can be sent. */
export type Ask = string | Sent | ((context: ApiTestContext) => Promise<Sent>);

export interface Call {
  works: readonly Ask[];
  /** What is sent, and the field the refusal must name. */
  wrong?: Record<string, string> | readonly (readonly [ask: Ask, field: string])[];
  unknown?: readonly Ask[];
}
