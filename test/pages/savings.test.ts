// Savings as browsers get them (docs/product/savings.md): what a guest reads, and the bank's forms, sent as they stand there.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSavings, rejectSavings } from '#domain/savings';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createSentSavings } from '#test/factories/savings';
import { multipart } from '#test/multipart';

const host = hosts.rihlah;
let application: Application;
let bankId: string;
let officer: SignedIn;
let approver: SignedIn;
let auditor: SignedIn;
beforeAll(async () => {
  application = await startApplication();
  const { deps } = application;
  bankId = (
    await deps.db
      .selectFrom('partners')
      .select('id')
      .where('slug', '=', 'bprs-lumbung-berkah')
      .executeTakeFirstOrThrow()
  ).id;
  const staff = (role: 'bank_officer' | 'bank_approver' | 'bank_auditor') =>
    createMember(deps, { roles: [role], partnerId: bankId, host });
  [officer, approver, auditor] = [
    await staff('bank_officer'),
    await staff('bank_approver'),
    await staff('bank_auditor'),
  ];
});
afterAll(() => application.close());

const visit = (url: string, who?: SignedIn) =>
  application.app.inject({ url, headers: { host, ...who?.headers } });
const send = (url: string, fields: Record<string, string>, who: SignedIn) =>
  application.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...who.headers,
    },
  });
const sendFile = async (url: string, parts: Parameters<typeof multipart>[0], who: SignedIn) => {
  const { headers, body: payload } = await multipart(parts);
  return application.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host, origin: `http://${host}`, ...headers, ...who.headers },
  });
};
const sent = () => createSentSavings(application.deps, { bankId });
const page = (code: string) => `/bank-console/savings/${code}`;

it('a guest reads what each bank asks and gives, an indication as an indication; choosing one needs an account', async () => {
  const { body } = await visit('/perencanaan-tabungan');
  for (const text of ['BPRS Lumbung Berkah', 'Rp 100.000', '35%', 'Indikasi saja, bukan janji'])
    expect(body.replaceAll('\u00a0', ' ')).toContain(text);
  const { headers, statusCode } = await application.app.inject({
    method: 'POST',
    url: '/perencanaan-tabungan',
    payload: `intent=bank-${bankId}`,
    headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([statusCode, headers.location]).toEqual([302, '/auth/login?redirect=%2Fperencanaan-tabungan']);
});

it('the history says when an application was sent by the clock of Indonesia', async () => {
  const member = await createMember(application.deps, { host });
  const { id } = await createSentSavings(application.deps, { bankId, member });
  await application.deps.db
    .updateTable('savings_applications')
    .set({ submitted_at: new Date('2027-02-28T18:30:00Z') })
    .where('id', '=', id)
    .execute();
  const { body } = await visit('/member/saving-history', member);
  expect(body.replaceAll('\u00a0', ' ')).toContain('1 Maret 2027');
  expect(body).not.toContain('28 Februari');
});

it('nothing of savings is there for a brand that has switched it off', async () => {
  for (const url of ['/umroh-dana-tabungan', '/saving', '/perencanaan-tabungan'])
    expect((await application.app.inject({ url, headers: { host: hosts.amanah } })).statusCode).toBe(404);
});

it('heirs and the mother’s maiden name stand masked until somebody who works on it asks, and that is a line in the log', async () => {
  const { code, id, member } = await createSentSavings(application.deps, {
    bankId,
    member: await createMember(application.deps, { host }),
  });
  const open = ['Sulastri', 'Ahmad Fauzi', '81298765432'];
  const masked = ['S•••••', 'Ah… Fa…', '…432'];
  const reads = ({ body }: { body: string }, texts: string[]) => texts.map((text) => body.includes(text));
  const before = await visit(page(code), officer);
  expect([reads(before, open), reads(before, masked)]).toEqual([Array(3).fill(false), Array(3).fill(true)]);
  const own = await visit(`/member/saving-history/${id}`, member);
  expect([reads(own, open), reads(own, masked)]).toEqual([Array(3).fill(false), Array(3).fill(true)]);
  const shown = await send(page(code), { intent: 'show' }, officer);
  expect([shown.statusCode, reads(shown, open)]).toEqual([200, Array(3).fill(true)]);
  const lines = await application.deps.db
    .selectFrom('audit_log')
    .select(['actor_id', 'actor_role'])
    .where('subject_id', '=', member.account.id)
    .where('action', '=', 'savings.mother_name_read')
    .execute();
  expect(lines).toEqual([{ actor_id: officer.account.id, actor_role: 'bank_officer' }]);
  expect((await visit(page(code), auditor)).body).not.toContain('value="show"');
  expect((await send(page(code), { intent: 'show' }, auditor)).statusCode).toBe(403);
});

it('an officer asks for a card again, an approver opens the account', async () => {
  const { code, id, member } = await sent();
  const wrong = await send(page(code), { intent: 'ask-ktp', reason: '' }, officer);
  expect(wrong.statusCode).toBe(422);
  expect((await send(page(code), { intent: 'ask-ktp', reason: 'Kurang jelas' }, officer)).statusCode).toBe(
    303,
  );
  expect(await getSavings(application.deps, member.actor, id)).toMatchObject({
    state: 'documents_requested',
  });

  const other = await sent();
  const account = { intent: 'accept', account_number: '7001234567' };
  expect((await send(page(other.code), { ...account, account_number: 'x' }, approver)).statusCode).toBe(422);
  expect((await send(page(other.code), account, approver)).statusCode).toBe(303);
  expect((await visit(page(other.code), approver)).body).toContain('7001234567');
});

it('whoever answers what another has answered meanwhile is told so', async () => {
  const { code } = await sent();
  await rejectSavings(application.deps, approver.actor, { code, form: { reason: 'Belum sesuai' } });
  const late = await send(page(code), { intent: 'accept', account_number: '7001234567' }, approver);
  expect([late.statusCode, late.body.includes('Pengajuan tabungan ini sudah berubah')]).toEqual([409, true]);
});

it('balances are looked at before they are stored', async () => {
  const { code, id, member } = await sent();
  await send(page(code), { intent: 'accept', account_number: '7001234567' }, approver);
  const url = '/bank-console/savings/balances';
  const file = (text: string) => ({ name: 'saldo.csv', type: 'text/csv', bytes: Buffer.from(text) });
  const wrong = await sendFile(
    url,
    { intent: 'check', file: file(`kode,saldo,tanggal\n${code},x,2026-01-02`) },
    officer,
  );
  expect([wrong.statusCode, wrong.body.includes('Baris 2 salah')]).toEqual([422, true]);
  const text = `kode,saldo,tanggal\n${code},1250000,2026-01-02`;
  const checked = await sendFile(url, { intent: 'check', file: file(text) }, officer);
  expect([checked.statusCode, checked.body.includes('1 saldo akan diperbarui')]).toEqual([200, true]);
  const read = async () => (await getSavings(application.deps, member.actor, id)).account;
  expect(await read()).toMatchObject({ balance: null });
  expect((await send(url, { intent: 'store', rows: text }, officer)).statusCode).toBe(303);
  expect(await read()).toMatchObject({ balance: 1_250_000, balanceOn: '2026-01-02' });
  expect((await visit(url, approver)).statusCode).toBe(403);
});
