// An order as the partner's list shows it.
import type { PartnerBooking } from '#domain/partner-console';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { type Locale, textIn } from '#shared/locale';

export type ConsoleBookingView = Omit<PartnerBooking, 'title' | 'departsOn' | 'orderedAt'> & {
  title: string;
  departsOn: string;
  orderedOn: string;
};

export function consoleBookingView(
  { title, departsOn, orderedAt, ...booking }: PartnerBooking,
  locale: Locale,
): ConsoleBookingView {
  return {
    ...booking,
    title: textIn(title, locale).text,
    departsOn: formatDate(departsOn, locale, 'short'),
    orderedOn: formatDate(todayInIndonesia(orderedAt), locale, 'short'),
  };
}
