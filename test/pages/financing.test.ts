// The pages of a financing application, for its member and for the bank (docs/product/financing.md, docs/product/bank-console.md).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterDisbursement, findApplicationOf, uploadContract } from '#domain/financing';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createSent, createSigning, findFinancedDeparture, smallPicture } from '#test/factories/financing';

const host = hosts.rihlah;
let application: Application;
let member: SignedIn;
let officer: SignedIn;
let code: string;
let id: string;
let offer: { bankId: string; departureId: string };
beforeAll(async () => {
  application = await startApplication();
  const { deps } = application;
  const { id: bankId } = await deps.db
    .selectFrom('partners')
    .select('id')
    .where('slug', '=', 'bprs-lumbung-berkah')
    .executeTakeFirstOrThrow();
  const departure = await findFinancedDeparture(deps.db);
  member = await createMember(deps, { host });
  officer = await createMember(deps, { roles: ['bank_officer'], partnerId: bankId, host });
  offer = { bankId, departureId: departure.id };
  const made = await createSent(deps, { member, ...offer });
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

/** As it is read: React's marks between texts left out. */
const guestReads = async (url: string) =>
  (await application.app.inject({ url, headers: { host } })).body
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ');

it('is withdrawn until the bank has sent its money, and the page offers it no longer', async () => {
  const { deps } = application;
  const applicant = await createMember(deps, { host });
  const made = await createSigning(deps, { member: applicant, host, ...offer });
  const read = async () => (await visit(`/member/financing-history/${made.applicationId}`, applicant)).body;
  expect(await read()).toContain('Ya, tarik pengajuan ini');
  await uploadContract(deps, made.officer.actor, { code: made.code, file: await smallPicture() });
  const form = { reference: 'TRF-7', sent_on: deps.now().toISOString().slice(0, 10) };
  await enterDisbursement(deps, made.officer.actor, { code: made.code, form });
  const sent = await read();
  expect(sent).not.toContain('Ya, tarik pengajuan ini');
  expect(sent).toContain('Bank sudah mencatat transfer');
});

it('for how long a seat is held is what was configured', async () => {
  expect(await guestReads('/umroh-dana-talangan')).toContain('disimpan sampai 14 hari');
  Object.assign(application.deps, { financingHoldDays: 9 });
  expect(await guestReads('/en/umroh-dana-talangan')).toContain('up to 9 days');
});

it('the first conditions are checked from the address alone: they fit, they do not, or nothing is said yet', async () => {
  const fits = 'Anda memenuhi syarat awal';
  const doesNot = 'Untuk saat ini syarat awal belum terpenuhi';
  const said = async (query: string) => {
    const body = await guestReads(`/umroh-dana-talangan?${query}`);
    return [body.includes(fits), body.includes(doesNot)];
  };
  expect(await said('work=employee&years=two&account=yes')).toEqual([true, false]);
  expect(await said('work=own&years=two&account=yes')).toEqual([true, false]);
  for (const query of [
    'work=other&years=two&account=yes',
    'work=employee&years=less&account=yes',
    'work=employee&years=two&account=no',
  ])
    expect(await said(query)).toEqual([false, true]);
  for (const query of [
    '',
    'work=employee&years=two',
    'work=raja&years=two&account=yes',
    'work=%00&years=[]&account=yes',
  ])
    expect(await said(query)).toEqual([false, false]);
});
