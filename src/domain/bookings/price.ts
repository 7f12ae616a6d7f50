// What a booking costs, line by line (spec §3 booking form, §2 checkout). Pure: the cart, the checkout and
// the invoice all use it, so they cannot disagree.
import type { Offer } from '#domain/catalogue';
import type { CartForm } from '#shared/booking-form';
import type { RoomType } from '#shared/catalogue';
import { AppError, type FieldFault } from '#shared/errors';
import { type Traveller, priceEach } from '#shared/trip-price';
import type { LocalText } from '#shared/locale';
import { type Rupiah, rupiah } from '#shared/money';

/** One line of the sum, by kind; `detail` names the item. */
export type BookingLine = { quantity: number; each: Rupiah; amount: Rupiah } & (
  | { kind: 'room'; detail: { roomType: RoomType; traveller: Traveller } }
  | { kind: 'extra' | 'addon' | 'supply'; detail: { id: number; name: LocalText } }
  | { kind: 'shipping'; detail: { courier: string; service: string } }
  | { kind: 'discount'; detail: { code: string; title: LocalText } }
);

export interface Discount {
  code: string;
  title: LocalText;
  /** Above zero, as #domain/promos computed it for these lines. */
  amount: Rupiah;
}

/**
 * The lines of the choices, without discount and shipping. Refuses with `invalid_input`: a room, an age, an
 * add-on or a supply that is not offered, or more of an add-on than people.
 */
export function linesOf(offer: Offer, form: CartForm): BookingLine[] {
  const list = { child: offer.child, infant: offer.infant, rooms: offer.rooms, extrasEach: 0 };
  const faults: FieldFault[] = [];
  const lines: BookingLine[] = [];
  let people = 0;
  for (const { room_type: roomType, adults, children, infants } of form.rooms) {
    const room = offer.rooms.find((offered) => offered.roomType === roomType);
    for (const [traveller, quantity] of [
      ['adult', adults],
      ['child', children],
      ['infant', infants],
    ] as const) {
      if (quantity === 0) continue;
      const each = room ? priceEach(list, traveller, rupiah(room.amount)) : null;
      if (each === null) faults.push({ field: 'rooms', message: 'error_not_offered' });
      else
        lines.push({
          kind: 'room',
          detail: { roomType, traveller },
          quantity,
          each,
          amount: rupiah(each * quantity),
        });
      people += quantity;
    }
  }
  for (const { id, name, amount } of offer.mandatoryExtras)
    lines.push(lineOf('extra', { id, name }, people, amount));
  // Spec §2: additional facilities per number of people.
  lines.push(...chosenLines('addon', offer.addons, form.addons, people, faults));
  lines.push(...chosenLines('supply', offer.supplies, form.supplies, people, faults));
  if (faults.length > 0) throw new AppError('invalid_input', faults.slice(0, 1));
  return lines;
}

/** The whole sum: the choices, the delivery of the supplies, and the promo discount on the trip. */
export function linesWith(
  offer: Offer,
  form: CartForm,
  {
    delivery,
    discount,
  }: { delivery: { courierName: string; service: string; cost: number } | null; discount: Discount | null },
): BookingLine[] {
  const lines = linesOf(offer, form);
  const cost = delivery && rupiah(delivery.cost);
  const sending: BookingLine[] =
    delivery && cost !== null
      ? [
          {
            kind: 'shipping',
            detail: { courier: delivery.courierName, service: delivery.service },
            quantity: 1,
            each: cost,
            amount: cost,
          },
        ]
      : [];
  return [...lines, ...sending, ...(discount ? [discountLine(discount)] : [])];
}

export function totalOf(lines: readonly BookingLine[]): Rupiah {
  return rupiah(lines.reduce((sum, { amount }) => sum + amount, 0));
}

function discountLine({ code, title, amount }: Discount): BookingLine {
  const given = rupiah(-amount);
  return { kind: 'discount', detail: { code, title }, quantity: 1, each: given, amount: given };
}

function chosenLines(
  kind: 'addon' | 'supply',
  offered: readonly { id: number; name: LocalText; amount: number }[],
  chosen: CartForm['addons'],
  most: number,
  faults: FieldFault[],
): BookingLine[] {
  const field = kind === 'addon' ? 'addons' : 'supplies';
  // Two entries of one item share one available number.
  const wanted = new Map<number, number>();
  for (const { id, quantity } of chosen) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  return [...wanted].flatMap(([id, quantity]) => {
    if (quantity === 0) return [];
    const found = offered.find((each) => each.id === id);
    if (!found) faults.push({ field, message: 'error_not_offered' });
    else if (quantity > most) faults.push({ field, message: 'error_more_than_people' });
    return found ? [lineOf(kind, { id, name: found.name }, quantity, found.amount)] : [];
  });
}

function lineOf(
  kind: 'extra' | 'addon' | 'supply',
  detail: { id: number; name: LocalText },
  quantity: number,
  amount: number,
): BookingLine {
  const each = rupiah(amount);
  return { kind, detail, quantity, each, amount: rupiah(each * quantity) };
}
