// Push by Firebase Cloud Messaging, HTTP v1 (docs/product/outbox.md; decision 0046): a service account proves itself by a token we sign
// and gets one that is good for an hour.
import { SignJWT } from 'jose';
import * as z from 'zod';
import { type BoundedAnswer, fetchWithin } from '#platform/bounded-fetch';
import { RefusedError } from '#platform/refused-error';
import { DeviceGoneError, type PushNotification, type PushNotificationSender } from './push-notifications.ts';
import type { FcmSettings } from './settings.ts';

interface Clock {
  now: () => Date;
  timeoutMs?: number;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const assertionSeconds = 3_600;
/** A token that ends on its way would be refused. */
const spareSeconds = 60;
const maxBytes = 64 * 1024;
/** In all, less than the outbox holds a message for its sender. */
const defaultTimeoutMs = 15_000;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const faultAnswer = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string().optional() })).optional(),
        }),
      )
      .optional(),
  }),
});

export function fcmPushNotifications(
  settings: FcmSettings,
  { now, timeoutMs = defaultTimeoutMs }: Clock,
): PushNotificationSender {
  const { projectId, apiUrl } = settings;
  let held: { token: Promise<string>; until: number } | null = null;

  /** One for all that are sent meanwhile; a refused one is asked for again. */
  function accessToken(): Promise<string> {
    if (held && held.until > now().getTime()) return held.token;
    const asked = askForToken(settings, now(), timeoutMs);
    const mine = {
      token: asked.then(({ token }) => token),
      until: now().getTime() + assertionSeconds * 1_000,
    };
    held = mine;
    asked.then(
      ({ seconds }) => (mine.until = now().getTime() + (seconds - spareSeconds) * 1_000),
      () => (held === mine ? (held = null) : undefined),
    );
    return mine.token;
  }

  return {
    isLocal: false,
    async send(push) {
      const token = await accessToken();
      const answer = await fetchWithin(
        `${apiUrl}/v1/projects/${projectId}/messages:send`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ message: messageOf(push) }),
        },
        { timeoutMs, maxBytes },
      );
      if (answer.status === 401) held = null;
      if (answer.status !== 200) throw faultOf(answer);
    },
  };
}

function messageOf({ id, token, title, text, link }: PushNotification): object {
  return {
    token,
    notification: { title, body: text },
    data: { id, link },
    // The same message twice is shown once.
    android: { notification: { tag: id } },
    apns: { headers: { 'apns-collapse-id': id } },
    webpush: { notification: { tag: id }, fcm_options: { link } },
  };
}

/** What is about the device or the message is final; the rest is about the moment, or about our own configuration, and is tried again. */
function faultOf({ status, text }: BoundedAnswer): Error {
  const { error } = readFault(text);
  const details = error.details ?? [];
  const codes = details.map(({ errorCode }) => errorCode);
  const said = `FCM answered ${status}: ${codes.find(Boolean) ?? error.status ?? 'without a reason'}`;
  // Another project's device is nobody's here.
  if (codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH'))
    return new DeviceGoneError(said);
  if (status !== 400) return new Error(said);
  const isToken = details.some(({ fieldViolations }) =>
    fieldViolations?.some(({ field }) => field === 'message.token'),
  );
  return isToken ? new DeviceGoneError(said) : new RefusedError(said);
}

function readFault(text: string): z.output<typeof faultAnswer> {
  try {
    return faultAnswer.parse(JSON.parse(text));
  } catch {
    return { error: {} };
  }
}

async function askForToken(
  { clientEmail, privateKey, tokenUrl }: FcmSettings,
  at: Date,
  timeoutMs: number,
): Promise<{ token: string; seconds: number }> {
  const issuedAt = Math.floor(at.getTime() / 1_000);
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + assertionSeconds)
    .sign(privateKey);
  const { status, text } = await fetchWithin(
    tokenUrl,
    { method: 'POST', body: new URLSearchParams({ grant_type: grant, assertion }) },
    { timeoutMs, maxBytes },
  );
  if (status !== 200) throw new Error(`Google gave no token: ${status}`);
  const { access_token: token, expires_in: seconds } = tokenAnswer.parse(JSON.parse(text));
  return { token, seconds };
}
