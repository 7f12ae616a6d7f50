// A bank's people answer an application over HTTP (docs/product/bank-console.md): the steps of the console's pages, two people, no other bank.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptFinancingOffer, getApplication } from '#domain/financing';
import { requiredFinancingDocuments } from '#shared/financing';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createFinancedOffer, createSent, smallPicture } from '#test/factories/financing';
import { createPartner, TODAY } from '#test/factories/programmes';
import { multipart } from '#test/multipart';
import { type ApiServer, createApiServer } from './api-server.ts';
import { letFactorAge } from './partner-client.ts';

let server: ApiServer;
let offer: Awaited<ReturnType<typeof createFinancedOffer>>;
beforeAll(async () => {
  server = await createApiServer();
  offer = await createFinancedOffer(server.deps.db);
});
afterAll(() => server.close());

const person = (
  role: 'bank_officer' | 'bank_approver' | 'bank_auditor',
  partnerId = offer.bankId,
): Promise<SignedIn> => createMember(server.deps, { roles: [role], partnerId });
const as =
  ({ headers }: SignedIn) =>
  async (method: 'GET' | 'POST', path: string, payload?: object, more: object = {}) => {
    const answer = await server.ask({
      method,
      url: `/api/v3/bank-console/applications${path}`,
      ...(payload && { payload }),
      headers: { ...headers, ...more, ...(method === 'POST' && { origin: 'http://brand.test' }) },
    });
    return { status: answer.statusCode, ...answer.json() };
  };
async function sent() {
  const made = await createSent(server.deps, offer);
  const { code } = await getApplication(server.deps, made.member.actor, made.applicationId);
  return { ...made, code };
}

it('goes from the queue to the transfer, by two people', async () => {
  const { code, member, applicationId } = await sent();
  const [officer, approver] = [await person('bank_officer'), await person('bank_approver')];
  const [ask, check] = [as(officer), as(approver)];
  const at = `/${code}`;
  const codes = async (state: string) =>
    (await ask('GET', `?state=${state}`)).data.map((one: { code: string }) => one.code);
  expect(await codes('submitted')).toContain(code);
  expect(JSON.stringify(await ask('GET', '?state=submitted'))).not.toContain('Siti');

  const offered = { verdict: 'approve', financed: '20.000.000', months: '12' };
  expect((await ask('POST', `${at}/proposal`, offered)).errors).toMatchObject([
    { field: 'verdict', message_key: 'bank_error_documents_open' },
  ]);
  for (const kind of requiredFinancingDocuments)
    expect(await ask('POST', `${at}/documents/${kind}/verdict`, { verdict: 'accepted' })).toMatchObject({
      status: 200,
    });
  expect(await check('POST', `${at}/decision`, { agrees: true })).toMatchObject({
    status: 409,
    code: 'financing_state',
  });
  expect(await ask('POST', `${at}/proposal`, offered)).toMatchObject({ status: 200 });
  expect(await ask('POST', `${at}/decision`, { agrees: true })).toMatchObject({ status: 403 });
  expect(await check('POST', `${at}/decision`, { agrees: true })).toMatchObject({ status: 200 });
  expect((await ask('GET', at)).data).toMatchObject({
    financing_status: 'approved',
    applicant: { name: 'Siti Aminah' },
    proposal: { verdict: 'approve', financed: 20_000_000, months: 12, made_by: officer.account.name },
    has_contract: false,
    disbursement: null,
  });

  await acceptFinancingOffer(server.deps, member.actor, applicationId);
  const transfer = { reference: 'TRF-1447', sent_on: TODAY };
  expect((await ask('POST', `${at}/disbursement`, transfer)).errors).toMatchObject([
    { field: 'reference', message_key: 'bank_error_no_contract' },
  ]);
  const { body, headers } = await multipart({
    file: { bytes: await smallPicture(), name: 'akad.jpg', type: 'image/jpeg' },
  });
  expect(await ask('POST', `${at}/contract`, body, headers)).toMatchObject({ status: 200 });
  expect(await ask('POST', `${at}/disbursement`, transfer)).toMatchObject({ status: 200 });
  expect(await ask('POST', `${at}/disbursement`, transfer)).toMatchObject({ code: 'financing_state' });
  expect((await ask('GET', at)).data).toMatchObject({
    has_contract: true,
    disbursement: { ...transfer, confirmed_at: null },
  });
});

it('is read by auditors alone, and by no other bank; a look is a line for the applicant', async () => {
  const { code, member } = await sent();
  const auditor = await person('bank_auditor');
  expect((await as(auditor)('GET', `/${code}`)).data).toMatchObject({ financing_status: 'submitted' });
  const lines = await server.deps.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'financing.read')
    .where('subject_id', '=', member.account.id)
    .execute();
  expect(lines).toEqual([{ actor_id: auditor.account.id }]);
  const reject = { verdict: 'reject', reason: 'Belum mencukupi' };
  expect(await as(auditor)('POST', `/${code}/proposal`, reject)).toMatchObject({ status: 403 });

  const elsewhere = (await createPartner(server.deps.db, { kind: 'financial' })).id;
  const stranger = as(await person('bank_officer', elsewhere));
  for (const answer of [
    await stranger('GET', `/${code}`),
    await stranger('POST', `/${code}/proposal`, reject),
    await stranger('POST', `/${code}/documents/ktp/verdict`, { verdict: 'accepted' }),
  ]) {
    expect(answer).toMatchObject({ status: 404, code: 'not_found' });
    expect(JSON.stringify(answer)).not.toContain('Siti');
  }
  expect((await stranger('GET', '')).data).toEqual([]);

  const stale = await person('bank_officer');
  await letFactorAge(server, stale);
  for (const answer of [
    await as(stale)('GET', `/${code}`),
    await as(stale)('POST', `/${code}/proposal`, reject),
  ])
    expect(answer).toMatchObject({ status: 403, code: 'step_up_required' });
});
