// A departure's new day as the pages of its orders show it.
import * as m from '#messages/messages';
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

/** The question on top of an order, in words: as it is asked, and as it stands once it is answered by travelling. */
export interface NewDateNotice {
  toDay: string;
  isKept: boolean;
  asked: { title: string; until: string };
  kept: { title: string; until: string };
  was: string;
  is: string;
  keep: string;
  refuse: string;
}

/** Null: there is nothing to answer any more. */
export function newDateNotice({
  from,
  to,
  toDay,
  until,
  answer,
  isOpen,
  goesBack,
}: RescheduleView): NewDateNotice | null {
  if (!isOpen) return null;
  return {
    toDay,
    isKept: answer !== null,
    asked: { title: m.orders_new_date_title(), until: m.orders_new_date_until({ date: until }) },
    kept: { title: m.orders_new_date_kept(), until: m.orders_new_date_change({ date: until }) },
    was: m.orders_new_date_from({ date: from }),
    is: m.orders_new_date_to({ date: to }),
    keep: m.orders_new_date_keep(),
    refuse: goesBack > 0 ? m.orders_new_date_refuse() : m.orders_new_date_refuse_unpaid(),
  };
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
