// Attacks by email: making us write to strangers, in words of the attacker's, or too often.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { changeEmail, changeProfile } from '#domain/profile';
import { forgotPassword } from '#domain/credentials';
import { register } from '#domain/registration';
import { checkOut } from '#domain/checkout';
import { requeueOrphans, sendEmail } from '#domain/outbox';
import { hashPassword } from '#platform/passwords';
import { createMember } from '#test/factories/accounts';
import { checkoutInput, createDraft, dispatchAllBookingEvents } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { emailsTo } from '#test/sent-emails';
import { verifyLedgerAfterEach, useBookingFixture } from '#test/booking-fixture';

const lure = 'Klaim di https://jahat.test';
const { database, shop } = useBookingFixture();
let addresses = 0;
const brand = () => shop.deps.brands.forHost('localhost');
const asker = () =>
  ({
    brand: brand(),
    locale: 'id',
    origin: 'http://localhost',
    address: `10.3.0.${(addresses += 1)}`,
  }) as const;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  );
verifyLedgerAfterEach({ shop });

describe('an order whose booker is a stranger', () => {
  let departure: string;
  beforeAll(async () => void (departure = (await createDeparture(database.db)).id));

  it('is written about to the account alone, and the stranger reads nothing', async () => {
    const { member, bookingId } = await createDraft(shop, { departure });
    const form = {
      ...(await checkoutInput(shop, member, bookingId)),
      name: 'Ibu Korban',
      email: 'korban@example.com',
    };
    await checkOut(shop.deps, member.actor, { bookingId, form, brand: brand() });
    await dispatchAllBookingEvents(shop.deps);
    expect(await emailsTo(database.db, 'korban@example.com')).toEqual([]);
    expect((await emailsTo(database.db, member.account.email)).map(({ kind }) => kind)).toEqual([
      'order_placed',
    ]);
  });
  it('is refused when the name carries a link', async () => {
    const { member, bookingId } = await createDraft(shop, { departure });
    const form = { ...(await checkoutInput(shop, member, bookingId)), name: lure };
    await expect(
      checkOut(shop.deps, member.actor, { bookingId, form, brand: brand() }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'name', message: 'error_name_link' }],
    });
  });
});

describe("words of the attacker's", () => {
  const registration = (email: string, name: string) => ({
    name,
    email,
    phone: '0812-3456-7890',
    birth_date: '1980-05-01',
    gender: 'female',
    password: 'Labbaik-1448',
    password_confirmation: 'Labbaik-1448',
    terms: true,
  });

  it('are no name to register or to keep by', async () => {
    const fault = { code: 'invalid_input', faults: [{ field: 'name', message: 'error_name_link' }] };
    await expect(
      register(shop.deps, registration('korban@example.com', lure), asker()),
    ).rejects.toMatchObject(fault);
    const { actor } = await createMember(shop.deps);
    await expect(changeProfile(shop.deps, actor, { name: lure })).rejects.toMatchObject(fault);
    expect(await emailsTo(database.db, 'korban@example.com')).toEqual([]);
  });
  it('that were stored before the rule are not greeted by', async () => {
    await sendEmail(shop.deps, {
      kind: 'password_changed',
      to: 'lama@example.com',
      brand: brand(),
      locale: 'id',
      values: { name: lure, at: shop.deps.now() },
    });
    const [email] = await emailsTo(database.db, 'lama@example.com');
    expect(email!.text).not.toContain('jahat.test');
  });
  it('do not reach an address that has not proven itself, as its greeting', async () => {
    const password = 'Labbaik-1447';
    const { actor } = await createMember(shop.deps, {
      name: 'Menangkan Hadiah',
      password_hash: await hashPassword(password),
    });
    await changeEmail(
      shop.deps,
      actor,
      { email: 'sasaran@example.com', current_password: password },
      asker(),
    );
    const [email] = await emailsTo(database.db, 'sasaran@example.com');
    expect(email!.text).not.toContain('Menangkan Hadiah');
  });
  it('cannot be had in one mailbox more than ten times an hour, from whichever form', async () => {
    const email = 'banyak@example.com';
    const outcomes = [];
    for (let times = 0; times < 5; times += 1)
      outcomes.push(
        await refusal(forgotPassword(shop.deps, { email }, asker())),
        await refusal(register(shop.deps, registration(email, 'Siti Aminah'), asker())),
      );
    expect(outcomes.filter((code) => code === null)).toHaveLength(10);
    const password = 'Labbaik-1447';
    const { actor } = await createMember(shop.deps, { password_hash: await hashPassword(password) });
    expect(await refusal(changeEmail(shop.deps, actor, { email, current_password: password }, asker()))).toBe(
      'too_many_requests',
    );
    expect(await emailsTo(database.db, email)).toHaveLength(10);
  });
});

it('delays what exceeds an hour of one mailbox, and loses none of it', async () => {
  const to = 'ramai@example.com';
  const jobsOf = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from jobs.job where name = 'outbox.deliver'
    and (data ->> 'messageId')::uuid in (select id from outbox_messages where recipient = ${to})`.execute(
        database.db,
      )
    ).rows[0]!.n;
  for (let times = 0; times < 29; times += 1) {
    await sendEmail(shop.deps, {
      kind: 'password_changed',
      to,
      brand: brand(),
      locale: 'id',
      values: { name: 'Siti', at: shop.deps.now() },
    });
  }
  expect(await emailsTo(database.db, to)).toHaveLength(29);
  expect(await jobsOf()).toBe(20);
  const later = (minutes: number) => ({
    ...shop.deps,
    now: () => new Date(shop.deps.now().getTime() + minutes * 60_000),
  });
  await sql`delete from jobs.job where name = 'outbox.deliver'`.execute(database.db);
  await requeueOrphans(later(59));
  expect(await jobsOf()).toBe(20);
  await requeueOrphans(later(60));
  expect(await jobsOf()).toBe(29);
});
