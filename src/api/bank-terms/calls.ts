// What the calls about a bank's terms are asked.
import { attachLicenceFile, confirmTerms, proposeTerms, recordLicence } from '#domain/bank-terms';
import { addDays } from '#shared/dates';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  approvalInput,
  financingTermsInput,
  licenceInput,
  recordedApproval,
  savingsTermsInput,
  standingApproval,
} from '#test/factories/bank-terms';
import { licencePicture } from '#test/factories/partner-standing';
import { createPartner, TODAY } from '#test/factories/programmes';
import { multipart } from '#test/multipart';
import type { ApiTestContext, Ask, Call, Sent } from '#test/api/call';

const terms = '/api/v3/bank-console/terms';
const operator = '/api/v3/operator/bank-terms';
const approvals = '/api/v3/operator/financing-approvals';
const banks = '/api/v3/operator/banks';
const names = ['tidak-ada', '00000000-0000-4000-8000-000000000000', '%00', 'A%27%20OR%201=1'];

const bankOf = (caller: SignedIn | null) =>
  caller?.actor.memberships.find(({ partnerId }) => partnerId)?.partnerId;
/** Proposed by an officer of the caller's bank, or of a new one. */
async function proposed({ deps }: ApiTestContext, bankId?: string | null) {
  const partnerId = bankId ?? (await createPartner(deps.db, { kind: 'financial' })).id;
  const officer = await createMember(deps, { roles: ['bank_officer'], partnerId });
  return { partnerId, id: await proposeTerms(deps, officer.actor, savingsTermsInput()) };
}
const own =
  (after: string): Ask =>
  async (context) => ({ url: `${terms}/${(await proposed(context, bankOf(context.caller))).id}/${after}` });
const foreign =
  (after: string): Ask =>
  async (context) => ({ url: `${terms}/${(await proposed(context)).id}/${after}` });
const listed: Ask = async (context) => {
  await proposed(context, bankOf(context.caller));
  return { url: terms };
};
async function confirmed(context: ApiTestContext): Promise<Sent> {
  const { partnerId, id } = await proposed(context);
  const approver = await createMember(context.deps, { roles: ['bank_approver'], partnerId });
  await confirmTerms(context.deps, approver.actor, id);
  return { url: `${operator}/${id}/decision` };
}
const decided =
  (body: object): Ask =>
  async (context) => ({ ...(await confirmed(context)), body });
const recording =
  (change: object = {}): Ask =>
  async ({ deps }) => ({
    body: { ...approvalInput(), replaces: await standingApproval(deps.db), ...change },
  });
const ending =
  (body: object): Ask =>
  async ({ deps }) => ({ url: `${approvals}/${await recordedApproval(deps)}/end`, body });
const bank = async ({ deps }: ApiTestContext) => (await createPartner(deps.db, { kind: 'financial' })).id;
const licensing =
  (change: object = {}): Ask =>
  async (context) => ({ url: `${banks}/${await bank(context)}/licences`, body: licenceInput(change) });
const picture = async (url: string, bytes?: Buffer) => ({
  url,
  ...(await multipart({
    file: { bytes: bytes ?? (await licencePicture()), name: 'izin.png', type: 'image/png' },
  })),
});
/** Beside a record of a bank, or under another bank's name. */
const attaching =
  ({ bytes, under }: { bytes?: Buffer; under?: (context: ApiTestContext) => Promise<string> } = {}): Ask =>
  async (context) => {
    const { bankId, id } = await recordedLicence(context);
    return picture(`${banks}/${under ? await under(context) : bankId}/licences/${id}/file`, bytes);
  };
