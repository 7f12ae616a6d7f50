// Webhooks on a real database, with a system that really listens: raised with what happened, signed, tried again, given up, sent again.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { verifyWebhook } from '#client/webhooks';
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import { webhookSender } from '#platform/webhook-sender';
import { dayMs } from '#shared/durations';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createOrder, createPaidOrder } from '#test/factories/bookings';
import { createDeparture, createPartner } from '#test/factories/programmes';
import { createHook, type Receiver, startReceiver } from '#test/factories/webhooks';
import {
  changeWebhookEvents,
  createWebhook,
  deliverHook,
  deliverWebhook,
  type HookDeps,
  listDeliveries,
  listWebhooks,
  pauseWebhook,
  purgeDeliveries,
  raiseWebhooks,
  removeWebhook,
  replayDelivery,
  requeueDeliveries,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from './webhooks.ts';

const { database, shop, partner } = usePartnerFixture();
const log = { warn: () => {}, error: () => {} };
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 200, text: 'diterima' });
});

const sending = (more: Partial<HookDeps> = {}): HookDeps => ({
  ...shop.deps,
  webhooks: receiver.sender,
  ...more,
});
type Hook = Awaited<ReturnType<typeof createHook>>;
const listed = async (hook: Hook) =>
  (await listDeliveries(shop.deps, hook.owner.actor, { webhookId: hook.id, page: 1, limit: 50 })).items;
const newest = async (hook: Hook) => (await listed(hook))[0]!;
const tested = async () => {
  const hook = await createHook(shop.deps, (await createPartner(database.db)).id);
  await testWebhook(shop.deps, hook.owner.actor, hook.id);
  return hook;
};
const found = async (hook: Hook, id: string) => (await listed(hook)).find((one) => one.id === id);
const notices = (hook: Hook) =>
  database.db
    .selectFrom('notifications')
    .select(['kind', 'values', 'path'])
    .where('account_id', '=', hook.owner.account.id)
    .execute();
const beforeLastTry = (id: string) =>
  database.db
    .updateTable('webhook_deliveries')
    .set({ attempts: deliverWebhook.retries })
    .where('id', '=', id)
    .execute();
/** Something happened at the partner of this address; answers its delivery. */
async function raised(hook: Hook): Promise<string> {
  const before = new Set((await listed(hook)).map(({ id }) => id));
  const { partnerId } = hook.owner.actor.memberships[0]!;
  await raiseWebhooks(shop.deps, partnerId!, [{ event: 'departure.changed', data: { departure_id: 'x' } }]);
  return (await listed(hook)).find(({ id }) => !before.has(id))!.id;
}
/** Another delivery to this address was taken. */
const arrived = async (hook: Hook) =>
  database.db
    .updateTable('webhook_deliveries')
    .set({ delivered_at: shop.deps.now() })
    .where('id', '=', await raised(hook))
    .execute();
const verified = (secret: string, nth = -1) => {
  const { headers, body } = receiver.received.at(nth)!;
  return verifyWebhook({
    body,
    signature: headers['rihlah-signature'] as string,
    secret,
    now: shop.deps.now(),
  });
};

it('an order that is placed and paid is heard of by the partner who sells it, without a word about people', async () => {
  const hook = await createHook(shop.deps, partner.id, { events: ['order.placed', 'order.paid'] });
  const stranger = await createHook(shop.deps, (await createPartner(database.db)).id);
  const { id: departure } = await createDeparture(database.db, {
    programme_id: partner.programmeId,
    quota: 10,
  });
  const { member, bookingId } = await createPaidOrder(shop, { departure });
  const written = await listed(hook);
  expect(written.map(({ event }) => event).toSorted()).toEqual(['order.paid', 'order.placed']);
  expect(await listed(stranger)).toEqual([]);
  const paid = written.find(({ event }) => event === 'order.paid')!;
  await deliverHook(sending(), paid.id, log);
  expect(verified(hook.secret)).toMatchObject({
    id: paid.eventId,
    event: 'order.paid',
    data: { order_id: bookingId, departure_id: departure, state: 'paid' },
  });
  for (const personal of [member.account.name, member.account.email, member.account.phone!])
    expect(receiver.received[0]!.body).not.toContain(personal);
  expect(await listWebhooks(shop.deps, hook.owner.actor)).toMatchObject([{ waiting: 1, failed: 0 }]);
});

it('what was rolled back is heard of by nobody', async () => {
  const { id: partnerId } = await createPartner(database.db);
  const hook = await createHook(shop.deps, partnerId);
  const happened = transaction(database.db, async (db) => {
    await raiseWebhooks({ ...shop.deps, db }, partnerId, [
      { event: 'departure.changed', data: { departure_id: 'x' } },
    ]);
    throw new Error('rolled back');
  });
  await expect(happened).rejects.toThrow('rolled back');
  expect(await listed(hook)).toEqual([]);
  await createOrder(shop, {
    departure: (await createDeparture(database.db, { programme_id: partner.programmeId, quota: 10 })).id,
  });
  expect(await listed(hook)).toEqual([]);
});

