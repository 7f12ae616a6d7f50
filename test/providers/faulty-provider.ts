// A sign-in provider on loopback that answers whatever a test tells it to: forged, late, huge, or nothing at all.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { AppleSettings, GoogleSettings } from '#platform/social-login/settings';

export const clientId = 'rihlah-web';

/** What one of its addresses does with a request. */
export type Behaviour = (request: { fields: URLSearchParams }, response: ServerResponse) => unknown;

export const json =
  (value: unknown, status = 200): Behaviour =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

export interface FaultyProvider {
  issuer: string;
  google: GoogleSettings;
  apple: AppleSettings;
  /** Replace these as you like; `resetProvider` makes it honest again. */
  token: Behaviour;
  keys: Behaviour;
  /** How often its keys were asked for, and what it was last sent for a token. */
  keysAsked: number;
  lastFields: URLSearchParams;
  /** An ID token as it should be, but for `claims` (undefined leaves one out). */
  idToken(claims?: JWTPayload, signing?: { key?: CryptoKey; kid?: string }): Promise<string>;
  /** Signs with a new key from now on, and publishes it alone. */
  rotateKeys(): Promise<void>;
  publicKey(): CryptoKey;
  reset(): void;
  close(): Promise<void>;
}

export async function startFaultyProvider(): Promise<FaultyProvider> {
  let pair = await generateKeyPair('RS256', { extractable: true });
  let kid = 'key-1';
  const apple = await generateKeyPair('ES256', { extractable: true });
  const server = createServer(async (request, response) => {
    const fields = new URLSearchParams(await textOf(request));
    if (request.url === '/keys') {
      provider.keysAsked += 1;
      provider.keys({ fields }, response);
    } else {
      provider.lastFields = fields;
      provider.token({ fields }, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = {
    authorizeUrl: `${issuer}/authorize`,
    tokenUrl: `${issuer}/token`,
    jwksUrl: `${issuer}/keys`,
  };
  const provider: FaultyProvider = {
    issuer,
    google: {
      clientId,
      clientSecret: 'google-secret',
      issuers: [issuer, issuer.slice('http://'.length)],
      ...addresses,
    },
    apple: {
      clientId,
      teamId: 'TEAM123456',
      keyId: 'KEY1234567',
      privateKey: await exportPKCS8(apple.privateKey),
      issuer,
      ...addresses,
    },
    token: json(null),
    keys: json(null),
    keysAsked: 0,
    lastFields: new URLSearchParams(),
    idToken(claims = {}, signing = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const payload = {
        iss: issuer,
        aud: clientId,
        sub: 'person-1',
        iat: now,
        exp: now + 300,
        nonce: 'nonce-1',
        email: 'siti@gmail.com',
        email_verified: true,
        name: 'Siti Rahmawati',
        ...claims,
      };
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: signing.kid ?? kid })
        .sign(signing.key ?? pair.privateKey);
    },
    async rotateKeys() {
      pair = await generateKeyPair('RS256', { extractable: true });
      kid = `key-${Number(kid.slice(4)) + 1}`;
    },
    publicKey: () => pair.publicKey,
    reset() {
      provider.keysAsked = 0;
      provider.keys = async (request, response) =>
        json({ keys: [{ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' }] })(
          request,
          response,
        );
      provider.token = async (request, response) =>
        json({ id_token: await provider.idToken() })(request, response);
    },
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
  provider.reset();
  return provider;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
