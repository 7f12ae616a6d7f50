// What the FCM adapter must be told, and the environment variables that say it: a Firebase project and the key of its service account.
import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

export const pushVariables = {
  /** Push by Firebase Cloud Messaging: the project, and mail and key (PEM; its lines may be joined by \n) of a service account of it. Unset: off. */
  FCM_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/, 'must be the id of a Firebase project')
    .optional(),
  FCM_CLIENT_EMAIL: z.email('must be a mail address').optional(),
  FCM_PRIVATE_KEY: z.string().optional(),
  /** Google's own by default. */
  FCM_API_URL: address.default('https://fcm.googleapis.com'),
  FCM_TOKEN_URL: address.default('https://oauth2.googleapis.com/token'),
};

const variables = z.object(pushVariables);
type Variables = z.output<typeof variables>;

export interface FcmSettings {
  projectId: string;
  clientEmail: string;
  privateKey: KeyObject;
  apiUrl: string;
  tokenUrl: string;
}

/** Null: push is off. Throws one readable sentence when it is only half configured: it would fail at the first device. */
export function pushSettings(value: Variables): FcmSettings | null {
  if (value.FCM_PROJECT_ID === undefined) return null;
  return {
    projectId: value.FCM_PROJECT_ID,
    clientEmail: needed(value, 'FCM_CLIENT_EMAIL'),
    privateKey: signingKey(needed(value, 'FCM_PRIVATE_KEY').replaceAll('\\n', '\n')),
    apiUrl: value.FCM_API_URL,
    tokenUrl: value.FCM_TOKEN_URL,
  };
}

function needed(value: Variables, name: 'FCM_CLIENT_EMAIL' | 'FCM_PRIVATE_KEY'): string {
  const found = value[name];
  if (!found) throw new Error(`The configuration is wrong. ${name} is needed where FCM_PROJECT_ID is set`);
  return found;
}

function signingKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Said below, without the key.
  }
  throw new Error('The configuration is wrong. FCM_PRIVATE_KEY must be an RSA key in PEM');
}
