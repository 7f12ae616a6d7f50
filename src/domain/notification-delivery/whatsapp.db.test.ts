// Notifications by WhatsApp on a real database, against a server that speaks the Cloud API: for whoever asked, at a verified number, once.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageUrl } from '#domain/brands';
import {
  changeNotificationSettings,
  getNotificationSettings,
  type Notice,
  notify,
  readAllNotifications,
} from '#domain/notifications';
import { deliver, type DeliveryDeps } from '#domain/outbox';
import { notificationText } from '#labels/notifications';
import { listWhatsAppTemplates } from '#labels/whatsapp-templates';
import { outboxSender } from '#platform/message-sender';
import { cloudApiWhatsApp } from '#platform/whatsapp/cloud-api';
import type { NotificationTopic } from '#shared/notifications';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { startWhatsAppServer, type WhatsAppServer } from '#test/providers/whatsapp-server';
import { useTestContext } from '#test/test-context';
import { deliverNotifications } from './notification-delivery.ts';

const { database, deps, at, brand } = useTestContext();
const phone = '+6281234567890';
let server: WhatsAppServer;
let member: SignedIn;
let failures: string[];
beforeEach(async () => {
  failures = [];
  await sql`truncate outbox_messages, notifications cascade`.execute(database.owner.db);
  server = await startWhatsAppServer();
  member = await createMember(deps);
  await setPhone(phone);
});
afterEach(() => server.close());

const setPhone = (number: string, isVerified = true) =>
  database.db
    .updateTable('accounts')
    .set({ phone: number, phone_verified_at: isVerified ? deps.now() : null })
    .where('id', '=', member.account.id)
    .execute();
const ask = (...topics: NotificationTopic[]) =>
  changeNotificationSettings(deps, member.actor, {
    topics: Object.fromEntries(topics.map((topic) => [topic, { whatsapp: true }])),
    quiet: null,
  });
const about = (kind: 'message' | 'order_confirmed'): Notice =>
  ({
    accountId: member.account.id,
    kind,
    values: kind === 'message' ? { name: 'Nurani Safar' } : { code: 'RH-7K2M9QXA' },
    path: '/chat/x',
    brandId: brand.id,
    dedupeKey: kind,
  }) as Notice;
const minutes = (count: number) => at(count * 60);
const decideAt = (count: number) => deliverNotifications(minutes(count), notificationText);
const waiting = () =>
  database.db.selectFrom('outbox_messages').selectAll().where('channel', '=', 'whatsapp').execute();
async function sendAll(
  whatsApp: DeliveryDeps['whatsApp'] = cloudApiWhatsApp(server.settings, { timeoutMs: 60_000 }),
): Promise<void> {
  const sending: DeliveryDeps = {
    ...deps,
    mail: outboxSender,
    textMessages: outboxSender,
    push: null,
    webPush: null,
    whatsApp,
    mailFrom: undefined,
    drawPdf: () => Promise.reject(new Error('WhatsApp has no PDF')),
  };
  const log = { warn: () => undefined, error: (_details: unknown, said: string) => failures.push(said) };
  for (const { id } of await waiting()) await deliver(sending, id, log);
}
const sent = () => server.taken.map(({ to, template }) => [to, template.name, template.language.code]);

describe('by WhatsApp', () => {
  it('nothing is written for whoever did not ask, not even about an order', async () => {
    await notify(deps, [about('message'), about('order_confirmed')]);
    await decideAt(60);
    expect(await waiting()).toEqual([]);
    const rows = await database.db.selectFrom('notification_deliveries').select('channel').execute();
    expect(rows.map(({ channel }) => channel)).not.toContain('whatsapp');
  });
  it('a topic that was asked for is sent once, in minutes, as its template, by whatever process', async () => {
    await ask('payment');
    await notify(deps, [about('message'), about('order_confirmed')]);
    await decideAt(1);
    expect(await waiting()).toEqual([]);
    await Promise.all([decideAt(2), decideAt(2)]);
    await sendAll();
    await sendAll();
    expect(sent()).toEqual([[phone, 'rihlah_payment', 'id']]);
    expect(server.taken[0]!.template.components[0]!.parameters.map(({ text }) => text)).toEqual([
      brand.name,
      'Pesanan RH-7K2M9QXA terkonfirmasi',
      expect.any(String),
      pageUrl(brand, 'id', '/chat/x'),
    ]);
    expect(await waiting()).toMatchObject([{ subject: null, body_text: null, link: null }]);
  });
  it('what was seen meanwhile is not sent', async () => {
    await ask('payment', 'messages');
    await notify(deps, [about('message'), about('order_confirmed')]);
    await readAllNotifications(minutes(1), member.actor);
    await decideAt(60);
    expect(await waiting()).toEqual([]);
  });
  it('messages wait for the end of quiet hours, orders do not', async () => {
    await ask('payment', 'messages');
    // It is noon in Jakarta.
    await changeNotificationSettings(deps, member.actor, {
      topics: {},
      quiet: { from: '11:00', until: '14:00' },
    });
    await notify(deps, [about('message'), about('order_confirmed')]);
    await decideAt(20);
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['order_confirmed']);
    await decideAt(6 * 60);
    expect((await waiting()).map(({ kind }) => kind).toSorted()).toEqual(['message', 'order_confirmed']);
  });
  it('a number that has not proven itself gets nothing, nor one that was changed since', async () => {
    await ask('payment');
    await setPhone(phone, false);
    await notify(deps, [about('order_confirmed')]);
    await decideAt(20);
    expect(await waiting()).toEqual([]);
    await setPhone(phone);
    await notify(minutes(30), [about('order_confirmed')]);
    await decideAt(40);
    await setPhone('+6281234567891');
    await sendAll();
    expect([server.taken, await waiting(), failures]).toEqual([[], [], []]);
  });
  it('a number that WhatsApp does not reach is no failure, and its switches are off', async () => {
    await ask('payment');
    server.unreachable.add(phone);
    await notify(deps, [about('order_confirmed')]);
    await decideAt(2);
    await sendAll();
    expect([await waiting(), failures]).toEqual([[], []]);
    expect((await getNotificationSettings(deps, member.actor)).topics.payment).toEqual({ whatsapp: false });
  });
  it('a template that waits for its approval is tried again, and nothing is kept where WhatsApp is off', async () => {
    await ask('payment');
    await notify(deps, [about('order_confirmed')]);
    await decideAt(2);
    server.next = [[404, 132_001]];
    await expect(sendAll()).rejects.toThrow('132001');
    await sendAll();
    expect(sent()).toHaveLength(1);
    await database.db.deleteFrom('outbox_messages').execute();
    await notify(minutes(30), [about('order_confirmed')]);
    await decideAt(40);
    await sendAll(null);
    expect([await waiting(), failures]).toEqual([[], []]);
  });
});

it('what is not chosen cannot be: payments leave by devices always', async () => {
  const { topics } = await ask('payment');
  expect(topics).toMatchObject({
    payment: { whatsapp: true },
    schedule: { whatsapp: false },
    messages: { push: true, email: true, whatsapp: false },
    promos: { push: false, whatsapp: false },
  });
});

it('every topic has a template in both languages, whose places are filled in order and stand between words', () => {
  const templates = listWhatsAppTemplates();
  expect(templates.map(({ name, language }) => `${name} ${language}`)).toContain('rihlah_documents en');
  for (const { body } of templates) {
    expect(body.match(/\{\{\d\}\}/g)).toEqual(['{{1}}', '{{2}}', '{{3}}', '{{4}}']);
    expect(body).toMatch(/^[^{].*[^}]$/s);
  }
});
