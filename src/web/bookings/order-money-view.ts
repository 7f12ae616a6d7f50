// Where each rupiah of an order stands (docs/product/ledger.md), and what became of money that pays for nothing, in words: said where the
// data are read (decision 0176).
import * as m from '#messages/messages';
import type { BookingMoney } from '#domain/ledger';
import type { RetainedCost, TermsCancellation } from '#domain/partner-console';
import type { WrongAmount } from '#domain/payments';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah, formatShare } from '#shared/money';
import type { Tone } from '#labels/tone';

export interface MoneyRow {
  term: string;
  text: string;
  amount: number;
}

export interface OrderNotice {
  key: string;
  tone: Tone;
  title: string;
  texts: string[];
  /** What staff wrote, with the words before it. */
  note: { before: string; text: string } | null;
}

export interface MoneyParts {
  money: BookingMoney;
  cost: RetainedCost | null;
  ended: TermsCancellation | null;
  partner: string;
}

type Place = readonly [
  amount: (money: BookingMoney) => number,
  term: (partner: string) => string,
  text: () => string,
];

/** In the order in which money goes; what is nought is not said. A promo is part of what the partner has, and was paid by somebody else. */
const places: readonly Place[] = [
  [({ platform }) => platform, () => m.orders_money_platform(), m.orders_money_platform_text],
  [({ gatewayFee }) => gatewayFee, () => m.orders_money_gateway(), m.orders_money_gateway_text],
  [({ unallocated }) => unallocated, () => m.orders_money_unallocated(), m.orders_money_unallocated_text],
  [({ unmatched }) => unmatched, () => m.orders_money_unmatched(), m.orders_money_unmatched_text],
  [({ refundDue }) => refundDue, () => m.orders_money_refund_due(), m.orders_money_refund_due_text],
  [({ refunded }) => refunded, () => m.orders_money_refunded(), m.orders_money_refunded_text],
  [({ takenBack }) => takenBack, () => m.orders_money_taken_back(), m.orders_money_taken_back_text],
];

/**
 * By the contract's terms the partner has its part of the price; what is left with it of an order that was ended is no share of a journey. Of a
 * journey's share it is said whether the partner has it already.
 */
function partnersPlaces({ cost, ended }: MoneyParts): Place[] {
  const all = ({ partner, promo }: BookingMoney) => partner - promo;
  if (ended) return [[all, (partner) => m.orders_money_terms({ partner }), m.orders_money_terms_text]];
  if (cost?.isKept) return [[all, (partner) => m.orders_money_cost({ partner }), m.orders_money_cost_text]];
  return [
    [({ withUs }) => withUs, (partner) => m.orders_money_with_us({ partner }), m.orders_money_with_us_text],
    [
      (money) => all(money) - money.withUs,
      (partner) => m.orders_money_partner({ partner }),
      m.orders_money_partner_text,
    ],
  ];
}

/** What came, in bold above the places where it is: together they add up. */
export function moneyCame({ received, takenBack, borne }: BookingMoney): MoneyRow[] {
  return [
    { term: m.orders_money_received(), text: '', amount: received + takenBack },
    { term: m.orders_money_borne(), text: m.orders_money_borne_text(), amount: borne },
  ].filter(({ amount }) => amount !== 0);
}

export function moneyRows(parts: MoneyParts): MoneyRow[] {
  return [...partnersPlaces(parts), ...places]
    .map(([amount, term, text]) => ({ term: term(parts.partner), text: text(), amount: amount(parts.money) }))
    .filter(({ amount }) => amount !== 0);
}

const outcomeText: Record<WrongAmount['outcome'], () => string> = {
  waiting: m.orders_wrong_amount_waiting,
  kept: m.orders_wrong_amount_kept,
  refund: m.orders_wrong_amount_refund,
  refunded: m.orders_wrong_amount_refunded,
};

/** Spec §1: not counted as valid. In plain words: who paid a thousand too little believes to have paid. */
export function wrongAmountNotice({ id, amount, outcome, note }: WrongAmount): OrderNotice {
  return {
    key: id,
    tone: outcome === 'waiting' ? 'bad' : 'neutral',
    title: m.orders_wrong_amount({ amount: formatRupiah(amount) }),
    texts: [outcomeText[outcome]()],
    note: note ? { before: m.orders_wrong_amount_note(), text: note } : null,
  };
}

/** What the partner asks to keep, or keeps, of an order that was not settled in time (decision 0048). */
export function costNotice({ amount, reason, isKept }: RetainedCost, email: string): OrderNotice {
  const said = { amount: formatRupiah(amount) };
  return {
    key: 'cost',
    tone: isKept ? 'neutral' : 'warn',
    title: isKept ? m.orders_cost_kept(said) : m.orders_cost_stated(said),
    texts: [
      isKept ? m.orders_cost_kept_text() : m.orders_cost_stated_text(),
      ...(reason ? [m.orders_cost_reason({ reason })] : []),
      m.orders_cost_object({ email }),
    ],
    note: null,
  };
}

/** Cancelled by the contract of its partner (decision 0055): on whose wish, what comes back, what stays. */
export function termsNotice(
  { requestedOn, granted, kept }: TermsCancellation,
  { partner, email, locale }: { partner: string; email: string; locale: Locale },
): OrderNotice {
  return {
    key: 'terms',
    tone: 'neutral',
    title: m.orders_terms_done({ partner }),
    texts: [
      m.orders_terms_done_text({
        date: formatDate(requestedOn, locale),
        share: formatShare(granted, locale),
        partner,
        kept: formatRupiah(kept),
      }),
      m.orders_terms_done_object({ email }),
    ],
    note: null,
  };
}
