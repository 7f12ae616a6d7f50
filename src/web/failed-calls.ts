// What is done about a call that was refused (spec §8): one table, for calls to the API (api-client.ts) and for the router's own (retried-data.ts).

/** What was done about this call already. */
export interface Tried {
  isSignedAgain: boolean;
  isTokenDropped: boolean;
}

/**
 * 'sign_again': once more, with the stored sign-in. 'drop_token': once more, without the access token. 'sign_in': the session is over.
 * Null: nothing more can be done, the refusal stands.
 */
export type Remedy = 'sign_again' | 'drop_token' | 'sign_in' | null;

/** Asks the client to drop its access token and come again (errorTable). */
const registerAgain = 'F-ABT-9v3';
export const tokenCookie = 'access-token';
/** Written to `document.cookie`, it takes the access token away. */
export const withoutToken = `${tokenCookie}=; path=/; max-age=0`;

interface Row {
  status: number;
  /** Of the answer's own code; absent: any. */
  code?: string;
  holds(tried: Tried): boolean;
  remedy: Exclude<Remedy, null>;
}

const firstTry = ({ isSignedAgain, isTokenDropped }: Tried) => !isSignedAgain && !isTokenDropped;
const hasToken = ({ isTokenDropped }: Tried) => !isTokenDropped;

/** The first row that fits counts. */
const rows: readonly Row[] = [
  { status: 401, holds: firstTry, remedy: 'sign_again' },
  { status: 406, holds: hasToken, remedy: 'drop_token' },
  { status: 400, holds: firstTry, remedy: 'drop_token' },
  { status: 400, code: registerAgain, holds: hasToken, remedy: 'drop_token' },
  { status: 417, holds: () => true, remedy: 'sign_in' },
];

export function remedyFor(status: number, code: string, tried: Tried): Remedy {
  const row = rows.find((one) => one.status === status && (one.code ?? code) === code && one.holds(tried));
  return row?.remedy ?? null;
}
