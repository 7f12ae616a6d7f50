// Finding people and looking at what they see (docs/product/support.md).
import { beforeAll, expect, it } from 'vitest';
import { listAudit } from '#domain/audit';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { createDeparture, createPlaces } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { closeLook, findPeople, lookAtPerson, openLook, signOutEverywhere } from './support.ts';

const { deps } = useTestContext();
let support: SignedIn;
let member: SignedIn;
let order: Awaited<ReturnType<typeof createPaidOrder>>;
beforeAll(async () => {
  await createPlaces(deps.db);
  support = await createMember(deps, { roles: ['operator_support'] });
  member = await createMember(deps, {
    ...{ name: 'Kartini Wulandari', email: 'kartini@contoh.id', phone: '+6281255501234' },
  });
  const { id } = await createDeparture(deps.db);
  order = await createPaidOrder(openBookingSetup(deps), { member, departure: id });
});

const reason = { reason: 'call', note: 'Tiket 4711' };
const find = (text: string) => findPeople(deps, support.actor, text);
const look = (context = deps, by = support) => lookAtPerson(context, by.actor, member.account.id);
const open = (by = support) => openLook(deps, by.actor, { accountId: member.account.id, form: reason });
const linesOf = async () =>
  (await listAudit(deps, member.account.id, 1, 50)).items.map(({ action }) => action);
const minutesLater = (minutes: number) => ({
  ...deps,
  now: () => new Date(deps.now().getTime() + minutes * 60_000),
});

it('finds a person by whatever they can say on the phone, and masks them', async () => {
  const { code } = await deps.db
    .selectFrom('bookings')
    .select('code')
    .where('id', '=', order.bookingId)
    .executeTakeFirstOrThrow();
  const invoice = await deps.db
    .selectFrom('invoices')
    .select('code')
    .where('booking_id', '=', order.bookingId)
    .executeTakeFirstOrThrow();
  const payment = await deps.db
    .selectFrom('payments')
    .select('reference')
    .where('account_id', '=', member.account.id)
    .executeTakeFirstOrThrow();
  for (const said of [
    ...['kartini@CONTOH.id', '0812-5550-1234', 'tini wulan', code.toLowerCase()],
    ...[invoice.code, payment.reference],
  ])
    expect([said, await find(said)]).toEqual([
      said,
      [{ accountId: member.account.id, name: 'Ka… Wu…', email: 'ka…@contoh.id', phone: '+62…234' }],
    ]);
});

it('finds nobody by less than three letters, by a pattern, or by half a number', async () => {
  for (const said of ['', 'Ka', '%%%', '___', 'RH-22222222', '0812-5550', 'ka@contoh.id'])
    expect([said, await find(said)]).toEqual([said, []]);
});

it('shows nothing but a mask until a reason is stated', async () => {
  expect(await look()).toEqual({
    ...{ accountId: member.account.id, name: 'Ka… Wu…', email: 'ka…@contoh.id', phone: '+62…234' },
    seen: null,
  });
  expect(await linesOf()).not.toContain('support.looked');
  await expect(
    openLook(deps, support.actor, {
      accountId: member.account.id,
      form: { reason: 'curiosity', note: ' ' },
    }),
  ).rejects.toMatchObject({ faults: [{ field: 'reason' }, { field: 'note' }] });
});

it('with a reason it is what the person sees, each look stands in their log, and it ends by itself', async () => {
  await open();
  const { name, seen } = await look();
  expect(name).toBe('Kartini Wulandari');
  expect(seen).toMatchObject({
    orders: [{ state: 'paid', invoices: [{ status: 'paid' }] }],
    payments: [{ status: 'paid' }],
  });
  await look();
  const lines = await linesOf();
  expect(lines.filter((action) => action === 'support.looked')).toHaveLength(2);
  expect(lines.filter((action) => action === 'support.opened')).toHaveLength(1);
  expect((await look(minutesLater(14))).seen).not.toBeNull();
  expect((await look(minutesLater(15))).seen).toBeNull();
});

it('a reason is its own: a colleague states another, and it can be over before its time', async () => {
  await open();
  const colleague = await createMember(deps, { roles: ['operator_support'] });
  expect((await look(deps, colleague)).seen).toBeNull();
  await closeLook(deps, support.actor, member.account.id);
  expect((await look()).seen).toBeNull();
  await expect(closeLook(deps, support.actor, member.account.id)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('help is an act of its own, and only while looking', async () => {
  const signOut = () => signOutEverywhere(deps, support.actor, member.account.id);
  await expect(signOut()).rejects.toMatchObject({ code: 'forbidden' });
  await open();
  await signOut();
  const left = await deps.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', member.account.id)
    .where('ended_at', 'is', null)
    .execute();
  expect(left).toEqual([]);
  expect(await linesOf()).toContain('support.signed_out');
});

it('is for support alone', async () => {
  const { actor } = await createMember(deps, { roles: ['operator_finance'] });
  const accountId = member.account.id;
  for (const refused of [
    () => findPeople(deps, actor, 'Kartini'),
    () => lookAtPerson(deps, actor, accountId),
    () => openLook(deps, actor, { accountId, form: reason }),
    () => closeLook(deps, actor, accountId),
    () => signOutEverywhere(deps, actor, accountId),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'forbidden' });
});
