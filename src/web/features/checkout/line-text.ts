// A line of the sum in words (spec §2 checkout).
import * as m from '#messages/messages';
import type { BookingLine } from '#domain/bookings';
import type { Locale } from '#shared/locale';
import { said, type Said } from '#web/features/said';
import { roomWord } from '#web/features/catalogue/words';

export const travellerWord = { adult: m.product_prices_adult, child: m.product_prices_child, infant: m.product_prices_infant } as const;

/** What stands in the partner's own language says so. */
export function lineText(line: BookingLine, locale: Locale): Said {
  switch (line.kind) {
    case 'room': return { text: m.checkout_line_room({ room: roomWord[line.detail.roomType](), who: travellerWord[line.detail.traveller]() }) };
    case 'shipping': return { text: m.checkout_line_shipping({ courier: line.detail.courier, service: line.detail.service }) };
    case 'discount': return { text: m.checkout_line_discount({ code: line.detail.code }) };
    default: return said(line.detail.name, locale);
  }
}
