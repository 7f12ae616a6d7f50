// The sum that the checkout shows: lines in the visitor's words, with the rate of the dollar.
import type { Booking, BookingLine } from '#domain/bookings';
import { catalogueScope, findOffer } from '#domain/catalogue';
import { quoteParty } from '#domain/checkout';
import { getDollarRate } from '#domain/exchange-rates';
import type { DollarRate } from '#platform/exchange-rate/exchange-rate';
import type { CartForm } from '#shared/booking-form';
import { lineLabels } from '#labels/booking-lines';
import type { PageRequest } from '#web/request/page-context.server';
import type { SumView } from './checkout-view.ts';

/** The rate of today until the order freezes its own. */
export async function sumView(
  { deps, locale }: PageRequest,
  lines: readonly BookingLine[],
  frozen: Booking['usdRate'],
): Promise<SumView> {
  const dollars = frozen ?? dollarsOf(await getDollarRate(deps));
  return {
    lines: lines.map((line, at) => ({
      key: `${at} ${line.kind}`,
      name: lineLabels(line, locale),
      quantity: line.quantity,
      each: line.each,
      amount: line.amount,
    })),
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    dollars,
  };
}

function dollarsOf({ rupiah: amount, asOf, source }: DollarRate): SumView['dollars'] {
  return { rupiah: amount, on: asOf, source };
}

/** Of a party before anything is kept; null where nobody can travel like that. A promo and a courier are counted once it is kept. */
export async function sumOfParty(
  request: PageRequest,
  product: string,
  form: Partial<CartForm> & Pick<CartForm, 'rooms'>,
): Promise<SumView | null> {
  const { deps, brand } = request;
  const offer = await findOffer(deps, catalogueScope(deps, brand), product);
  const lines = offer && quoteParty(offer, { addons: [], supplies: [], status_product_supplies: 0, ...form });
  return lines && sumView(request, lines, null);
}
