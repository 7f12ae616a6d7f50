// What the calls of a bank's people about applications are asked.
import {
  confirmDisbursement,
  getApplication,
  judgeFinancingDocument,
  proposeDecision,
  uploadContract,
} from '#domain/financing';
import { todayInIndonesia } from '#shared/dates';
import { requiredFinancingDocuments } from '#shared/financing';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  createDisbursement,
  createFinancedOffer,
  createSent,
  createSigning,
  smallPicture,
} from '#test/factories/financing';
import { createPartner } from '#test/factories/programmes';
import { multipart } from '#test/multipart';
import { workForBank } from './bank-people.ts';
import type { ApiTestContext, Ask, Call, Sent } from './call.ts';

const applications = '/api/v3/bank-console/applications';
const documents = '/api/v3/bank-console/application-documents';
const names = ['tidak-ada', 'FP-22222222', '00000000-0000-0000-0000-000000000000', '%00'];

const offers = new WeakMap<object, ReturnType<typeof createFinancedOffer>>();
/** One bank and one departure for everybody who asks here. */
function offerOf({ db }: ApiTestContext['deps']) {
  if (!offers.has(db)) offers.set(db, createFinancedOffer(db));
  return offers.get(db)!;
}

interface Made {
  code: string;
  bankId: string;
  officer: SignedIn;
}
type Make = (context: ApiTestContext) => Promise<Made>;

const sent: Make = async ({ deps }) => {
  const { bankId, departureId } = await offerOf(deps);
  const { member, applicationId } = await createSent(deps, { bankId, departureId });
  const { code } = await getApplication(deps, member.actor, applicationId);
  const officer = await createMember(deps, { roles: ['bank_officer'], partnerId: bankId });
  return { code, bankId, officer };
};
const judged =
  (verdict: 'accepted' | 'rejected'): Make =>
  async (context) => {
    const made = await sent(context);
    for (const kind of requiredFinancingDocuments)
      await judgeFinancingDocument(context.deps, made.officer.actor, {
        code: made.code,
        kind,
        form: { verdict, ...(verdict === 'rejected' && { reason: 'Buram' }) },
      });
    return made;
  };
const offer = { verdict: 'approve', financed: '20.000.000', months: '12' };
const refusal = { verdict: 'reject', reason: 'Penghasilan belum mencukupi' };
const proposed =
  (form: object): Make =>
  async (context) => {
    const made = await judged('accepted')(context);
    await proposeDecision(context.deps, made.officer.actor, { code: made.code, form });
    return made;
  };
const signing: Make = async ({ deps }) => {
  const { bankId, departureId } = await offerOf(deps);
  return { ...(await createSigning(deps, { bankId, departureId })), bankId };
};
const signed: Make = async (context) => {
  const made = await signing(context);
  const file = await smallPicture();
  await uploadContract(context.deps, made.officer.actor, { code: made.code, file });
  return made;
};
const disbursed: Make = async ({ deps }) => {
  const { id: partnerId } = await createPartner(deps.db);
  const made = await createDisbursement(deps, { partnerId });
  const { actor } = await createMember(deps, { roles: ['partner_staff'], partnerId });
  await confirmDisbursement(deps, actor, made.bookingCode);
  return made;
};

const on =
  (make: Make, after: string, body?: object): Ask =>
  async (context) => {
    const { code, bankId } = await make(context);
    await workForBank(context, bankId);
    return { url: `${applications}/${code}${after}`, ...(body && { body }) };
  };
/** Another bank's is nobody's. */
const unknown = (after: string, body?: object): Ask[] => [
  ...names.map((name): Sent => ({ url: `${applications}/${name}${after}`, ...(body && { body }) })),
  async (context) => ({
    url: `${applications}/${(await sent(context)).code}${after}`,
    ...(body && { body }),
  }),
];
const contract = async (bytes?: Buffer) =>
  multipart({
    file: { bytes: bytes ?? (await smallPicture()), name: 'akad.jpg', type: 'image/jpeg' },
  });
const sendingContract =
  (bytes?: Buffer): Ask =>
  async (context) => {
    const { code, bankId } = await signing(context);
    await workForBank(context, bankId);
    return { url: `${applications}/${code}/contract`, ...(await contract(bytes)) };
  };
