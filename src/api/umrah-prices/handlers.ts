// The operator's price tables over HTTP (docs/product/umrah-prices.md).
import {
  approvePriceDraft,
  discardPriceDraft,
  findPriceDraft,
  getPriceVersion,
  listPriceVersions,
  refusePriceDraft,
  reviewPriceDraft,
  savePriceDraft,
  startPriceDraft,
  submitPriceDraft,
  withdrawPriceVersion,
} from '#domain/umrah-prices';
import { implement } from '#api/implement';
import { umrahPricesContract } from './contract.ts';
import {
  namingWire,
  presentDraft,
  presentReview,
  presentVersion,
  readChange,
  readTable,
  wireTable,
} from './present.ts';

export const umrahPricesApi = implement(umrahPricesContract, {
  list: async (_input, { deps, actor }) => {
    const [versions, draft] = await Promise.all([
      listPriceVersions(deps, actor),
      findPriceDraft(deps, actor),
    ]);
    return { data: { versions: versions.map(presentVersion), draft: draft && presentDraft(draft) } };
  },
  version: async ({ params }, { deps, actor }) => {
    const { id, version, effectiveOn, table } = await getPriceVersion(deps, actor, params.id);
    return { data: { id, version, effective_on: effectiveOn, table: wireTable(table) } };
  },
  withdraw: async ({ params: { id }, body: form }, { deps, actor }) => {
    await withdrawPriceVersion(deps, actor, { id, form });
    return { data: null };
  },
  start: async ({ body: { from, table } }, { deps, actor }) => {
    const begin = {
      ...(from !== undefined && { from }),
      ...(table !== undefined && { table: readTable(table) }),
    };
    return { data: { id: await namingWire(() => startPriceDraft(deps, actor, begin)) } };
  },
  draft: async ({ params: { id } }, { deps, actor }) => ({
    data: presentReview(await reviewPriceDraft(deps, actor, id)),
  }),
  save: async ({ params: { id }, body }, { deps, actor }) => {
    const { revision, ...change } = body;
    const save = () => savePriceDraft(deps, actor, { id, revision, change: readChange(change) });
    return { data: { revision: await namingWire(save) } };
  },
  submit: async ({ params: { id }, body: { revision } }, { deps, actor }) => {
    await namingWire(() => submitPriceDraft(deps, actor, { id, revision }));
    return { data: null };
  },
  decide: async ({ params: { id }, body: { revision, decision, reason } }, { deps, actor }) => {
    if (decision === 'approve')
      return { data: await namingWire(() => approvePriceDraft(deps, actor, { id, revision })) };
    await refusePriceDraft(deps, actor, { id, revision, form: { reason } });
    return { data: null };
  },
  discard: async ({ params: { id }, body: { revision } }, { deps, actor }) => {
    await discardPriceDraft(deps, actor, { id, revision });
    return { data: null };
  },
});
