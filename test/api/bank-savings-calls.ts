// What the calls of a bank's people about account openings are asked.
import { createSavingsOffer, createSentSavings } from '#test/factories/savings';
import { workForBank } from './bank-people.ts';
import type { ApiTestContext, Ask, Call, Sent } from './call.ts';

const applications = '/api/v3/bank-console/savings';
const documents = '/api/v3/bank-console/savings-documents';
const names = ['tidak-ada', 'TB-22222222', '00000000-0000-0000-0000-000000000000', '%00'];

const offers = new WeakMap<object, ReturnType<typeof createSavingsOffer>>();
/** One bank for everybody who asks here. */
function offerOf({ db }: ApiTestContext['deps']) {
  if (!offers.has(db)) offers.set(db, createSavingsOffer(db));
  return offers.get(db)!;
}
async function sent({ deps }: ApiTestContext) {
  const { bankId } = await offerOf(deps);
  return { bankId, ...(await createSentSavings(deps, { bankId })) };
}
/** The caller works for the bank that was asked. */
async function ownCode(context: ApiTestContext): Promise<string> {
  const { bankId, code } = await sent(context);
  await workForBank(context, bankId);
  return code;
}
const on =
  (after: string, body?: object): Ask =>
  async (context) => ({
    url: `${applications}/${await ownCode(context)}${after}`,
    ...(body && { body }),
  });
/** Another bank's is nobody's. */
const unknown = (after: string, body?: object): Ask[] => [
  ...names.map((name): Sent => ({ url: `${applications}/${name}${after}`, ...(body && { body }) })),
  async (context) => ({
    url: `${applications}/${(await sent(context)).code}${after}`,
    ...(body && { body }),
  }),
];
const again = { kind: 'ktp', reason: 'Foto buram' };
const account = { account_number: '7001-2345-678' };
const rejection = { reason: 'Data tidak cocok' };
const card =
  ({ isElsewhere = false } = {}): Ask =>
  async (context) => {
    const { bankId, savings } = await sent(context);
    if (!isElsewhere) await workForBank(context, bankId);
    return { url: `${documents}/${savings.documents[0]!.id}` };
  };

export const bankSavingsCalls: Record<string, Call> = {
  [`GET ${applications}/:code`]: { works: [on('')], unknown: unknown('') },
  [`GET ${applications}/:code/heir`]: { works: [on('/heir')], unknown: unknown('/heir') },
  [`POST ${applications}/:code/document-requests`]: {
    works: [on('/document-requests', again)],
    wrong: [
      [on('/document-requests', { ...again, kind: 'sim' }), 'kind'],
      [on('/document-requests', { ...again, reason: ' ' }), 'reason'],
    ],
    unknown: unknown('/document-requests', again),
  },
  [`POST ${applications}/:code/account`]: {
    works: [on('/account', account)],
    wrong: [[on('/account', { account_number: '12' }), 'account_number']],
    unknown: unknown('/account', account),
  },
  [`POST ${applications}/:code/rejection`]: {
    works: [on('/rejection', rejection)],
    wrong: [[on('/rejection', { reason: '' }), 'reason']],
    unknown: unknown('/rejection', rejection),
  },
  [`GET ${documents}/:id`]: {
    works: [card()],
    unknown: [card({ isElsewhere: true }), ...names.map((name) => `${documents}/${name}`)],
  },
};