const transfer = ({ deps }: ApiTestContext, change: object = {}) => ({
  reference: 'TRF-20270315-1',
  sent_on: todayInIndonesia(deps.now()),
  ...change,
});
const transferred =
  (change: object = {}): Ask =>
  async (context) => {
    const { code, bankId } = await signed(context);
    await workForBank(context, bankId);
    return { url: `${applications}/${code}/disbursement`, body: transfer(context, change) };
  };
const applicantsDocument =
  ({ isElsewhere = false } = {}): Ask =>
  async (context) => {
    const { code, bankId } = await sent(context);
    if (!isElsewhere) await workForBank(context, bankId);
    const { id } = await context.deps.db
      .selectFrom('financing_documents as d')
      .innerJoin('financing_applications as f', 'f.id', 'd.application_id')
      .select('d.id')
      .where('f.code', '=', code)
      .limit(1)
      .executeTakeFirstOrThrow();
    return { url: `${documents}/${id}` };
  };

export const bankFinancingCalls: Record<string, Call> = {
  [`GET ${applications}/:code`]: {
    works: [on(proposed(offer), ''), on(sent, ''), on(disbursed, '')],
    unknown: unknown(''),
  },
  [`POST ${applications}/:code/documents/:kind/verdict`]: {
    works: [
      on(sent, '/documents/ktp/verdict', { verdict: 'accepted' }),
      on(sent, '/documents/ktp/verdict', { verdict: 'rejected', reason: 'Buram' }),
    ],
    wrong: [
      [on(sent, '/documents/ktp/verdict', { verdict: 'maybe' }), 'verdict'],
      [on(sent, '/documents/ktp/verdict', { verdict: 'rejected', reason: ' ' }), 'reason'],
    ],
    unknown: [
      ...unknown('/documents/ktp/verdict', { verdict: 'accepted' }),
      on(sent, '/documents/sim/verdict', { verdict: 'accepted' }),
    ],
  },
  [`POST ${applications}/:code/document-requests`]: {
    works: [on(judged('rejected'), '/document-requests')],
    wrong: [[on(sent, '/document-requests'), 'reason']],
    unknown: unknown('/document-requests'),
  },
  [`POST ${applications}/:code/proposal`]: {
    works: [on(judged('accepted'), '/proposal', offer), on(sent, '/proposal', refusal)],
    wrong: [
      [on(sent, '/proposal', {}), 'verdict'],
      [on(sent, '/proposal', offer), 'verdict'],
      [on(judged('accepted'), '/proposal', { ...offer, financed: '1' }), 'financed'],
      [on(judged('accepted'), '/proposal', { ...offer, months: 'setahun' }), 'months'],
      [on(sent, '/proposal', { ...refusal, reason: '' }), 'reason'],
    ],
    unknown: unknown('/proposal', refusal),
  },
  [`POST ${applications}/:code/decision`]: {
    works: [
      on(proposed(offer), '/decision', { agrees: true }),
      on(proposed(offer), '/decision', { agrees: false }),
      on(proposed(refusal), '/decision', { agrees: true }),
    ],
    wrong: [[on(proposed(offer), '/decision', { agrees: 'yes' }), 'agrees']],
    unknown: unknown('/decision', { agrees: true }),
  },
  [`POST ${applications}/:code/contract`]: {
    works: [sendingContract()],
    wrong: [[sendingContract(Buffer.from('<html>')), 'file']],
    unknown: names.map((name): Ask => async () => ({
      url: `${applications}/${name}/contract`,
      ...(await contract()),
    })),
  },
  [`POST ${applications}/:code/disbursement`]: {
    works: [transferred()],
    wrong: [
      [transferred({ reference: 'x' }), 'reference'],
      [transferred({ sent_on: '2027-02-30' }), 'sent_on'],
      [transferred({ sent_on: '2100-01-01' }), 'sent_on'],
    ],
    unknown: unknown('/disbursement', { reference: 'TRF-20270315-1', sent_on: '2027-03-01' }),
  },
  [`POST ${applications}/:code/paid-off`]: {
    works: [on(disbursed, '/paid-off')],
    unknown: unknown('/paid-off'),
  },
  [`GET ${documents}/:id`]: {
    works: [applicantsDocument()],
    unknown: [applicantsDocument({ isElsewhere: true }), ...names.map((name) => `${documents}/${name}`)],
  },
  [`GET ${applications}/:code/contract`]: {
    works: [on(signed, '/contract')],
    unknown: [on(sent, '/contract'), ...unknown('/contract')],
  },
};