it('is tried again until it is answered, once', async () => {
  const hook = await tested();
  receiver.answer = (nth) => (nth === 1 ? { status: 503, text: 'sedang sibuk' } : { status: 204, text: '' });
  const { id } = await newest(hook);
  await expect(deliverHook(sending(), id, log)).rejects.toThrow('503');
  expect(await newest(hook)).toMatchObject({
    state: 'waiting',
    attempts: 1,
    status: 503,
    answer: 'sedang sibuk',
  });
  await deliverHook(sending(), id, log);
  await deliverHook(sending(), id, log);
  expect(await newest(hook)).toMatchObject({ state: 'delivered', attempts: 2, status: 204, error: null });
  expect((await newest(hook)).tookMs).toBeGreaterThanOrEqual(0);
  expect(receiver.received).toHaveLength(2);
  expect(verified(hook.secret, 0)).toEqual(verified(hook.secret, 1));
});

it('is given up after the last try, the owners hear of it, and it can be sent again', async () => {
  const hook = await tested();
  const delivery = await newest(hook);
  receiver.answer = () => ({ status: 302, text: '' });
  await beforeLastTry(delivery.id);
  await arrived(hook);
  await deliverHook(sending(), delivery.id, log);
  expect(await listWebhooks(shop.deps, hook.owner.actor)).toMatchObject([{ pausedBy: null, failed: 1 }]);
  expect(await found(hook, delivery.id)).toMatchObject({
    state: 'failed',
    status: 302,
    error: expect.stringContaining('elsewhere'),
  });
  expect(await notices(hook)).toEqual([
    {
      kind: 'webhook_failed',
      values: { host: 'sistem.example' },
      path: `/partner-console/webhooks/${hook.id}`,
    },
  ]);

  receiver.answer = () => ({ status: 200, text: '' });
  await replayDelivery(shop.deps, hook.owner.actor, { webhookId: hook.id, deliveryId: delivery.id });
  const again = (await listed(hook)).find(({ state }) => state === 'waiting')!;
  expect(again).toMatchObject({ eventId: delivery.eventId, state: 'waiting' });
  await deliverHook(sending(), again.id, log);
  expect(verified(hook.secret)!.id).toBe(delivery.eventId);
});

it('an address where nothing arrives any longer is paused: what happens meanwhile waits, and is sent when it listens again', async () => {
  const hook = await tested();
  const { actor } = hook.owner;
  const { id } = await newest(hook);
  receiver.answer = () => ({ status: 500, text: '' });
  await beforeLastTry(id);
  await deliverHook(sending(), id, log);
  expect(await listWebhooks(shop.deps, actor)).toMatchObject([
    { pausedBy: 'failing', last: { event: 'webhook.test', state: 'failed', status: 500 } },
  ]);
  expect(await notices(hook)).toMatchObject([{ kind: 'webhook_paused' }]);

  receiver.answer = () => ({ status: 200, text: '' });
  const meanwhile = await raised(hook);
  await deliverHook(sending(), meanwhile, log);
  expect(await found(hook, meanwhile)).toMatchObject({ state: 'waiting', attempts: 0 });
  await replayDelivery(shop.deps, actor, { webhookId: hook.id, deliveryId: id });
  const byHand = (await listed(hook)).find((one) => one.byHand && one.state === 'waiting')!;
  await deliverHook(sending(), byHand.id, log);
  expect(await found(hook, byHand.id)).toMatchObject({ state: 'delivered' });

  await sql`delete from jobs.job`.execute(database.db);
  await resumeWebhook(shop.deps, actor, hook.id);
  const { rows } = await sql<{ key: string }>`select singleton_key as key from jobs.job`.execute(database.db);
  expect(rows).toEqual([{ key: meanwhile }]);
  await deliverHook(sending(), meanwhile, log);
  expect(await found(hook, meanwhile)).toMatchObject({ state: 'delivered' });
  expect(await listWebhooks(shop.deps, actor)).toMatchObject([{ pausedBy: null, waiting: 0 }]);
});

it('nothing is given a job where an owner has paused, and what waited a month is deleted', async () => {
  const hook = await createHook(shop.deps, (await createPartner(database.db)).id);
  await pauseWebhook(shop.deps, hook.owner.actor, hook.id);
  const waiting = await raised(hook);
  const later = (days: number) => () => new Date(shop.deps.now().getTime() + days * dayMs);
  const asked: object[] = [];
  const jobs = {
    ...shop.deps.jobs,
    enqueue: async (_db: Db, _kind: object, ...some: object[]) => void asked.push(...some),
  };
  await requeueDeliveries({ db: database.db, now: later(1), jobs });
  expect(asked).not.toContainEqual({ deliveryId: waiting });
  await purgeDeliveries({ db: database.db, now: later(29) });
  expect(await listed(hook)).toHaveLength(1);
  await purgeDeliveries({ db: database.db, now: later(31) });
  expect(await listed(hook)).toEqual([]);
});

