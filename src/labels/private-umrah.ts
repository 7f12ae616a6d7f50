// What the parts of a private umrah are called (docs/product/private-umrah.md).
import * as m from '#messages/messages';
import type { EstimateLine, PriceTable, Swap } from '#domain/umrah-estimates';
import type { UmrahStatus } from '#shared/private-umrah-status';
import { type Locale, textIn } from '#shared/locale';

/** A list in the reader's language. */
export const transportLabel = (kind: PriceTable['transports'][number]['kind']): string =>
  ({
    bus: m.private_umrah_transport_bus,
    fast_train: m.private_umrah_transport_train,
    private_car: m.private_umrah_transport_car,
  })[kind]();

export const cabinLabel = (cabin: string): string =>
  cabin === 'business' ? m.private_umrah_cabin_business() : m.private_umrah_cabin_economy();

/** 'SV-economy' → 'SV, ekonomi'. */
function airlineClassLabel(id: string): string {
  const [airline, cabin] = id.split('-') as [string, string];
  return m.private_umrah_airline_class({ airline, cabin: cabinLabel(cabin) });
}

/** Where a private umrah stands. */
export const umrahStatusLabel = (status: UmrahStatus): string =>
  ({
    estimated: m.private_umrah_status_estimated,
    requested: m.private_umrah_status_requested,
    offered: m.private_umrah_status_offered,
    revised: m.private_umrah_status_revised,
    accepted: m.private_umrah_status_accepted,
    waiting_payment: m.private_umrah_status_waiting_payment,
    paid: m.private_umrah_status_paid,
    expired: m.private_umrah_status_expired,
    declined: m.private_umrah_status_declined,
    withdrawn: m.private_umrah_status_withdrawn,
  })[status]();

/** A row of the table by its id; the id itself where the table no longer has it. */
function nameOf(table: PriceTable, id: string, locale: Locale): string {
  const named = [...table.hotels, ...table.addons].find((row) => row.id === id);
  if (named) return textIn(named.name, locale).text;
  const transport = table.transports.find((row) => row.id === id);
  return transport ? transportLabel(transport.kind) : id;
}

/** What a line of an estimate is for. */
export function estimateLineLabel(
  { kind, ref }: Pick<EstimateLine, 'kind' | 'ref'>,
  table: PriceTable,
  locale: Locale,
): string {
  switch (kind) {
    case 'flight_out':
      return m.private_umrah_line_flight_out({ flight: airlineClassLabel(ref!) });
    case 'flight_home':
      return m.private_umrah_line_flight_home({ flight: airlineClassLabel(ref!) });
    case 'visa':
      return m.private_umrah_line_visa();
    case 'insurance':
      return m.private_umrah_line_insurance();
    case 'handling':
      return m.private_umrah_line_handling();
    case 'guide':
      return m.private_umrah_line_guide();
    case 'margin':
      return m.private_umrah_line_margin();
    default:
      return nameOf(table, ref!, locale);
  }
}

/** A change that saves, as a request to the reader. */
export function swapLabel({ kind, from, to }: Swap, table: PriceTable, locale: Locale): string {
  switch (kind) {
    case 'airline_class':
      return m.private_umrah_swap_flight({ to: airlineClassLabel(to!) });
    case 'return_airport':
      return m.private_umrah_swap_return({ to: to! });
    case 'room_size':
      return m.private_umrah_swap_room({ to: to! });
    case 'guide':
      return m.private_umrah_swap_guide();
    case 'addon':
      return m.private_umrah_swap_addon({ from: nameOf(table, from, locale) });
    default:
      return m.private_umrah_swap_to({ to: nameOf(table, to!, locale) });
  }
}
