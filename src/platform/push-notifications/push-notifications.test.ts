// Every way to send a push keeps the same promises; FCM's is tried against a server that speaks its protocol.
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#app/config';
import { outboxSender } from '#platform/message-sender';
import { RefusedError } from '#platform/refused-error';
import { type FcmServer, startFcmServer } from '#test/providers/fcm-server';
import { fcmPushNotifications } from './fcm.ts';
import { DeviceGoneError, type PushNotification, type PushNotificationSender } from './push-notifications.ts';

let server: FcmServer;
let now: Date;
let sender: PushNotificationSender;
beforeEach(async () => {
  now = new Date('2027-03-15T05:00:00Z');
  server = await startFcmServer(() => now);
  sender = fcmPushNotifications(server.settings, { now: () => now, timeoutMs: 60_000 });
});
afterEach(() => server.close());

const push = (change: Partial<PushNotification> = {}): PushNotification => ({
  id: '0b7e',
  token: 'telepon-1',
  title: 'Pesanan RH-7K2M9QXA sudah pasti',
  text: 'Kursinya aman 🌙',
  link: 'https://rihlah.example/member/my-order/1',
  ...change,
});
const fault = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error as Error,
  );

describe.each<[string, () => PushNotificationSender]>([
  ['FCM', () => sender],
  ['the outbox', () => outboxSender],
])('a push by %s', (_name, open) => {
  it('is taken, again and beside others', async () => {
    expect(
      await Promise.all([
        open().send(push()),
        open().send(push()),
        open().send(push({ token: 'telepon-2' })),
      ]),
    ).toEqual([undefined, undefined, undefined]);
  });
});

describe('a push by FCM', () => {
  it('says what was written, opens its page, and is shown once however often it is sent', async () => {
    await sender.send(push());
    expect(server.taken).toEqual([
      {
        token: 'telepon-1',
        notification: { title: 'Pesanan RH-7K2M9QXA sudah pasti', body: 'Kursinya aman 🌙' },
        data: { id: '0b7e', link: 'https://rihlah.example/member/my-order/1' },
        android: { notification: { tag: '0b7e' } },
        apns: { headers: { 'apns-collapse-id': '0b7e' } },
        webpush: {
          notification: { tag: '0b7e' },
          fcm_options: { link: 'https://rihlah.example/member/my-order/1' },
        },
      },
    ]);
  });
  it('asks for one token for all that are sent within its hour, and for another one after it', async () => {
    await Promise.all([1, 2, 3].map(() => sender.send(push())));
    await sender.send(push());
    expect(server.tokensGiven).toBe(1);
    now = new Date(now.getTime() + 3_550_000);
    await sender.send(push());
    expect(server.tokensGiven).toBe(2);
  });
  it.each(['UNREGISTERED', 'INVALID_ARGUMENT', 'SENDER_ID_MISMATCH'] as const)(
    'to a device that is no more (%s) says so',
    async (word) => {
      server.gone.set('telepon-1', word);
      expect(await fault(sender.send(push()))).toBeInstanceOf(DeviceGoneError);
    },
  );
  it.each([400])(
    'that FCM cannot read (%i) is refused for good, and its device is not blamed',
    async (status) => {
      server.next = [status];
      const error = await fault(sender.send(push()));
      expect(error).toBeInstanceOf(RefusedError);
      expect(error).not.toBeInstanceOf(DeviceGoneError);
    },
  );
  it.each([401, 403, 404, 429, 500, 503])('answered with %i may be tried again', async (status) => {
    server.next = [status];
    const error = await fault(sender.send(push()));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedError);
    await sender.send(push());
    expect(server.taken).toHaveLength(1);
  });
  it('whose token was taken back asks for another one', async () => {
    await sender.send(push());
    server.revoke();
    expect(await fault(sender.send(push()))).not.toBeInstanceOf(RefusedError);
    await sender.send(push());
    expect([server.tokensGiven, server.taken.length]).toEqual([2, 2]);
  });
  it('is not lost when Google gives no token today', async () => {
    server.nextTokens = [400, 503];
    const faults = [await fault(sender.send(push())), await fault(sender.send(push()))];
    expect(faults.map((error) => [error?.message, error instanceof RefusedError])).toEqual([
      ['Google gave no token: 400', false],
      ['Google gave no token: 503', false],
    ]);
    await sender.send(push());
    expect(server.taken).toHaveLength(1);
  });
  it('may be tried again when nobody listens', async () => {
    const away = fcmPushNotifications(
      { ...server.settings, tokenUrl: 'http://127.0.0.1:9/token' },
      { now: () => now, timeoutMs: 1_000 },
    );
    const error = await fault(away.send(push()));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedError);
  });
});

describe('the configuration', () => {
  const pem = (type: 'rsa' | 'ec') =>
    (type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2_048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
    ).privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const account = {
    FCM_PROJECT_ID: 'rihlah-uji',
    FCM_CLIENT_EMAIL: 'push@rihlah-uji.iam.gserviceaccount.com',
    FCM_PRIVATE_KEY: pem('rsa').replaceAll('\n', '\\n'),
  };

  it("is off by itself, and Google's own once a service account is named", () => {
    expect(readConfig({}).fcm).toBeNull();
    expect(readConfig(account).fcm).toMatchObject({
      projectId: 'rihlah-uji',
      apiUrl: 'https://fcm.googleapis.com',
      tokenUrl: 'https://oauth2.googleapis.com/token',
    });
  });
  it.each([
    [{ FCM_CLIENT_EMAIL: '' }, 'FCM_CLIENT_EMAIL is needed'],
    [{ FCM_PRIVATE_KEY: '' }, 'FCM_PRIVATE_KEY is needed'],
    [{ FCM_PRIVATE_KEY: 'no key' }, 'must be an RSA key in PEM'],
    [{ FCM_PRIVATE_KEY: pem('ec') }, 'must be an RSA key in PEM'],
    [{ FCM_PROJECT_ID: 'a/b' }, 'FCM_PROJECT_ID must be'],
    [{ FCM_API_URL: 'fcm' }, 'FCM_API_URL must be'],
  ])('that would fail at the first device is refused', (wrong, reason) => {
    expect(() => readConfig({ ...account, ...wrong })).toThrow(reason);
  });
});
