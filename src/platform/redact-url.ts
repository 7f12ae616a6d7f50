// URLs as a log may contain them: without the one-time secrets and the people that some of them name (docs/product/security.md: nothing secret
// and nobody's data in a log).

const secretPath = /(\/auth\/reset-password\/)[^/?#]+/gi;
/** Parameters of links in emails and of answers from sign-in providers. */
const secretValues = /([?&](?:token|code|state|id_token)=)[^&#]+/gi;
/** What somebody looks for: in consoles it is often a person. */
const soughtValues = /([?&](?:search|q|email|phone|name|to)=)[^&#]+/gi;

export function redactUrl(address: string): string {
  return address.replace(secretPath, '$1…').replace(secretValues, '$1…').replace(soughtValues, '$1…');
}
