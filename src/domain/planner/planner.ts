// Front door of the planner: save, finance or wait (spec §1; docs/product/planner.md). It stores nothing and promises
// nothing: every figure follows from what the reader sees and may change.
import { isFinancingApproved, listBankOffers, type BankOffer } from '#domain/bank-terms';
import type { Brand } from '#domain/brands';
import { type CatalogueScope, type DepartureCard, listByIds, listDepartures } from '#domain/catalogue';
import type { Db } from '#platform/database/database';
import { savingsMonths } from '#shared/limits';
import { type Rupiah, rupiah } from '#shared/money';
import type { PlannerForm } from '#shared/planner-form';
import { defaultGrowthPercent } from '#shared/planner-form';
import { type FinanceWay, planFinancing } from './finance-way.ts';
import { monthlyFor, planSaving, type SaveWay } from './save-way.ts';
import { planWaiting, type WaitWay } from './wait-way.ts';

export { type FinanceSum, financeSum, type FinanceWay } from './finance-way.ts';
export type { PlanMonth, SaveWay } from './save-way.ts';
export type { WaitWay } from './wait-way.ts';

interface PlannerDeps {
  db: Db;
  now: () => Date;
}

export interface Plan {
  /** The package asked about; null: only a price was given, or it is gone. */
  product: DepartureCard | null;
  /** Today, for everybody who travels. */
  price: Rupiah;
  save: SaveWay;
  /** The sum a month that reaches the price in the wanted month, and within 12, 18 and 24 months; earliest first. */
  monthlyFor: { months: number; monthly: Rupiah }[];
  /** Off by the brand's flag, or without a lawyer's approval: then nothing speaks of financing. */
  isFinancingOpen: boolean;
  /** Cheapest first; empty where financing is not open, not for this journey, or no bank finances this price. */
  finance: { bank: BankOffer<'financing'>['bank']; way: FinanceWay }[];
  wait: WaitWay;
}

/** Sums a month are rounded up to this. */
const monthlyStep = 10_000;

/** Null while neither a package that is on sale nor a price is given. */
export async function planJourney(
  deps: PlannerDeps,
  scope: CatalogueScope,
  brand: Brand,
  form: PlannerForm,
): Promise<Plan | null> {
  const [product = null] = form.product ? await listByIds(deps, scope, [form.product]) : [];
  const each = product?.allInPrice ?? form.price;
  if (each === 0) return null;
  const price = rupiah(each * form.people);
  const growth = { price, yearlyBasisPoints: form.growth * 100 };
  const [saved, monthly] = [rupiah(form.saved), rupiah(form.monthly)];
  // Financing is never for hajj (docs/product/bank-terms.md), and for one applicant's own seat: the ceiling is per person.
  const isFinancingOpen = brand.flags.is_financing === 1 && (await isFinancingApproved(deps, scope.today));
  const isFinanced = isFinancingOpen && product?.category !== 'hajj' && form.people === 1;
  const offers = isFinanced ? await listBankOffers(deps, 'financing', scope.today) : [];
  return {
    product,
    price,
    save: planSaving(growth, saved, monthly),
    monthlyFor: [...new Set([form.by, ...savingsMonths.filter((months) => months >= 12)])]
      .toSorted((a, b) => a - b)
      .map((months) => ({ months, monthly: monthlyFor(growth, saved, months, monthlyStep) })),
    isFinancingOpen,
    finance: offers
      .flatMap(({ bank, terms }) => {
        const way = planFinancing(growth, terms, saved, monthly);
        return way?.sum ? [{ bank, way }] : [];
      })
      .toSorted((a, b) => a.way.sum!.total - b.way.sum!.total),
    wait: planWaiting(growth, saved, form.by),
  };
}

/**
 * "Umrah from … a month" (spec §1), computed: the cheapest umrah on sale, saved for over the longest plan from nothing. Null
 * while none is on sale.
 */
export async function leastMonthly(
  deps: PlannerDeps,
  scope: CatalogueScope,
): Promise<{ monthly: Rupiah; months: number; price: Rupiah } | null> {
  const { items } = await listDepartures(
    deps,
    scope,
    {
      category: 'umrah',
      search: undefined,
      facets: {},
      priceMin: undefined,
      priceMax: undefined,
      departsFrom: undefined,
      departsTo: undefined,
      people: undefined,
      sort: 'cheapest',
      page: 1,
      limit: 1,
    },
    { facets: false },
  );
  const [cheapest] = items;
  if (!cheapest) return null;
  const months = Math.max(...savingsMonths);
  const price = rupiah(cheapest.allInPrice);
  const growth = { price, yearlyBasisPoints: defaultGrowthPercent * 100 };
  return { monthly: monthlyFor(growth, rupiah(0), months, monthlyStep), months, price };
}
