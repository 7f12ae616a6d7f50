// Templates of an agency's offers (docs/product/private-umrah.md): kept under a name, nobody's else.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { AppError } from '#shared/errors';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPartner } from '#test/factories/programmes';
import { umrahOffer } from '#test/factories/umrah-prices';
import { overlapping } from '#test/overlapping';
import {
  deleteOfferTemplate,
  listOfferTemplates,
  renameOfferTemplate,
  saveOfferTemplate,
} from './private-umrah.ts';

const { shop, database } = useBookingFixture();
let staff: SignedIn;
let elsewhere: SignedIn;
const staffOf = (partnerId: string, duties?: string[]) =>
  createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId,
    ...(duties && { duties: duties as never }),
  });
beforeAll(async () => {
  staff = await staffOf((await createPartner(database.db)).id);
  elsewhere = await staffOf((await createPartner(database.db)).id);
});
beforeEach(() => database.owner.pool.query('truncate umrah_offer_templates'));

const form = (name: string) => ({ ...umrahOffer(30_000_000), note: 'Termasuk zamzam', name });
const save = async (name: string, by = staff) =>
  (await saveOfferTemplate(shop.deps, by.actor, form(name))).id;
const names = async (by = staff) =>
  (await listOfferTemplates(shop.deps, by.actor)).map((template) => template.name);
const found = async (id: string, by = staff) =>
  (await listOfferTemplates(shop.deps, by.actor)).find((template) => template.id === id);
const refusal = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: unknown) =>
      error instanceof AppError
        ? [error.code, ...error.faults.map(({ field, message }) => `${field} ${message}`)].join(' ')
        : String(error),
  );

it('keeps lines, prices and words, by name', async () => {
  await save('Ramadan');
  const id = await save('bulan biasa');
  expect(await names()).toEqual(['bulan biasa', 'Ramadan']);
  const { lines, child_amount: childAmount, infant_amount: infantAmount } = umrahOffer(30_000_000);
  expect(await found(id)).toMatchObject({
    lines,
    childAmount,
    infantAmount,
    validDays: 5,
    note: 'Termasuk zamzam',
  });
});

it('refuses a name that is taken, whatever its capitals; of another agency it is free', async () => {
  await save('Ramadan');
  const other = await save('Syawal');
  const taken = 'invalid_input name umrah_template_taken';
  expect(await refusal(save('ramadan'))).toBe(taken);
  expect(
    await refusal(renameOfferTemplate(shop.deps, staff.actor, { id: other, form: { name: 'RAMADAN' } })),
  ).toBe(taken);
  await renameOfferTemplate(shop.deps, staff.actor, { id: other, form: { name: 'Syawal 5 hari' } });
  await save('Ramadan', elsewhere);
  expect([await names(), await names(elsewhere)]).toEqual([['Ramadan', 'Syawal 5 hari'], ['Ramadan']]);
});

it('takes one of two who save the same name at the same moment', async () => {
  const ends = await overlapping(
    database.owner.db,
    // A row of this name that is not committed, and then is gone: both wait at the unique index.
    async (held) => {
      await held
        .insertInto('umrah_offer_templates')
        .values({
          partner_id: staff.actor.memberships[0]!.partnerId!,
          name: 'Ramadan',
          lines: '[]',
          child_amount: 0,
          infant_amount: 0,
          valid_days: 5,
          changed_at: shop.deps.now(),
        })
        .execute();
      await held.deleteFrom('umrah_offer_templates').where('name', '=', 'Ramadan').execute();
    },
    [1, 2].map(() => () => save('Ramadan')),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await names()).toEqual(['Ramadan']);
});

it('stops at fifty', async () => {
  await database.owner.pool.query(
    `insert into umrah_offer_templates (partner_id, name, lines, child_amount, infant_amount, valid_days, changed_at)
     select $1, 'Contoh ' || n, '[]', 0, 0, 5, now() from generate_series(1, 50) n`,
    [staff.actor.memberships[0]!.partnerId],
  );
  expect(await refusal(save('Satu lagi'))).toBe('invalid_input name umrah_template_many');
});

it("is nobody's business else", async () => {
  const id = await save('Ramadan');
  const form = { name: 'Milik lain' };
  for (const change of [
    () => renameOfferTemplate(shop.deps, elsewhere.actor, { id, form }),
    () => deleteOfferTemplate(shop.deps, elsewhere.actor, id),
    () => deleteOfferTemplate(shop.deps, staff.actor, 'tidak-ada'),
  ])
    expect(await refusal(change())).toBe('not_found');
  expect(await found(id, elsewhere)).toBeUndefined();
  const finance = await staffOf(staff.actor.memberships[0]!.partnerId!, ['finance']);
  expect(await refusal(listOfferTemplates(shop.deps, finance.actor))).toBe('forbidden');
  await deleteOfferTemplate(shop.deps, staff.actor, id);
  expect(await names()).toEqual([]);
});
