// Push notifications in the outbox: one for each device, in the transaction that causes them, sent once, and never to a
// former owner's device.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageUrl } from '#domain/brands';
import { forgetDevice, storePushToken } from '#domain/notifications';
import type { JobLog } from '#platform/jobs/job-kind';
import { outboxSender } from '#platform/message-sender';
import { fcmPushNotifications } from '#platform/push-notifications/fcm';
import { transaction } from '#platform/database/database';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { type FcmServer, startFcmServer } from '#test/providers/fcm-server';
import { useTestContext } from '#test/test-context';
import {
  deliver,
  type DeliveryDeps,
  listMessages,
  type PushNotificationToSend,
  sendPushNotifications,
} from './outbox.ts';

const { database, deps, brand } = useTestContext();
let server: FcmServer;
let member: SignedIn;
let given: string[];
const log: JobLog = { warn: () => {}, error: (_details, message) => given.push(message) };
beforeEach(async () => {
  given = [];
  await sql`truncate outbox_messages, push_tokens`.execute(database.owner.db);
  await sql`delete from jobs.job`.execute(database.db);
  server = await startFcmServer(deps.now);
  member = await createMember(deps);
});
afterEach(() => server.close());

const about = (over: Partial<PushNotificationToSend> = {}): PushNotificationToSend => ({
  kind: 'order_confirmed',
  accountId: member.account.id,
  brand,
  locale: 'id',
  path: '/member/my-order/1',
  say: (locale) =>
    locale === 'id'
      ? { title: 'Pesanan RH-7K2M9QXA terkonfirmasi', text: 'Kursi Anda aman.' }
      : { title: 'Order RH-7K2M9QXA is confirmed', text: 'Your seats are safe.' },
  usefulUntil: new Date(deps.now().getTime() + 60_000),
  ...over,
});
const messages = () => database.db.selectFrom('outbox_messages').selectAll().orderBy('recipient').execute();
const delivery = (push: DeliveryDeps['push']): DeliveryDeps => ({
  ...deps,
  mail: outboxSender,
  textMessages: outboxSender,
  push,
  webPush: null,
  whatsApp: null,
  mailFrom: undefined,
  drawPdf: () => Promise.reject(new Error('A push notification has no PDF')),
});
async function deliverAll(
  push: DeliveryDeps['push'] = fcmPushNotifications(server.settings, { now: deps.now, timeoutMs: 60_000 }),
): Promise<void> {
  for (const { id } of await messages()) await deliver(delivery(push), id, log);
}

describe('a push notification', () => {
  it('is written for each device of the account, in its language, with one job each, and not at all without a device', async () => {
    await sendPushNotifications(deps, [about()]);
    expect(await messages()).toEqual([]);
    for (const token of ['telepon-a', 'telepon-b']) await storePushToken(deps, member.actor, token);
    await storePushToken(deps, (await createMember(deps)).actor, 'telepon-orang-lain');
    await sendPushNotifications(deps, [about({ locale: 'en' })]);
    expect(
      (await messages()).map(({ channel, kind, recipient, subject, body_text: text, link: opens }) => ({
        channel,
        kind,
        recipient,
        subject,
        text,
        opens,
      })),
    ).toEqual(
      ['telepon-a', 'telepon-b'].map((recipient) => ({
        channel: 'push',
        kind: 'order_confirmed',
        recipient,
        subject: 'Order RH-7K2M9QXA is confirmed',
        text: expect.stringContaining('seats are safe'),
        opens: pageUrl(brand, 'en', '/member/my-order/1'),
      })),
    );
    expect(
      (await sql`select 1 from jobs.job where name = 'outbox.deliver'`.execute(database.db)).rows,
    ).toHaveLength(2);
  });
  it('does not exist when what caused it is rolled back', async () => {
    await storePushToken(deps, member.actor, 'telepon-a');
    await expect(
      transaction(database.db, async (db) => {
        await sendPushNotifications({ ...deps, db }, [about()]);
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    expect(await messages()).toEqual([]);
  });
  it('is sent once, and its content is erased', async () => {
    await storePushToken(deps, member.actor, 'telepon-a');
    await sendPushNotifications(deps, [about()]);
    const { id } = (await messages())[0]!;
    await deliverAll();
    await deliverAll();
    expect(server.taken).toMatchObject([
      {
        token: 'telepon-a',
        notification: { title: 'Pesanan RH-7K2M9QXA terkonfirmasi' },
        data: { id, link: pageUrl(brand, 'id', '/member/my-order/1') },
      },
    ]);
    expect(await messages()).toMatchObject([
      { subject: null, body_text: null, link: null, sent_at: deps.now() },
    ]);
  });
  it('to an unregistered device deletes the device and is no failure', async () => {
    for (const token of ['telepon-a', 'telepon-b']) await storePushToken(deps, member.actor, token);
    server.gone.set('telepon-a', 'UNREGISTERED');
    await sendPushNotifications(deps, [about()]);
    await deliverAll();
    expect([
      given,
      server.taken.map(({ token }) => token),
      (await messages()).map(({ recipient }) => recipient),
    ]).toEqual([[], ['telepon-b'], ['telepon-b']]);
    expect(await database.db.selectFrom('push_tokens').select('token').execute()).toEqual([
      { token: 'telepon-b' },
    ]);
  });
  it('is retried when FCM is unavailable', async () => {
    await storePushToken(deps, member.actor, 'telepon-a');
    await sendPushNotifications(deps, [about()]);
    server.next = [503];
    await expect(deliverAll()).rejects.toThrow('FCM answered 503');
    await deliverAll();
    expect(server.taken).toHaveLength(1);
  });
  it('is not shown on a device that changed its owner, or was deleted, meanwhile', async () => {
    for (const token of ['telepon-bersama', 'telepon-lama']) await storePushToken(deps, member.actor, token);
    await sendPushNotifications(deps, [about()]);
    await storePushToken(deps, (await createMember(deps)).actor, 'telepon-bersama');
    await forgetDevice(deps, 'telepon-lama');
    await deliverAll();
    expect([server.taken, await messages(), given]).toEqual([[], [], []]);
  });
  it('is deleted where push is off, and readable in the outbox where nothing leaves', async () => {
    await storePushToken(deps, member.actor, 'telepon-a');
    await sendPushNotifications(deps, [about()]);
    await deliverAll(outboxSender);
    expect(await listMessages(deps, { to: 'telepon-a' })).toMatchObject([
      { channel: 'push', subject: 'Pesanan RH-7K2M9QXA terkonfirmasi', sent_at: deps.now() },
    ]);
    await sendPushNotifications(deps, [about()]);
    await database.db.deleteFrom('outbox_messages').where('sent_at', 'is not', null).execute();
    await deliverAll(null);
    expect([await messages(), given]).toEqual([[], []]);
  });
  it('is deleted with its account', async () => {
    await storePushToken(deps, member.actor, 'telepon-a');
    await sendPushNotifications(deps, [about()]);
    await database.db.deleteFrom('accounts').where('id', '=', member.account.id).execute();
    expect(await messages()).toEqual([]);
  });
});
