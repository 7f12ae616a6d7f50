// What a line of the price is, in words: in the checkout, on the order and on paper.
import * as m from '#messages/messages';
import type { BookingLine } from '#domain/bookings';
import { type Locale, textIn } from '#shared/locale';
import { roomLabel } from './catalogue.ts';
import { localized, type Localized } from './localized.ts';
import { travellerLabel } from './participants.ts';

/** What stands in the partner's own language alone says so. */
export function lineLabels(line: BookingLine, locale: Locale): Localized {
  switch (line.kind) {
    case 'room':
      return {
        text: m.orders_line_room({
          room: roomLabel[line.detail.roomType](),
          traveller: travellerLabel[line.detail.traveller](),
        }),
      };
    case 'shipping':
      return { text: m.orders_line_shipping({ courier: line.detail.courier, service: line.detail.service }) };
    case 'discount':
      return {
        text: m.orders_line_discount({
          code: line.detail.code,
          title: textIn(line.detail.title, locale).text,
        }),
      };
    default:
      return localized(line.detail.name, locale);
  }
}
