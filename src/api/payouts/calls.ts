// What the calls about payouts are asked.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '#domain/deps';
import { importBankStatement } from '#domain/payouts';
import { multipart } from '#test/multipart';
import {
  consultantToPay,
  createBatch,
  createFinance,
  createOwedPartner,
  evidencePicture,
  payeeForm,
  stateConsultantAccount,
  statePayeeAccount,
  stateWithoutEvidence,
} from '#test/factories/payouts';
import { createPartner, TODAY } from '#test/factories/programmes';
import type { ApiTestContext, Ask, Call } from '#test/api/call';
import { provenAccountCall } from '#test/api/own-account-form';

const operator = '/api/v3/operator';
const storeConsole = '/api/v3/store-console';
const console = '/api/v3/partner-console';
const nobody = '00000000-0000-4000-8000-000000000000';
const names = ['tidak-ada', nobody, '%00', 'A%27%20OR%201=1'];
const unknown = (before: string, after: string, body?: object): Ask[] =>
  names.map((name) => ({ url: `${before}/${name}${after}`, ...(body && { body }) }));
const file = async (bytes: Buffer, name: string) => multipart({ file: { bytes, name } });

/** Stated by somebody else, for whoever asks to decide about. */
const account =
  (after: string, body?: object): Ask =>
  async ({ deps }) => {
    const { id: partnerId } = await createPartner(deps.db);
    const id = await statePayeeAccount(deps, await createFinance(deps), partnerId);
    return { url: `${operator}/payee-accounts/${id}${after}`, ...(body && { body }) };
  };
const consultantForm = async (deps: Deps) => {
  const { affiliateId, form } = await consultantToPay(deps);
  return { payee_id: affiliateId, ...form };
};
const consultantDecision =
  (body: object): Ask =>
  async ({ deps }) => ({
    url: `${operator}/consultant-accounts/${await stateConsultantAccount(deps, await consultantToPay(deps))}/decision`,
    body,
  });
const evidenceFor =
  (base: string, stating: (context: ApiTestContext) => Promise<string>, bytes: () => Promise<Buffer>): Ask =>
  async (context) => ({
    url: `${base}/${await stating(context)}/evidence`,
    ...(await file(await bytes(), 'buku.png')),
  });
const byFinance = async ({ deps }: ApiTestContext) =>
  statePayeeAccount(deps, await createFinance(deps), (await createPartner(deps.db)).id);
/** Of whoever asks, where they work for a partner. */
const byPartner = async ({ deps, caller }: ApiTestContext) => {
  const partnerId = caller?.actor.memberships.find(({ partnerId: at }) => at)?.partnerId;
  return statePayeeAccount(deps, await createFinance(deps), partnerId ?? (await createPartner(deps.db)).id);
};
/** Stated by whoever asks. */
const withoutEvidence = async ({ deps, caller }: ApiTestContext) => {
  const partnerId = caller?.actor.memberships.find(({ partnerId: at }) => at)?.partnerId;
  return caller && partnerId ? stateWithoutEvidence(deps, caller, partnerId) : nobody;
};
const notPicture = async () => Buffer.from('<html>');
const batch =
  (status: 'proposed' | 'approved' | 'sent', after: string, body?: object): Ask =>
  async ({ deps }) => ({
    url: `${operator}/payout-batches/${await createBatch(deps, status)}${after}`,
    ...(body && { body }),
  });
let lines = 0;
/** One more line that nothing matches. */
const statement = () => {
  lines += 1;
  return Buffer.from(`date,description,amount\n${TODAY},BIAYA ADM ${lines} ${randomUUID()},-6500\n`);
};
const line =
  (body: object): Ask =>
  async ({ deps }) => {
    await importBankStatement(deps, (await createFinance(deps)).actor, {
      file: statement(),
      account: '1230004567',
    });
    const {
      rows: [open],
    } = await sql<{ id: string }>`
      select id from bank_lines where status = 'open' and text like ${`BIAYA ADM ${lines} %`}`.execute(
      deps.db,
    );
    return { url: `${operator}/bank-lines/${open!.id}/settle`, body };
  };
const report =
  (text: string): Ask =>
  async () => ({
    url: `${operator}/gateway-reports?gateway=simulator`,
    ...(await file(Buffer.from(text), 'laporan.csv')),
  });

