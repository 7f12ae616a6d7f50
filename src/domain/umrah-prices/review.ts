// A draft as whoever checks it reads it (docs/product/umrah-prices.md): what it changes of what would hold on its day, and what three
// usual umrahs would cost before and after.
import { type AuditedAction, listActionsAbout } from '#domain/audit';
import { type CurrentDollarRate, getDollarRate } from '#domain/exchange-rates';
import type { EstimateDeps, TableVersion } from '#domain/umrah-estimates';
import { todayInIndonesia } from '#shared/dates';
import { compareTables, type TableChange } from './compare-tables.ts';
import { getPriceDraft, type PriceDraft } from './draft.ts';
import { type PriceAuthor, rightsOf } from './price-author.ts';
import { findVersionOn } from './price-versions.ts';
import { type TrialTrip, tryPrices } from './trial.ts';

export interface PriceReview {
  draft: PriceDraft;
  /** What would hold on the draft's day without it, of an agency's first the operator's; null: nothing. */
  before: TableVersion | null;
  changes: TableChange[];
  trial: TrialTrip[];
  rate: CurrentDollarRate;
  /** The newest first. */
  history: AuditedAction[];
  /** It waits for a check, and the actor wrote nothing of it. */
  isToCheck: boolean;
}

/** Our choice: what a page shows. */
const mostHistory = 30;

/** Of the open draft, or of the one named. Refuses `forbidden`, `not_found`. */
export async function reviewPriceDraft(
  deps: EstimateDeps,
  author: PriceAuthor,
  id?: string,
): Promise<PriceReview> {
  const { partnerId } = rightsOf(author);
  const draft = await getPriceDraft(deps, author, id);
  const [before, rate, history] = await Promise.all([
    findVersionOn(deps.db, { onDay: draft.effectiveOn, partnerId }),
    getDollarRate(deps),
    listActionsAbout(deps, draft.id, mostHistory),
  ]);
  return {
    draft,
    before,
    changes: before ? compareTables(before.table, draft.table) : [],
    trial: tryPrices(before?.table ?? null, draft.table, {
      rupiahPerDollar: rate.rupiah,
      today: todayInIndonesia(deps.now()),
    }),
    rate,
    history,
    isToCheck: draft.isSubmitted && !draft.editors.some((editor) => editor.id === author.actor.accountId),
  };
}
