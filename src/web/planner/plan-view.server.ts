// The planner's answer as its page shows it (docs/product/planner.md): words, months and sums, nothing to compute.
import * as m from '#messages/messages';
import { localized, type Localized } from '#labels/localized';
import type { FinanceWay, Plan, PlanMonth } from '#domain/planner';
import { addMonths, formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import { mostMonthsAhead, type PlannerForm } from '#shared/planner-form';
import type { Choice } from '#web/ui/select-field.tsx';

export interface WayRow {
  term: string;
  value: string;
  note?: string;
}

export interface WayView {
  key: 'save' | 'finance' | 'wait';
  title: string;
  text: string;
  /** The loud line: when the money is there. */
  leave: string;
  rows: WayRow[];
  /** What the reader must know before believing it. */
  warning: string | null;
  months: { month: string; pays: string; sum: string; price: string }[];
  sumLabel: string;
}

export interface PlanView {
  product: { slug: string; title: Localized; price: string } | null;
  intro: string;
  ways: WayView[];
  /** Why there is no financing; null where there is, and where nothing speaks of it. */
  noFinancing: string | null;
  otherBanks: { name: string; total: string; each: string }[];
  readyFor: { when: string; monthly: string }[];
}

interface Words {
  locale: Locale;
  today: string;
  form: PlannerForm;
}

export function planView(plan: Plan, words: Words): PlanView {
  const { form, locale } = words;
  const [best, ...others] = plan.finance;
  return {
    product: plan.product && {
      slug: plan.product.slug,
      title: localized(plan.product.title, locale),
      price: formatRupiah(plan.product.allInPrice),
    },
    intro: m.planner_results_intro({ price: formatRupiah(plan.price), growth: form.growth }),
    ways: [saveView(plan, words), ...(best ? [financeView(plan, best, words)] : []), waitView(plan, words)],
    noFinancing: best || !plan.isFinancingOpen ? null : whyNoFinancing(plan, form),
    otherBanks: others.map(({ bank, way }) => ({
      name: bank.name,
      total: formatRupiah(way.sum!.total),
      each: m.planner_instalment_value({
        amount: formatRupiah(way.sum!.instalments[0]!),
        months: way.sum!.months,
      }),
    })),
    readyFor: plan.monthlyFor.map(({ months, monthly }) => ({
      when: leaveText(months, words),
      monthly: m.planner_ready_for_value({ monthly: formatRupiah(monthly) }),
    })),
  };
}

function saveView(plan: Plan, words: Words): WayView {
  const { save } = plan;
  const monthly = formatRupiah(words.form.monthly);
  return {
    key: 'save',
    title: m.planner_save(),
    text: m.planner_save_text({ monthly }),
    leave: save.readyIn === null ? m.planner_never() : leaveText(save.readyIn, words),
    rows: save.total === null ? [] : [totalRow(save.total, plan)],
    warning: lateSaving(plan, words),
    ...monthsOf(save.months, words, m.planner_sum_saved()),
  };
}

function financeView(plan: Plan, { bank, way }: Plan['finance'][number], words: Words): WayView {
  const sum = way.sum!;
  return {
    key: 'finance',
    title: m.planner_finance(),
    text: m.planner_finance_text({
      bank: bank.name,
      financed: formatRupiah(sum.financed),
      upfront: formatRupiah(sum.upfront),
      months: sum.months,
    }),
    leave: leaveText(way.readyIn!, words),
    rows: [
      totalRow(sum.total, plan),
      {
        term: m.planner_upfront(),
        value: formatRupiah(sum.upfront),
        note: m.planner_upfront_parts({
          downPayment: formatRupiah(sum.downPayment),
          fees: formatRupiah(sum.fees),
        }),
      },
      {
        term: m.planner_instalment(),
        value: m.planner_instalment_value({
          amount: formatRupiah(sum.instalments[0]!),
          months: sum.months,
        }),
      },
      { term: m.planner_ujrah(), value: formatRupiah(sum.ujrah), note: m.planner_ujrah_text() },
    ],
    warning: financeWarning(way, words),
    ...monthsOf(way.months, words, m.planner_sum_paid()),
  };
}

function waitView(plan: Plan, words: Words): WayView {
  const { wait } = plan;
  return {
    key: 'wait',
    title: m.planner_wait(),
    text: m.planner_wait_text({ months: wait.readyIn }),
    leave: leaveText(wait.readyIn, words),
    rows: [totalRow(wait.total, plan), { term: m.planner_missing(), value: formatRupiah(wait.missing) }],
    warning: null,
    ...monthsOf(wait.months, words, m.planner_sum_saved()),
  };
}

/** Null where the sum a month is in time. */
function lateSaving({ save, monthlyFor }: Plan, words: Words): string | null {
  const { by, monthly } = words.form;
  if (save.readyIn !== null && save.readyIn <= by) return null;
  const enough = monthlyFor.find(({ months }) => months === by)!;
  const said = { month: monthName(by, words), enough: formatRupiah(enough.monthly) };
  return save.readyIn === null
    ? m.planner_never_save({ ...said, monthly: formatRupiah(monthly) })
    : m.planner_late_save(said);
}

function financeWarning({ isAffordable, readyIn }: FinanceWay, words: Words): string | null {
  const { by, monthly } = words.form;
  if (!isAffordable) return m.planner_not_affordable({ monthly: formatRupiah(monthly) });
  return readyIn! > by ? m.planner_late_finance({ month: monthName(by, words) }) : null;
}

/** The months one may choose to leave in. */
export function monthChoices({ today, locale }: Omit<Words, 'form'>): Choice[] {
  return Array.from({ length: mostMonthsAhead }, (_, index) => {
    const value = addMonths(`${today.slice(0, 7)}-01`, index + 1).slice(0, 7);
    return { value, label: formatDate(value, locale, 'month') };
  });
}

function whyNoFinancing({ product }: Plan, { people }: PlannerForm): string {
  if (product?.category === 'hajj') return m.planner_finance_off_hajj();
  if (people > 1) return m.planner_finance_off_people();
  return m.planner_finance_off_price();
}

function totalRow(total: number, { price }: Plan): WayRow {
  const more = total - price;
  return {
    term: m.planner_total(),
    value: formatRupiah(total),
    note: more === 0 ? m.planner_same_as_today() : m.planner_more_than_today({ amount: formatRupiah(more) }),
  };
}

function leaveText(months: number, words: Words): string {
  if (months === 0) return m.planner_leave_now();
  return m.planner_leave_in({ month: monthName(months, words), count: months });
}

function monthName(months: number, { today, locale }: Omit<Words, 'form'>): string {
  return formatDate(addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 7), locale, 'month');
}

function monthsOf(months: PlanMonth[], words: Words, sumLabel: string): Pick<WayView, 'months' | 'sumLabel'> {
  return {
    sumLabel,
    months: months.map(({ month, pays, sum, price }) => ({
      month: monthName(month, words),
      pays: formatRupiah(pays),
      sum: formatRupiah(sum),
      price: formatRupiah(price),
    })),
  };
}
