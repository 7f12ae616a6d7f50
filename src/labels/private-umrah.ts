// What the parts of a private umrah are called (docs/product/private-umrah.md).
import * as m from '#messages/messages';
import type { EstimateLine, PriceTable, Swap } from '#domain/umrah-estimates';
import type { OfferStart, UmrahRequest } from '#domain/private-umrah';
import { perHead } from '#shared/money';
import type { UmrahStatus } from '#shared/private-umrah-status';
import { type Locale, locales, textIn } from '#shared/locale';

/** In the reader's language, or in another. */
interface Said {
  locale?: Locale;
}

export const transportLabel = (kind: PriceTable['transports'][number]['kind'], said: Said = {}): string =>
  ({
    bus: m.private_umrah_transport_bus,
    fast_train: m.private_umrah_transport_train,
    private_car: m.private_umrah_transport_car,
  })[kind]({}, said);

export const cabinLabel = (cabin: string, said: Said = {}): string =>
  cabin === 'business' ? m.private_umrah_cabin_business({}, said) : m.private_umrah_cabin_economy({}, said);

/** 'SV-economy' → 'SV, ekonomi'. */
function airlineClassLabel(id: string, said: Said = {}): string {
  const [airline, cabin] = id.split('-') as [string, string];
  return m.private_umrah_airline_class({ airline, cabin: cabinLabel(cabin, said) }, said);
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

/** '2 dewasa, 1 anak, 1 bayi'; who does not travel is not named. */
export function umrahPartyLabel({ adults, children, infants }: UmrahRequest['people']): string {
  return [
    m.private_umrah_party_adults({ count: adults }),
    ...(children > 0 ? [m.private_umrah_party_children({ count: children })] : []),
    ...(infants > 0 ? [m.private_umrah_party_infants({ count: infants })] : []),
  ].join(', ');
}

/** A row of the table by its id; the id itself where the table no longer has it. */
function nameOf(table: PriceTable, id: string, locale: Locale): string {
  const named = [...table.hotels, ...table.addons].find((row) => row.id === id);
  if (named) return textIn(named.name, locale).text;
  const transport = table.transports.find((row) => row.id === id);
  return transport ? transportLabel(transport.kind, { locale }) : id;
}

/** What a line of an estimate is for, in that language whoever reads the page. */
export function estimateLineLabel(
  { kind, ref }: Pick<EstimateLine, 'kind' | 'ref'>,
  table: PriceTable,
  locale: Locale,
): string {
  const said = { locale };
  switch (kind) {
    case 'flight_out':
      return m.private_umrah_line_flight_out({ flight: airlineClassLabel(ref!, said) }, said);
    case 'flight_home':
      return m.private_umrah_line_flight_home({ flight: airlineClassLabel(ref!, said) }, said);
    case 'visa':
      return m.private_umrah_line_visa({}, said);
    case 'insurance':
      return m.private_umrah_line_insurance({}, said);
    case 'handling':
      return m.private_umrah_line_handling({}, said);
    case 'guide':
      return m.private_umrah_line_guide({}, said);
    case 'margin':
      return m.private_umrah_line_margin({}, said);
    default:
      return nameOf(table, ref!, locale);
  }
}

/**
 * Lines of an offer that an agency named as the estimate does in any language, in the reader's: staff, and families of a group, may read
 * different ones.
 */
export function translateOfferLines<Line extends { label: string }>(
  locale: Locale,
  lines: readonly Line[],
  { estimate, table }: { estimate: { lines: readonly EstimateLine[] }; table: PriceTable },
): Line[] {
  const words = new Map(
    estimate.lines.flatMap((line) =>
      locales.map((other) => [estimateLineLabel(line, table, other), estimateLineLabel(line, table, locale)]),
    ),
  );
  return lines.map((line) => ({ ...line, label: words.get(line.label) ?? line.label }));
}

/**
 * What a first offer begins with, for one adult: lines called as in the estimate that the family saw, in its language, so that it finds
 * each beside its own.
 */
export function offerStartLines(
  { estimate, beds, own }: OfferStart,
  seen: { estimate: Pick<OfferStart['estimate'], 'lines'>; table: PriceTable; locale: Locale },
): { label: string; amount: number }[] {
  return estimate.lines.map((line) => {
    const same = seen.estimate.lines.some(({ kind, ref }) => kind === line.kind && ref === line.ref);
    const table = same || !own ? seen.table : own.table;
    return { label: estimateLineLabel(line, table, seen.locale), amount: perHead(line.high, beds) };
  });
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
