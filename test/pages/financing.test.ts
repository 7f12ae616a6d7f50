// The pages of a financing application, for its member and for the bank (docs/product/financing.md, docs/product/bank-console.md).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findApplicationOf } from '#domain/financing';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createSent } from '#test/factories/financing';

const host = hosts.rihlah;
let application: Application;
let member: SignedIn;
let officer: SignedIn;
let code: string;
let id: string;
beforeAll(async () => {
  application = await startApplication();
  const { deps } = application;
  const { id: bankId } = await deps.db
    .selectFrom('partners')
    .select('id')
    .where('slug', '=', 'bprs-lumbung-berkah')
    .executeTakeFirstOrThrow();
  const departure = await deps.db
    .selectFrom('departure_cards as c')
    .innerJoin('departures as d', 'd.id', 'c.departure_id')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select('d.id')
    .where('p.is_financing_available', '=', true)
    .where('p.kind', '=', 'umrah_regular')
    .where('c.is_sold_out', '=', false)
    .where('d.departs_on', '>', '2027-05-15')
    .limit(1)
    .executeTakeFirstOrThrow();
  member = await createMember(deps, { host });
  officer = await createMember(deps, { roles: ['bank_officer'], partnerId: bankId, host });
  const made = await createSent(deps, { member, bankId, departureId: departure.id });
  ({ code, id } = (await findApplicationOf(deps, member.actor, made.bookingId))!);
});
afterAll(() => application.close());

const visit = (url: string, who: SignedIn) =>
  application.app.inject({ url, headers: { host, ...who.headers } });

it('its member reads every sum, and the bank who applies beside the documents', async () => {
  const own = await visit(`/member/financing-history/${id}`, member);
  expect([own.statusCode, own.body.includes(code), own.body.includes('Siti Aminah')]).toEqual([
    200,
    true,
    true,
  ]);
  const bank = await visit(`/bank-console/applications/${code}`, officer);
  expect([bank.statusCode, bank.body.includes('SMP Negeri 2 Sleman')]).toEqual([200, true]);
  const queue = await visit('/bank-console', officer);
  expect([queue.body.includes(code), queue.body.includes('Siti Aminah')]).toEqual([true, false]);
});