export const payoutCalls: Record<string, Call> = {
  [`GET ${operator}/payee-accounts`]: { works: [`${operator}/payee-accounts`] },
  [`POST ${operator}/payee-accounts`]: {
    works: [async ({ deps }) => ({ body: { partner_id: (await createPartner(deps.db)).id, ...payeeForm } })],
    wrong: [
      [
        async ({ deps }) => ({
          body: { partner_id: (await createPartner(deps.db)).id, ...payeeForm, number: '1' },
        }),
        'number',
      ],
      [{ body: { ...payeeForm } }, 'partner_id'],
    ],
    unknown: [{ body: { partner_id: nobody, ...payeeForm } }, { body: { partner_id: 'x', ...payeeForm } }],
  },
  [`GET ${operator}/consultant-accounts`]: { works: [`${operator}/consultant-accounts`] },
  [`POST ${operator}/consultant-accounts`]: {
    works: [async ({ deps }) => ({ body: await consultantForm(deps) })],
    wrong: [
      [async ({ deps }) => ({ body: { ...(await consultantForm(deps)), holder: 'Orang Lain' } }), 'holder'],
      [async ({ deps }) => ({ body: { ...(await consultantForm(deps)), number: '1' } }), 'number'],
    ],
    unknown: [{ body: { payee_id: nobody, ...payeeForm } }, { body: { payee_id: 'x', ...payeeForm } }],
  },
  [`POST ${operator}/consultant-accounts/:id/decision`]: {
    works: [consultantDecision({ decision: 'approve' }), consultantDecision({ decision: 'refuse' })],
    wrong: [[consultantDecision({ decision: 'maybe' }), 'decision']],
    unknown: unknown(`${operator}/consultant-accounts`, '/decision', { decision: 'approve' }),
  },
  [`POST ${operator}/payee-accounts/:id/evidence`]: {
    works: [evidenceFor(`${operator}/payee-accounts`, byFinance, evidencePicture)],
    wrong: [[evidenceFor(`${operator}/payee-accounts`, byFinance, notPicture), 'file']],
    unknown: [
      async () => ({
        url: `${operator}/payee-accounts/${nobody}/evidence`,
        ...(await file(await evidencePicture(), 'buku.png')),
      }),
    ],
  },
  [`POST ${operator}/payee-accounts/:id/decision`]: {
    works: [account('/decision', { decision: 'approve' }), account('/decision', { decision: 'refuse' })],
    wrong: [[account('/decision', { decision: 'perhaps' }), 'decision']],
    unknown: unknown(`${operator}/payee-accounts`, '/decision', { decision: 'approve' }),
  },
  [`GET ${operator}/payouts/due`]: {
    works: [`${operator}/payouts/due`, `${operator}/payouts/due?until=${TODAY}`],
    wrong: { [`${operator}/payouts/due?until=2027-02-30`]: 'until' },
  },
  [`GET ${operator}/payout-batches`]: { works: [`${operator}/payout-batches`] },
  [`POST ${operator}/payout-batches`]: {
    works: [
      async ({ deps }) => {
        await createOwedPartner(deps);
        return { body: { until: TODAY } };
      },
    ],
    wrong: [
      [{ body: { until: 'today' } }, 'until'],
      [{ body: { until: '2099-01-01' } }, 'until'],
    ],
  },
  [`GET ${operator}/payout-batches/:id`]: {
    works: [batch('proposed', '')],
    unknown: unknown(`${operator}/payout-batches`, ''),
  },
  [`POST ${operator}/payout-batches/:id/decision`]: {
    works: [
      batch('proposed', '/decision', { decision: 'approve' }),
      batch('proposed', '/decision', { decision: 'refuse', note: 'Rekening lama' }),
    ],
    wrong: [
      [batch('proposed', '/decision', { decision: 'refuse' }), 'note'],
      [batch('proposed', '/decision', { decision: 'x' }), 'decision'],
    ],
    unknown: unknown(`${operator}/payout-batches`, '/decision', { decision: 'approve' }),
  },
  [`GET ${operator}/payout-batches/:id/transfers`]: {
    works: [batch('approved', '/transfers')],
    unknown: unknown(`${operator}/payout-batches`, '/transfers'),
  },
  [`POST ${operator}/payout-batches/:id/sent`]: {
    works: [batch('approved', '/sent')],
    unknown: unknown(`${operator}/payout-batches`, '/sent'),
  },
  [`POST ${operator}/payouts/:id/failed`]: {
    works: [
      async ({ deps }) => {
        const batchId = await createBatch(deps, 'sent');
        const { id } = await deps.db
          .selectFrom('payouts')
          .select('id')
          .where('batch_id', '=', batchId)
          .executeTakeFirstOrThrow();
        return { url: `${operator}/payouts/${id}/failed` };
      },
    ],
    unknown: unknown(`${operator}/payouts`, '/failed'),
  },
  [`POST ${operator}/bank-statements`]: {
    works: [
      async () => ({
        url: `${operator}/bank-statements?account=1230004567`,
        ...(await file(statement(), 'koran.csv')),
      }),
    ],
    wrong: [
      [async () => ({ ...(await file(statement(), 'koran.csv')) }), 'account'],
      [
        async () => ({
          url: `${operator}/bank-statements?account=1230004567`,
          ...(await file(Buffer.from('x'), 'koran.csv')),
        }),
        'file',
      ],
    ],
  },
  [`GET ${operator}/bank-lines`]: {
    works: [`${operator}/bank-lines`, `${operator}/bank-lines?status=matched`],
    wrong: { [`${operator}/bank-lines?status=x`]: 'status' },
  },
  [`POST ${operator}/bank-lines/:id/settle`]: {
    works: [line({ what: 'bank_cost' }), line({ what: 'explained', note: 'Setoran modal' })],
    wrong: [
      [line({ what: 'explained', note: ' ' }), 'note'],
      [line({ what: 'gift' }), 'what'],
    ],
    unknown: unknown(`${operator}/bank-lines`, '/settle', { what: 'bank_cost' }),
  },
  [`POST ${operator}/gateway-reports`]: {
    works: [
      report(`reference,gross,fee\n${randomUUID()},30004000,4440`),
      async () => ({
        url: `${operator}/gateway-reports?gateway=simulator`,
        ...(await file(Buffer.from(`reference,gross,fee\n${randomUUID()},7,0`), 'laporan.csv')),
      }),
    ],
    wrong: [
      [report('reference,gross\nx,1'), 'file'],
      [
        async () => ({
          url: `${operator}/gateway-reports?gateway=X`,
          ...(await file(Buffer.from('x'), 'x.csv')),
        }),
        'gateway',
      ],
    ],
  },
  [`GET ${operator}/gateway-reports`]: { works: [`${operator}/gateway-reports`] },
  [`GET ${operator}/gateway-costs`]: { works: [`${operator}/gateway-costs`] },
  [`GET ${console}/bank-accounts`]: { works: [`${console}/bank-accounts`] },
  [`POST ${console}/bank-accounts`]: {
    works: [{ body: payeeForm }],
    wrong: [
      [{ body: { ...payeeForm, bank: 'bank-saya' } }, 'bank'],
      [{ body: { ...payeeForm, number: '12a' } }, 'number'],
      [{ body: { ...payeeForm, holder: '' } }, 'holder'],
    ],
  },
  [`POST ${console}/bank-accounts/:id/evidence`]: {
    works: [evidenceFor(`${console}/bank-accounts`, byPartner, evidencePicture)],
    wrong: [[evidenceFor(`${console}/bank-accounts`, byPartner, notPicture), 'file']],
    // Another partner's is nobody's.
    unknown: [evidenceFor(`${console}/bank-accounts`, byFinance, evidencePicture)],
  },
  [`GET ${operator}/payee-accounts/:id/evidence`]: {
    works: [account('/evidence')],
    unknown: unknown(`${operator}/payee-accounts`, '/evidence'),
  },
  [`GET ${console}/bank-accounts/:id/evidence`]: {
    works: [async (context) => ({ url: `${console}/bank-accounts/${await byPartner(context)}/evidence` })],
    // Another partner's is nobody's.
    unknown: [async (context) => ({ url: `${console}/bank-accounts/${await byFinance(context)}/evidence` })],
  },
  [`POST ${storeConsole}/bank-accounts`]: provenAccountCall,
  [`POST ${storeConsole}/bank-accounts/:id/evidence`]: {
    works: [evidenceFor(`${storeConsole}/bank-accounts`, withoutEvidence, evidencePicture)],
    wrong: [[evidenceFor(`${storeConsole}/bank-accounts`, withoutEvidence, notPicture), 'file']],
    unknown: [
      evidenceFor(`${storeConsole}/bank-accounts`, byFinance, evidencePicture),
      // It has its evidence already, and somebody else stated it.
      evidenceFor(`${storeConsole}/bank-accounts`, byPartner, evidencePicture),
    ],
  },
  [`GET ${storeConsole}/bank-accounts/:id/evidence`]: {
    works: [
      async (context) => ({ url: `${storeConsole}/bank-accounts/${await byPartner(context)}/evidence` }),
    ],
    unknown: [
      async (context) => ({ url: `${storeConsole}/bank-accounts/${await byFinance(context)}/evidence` }),
    ],
  },
  [`GET ${console}/payouts`]: { works: [`${console}/payouts`] },
  [`GET ${storeConsole}/balance`]: { works: [`${storeConsole}/balance`] },
  [`GET ${storeConsole}/bank-accounts`]: { works: [`${storeConsole}/bank-accounts`] },
  [`GET ${storeConsole}/payouts`]: { works: [`${storeConsole}/payouts`] },
};
