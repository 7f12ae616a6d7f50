// What the calls about price tables of private umrah are asked.
import { approvePriceDraft, savePriceDraft, startPriceDraft, submitPriceDraft } from '#domain/umrah-prices';
import { createMember } from '#test/factories/accounts';
import { smallTable } from '#test/factories/umrah-prices';
import type { ApiTestContext, Ask, Call, Sent } from '#test/api/call';

const versions = '/api/v3/operator/umrah-prices';
const drafts = '/api/v3/operator/umrah-price-drafts';
const nowhere = ['tidak-ada', '00000000-0000-4000-8000-000000000000', '%00'];

/** There is one draft at a time: what another call left is put away. */
async function putAway({ deps }: ApiTestContext): Promise<void> {
  await deps.db
    .updateTable('umrah_price_drafts')
    .set({ state: 'discarded' })
    .where('state', 'in', ['editing', 'submitted'])
    .execute();
}

let dearest = 200;
/** Written by somebody else than the caller. */
async function drafted(context: ApiTestContext) {
  await putAway(context);
  const { deps } = context;
  const { actor } = await createMember(deps, { roles: ['operator_acquisition'] });
  const id = await startPriceDraft(deps, actor);
  // Each a little dearer than the last, so that it always changes something.
  const visa = { currency: 'USD', low: 170, high: (dearest += 1) };
  const revision = await savePriceDraft(deps, actor, { id, revision: 1, change: { table: { visa } } });
  return { id, revision, actor };
}
async function submitted(context: ApiTestContext) {
  const draft = await drafted(context);
  await submitPriceDraft(context.deps, draft.actor, draft);
  return draft;
}
async function coming(context: ApiTestContext): Promise<string> {
  const draft = await submitted(context);
  const checker = await createMember(context.deps, { roles: ['operator_finance'] });
  return (await approvePriceDraft(context.deps, checker.actor, draft)).id;
}

const onDraft =
  (after: string, body: object, of = drafted): Ask =>
  async (context) => {
    const { id, revision } = await of(context);
    return { url: `${drafts}/${id}${after}`, body: { revision, ...body } };
  };
const withdrawn =
  (body: object): Ask =>
  async (context) => ({ url: `${versions}/${await coming(context)}/withdraw`, body });
const unknown = (before: string, after: string, body?: object): Sent[] =>
  nowhere.map((id) => ({ url: `${before}/${id}${after}`, ...(body && { body }) }));
const started =
  (body: object): Ask =>
  async (context) => {
    await putAway(context);
    return { body };
  };
const wireTable = {
  ...smallTable,
  fares: smallTable.fares.map(({ isOvernight, ...fare }) => ({ ...fare, is_overnight: isOvernight })),
  child_fare_basis_points: smallTable.childFareBasisPoints,
  infant_fare_basis_points: smallTable.infantFareBasisPoints,
};
const first = { revision: 1 };

export const umrahPricesCalls: Record<string, Call> = {
  [`GET ${versions}`]: {
    works: [
      async (context) => {
        await submitted(context);
        return { url: versions };
      },
    ],
  },
  [`GET ${versions}/:id`]: {
    works: [async (context) => ({ url: `${versions}/${await coming(context)}` })],
    unknown: unknown(versions, ''),
  },
  [`POST ${versions}/:id/withdraw`]: {
    works: [withdrawn({ reason: 'Kenaikan dibatalkan' })],
    wrong: [[withdrawn({ reason: ' ' }), 'reason']],
    unknown: unknown(versions, '/withdraw', { reason: 'Kenaikan dibatalkan' }),
  },
  [`POST ${drafts}`]: {
    works: [started({}), started({ table: wireTable })],
    wrong: [
      [started({ table: 'x' }), 'table'],
      [started({ table: { ...wireTable, fares: [] } }), 'table.fares'],
      [
        started({ table: { ...wireTable, infant_fare_basis_points: 9_000 } }),
        'table.infant_fare_basis_points',
      ],
    ],
    unknown: nowhere.map((from) => async (context: ApiTestContext) => {
      await putAway(context);
      return { url: drafts, body: { from } };
    }),
  },
  [`GET ${drafts}/:id`]: {
    works: [async (context) => ({ url: `${drafts}/${(await drafted(context)).id}` })],
    unknown: unknown(drafts, ''),
  },
  [`PATCH ${drafts}/:id`]: {
    works: [
      onDraft('', { table: { visa: { currency: 'USD', low: 150, high: 165 } } }),
      onDraft('', { effective_on: '2027-12-01', note: 'Musim ramai' }),
    ],
    wrong: [
      [onDraft('', { table: { hotels: smallTable.hotels.slice(0, 2) } }), 'table.hotels'],
      [
        onDraft('', { table: { fares: [{ ...wireTable.fares[0], is_overnight: 'x' }] } }),
        'table.fares.0.is_overnight',
      ],
      [onDraft('', { table: [] }), 'table'],
      [onDraft('', { effective_on: '2027-02-30' }), 'effective_on'],
      [onDraft('', { effective_on: '2020-01-01' }), 'effective_on'],
      [onDraft('', { note: 7 }), 'note'],
    ],
    unknown: unknown(drafts, '', first),
  },
  [`POST ${drafts}/:id/submit`]: {
    works: [onDraft('/submit', {})],
    wrong: [[onDraft('/submit', { revision: 'x' }), 'revision']],
    unknown: unknown(drafts, '/submit', first),
  },
  [`POST ${drafts}/:id/decision`]: {
    works: [
      onDraft('/decision', { decision: 'approve' }, submitted),
      onDraft('/decision', { decision: 'refuse', reason: 'Visa terlalu mahal' }, submitted),
    ],
    wrong: [
      [onDraft('/decision', { decision: 'perhaps' }, submitted), 'decision'],
      [onDraft('/decision', { decision: 'refuse', reason: '' }, submitted), 'reason'],
    ],
    unknown: unknown(drafts, '/decision', { ...first, decision: 'approve' }),
  },
  [`POST ${drafts}/:id/discard`]: {
    works: [onDraft('/discard', {})],
    wrong: [[onDraft('/discard', { revision: 'x' }), 'revision']],
    unknown: unknown(drafts, '/discard', first),
  },
};
