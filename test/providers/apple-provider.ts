// Apple's own ways before a real OpenID provider: name and mail only by form_post, a client secret that is a signed
// token, and `user` once in a lifetime (docs/product/social-login.md).
import { createPublicKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import type { AppleSettings } from '#platform/social-login/settings';
import { formOf, type OpenIdProvider, type Person, startOpenIdProvider } from './openid-provider.ts';

const clientId = 'rihlah-apple';
const innerSecret = 'known-to-nobody-outside';
const teamId = 'TEAM123456';
const keyId = 'KEY1234567';
/** Apple refuses client secrets that live longer: six months. */
const longestSecretSeconds = 15_777_000;

/** Apple tells a name once, beside the token and never in it. */
export interface ApplePerson extends Omit<Person, 'name' | 'hd'> {
  firstName: string;
  lastName: string;
}

export async function startAppleProvider(
  people: readonly ApplePerson[],
  redirectUris: () => string[],
): Promise<OpenIdProvider & { settings: AppleSettings }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const pem = await exportPKCS8(privateKey);
  /** Where the sign-in of a state goes back to. */
  const returns = new Map<string, string>();
  const introduced = new Set<string>();
  const answers: Record<
    string,
    (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => Promise<unknown>
  > = {
    '/authorize': async (_request, response, query) => {
      const redirectUri = query.get('redirect_uri') ?? '';
      if (query.get('response_mode') !== 'form_post' || !redirectUris().includes(redirectUri))
        return response.writeHead(400).end('invalid_request');
      const { state = '', nonce = '' } = Object.fromEntries(query);
      returns.set(state, redirectUri);
      const inner = {
        client_id: query.get('client_id') ?? '',
        response_type: 'code',
        scope: 'openid email',
        redirect_uri: `${apple.issuer}/back`,
        state,
        nonce,
        prompt: 'select_account',
      };
      return response.writeHead(302, { location: `/auth?${new URLSearchParams(inner)}` }).end();
    },
    '/back': async (_request, response, query) => {
      const { state = '', code, error } = Object.fromEntries(query);
      const fields = code
        ? { state, code, ...(await introduction(code)) }
        : { state, error: error === 'access_denied' ? 'user_cancelled_authorize' : error! };
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(formPost(returns.get(state)!, fields));
    },
    '/exchange': async (request, response) => {
      const fields = await formOf(request);
      if (!(await isOurSecret(fields.get('client_secret') ?? '')))
        return response
          .writeHead(400, { 'content-type': 'application/json' })
          .end('{"error":"invalid_client"}');
      fields.set('client_secret', innerSecret);
      fields.set('redirect_uri', `${apple.issuer}/back`);
      const answer = await fetch(`${apple.issuer}/token`, { method: 'POST', body: fields });
      return response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(await answer.text());
    },
  };
  const apple = await startOpenIdProvider({
    host: 'apple.localhost',
    people,
    client: (issuer) => ({
      client_id: clientId,
      client_secret: innerSecret,
      redirect_uris: [`${issuer}/back`],
      token_endpoint_auth_method: 'client_secret_post',
    }),
    async before(request, response) {
      const { pathname, searchParams } = new URL(request.url!, 'http://apple.localhost');
      await answers[pathname]?.(request, response, searchParams);
      return pathname in answers;
    },
  });

  /** Who somebody is, the first time they come. */
  async function introduction(code: string): Promise<{ user?: string }> {
    const { accountId } = (await apple.provider().AuthorizationCode.find(code))!;
    const person = people.find(({ sub }) => sub === accountId)!;
    if (introduced.has(person.sub)) return {};
    introduced.add(person.sub);
    return {
      user: JSON.stringify({
        name: { firstName: person.firstName, lastName: person.lastName },
        email: person.email,
      }),
    };
  }

  async function isOurSecret(secret: string): Promise<boolean> {
    try {
      const { payload, protectedHeader } = await jwtVerify(secret, createPublicKey(pem), {
        algorithms: ['ES256'],
        issuer: teamId,
        subject: clientId,
        audience: apple.issuer,
        requiredClaims: ['iat', 'exp'],
      });
      return protectedHeader.kid === keyId && payload.exp! - payload.iat! <= longestSecretSeconds;
    } catch {
      return false;
    }
  }

  const { site, issuer } = apple;
  return {
    ...apple,
    settings: {
      clientId,
      teamId,
      keyId,
      privateKey: pem,
      issuer,
      authorizeUrl: `${site}/authorize`,
      tokenUrl: `${issuer}/exchange`,
      jwksUrl: `${issuer}/jwks`,
    },
  };
}

/** A page that posts itself to another site, as Apple's does. */
function formPost(action: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  );
  return `<!doctype html><title>Back</title><form method="post" action="${action}">${inputs.join('')}<button>Continue</button></form><script>document.forms[0].submit()</script>`;
}
