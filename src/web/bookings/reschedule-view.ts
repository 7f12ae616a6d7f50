// A departure's new day as the pages of its orders show it.
import type { Reschedule } from '#domain/departure-changes';
import type { BookingMoney } from '#domain/ledger';
import { formatDate, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';

export interface RescheduleView {
  from: string;
  to: string;
  /** The calendar date, for the form: an answer is to the day that was shown. */
  toDay: string;
  until: string;
  answer: Reschedule['answer'];
  isOpen: boolean;
  /** Whole rupiah that go back if the member does not travel. */
  goesBack: number;
}

export function rescheduleView(
  { from, to, answerUntil, answer, isOpen }: Reschedule,
  { received, refundDue, refunded }: BookingMoney,
  locale: Locale,
): RescheduleView {
  return {
    from: formatDate(from.departsOn, locale, 'full'),
    to: formatDate(to.departsOn, locale, 'full'),
    toDay: to.departsOn,
    until: formatDate(todayInIndonesia(answerUntil), locale),
    answer,
    isOpen,
    goesBack: received - refundDue - refunded,
  };
}