it('says when it is tried next', async () => {
  const hook = await tested();
  const { id, nextTryAt } = await newest(hook);
  expect(nextTryAt).not.toBeNull();
  await deliverHook(sending(), id, log);
  await sql`update jobs.job set state = 'completed' where singleton_key = ${id}`.execute(database.db);
  expect(await newest(hook)).toMatchObject({ state: 'delivered', nextTryAt: null, byHand: true });
});

it('survives a sender that died: the claim ends, and a row without a job gets one', async () => {
  const hook = await tested();
  const { id } = await newest(hook);
  const later = (seconds: number) => new Date(shop.deps.now().getTime() + seconds * 1_000);
  await database.db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: later(45) })
    .where('id', '=', id)
    .execute();
  await expect(deliverHook(sending(), id, log)).rejects.toThrow('its sender has died');
  const asked: object[] = [];
  await requeueDeliveries({
    db: database.db,
    now: () => later(3_600),
    jobs: { ...shop.deps.jobs, enqueue: async (_db, _kind, ...payloads) => void asked.push(...payloads) },
  });
  expect(asked).toContainEqual({ deliveryId: id });
  await deliverHook(sending({ now: () => later(46) }), id, log);
  expect(await newest(hook)).toMatchObject({ state: 'delivered' });
});

it('is signed by both secrets for a day after a rotation, and by no other', async () => {
  const hook = await tested();
  const { secret } = await rotateWebhookSecret(shop.deps, hook.owner.actor, hook.id);
  await deliverHook(sending(), (await newest(hook)).id, log);
  expect(verified(secret)).not.toBeNull();
  expect(verified(hook.secret)).not.toBeNull();
  expect(verified('whsec_lain')).toBeNull();
  const { headers, body } = receiver.received[0]!;
  const signature = headers['rihlah-signature'] as string;
  const now = shop.deps.now();
  expect(verifyWebhook({ body: `${body} `, signature, secret, now })).toBeNull();
  expect(verifyWebhook({ body, signature, secret, now: new Date(now.getTime() + 301_000) })).toBeNull();
  expect(verifyWebhook({ body, signature: undefined, secret, now })).toBeNull();
});

it('never reaches into our own network', async () => {
  const { id: partnerId } = await createPartner(database.db);
  const hook = await createHook(shop.deps, partnerId, { url: 'https://localhost:1/' });
  await testWebhook(shop.deps, hook.owner.actor, hook.id);
  const { id } = await newest(hook);
  await expect(deliverHook(sending({ webhooks: webhookSender }), id, log)).rejects.toThrow(
    'no public network',
  );
  expect(await newest(hook)).toMatchObject({ status: null, error: 'The address lies in no public network' });
});

it("is for a partner's owners, with a fresh code, and for nobody else's", async () => {
  const hook = await tested();
  const { actor } = hook.owner;
  const form = { url: 'https://sistem.example/', events: ['order.paid'] };
  await expect(createWebhook(shop.deps, { ...actor, hasFreshFactor: false }, form)).rejects.toMatchObject({
    code: 'step_up_required',
  });
  const stranger = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: partner.id });
  const finance = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: partner.id,
    duties: ['finance'],
  });
  await expect(createWebhook(shop.deps, finance.actor, form)).rejects.toMatchObject({ code: 'forbidden' });
  const deliveryId = (await newest(hook)).id;
  for (const asked of [
    () => removeWebhook(shop.deps, stranger.actor, hook.id),
    () => rotateWebhookSecret(shop.deps, stranger.actor, hook.id),
    () => testWebhook(shop.deps, stranger.actor, hook.id),
    () => replayDelivery(shop.deps, stranger.actor, { webhookId: hook.id, deliveryId }),
  ])
    await expect(asked()).rejects.toMatchObject({ code: 'not_found' });
  await removeWebhook(shop.deps, actor, hook.id);
  expect(await listWebhooks(shop.deps, actor)).toEqual([]);
});

it('hears of other events once an owner has chosen them, and of at least one', async () => {
  const hook = await createHook(shop.deps, (await createPartner(database.db)).id);
  const change = (events: unknown) =>
    changeWebhookEvents(shop.deps, hook.owner.actor, { id: hook.id, form: { events } });
  await change(['departure.changed', 'departure.changed', 'order.paid']);
  const [shown] = await listWebhooks(shop.deps, hook.owner.actor);
  expect(shown!.events).toEqual(['departure.changed', 'order.paid']);
  for (const wrong of [[], ['order.eaten'], undefined])
    await expect(change(wrong)).rejects.toMatchObject({ faults: [{ field: 'events' }] });
  const { owner } = await createHook(shop.deps, (await createPartner(database.db)).id);
  await expect(
    changeWebhookEvents(shop.deps, owner.actor, { id: hook.id, form: { events: ['order.paid'] } }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