async function recordedLicence(context: ApiTestContext) {
  const bankId = await bank(context);
  const { actor } = await createMember(context.deps, { roles: ['operator_finance'] });
  return { bankId, id: await recordLicence(context.deps, actor, { bankId, form: licenceInput() }) };
}
async function seenLicence(context: ApiTestContext, under?: string): Promise<Sent> {
  const { bankId, id: licenceId } = await recordedLicence(context);
  const { actor } = await createMember(context.deps, { roles: ['operator_finance'] });
  await attachLicenceFile(context.deps, actor, { bankId, licenceId, file: await licencePicture() });
  const { id } = await context.deps.db
    .selectFrom('bank_licence_files')
    .select('id')
    .where('licence_id', '=', licenceId)
    .executeTakeFirstOrThrow();
  return { url: `${banks}/${under ?? bankId}/files/${id}` };
}
/** Of a bank, or under another bank's name. */
const withdrawing =
  (body: object, under?: (context: ApiTestContext) => Promise<string>): Ask =>
  async (context) => {
    const { bankId, id } = await recordedLicence(context);
    return { url: `${banks}/${under ? await under(context) : bankId}/licences/${id}/withdraw`, body };
  };
const unknown = (before: string, after: string, body?: object): Sent[] =>
  names.map((name) => ({ url: `${before}/${name}/${after}`, ...(body && { body }) }));

