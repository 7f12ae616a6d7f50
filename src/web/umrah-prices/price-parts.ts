// Parts of a price table, each a page of the editor.
import * as m from '#messages/messages';
import type { PricePart } from '#shared/umrah-prices';

export const pricePartLabel: Record<PricePart, () => string> = {
  flights: m.umrah_prices_part_flights,
  hotels: m.umrah_prices_part_hotels,
  transports: m.umrah_prices_part_transports,
  fees: m.umrah_prices_part_fees,
  addons: m.umrah_prices_part_addons,
  validity: m.umrah_prices_part_validity,
};
