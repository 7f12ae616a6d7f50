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

export const tokenCookie = 'access-token';
/** Written to `document.cookie`, it takes the access token away. */
export const withoutToken = `${tokenCookie}=; path=/; max-age=0`;

const always = () => true;
const firstTry = ({ isSignedAgain, isTokenDropped }: Tried) => !isSignedAgain && !isTokenDropped;
const hasToken = ({ isTokenDropped }: Tried) => !isTokenDropped;

/** Status, the answer's own code or null for any, when, and what then. The first row that fits counts. */
const rows: readonly [number, string | null, (tried: Tried) => boolean, Remedy][] = [
  [401, null, firstTry, 'sign_again'],
  [406, null, hasToken, 'drop_token'],
  [400, null, firstTry, 'drop_token'],
  // Asks the client to drop its access token and come again (errorTable).
  [400, 'F-ABT-9v3', hasToken, 'drop_token'],
  [417, null, always, 'sign_in'],
];

export function remedyFor(status: number, code: string, tried: Tried): Remedy {
  return rows.find((row) => row[0] === status && (row[1] ?? code) === code && row[2](tried))?.[3] ?? null;
}
