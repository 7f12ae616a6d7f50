// The router's own calls, for the data of pages and with forms, are repeated as spec §8 says (failed-calls.ts). What a page itself answered
// is no failed call: a wrong password is not sent twice. What is refused again goes on to client-failures.ts.
import { remedyFor, type Tried, withoutToken } from './failed-calls.ts';

type Fetch = typeof globalThis.fetch;

/** `dropToken` takes the access token away. What the server renews of a session on the way, it renews by itself. */
export function retriedData(
  fetch: Fetch,
  dropToken: () => void = () => {
    document.cookie = withoutToken;
  },
): Fetch {
  return async (address, init) => {
    const tried: Tried = { isSignedAgain: false, isTokenDropped: false };
    for (;;) {
      const response = await fetch(address, init);
      if (!isRefusedData(address, response)) return response;
      const remedy = remedyFor(response.status, await codeOf(response), tried);
      if (remedy === 'sign_again') tried.isSignedAgain = true;
      else if (remedy === 'drop_token') {
        dropToken();
        tried.isTokenDropped = true;
      } else return response;
    }
  };
}

/** The mark is the router's: the answer is that of a page. */
function isRefusedData(address: Parameters<Fetch>[0], { ok, headers }: Response): boolean {
  // oxlint-disable-next-line typescript/no-base-to-string -- the router sends a text or a URL
  return !ok && !headers.has('x-remix-response') && /\.data(\?|$)/.test(String(address));
}

async function codeOf(response: Response): Promise<string> {
  const { code } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
