// From notifications to devices, browsers and emails on a real database: once, later, and only what was not seen.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeNotificationSettings,
  type Notice,
  notify,
  readAllNotifications,
  removePushSubscription,
  storePushSubscription,
  storePushToken,
} from '#domain/notifications';
import { deliver as deliverMessage, type DeliveryDeps } from '#domain/outbox';
import { logOut } from '#domain/sessions';
import { notificationText, trialText } from '#labels/notifications';
import { outboxSender } from '#platform/message-sender';
import { DeviceGoneError } from '#platform/push-notifications/push-notifications';
import type { WebPush } from '#platform/web-push/web-push';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { useTestContext } from '#test/test-context';
import { deliverNotifications, tryBrowser } from './notification-delivery.ts';

const { database, deps, at, brand } = useTestContext();
const endpoint = 'https://fcm.googleapis.com/fcm/send/a';
const subscription = { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };
let member: SignedIn;
beforeEach(async () => {
  await sql`truncate outbox_messages, notifications cascade`.execute(database.owner.db);
  member = await createMember(deps);
  await storePushSubscription(deps, member.actor, subscription, { brand, locale: 'en' });
});

const about = <Kind extends Notice['kind']>(kind: Kind, over: Partial<Notice> = {}): Notice =>
  ({
    accountId: member.account.id,
    kind,
    values: kind === 'message' ? { name: 'Nurani Safar' } : { code: 'RH-7K2M9QXA' },
    path: '/chat/x',
    brandId: brand.id,
    dedupeKey: kind,
    ...over,
  }) as Notice;
const minutes = (count: number) => at(count * 60);
const deliverAt = (count: number) => deliverNotifications(minutes(count), notificationText);
const written = async () =>
  (
    await database.db
      .selectFrom('outbox_messages')
      .select(['channel', 'subject', 'email_values'])
      .orderBy('created_at')
      .orderBy('channel')
      .execute()
  ).map((row) => [row.channel, row.subject ?? (row.email_values as { title: string }).title]);

describe('a message', () => {
  it('is pushed after a minute and emailed after a quarter of an hour, each once by whatever process', async () => {
    await notify(deps, [about('message')]);
    await deliverAt(0.5);
    expect(await written()).toEqual([]);
    await Promise.all([deliverAt(1), deliverAt(1)]);
    await deliverAt(2);
    expect(await written()).toEqual([['web_push', 'New message from Nurani Safar']]);
    await Promise.all([deliverAt(16), deliverAt(16)]);
    expect(await written()).toEqual([
      ['web_push', 'New message from Nurani Safar'],
      ['mail', 'Pesan baru dari Nurani Safar'],
    ]);
  });
  it('that was seen meanwhile goes nowhere', async () => {
    await notify(deps, [about('message')]);
    await readAllNotifications(minutes(0.5), member.actor);
    await deliverAt(60);
    expect(await written()).toEqual([]);
  });
  it('after message rings once a quarter of an hour', async () => {
    await notify(deps, [about('message')]);
    await deliverAt(1);
    for (const minute of [2, 3, 4]) await notify(minutes(minute), [about('message')]);
    await deliverAt(5);
    expect(await written()).toHaveLength(1);
    await deliverAt(16);
    expect((await written()).map(([channel]) => channel)).toEqual(['web_push', 'mail', 'web_push']);
  });
  it('is switched off for one channel, and waits for the end of quiet hours; an order does not', async () => {
    // It is noon in Jakarta.
    await changeNotificationSettings(deps, member.actor, {
      topics: { messages: { email: false } },
      quiet: { from: '11:00', until: '14:00' },
    });
    await notify(deps, [about('message'), about('order_confirmed')]);
    await deliverAt(20);
    expect(await written()).toEqual([['web_push', 'Order RH-7K2M9QXA is confirmed']]);
    await deliverAt(6 * 60);
    expect((await written()).map(([channel]) => channel)).toEqual(['web_push', 'web_push']);
  });
});

describe('a browser', () => {
  const sending = (send: (push: WebPush) => Promise<void>): DeliveryDeps => ({
    ...deps,
    mail: outboxSender,
    textMessages: outboxSender,
    push: null,
    webPush: { isLocal: false, send },
    whatsApp: null,
    mailFrom: undefined,
    drawPdf: () => Promise.reject(new Error('A push notification has no PDF')),
  });
  async function sendAll(send: (push: WebPush) => Promise<void>): Promise<void> {
    const rows = await database.db.selectFrom('outbox_messages').select('id').execute();
    const log = { warn: () => undefined, error: () => undefined };
    for (const { id } of rows) await deliverMessage(sending(send), id, log);
  }
  const trial = () => tryBrowser(deps, member.actor, { endpoint, brand, locale: 'id', say: trialText });

  it('is tried by the way of every notification, with the keys it gave', async () => {
    await trial();
    const taken: WebPush[] = [];
    await sendAll(async (push) => void taken.push(push));
    expect(taken).toMatchObject([
      { endpoint, kind: 'trial', publicKey: subscription.keys.p256dh, authSecret: subscription.keys.auth },
    ]);
  });
  it('that its push service does not know any more is forgotten', async () => {
    await trial();
    await sendAll(() => Promise.reject(new DeviceGoneError('The push service answered 410')));
    await expect(trial()).rejects.toMatchObject({ code: 'not_found' });
    expect(await database.db.selectFrom('outbox_messages').select('id').execute()).toEqual([]);
  });
  it('where somebody has signed out, or turned it off, shows nothing, not even what was on its way', async () => {
    await trial();
    await logOut(deps, { actor: member.actor, refreshToken: null });
    const taken: WebPush[] = [];
    await sendAll(async (push) => void taken.push(push));
    await notify(deps, [about('order_confirmed')]);
    await deliverAt(1);
    expect([taken, await written()]).toEqual([[], []]);
    member = await createMember(deps);
    await storePushSubscription(deps, member.actor, subscription, { brand, locale: 'en' });
    await removePushSubscription(deps, (await createMember(deps)).actor, endpoint);
    await trial();
    await removePushSubscription(deps, member.actor, endpoint);
    await expect(trial()).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('reaches devices of applications too, and nobody else', async () => {
  const other = await createMember(deps);
  for (const { actor } of [member, other]) await storePushToken(deps, actor, `telepon-${actor.accountId}`);
  await notify(deps, [about('order_confirmed')]);
  await deliverAt(0);
  expect((await written()).map(([channel]) => channel)).toEqual(['push', 'web_push']);
});
