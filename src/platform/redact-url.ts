// URLs as a log may contain them: without the one-time secrets some of them carry (docs/product/security.md: nothing secret in a log).

const secretPath = /(\/auth\/reset-password\/)[^/?#]+/gi;
/** Parameters of links in emails and of answers from sign-in providers. */
const secretValues = /([?&](?:token|code|state|id_token)=)[^&#]+/gi;

export function redactUrl(address: string): string {
  return address.replace(secretPath, '$1…').replace(secretValues, '$1…');
}
