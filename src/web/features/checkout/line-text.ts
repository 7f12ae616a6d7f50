// A line of the sum in words (spec §2 checkout).
import * as m from '#messages/messages';
import type { BookingLine } from '#domain/bookings';
import type { Locale } from '#shared/locale';
import { textIn } from '#shared/locale';
import { roomWord } from '#web/features/catalogue/words';

export const travellerWord = { adult: m.product_prices_adult, child: m.product_prices_child, infant: m.product_prices_infant } as const;

export function lineText(line: BookingLine, locale: Locale): string {
  switch (line.kind) {
    case 'room': return m.checkout_line_room({ room: roomWord[line.detail.roomType](), who: travellerWord[line.detail.traveller]() });
    case 'shipping': return m.checkout_line_shipping({ courier: line.detail.courier, service: line.detail.service });
    case 'discount': return m.checkout_line_discount({ code: line.detail.code });
    default: return textIn(line.detail.name, locale).text;
  }
}
