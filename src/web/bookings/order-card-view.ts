// An order as the list shows it.
import type { NextAction, OrderCard } from '#domain/bookings';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { isPaying, nextTitle, stateLabel } from '#labels/bookings';
import { type Localized, localized } from '#labels/localized';
import type { Tone } from '#labels/tone';

export interface OrderCardView {
  id: string;
  code: string;
  state: { word: string; tone: Tone };
  title: Localized;
  partner: string;
  departs: string;
  people: number;
  total: number;
  next: string;
  /** By when the next payment is due. */
  payBy: string | null;
  /** By when the member says whether they travel on the day the partner has moved it to. */
  answerBy: string | null;
}

export function orderCardView(
  { id, code, state, title, partner, departsOn, people, total, nextInvoice, answerUntil }: OrderCard,
  next: NextAction,
  locale: Locale,
): OrderCardView {
  return {
    id,
    code,
    state: { word: stateLabel[state].word(), tone: stateLabel[state].tone },
    title: localized(title, locale),
    partner: partner.name,
    departs: formatDate(departsOn, locale),
    people: people.adults + people.children + people.infants,
    total,
    next: nextTitle[next](),
    payBy: nextInvoice && isPaying(next) ? formatInstant(nextInvoice.dueAt, locale) : null,
    answerBy: answerUntil && formatDate(todayInIndonesia(answerUntil), locale),
  };
}
