// What a line of the price is, in words: in the checkout, on the order and on paper.
import * as m from '#messages/messages';
import type { BookingLine } from '#domain/bookings';
import { type Locale, textIn } from '#shared/locale';
import { roomWord } from './catalogue.ts';
import { said, type Said } from './localized.ts';
import { travellerWord } from './bookings.ts';

/** What stands in the partner's own language alone says so. */
export function lineWords(line: BookingLine, locale: Locale): Said {
  switch (line.kind) {
    case 'room': return { text: m.orders_line_room({ room: roomWord[line.detail.roomType](), traveller: travellerWord[line.detail.traveller]() }) };
    case 'shipping': return { text: m.orders_line_shipping({ courier: line.detail.courier, service: line.detail.service }) };
    case 'discount': return { text: m.orders_line_discount({ code: line.detail.code, title: textIn(line.detail.title, locale).text }) };
    default: return said(line.detail.name, locale);
  }
}
