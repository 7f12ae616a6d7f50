// What the calls about price tables of private umrah are asked.
import {
  approvePriceDraft,
  discardPriceDraft,
  findPriceDraft,
  publishOwnPrices,
  savePriceDraft,
  startPriceDraft,
  submitPriceDraft,
  tryPriceSheet,
} from '#domain/umrah-prices';
import { findLimitsInForce } from '#domain/umrah-estimates';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPartner } from '#test/factories/programmes';
import { multipart } from '#test/multipart';
import { ofOperator, ofPartner, priceSheetText, smallTable } from '#test/factories/umrah-prices';
import type { ApiTestContext, Ask, Call, Sent } from '#test/api/call';

const versions = '/api/v3/operator/umrah-prices';
const drafts = '/api/v3/operator/umrah-price-drafts';
const limits = '/api/v3/operator/umrah-limits';
const figures = '/api/v3/operator/umrah-figures';
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
  const id = await startPriceDraft(deps, ofOperator(actor));
  // Each a little dearer than the last, so that it always changes something.
  const visa = { currency: 'USD', low: 170, high: (dearest += 1) };
  const revision = await savePriceDraft(deps, ofOperator(actor), {
    id,
    revision: 1,
    change: { table: { visa } },
  });
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

/** Over those that hold now; another number of hours each time, so that it always changes something. */
const limitsSet =
  (change: object = {}): Ask =>
  async ({ deps }) => {
    const { response_hours: hours, ...now } = await findLimitsInForce(deps);
    return { body: { ...now, response_hours: hours === 72 ? 48 : 72, reason: 'Musim haji', ...change } };
  };

const sheetOf = (change: (rows: string[]) => string[] = (rows) => rows) =>
  Buffer.from(change(priceSheetText(smallTable)).join('\n'));
const sentFile = (bytes: Buffer) => multipart({ file: { bytes, name: 'harga.csv', type: 'text/csv' } });
const wrongFiles = (url: string): [Ask, string][] => [
  [async () => ({ url, ...(await sentFile(Buffer.from([0xff, 0xd8, 0xff]))) }), 'file'],
  [async () => ({ url, ...(await sentFile(Buffer.alloc(0))) }), 'file'],
];
const operatorTable = `${drafts}/table`;

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
  [`POST ${operatorTable}/check`]: {
    works: [
      async (context) => {
        await putAway(context);
        return { url: `${operatorTable}/check`, ...(await sentFile(sheetOf())) };
      },
      async () => ({
        url: `${operatorTable}/check`,
        ...(await sentFile(sheetOf((rows) => rows.slice(0, 3)))),
      }),
    ],
    wrong: wrongFiles(`${operatorTable}/check`),
  },
  [`POST ${operatorTable}`]: {
    works: [
      async (context) => {
        await putAway(context);
        const { actor } = await createMember(context.deps, { roles: ['operator_acquisition'] });
        const file = sheetOf();
        const { trial } = await tryPriceSheet(context.deps, ofOperator(actor), file);
        return { url: `${operatorTable}?trial=${trial}`, ...(await sentFile(file)) };
      },
    ],
    wrong: [
      ...wrongFiles(`${operatorTable}?trial=x`),
      [async () => ({ url: `${operatorTable}?trial=x`, ...(await sentFile(sheetOf())) }), 'file'],
    ],
  },
};

export const umrahLimitsCalls: Record<string, Call> = {
  [`GET ${figures}`]: {
    works: [figures, `${figures}?page=2&limit=5`],
    wrong: { [`${figures}?page=0`]: 'page', [`${figures}?limit=0`]: 'limit' },
  },
  [`GET ${limits}`]: { works: [limits] },
  [`POST ${limits}`]: {
    works: [limitsSet()],
    wrong: [
      [limitsSet({ response_hours: 1 }), 'response_hours'],
      [limitsSet({ most_partners: 'x' }), 'most_partners'],
      [limitsSet({ lead_days: 50, passport_lead_days: 45 }), 'passport_lead_days'],
      [limitsSet({ number: null }), 'number'],
      [limitsSet({ reason: ' ' }), 'reason'],
    ],
  },
};

const own = '/api/v3/partner-console/umrah-prices';
const ownDrafts = '/api/v3/partner-console/umrah-price-drafts';

/** The caller, where they may write prices of their agency; else somebody of another. */
async function writer({ deps, caller }: ApiTestContext): Promise<SignedIn> {
  const mayWrite = caller?.actor.memberships.some(({ duties }) =>
    duties?.some((duty) => duty === 'owner' || duty === 'catalogue'),
  );
  if (mayWrite && caller) return caller;
  return createMember(deps, { roles: ['partner_staff'], partnerId: (await createPartner(deps.db)).id });
}
async function putOwnAway(context: ApiTestContext): Promise<SignedIn> {
  const by = await writer(context);
  const author = ofPartner(by.actor);
  const draft = await findPriceDraft(context.deps, author);
  if (draft) await discardPriceDraft(context.deps, author, draft);
  return by;
}
async function ownDrafted(context: ApiTestContext) {
  const { actor } = await putOwnAway(context);
  const id = await startPriceDraft(context.deps, ofPartner(actor), { table: smallTable });
  const visa = { currency: 'USD', low: 170, high: (dearest += 1) };
  const change = { table: { visa } };
  const revision = await savePriceDraft(context.deps, ofPartner(actor), { id, revision: 1, change });
  return { id, revision, actor };
}
async function ownComing(context: ApiTestContext): Promise<string> {
  const draft = await ownDrafted(context);
  return (await publishOwnPrices(context.deps, draft.actor, draft)).id;
}
const onOwn =
  (after: string, body: object): Ask =>
  async (context) => {
    const { id, revision } = await ownDrafted(context);
    return { url: `${ownDrafts}/${id}${after}`, body: { revision, ...body } };
  };
