// Price tables over HTTP (docs/product/umrah-prices.md): the operator's, and agencies' own.
import type { Deps } from '#domain/deps';
import type { Actor } from '#domain/memberships';
import { listAgencyFigures } from '#domain/private-umrah';
import {
  approvePriceDraft,
  discardPriceDraft,
  findPriceDraft,
  getPriceDraft,
  getPriceVersion,
  importPriceSheet,
  listPriceVersions,
  listUmrahLimits,
  publishOwnPrices,
  refusePriceDraft,
  reviewPriceDraft,
  savePriceDraft,
  setUmrahLimits,
  startPriceDraft,
  submitPriceDraft,
  tryPriceSheet,
  withdrawPriceVersion,
} from '#domain/umrah-prices';
import type { PriceSide } from '#shared/umrah-prices';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { presentFigures } from '#api/private-umrah/present-request';
import { umrahPricesContract } from './contract.ts';
import {
  namingWire,
  presentDraft,
  presentLimits,
  presentReview,
  presentTriedPrices,
  presentVersion,
  readChange,
  readTable,
  wireTable,
} from './present.ts';

interface Request {
  deps: Deps;
  actor: Actor;
}
interface Named {
  params: { id: string };
}

/** The same at both consoles. */
const handlersOf = (side: PriceSide) => ({
  list: async (_input: object, { deps, actor }: Request) => {
    const author = { actor, side };
    const [versions, draft] = await Promise.all([
      listPriceVersions(deps, author),
      findPriceDraft(deps, author),
    ]);
    return { data: { versions: versions.map(presentVersion), draft: draft && presentDraft(draft) } };
  },
  version: async ({ params }: Named, { deps, actor }: Request) => {
    const { id, version, effectiveOn, table } = await getPriceVersion(deps, { actor, side }, params.id);
    return { data: { id, version, effective_on: effectiveOn, table: wireTable(table) } };
  },
  withdraw: async (
    { params: { id }, body: form }: Named & { body: { reason?: unknown } },
    { deps, actor }: Request,
  ) => {
    await withdrawPriceVersion(deps, { actor, side }, { id, form });
    return { data: null };
  },
  start: async (
    { body: { from, table } }: { body: { from?: string | undefined; table?: unknown } },
    { deps, actor }: Request,
  ) => {
    const begin = {
      ...(from !== undefined && { from }),
      ...(table !== undefined && { table: readTable(table) }),
    };
    return { data: { id: await namingWire(() => startPriceDraft(deps, { actor, side }, begin)) } };
  },
  draft: async ({ params: { id } }: Named, { deps, actor }: Request) => ({
    data: presentReview(await reviewPriceDraft(deps, { actor, side }, id)),
  }),
  save: async (
    { params: { id }, body }: Named & { body: { revision: number } & Parameters<typeof readChange>[0] },
    { deps, actor }: Request,
  ) => {
    const { revision, ...change } = body;
    const save = () => savePriceDraft(deps, { actor, side }, { id, revision, change: readChange(change) });
    return { data: { revision: await namingWire(save) } };
  },
  discard: async (
    { params: { id }, body: { revision } }: Named & { body: { revision: number } },
    { deps, actor }: Request,
  ) => {
    await discardPriceDraft(deps, { actor, side }, { id, revision });
    return { data: null };
  },
  tryTable: async ({ file }: { file: Buffer }, { deps, actor }: Request) => ({
    data: presentTriedPrices(await tryPriceSheet(deps, { actor, side }, file)),
  }),
  writeTable: async (
    { file, query: { trial } }: { file: Buffer; query: { trial: string } },
    { deps, actor }: Request,
  ) => {
    await importPriceSheet(deps, { actor, side }, { file, trial });
    const { id, revision } = await getPriceDraft(deps, { actor, side });
    return { data: { id, revision } };
  },
});
const own = handlersOf('partner');

export const umrahPricesApi = implement(umrahPricesContract, {
  ...handlersOf('operator'),
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
  figures: async ({ query }, { deps, actor }) => {
    const list = await listAgencyFigures(deps, actor, query);
    const data = list.items.map(({ partner, ...figures }) => ({ partner, ...presentFigures(figures) }));
    return { data, pagination: presentPagination(list) };
  },
  limits: async (_input, { deps, actor }) => ({ data: presentLimits(await listUmrahLimits(deps, actor)) }),
  setLimits: async ({ body: { number, ...form } }, { deps, actor }) => ({
    data: { number: await setUmrahLimits(deps, actor, { number, form }) },
  }),
  ownList: own.list,
  ownVersion: own.version,
  ownWithdraw: own.withdraw,
  ownStart: own.start,
  ownDraft: own.draft,
  ownSave: own.save,
  ownDiscard: own.discard,
  ownPublish: async ({ params: { id }, body: { revision } }, { deps, actor }) => ({
    data: await namingWire(() => publishOwnPrices(deps, actor, { id, revision })),
  }),
  ownTryTable: own.tryTable,
  ownWriteTable: own.writeTable,
});
