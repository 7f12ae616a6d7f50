// What a line of the price is, in words: on the page and on paper.
import * as m from '#messages/messages';
import type { BookingLine } from '#domain/bookings';
import { type Locale, textIn } from '#shared/locale';
import { roomWord } from '#web/features/catalogue/words';
import { travellerWord } from './order-words.ts';

export function lineWords(line: BookingLine, locale: Locale): string {
  if (line.kind === 'room') return m.orders_line_room({ room: roomWord[line.detail.roomType](), traveller: travellerWord[line.detail.traveller]() });
  if (line.kind === 'shipping') return m.orders_line_shipping({ courier: line.detail.courier, service: line.detail.service });
  if (line.kind === 'discount') return m.orders_line_discount({ code: line.detail.code, title: textIn(line.detail.title, locale).text });
  return textIn(line.detail.name, locale).text;
}
