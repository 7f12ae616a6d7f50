// What the adapters must be told, and the environment variables that say it. Addresses and issuers are the providers'
// own unless configured: nothing is discovered.
import * as z from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

export const signInVariables = {
  /** Google sign-in: id and secret of a web client. Unset: off, and no button. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Google's own by default; issuers are separated by commas. */
  GOOGLE_ISSUERS: z.string().default('https://accounts.google.com,accounts.google.com'),
  GOOGLE_AUTHORIZE_URL: address.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: address.default('https://oauth2.googleapis.com/token'),
  GOOGLE_JWKS_URL: address.default('https://www.googleapis.com/oauth2/v3/certs'),
  /** Sign in with Apple: services id, team id, and a key (PEM; its lines may be joined by \n) with its id. Unset: off, and no button. */
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z.string().optional(),
  /** Apple's own by default. */
  APPLE_ISSUER: z.string().default('https://appleid.apple.com'),
  APPLE_AUTHORIZE_URL: address.default('https://appleid.apple.com/auth/authorize'),
  APPLE_TOKEN_URL: address.default('https://appleid.apple.com/auth/token'),
  APPLE_JWKS_URL: address.default('https://appleid.apple.com/auth/keys'),
};

const variables = z.object(signInVariables);
type Variables = z.output<typeof variables>;

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuers: string[];
  authorizeUrl: string;
  tokenUrl: string;
  jwksUrl: string;
}

export interface AppleSettings {
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS #8, PEM. */
  privateKey: string;
  issuer: string;
  authorizeUrl: string;
  tokenUrl: string;
  jwksUrl: string;
}

/** Null: this provider is off. */
export interface SignInSettings {
  google: GoogleSettings | null;
  apple: AppleSettings | null;
}

/** Time as the adapters need it. */
export interface ProviderClock {
  now: () => Date;
  timeoutMs: number;
  jwksCooldownMs: number;
}

/** Throws one readable sentence when a provider is only half configured: it would fail at the first person. */
export function signInSettings(value: Variables): SignInSettings {
  return {
    google:
      value.GOOGLE_CLIENT_ID === undefined
        ? null
        : {
            clientId: value.GOOGLE_CLIENT_ID,
            clientSecret: needed(value, 'GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'),
            issuers: value.GOOGLE_ISSUERS.split(','),
            authorizeUrl: value.GOOGLE_AUTHORIZE_URL,
            tokenUrl: value.GOOGLE_TOKEN_URL,
            jwksUrl: value.GOOGLE_JWKS_URL,
          },
    apple:
      value.APPLE_CLIENT_ID === undefined
        ? null
        : {
            clientId: value.APPLE_CLIENT_ID,
            teamId: needed(value, 'APPLE_TEAM_ID', 'APPLE_CLIENT_ID'),
            keyId: needed(value, 'APPLE_KEY_ID', 'APPLE_CLIENT_ID'),
            privateKey: needed(value, 'APPLE_PRIVATE_KEY', 'APPLE_CLIENT_ID').replaceAll('\\n', '\n'),
            issuer: value.APPLE_ISSUER,
            authorizeUrl: value.APPLE_AUTHORIZE_URL,
            tokenUrl: value.APPLE_TOKEN_URL,
            jwksUrl: value.APPLE_JWKS_URL,
          },
  };
}

function needed(value: Variables, name: keyof Variables, because: keyof Variables): string {
  const found = value[name];
  if (!found) throw new Error(`The configuration is wrong. ${name} is needed where ${because} is set`);
  return found;
}
