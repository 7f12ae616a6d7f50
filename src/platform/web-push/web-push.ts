// Push messages to browsers by their own push services (RFC 8030, VAPID of RFC 8292; decision 0155).
import { SignJWT } from 'jose';
import { fetchWithin } from '#platform/bounded-fetch';
import type { MessageSender } from '#platform/message-sender';
import { DeviceGoneError } from '#platform/push-notifications/push-notifications';
import { RefusedError } from '#platform/refused-error';
import { type BrowserKeys, encryptPush } from './encrypt.ts';
import type { WebPushSettings } from './settings.ts';

export interface WebPush extends BrowserKeys {
  /** The same for every try to send the same message: a browser shows the second in the place of the first. */
  id: string;
  endpoint: string;
  kind: string;
  title: string;
  text: string;
  /** The page it opens. */
  link: string;
  usefulUntil: Date | null;
}

export type WebPushSender = MessageSender<WebPush>;

/** As push services ask: at most a day. */
const tokenHours = 12;
const keptSeconds = 86_400;
const maxBytes = 16 * 1_024;
/** In all, less than the outbox holds a message for its sender. */
const defaultTimeoutMs = 15_000;

export function webPushSender(
  settings: WebPushSettings,
  { now, timeoutMs = defaultTimeoutMs }: { now: () => Date; timeoutMs?: number },
): WebPushSender {
  return {
    isLocal: false,
    async send({ id, endpoint, kind, title, text, link, usefulUntil, ...keys }) {
      const body = encryptPush(JSON.stringify({ id, kind, title, text, link }), keys);
      const { status } = await fetchWithin(
        endpoint,
        {
          method: 'POST',
          headers: {
            authorization: await authorization(settings, new URL(endpoint).origin, now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: secondsUntil(usefulUntil, now()),
            urgency: 'high',
          },
          body,
        },
        { timeoutMs, maxBytes },
      );
      if (status >= 200 && status < 300) return;
      throw faultOf(status);
    },
  };
}

async function authorization(
  { privateKey, publicKey, subject }: WebPushSettings,
  audience: string,
  at: Date,
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime(Math.floor(at.getTime() / 1_000) + tokenHours * 3_600)
    .sign(privateKey);
  return `vapid t=${token}, k=${publicKey}`;
}

function secondsUntil(usefulUntil: Date | null, at: Date): string {
  const left = usefulUntil ? Math.ceil((usefulUntil.getTime() - at.getTime()) / 1_000) : keptSeconds;
  return String(Math.min(keptSeconds, Math.max(0, left)));
}

/** 404 and 410: the browser has left. 400 and 413 are about the message; the rest is about the moment, or our own key. */
function faultOf(status: number): Error {
  const said = `The push service answered ${status}`;
  if (status === 404 || status === 410) return new DeviceGoneError(said);
  return status === 400 || status === 413 ? new RefusedError(said) : new Error(said);
}
