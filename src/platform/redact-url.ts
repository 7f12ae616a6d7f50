// Addresses as they may stand in a log: without the one-time secrets some of them carry (issue 3: nothing secret in a log).

const secretPath = /(\/auth\/reset-password\/)[^/?#]+/gi;
/** What links in letters and answers of sign-in providers bring along. */
const secretValues = /([?&](?:token|code|state|id_token)=)[^&#]+/gi;

export function redactUrl(address: string): string {
  return address.replace(secretPath, '$1…').replace(secretValues, '$1…');
}
