// What a PDF of an order is drawn from.
import type { Booking } from '#domain/bookings';
import type { Brand } from '#domain/brands';
import type { ListedParticipant } from '#domain/participants';
import type { Locale } from '#shared/locale';

export interface PdfData {
  booking: Booking;
  people: ListedParticipant[];
  brand: Brand;
  locale: Locale;
  now: Date;
}