const ownStarted =
  (body: object): Ask =>
  async (context) => {
    await putOwnAway(context);
    return { body };
  };
const ownWithdrawn =
  (body: object): Ask =>
  async (context) => ({ url: `${own}/${await ownComing(context)}/withdraw`, body });
/** Of another agency it is as if it were not there. */
const elsewhere =
  (url: (id: string) => string, body?: object): Ask =>
  async ({ deps }) => {
    const { actor } = await createMember(deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(deps.db)).id,
    });
    return {
      url: url(await startPriceDraft(deps, ofPartner(actor), { table: smallTable })),
      ...(body && { body }),
    };
  };
const table = `${ownDrafts}/table`;

export const ownPricesCalls: Record<string, Call> = {
  [`GET ${own}`]: {
    works: [
      async (context) => {
        await ownComing(context);
        await ownDrafted(context);
        return { url: own };
      },
    ],
  },
  [`GET ${own}/:id`]: {
    works: [async (context) => ({ url: `${own}/${await ownComing(context)}` })],
    unknown: [...unknown(own, ''), elsewhere((id) => `${own}/${id}`)],
  },
  [`POST ${own}/:id/withdraw`]: {
    works: [ownWithdrawn({ reason: 'Kenaikan dibatalkan' })],
    wrong: [[ownWithdrawn({ reason: ' ' }), 'reason']],
    unknown: unknown(own, '/withdraw', { reason: 'Kenaikan dibatalkan' }),
  },
  [`POST ${ownDrafts}`]: {
    works: [ownStarted({}), ownStarted({ table: wireTable })],
    wrong: [
      [ownStarted({ table: 'x' }), 'table'],
      [ownStarted({ table: { ...wireTable, fares: [] } }), 'table.fares'],
    ],
    unknown: nowhere.map((from) => async (context: ApiTestContext) => {
      await putOwnAway(context);
      return { url: ownDrafts, body: { from } };
    }),
  },
  [`GET ${ownDrafts}/:id`]: {
    works: [async (context) => ({ url: `${ownDrafts}/${(await ownDrafted(context)).id}` })],
    unknown: [...unknown(ownDrafts, ''), elsewhere((id) => `${ownDrafts}/${id}`)],
  },
  [`PATCH ${ownDrafts}/:id`]: {
    works: [
      onOwn('', { table: { visa: { currency: 'USD', low: 150, high: 165 } } }),
      onOwn('', { effective_on: '2027-12-01', note: 'Musim ramai' }),
    ],
    wrong: [
      [onOwn('', { table: { hotels: smallTable.hotels.slice(0, 2) } }), 'table.hotels'],
      [onOwn('', { table: [] }), 'table'],
      [onOwn('', { effective_on: '2020-01-01' }), 'effective_on'],
      [onOwn('', { note: 7 }), 'note'],
    ],
    unknown: [...unknown(ownDrafts, '', first), elsewhere((id) => `${ownDrafts}/${id}`, first)],
  },
  [`POST ${ownDrafts}/:id/publish`]: {
    works: [onOwn('/publish', {})],
    wrong: [[onOwn('/publish', { revision: 'x' }), 'revision']],
    unknown: [
      ...unknown(ownDrafts, '/publish', first),
      elsewhere((id) => `${ownDrafts}/${id}/publish`, first),
    ],
  },
  [`POST ${ownDrafts}/:id/discard`]: {
    works: [onOwn('/discard', {})],
    wrong: [[onOwn('/discard', { revision: 'x' }), 'revision']],
    unknown: [
      ...unknown(ownDrafts, '/discard', first),
      elsewhere((id) => `${ownDrafts}/${id}/discard`, first),
    ],
  },
  [`POST ${table}/check`]: {
    works: [
      async (context) => {
        await putOwnAway(context);
        return { url: `${table}/check`, ...(await sentFile(sheetOf())) };
      },
      async () => ({ url: `${table}/check`, ...(await sentFile(sheetOf((rows) => rows.slice(0, 3)))) }),
    ],
    wrong: wrongFiles(`${table}/check`),
  },
  [`POST ${table}`]: {
    works: [
      async (context) => {
        const { actor } = await putOwnAway(context);
        const file = sheetOf();
        const { trial } = await tryPriceSheet(context.deps, ofPartner(actor), file);
        return { url: `${table}?trial=${trial}`, ...(await sentFile(file)) };
      },
    ],
    wrong: [
      ...wrongFiles(`${table}?trial=x`),
      [async () => ({ url: `${table}?trial=x`, ...(await sentFile(sheetOf())) }), 'file'],
    ],
  },
};
