// A departure's new day as the pages of its orders show it.
import type { NewDate } from '#domain/departure-changes';
import type { BookingMoney } from '#domain/ledger';
import { formatDate, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';

export interface NewDateView {
  from: string;
  to: string;
  /** The calendar date, for the form: an answer is to the day that was shown. */
  toDay: string;
  until: string;
  answer: NewDate['answer'];
  isOpen: boolean;
  /** Whole rupiah that go back if the member does not travel. */
  goesBack: number;
}

export function newDateView({ from, to, answerUntil, answer, isOpen }: NewDate, { received, refundDue, refunded }: BookingMoney, locale: Locale): NewDateView {
  return {
    from: formatDate(from.departsOn, locale, 'full'), to: formatDate(to.departsOn, locale, 'full'), toDay: to.departsOn, until: formatDate(todayInIndonesia(answerUntil), locale),
    answer, isOpen, goesBack: received - refundDue - refunded,
  };
}