export const bankTermsCalls: Record<string, Call> = {
  [`GET ${terms}`]: { works: [listed] },
  [`GET ${terms}/:id`]: {
    works: [async (context) => ({ url: `${terms}/${(await proposed(context, bankOf(context.caller))).id}` })],
    unknown: [
      async (context) => ({ url: `${terms}/${(await proposed(context)).id}` }),
      ...names.map((name) => ({ url: `${terms}/${name}` })),
    ],
  },
  [`POST ${terms}`]: {
    works: [{ body: savingsTermsInput() }, { body: financingTermsInput() }],
    wrong: [
      [{ body: savingsTermsInput({ kind: 'loan' }) }, 'kind'],
      [{ body: savingsTermsInput({ effective_on: TODAY }) }, 'effective_on'],
      [{ body: savingsTermsInput({ effective_on: '2027-02-30' }) }, 'effective_on'],
      [{ body: savingsTermsInput({ terms: 'x' }) }, 'terms'],
      [
        { body: savingsTermsInput({}, { contract: 'wadiah', indicative_return_basis_points: null }) },
        'terms.profit_sharing_basis_points',
      ],
      [{ body: savingsTermsInput({}, { minimum_savings: -1 }) }, 'terms.minimum_savings'],
      [{ body: financingTermsInput({ maximum: 25_000_001 }) }, 'terms.maximum'],
      [{ body: financingTermsInput({ share_basis_points: 9_001 }) }, 'terms.share_basis_points'],
      [{ body: financingTermsInput({ tenors: [{ months: 25, ujrah: 1 }] }) }, 'terms.tenors.0.months'],
      [{ body: financingTermsInput({ tenors: [] }) }, 'terms.tenors'],
      [
        {
          body: financingTermsInput({
            tenors: [
              { months: 6, ujrah: 1 },
              { months: 6, ujrah: 2 },
            ],
          }),
        },
        'terms.tenors',
      ],
    ],
  },
  [`POST ${terms}/:id/confirm`]: {
    works: [own('confirm')],
    unknown: [foreign('confirm'), ...unknown(terms, 'confirm')],
  },
  [`POST ${terms}/:id/withdraw`]: {
    works: [own('withdraw')],
    unknown: [foreign('withdraw'), ...unknown(terms, 'withdraw')],
  },
  [`GET ${operator}`]: { works: [async (context) => ({ ...(await confirmed(context)), url: operator })] },
  [`POST ${operator}/:id/decision`]: {
    works: [decided({ decision: 'approve' }), decided({ decision: 'refuse', reason: 'Ujrah belum jelas' })],
    wrong: [
      [decided({ decision: 'perhaps' }), 'decision'],
      [decided({ decision: 'refuse', reason: ' ' }), 'reason'],
    ],
    unknown: [
      ...unknown(operator, 'decision', { decision: 'approve' }),
      async (context) => ({
        url: `${operator}/${(await proposed(context)).id}/decision`,
        body: { decision: 'approve' },
      }),
    ],
  },
  [`GET ${approvals}`]: {
    works: [
      async ({ deps }) => {
        await recordedApproval(deps);
        return { url: approvals };
      },
    ],
  },
  [`POST ${approvals}`]: {
    works: [recording()],
    wrong: [
      [recording({ lawyer: ' ' }), 'lawyer'],
      [recording({ lawyer: 'x'.repeat(151) }), 'lawyer'],
      [recording({ opinion_number: 7 }), 'opinion_number'],
      [recording({ given_on: addDays(TODAY, 1) }), 'given_on'],
      [recording({ given_on: '2027-02-30' }), 'given_on'],
      [recording({ given_on: '0000-01-01' }), 'given_on'],
      [recording({ valid_until: TODAY }), 'valid_until'],
      [recording({ valid_until: '2099-01-01' }), 'valid_until'],
    ],
  },
  [`POST ${approvals}/:id/end`]: {
    works: [ending({ reason: 'Izin dicabut' })],
    wrong: [[ending({ reason: ' ' }), 'reason']],
    unknown: unknown(approvals, 'end', { reason: 'Izin dicabut' }),
  },
  [`GET ${banks}`]: {
    works: [
      async (context) => {
        await bank(context);
        return { url: banks };
      },
    ],
  },
  [`GET ${banks}/:id`]: {
    works: [async (context) => ({ url: `${banks}/${await bank(context)}` })],
    unknown: [
      // An agency is no bank.
      async ({ deps }) => ({ url: `${banks}/${(await createPartner(deps.db)).id}` }),
      ...names.map((name) => ({ url: `${banks}/${name}` })),
    ],
  },
  [`POST ${banks}/:id/licences`]: {
    works: [licensing(), licensing({ valid_until: addDays(TODAY, 90), is_lps_member: false })],
    wrong: [
      [licensing({ number: 'x' }), 'number'],
      [licensing({ number: 'x'.repeat(61) }), 'number'],
      [licensing({ status: 'bankrupt' }), 'status'],
      [licensing({ valid_from: addDays(TODAY, 1) }), 'valid_from'],
      [licensing({ valid_from: '0000-01-01' }), 'valid_from'],
      [licensing({ valid_until: addDays(TODAY, -1) }), 'valid_until'],
      [licensing({ valid_until: 7 }), 'valid_until'],
      [licensing({ evidence: ' ' }), 'evidence'],
      [licensing({ next_check_on: TODAY }), 'next_check_on'],
      [licensing({ is_lps_member: 'perhaps' }), 'is_lps_member'],
      [licensing({ complaint_phone: '12' }), 'complaint_phone'],
      [licensing({ complaint_email: 'bank' }), 'complaint_email'],
    ],
    unknown: unknown(banks, 'licences', licenceInput()),
  },
  [`POST ${banks}/:id/licences/:licenceId/file`]: {
    works: [attaching()],
    wrong: [[attaching({ bytes: Buffer.from('<html>') }), 'file']],
    unknown: [
      attaching({ under: bank }),
      ...names.map(
        (name): Ask =>
          async () =>
            picture(`${banks}/${name}/licences/00000000-0000-4000-8000-000000000000/file`),
      ),
      ...names.map(
        (name): Ask =>
          async (context) =>
            picture(`${banks}/${await bank(context)}/licences/${name}/file`),
      ),
    ],
  },
  [`GET ${banks}/:id/files/:file`]: {
    works: [async (context) => seenLicence(context)],
    unknown: [
      // Under another bank's name.
      async (context) => seenLicence(context, await bank(context)),
      ...names.map((name): Ask => async (context) => ({
        url: `${banks}/${await bank(context)}/files/${name}`,
      })),
    ],
  },
  [`POST ${banks}/:id/licences/:licenceId/withdraw`]: {
    works: [withdrawing({ reason: 'Izin dicabut OJK' })],
    wrong: [[withdrawing({ reason: ' ' }), 'reason']],
    unknown: [withdrawing({ reason: 'Izin dicabut OJK' }, bank)],
  },
};
