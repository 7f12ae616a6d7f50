// A real OpenID provider (oidc-provider) on loopback, with a page on which a person is chosen. What stands before it
// makes it Google (google-provider.ts) or Apple (apple-provider.ts).
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { type ClientMetadata, interactionPolicy, Provider } from 'oidc-provider';

/** Somebody with an account at the provider: what its ID tokens say of them. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean | string;
  name?: string;
  /** The Google Workspace that runs the mailbox. */
  hd?: string;
}

export interface OpenIdProvider {
  /** As a browser sees it: a site of its own, other than ours. */
  site: string;
  /** As servers reach it, and as its tokens name it. */
  issuer: string;
  /** Made at its first use: by then the application knows its own address. */
  provider(): Provider;
  close(): Promise<void>;
}

interface OpenIdProviderOptions {
  host: string;
  people: readonly Person[];
  /** The application that may ask. */
  client(issuer: string): ClientMetadata;
  /** Answers a request itself, or says false and leaves it to the provider. */
  before?(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

export async function startOpenIdProvider({
  host,
  people,
  client,
  before,
}: OpenIdProviderOptions): Promise<OpenIdProvider> {
  const server = createServer(async (request, response) => {
    if (await before?.(request, response)) return;
    if (request.url?.startsWith('/interaction/')) await choosePerson(provider(), people, request, response);
    else provider().callback()(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwks = { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] };
  const { base, Prompt } = interactionPolicy;
  const policy = base();
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  const open = () =>
    new Provider(issuer, {
      clients: [client(issuer)],
      jwks,
      cookies: { keys: ['loopback'] },
      features: { devInteractions: { enabled: false } },
      interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
      claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['name'] },
      // Both put what they know into the ID token.
      conformIdTokenClaims: false,
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => ({ ...people.find((person) => person.sub === sub)! }),
      }),
      pkce: { required: () => false },
      ttl: {
        AccessToken: 600,
        AuthorizationCode: 60,
        Grant: 3_600,
        IdToken: 600,
        Interaction: 600,
        Session: 3_600,
      },
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client!.clientId,
          accountId: oidc.session!.accountId!,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
  let opened: Provider | undefined;
  const provider = () => (opened ??= open());
  return {
    site: `http://${host}:${port}`,
    issuer,
    provider,
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
}

/** One button for each person, and one for nobody. */
async function choosePerson(
  provider: Provider,
  people: readonly Person[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    const buttons = people
      .map(({ sub, email }) => `<button name="sub" value="${sub}">${email}</button>`)
      .join(' ');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><title>Choose</title><form method="post">${buttons} <button name="cancel" value="yes">Cancel</button></form>`,
      );
    return;
  }
  const fields = await formOf(request);
  const sub = fields.get('sub');
  await provider.interactionFinished(
    request,
    response,
    sub ? { select_account: {}, login: { accountId: sub } } : { error: 'access_denied' },
  );
}

/** The fields of a form that was posted. */
export async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
