// Offers side by side, row by row: what each agency asks for the journey, and what it says of it. Of a departure that exists its own page
// says it; an umrah made to measure is what the family chose, as far as the offer has the lines that the estimate has for it. Lines that
// agencies named themselves are rows of their own.
import * as m from '#messages/messages';
import { catalogueScope, compareProducts, type Product } from '#domain/catalogue';
import {
  type AgencyFigures,
  comparedEstimate,
  type UmrahOffer,
  type UmrahRequest,
} from '#domain/private-umrah';
import type { EstimateLine, PriceTable } from '#domain/umrah-estimates';
import { type Localized, localized } from '#labels/localized';
import { estimateLineLabel } from '#labels/private-umrah';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { hotelDetails } from '#web/catalogue/hotel-details';
import { hotelView } from '#web/catalogue/card-view';
import type { PageRequest } from '#web/request/page-context.server';
import type { TripText } from './request-choices.server.ts';
import { offerView } from './request-view.server.ts';
import type { ComparisonView, OfferView } from './request-view.ts';

interface Compared {
  request: UmrahRequest;
  /** The prices that the estimate was made by. */
  table: PriceTable;
  trip: TripText;
  offers: readonly UmrahOffer[];
  figures: ReadonlyMap<string, AgencyFigures>;
}

interface Column {
  view: OfferView;
  offer: UmrahOffer;
  /** Of an offered departure; null also where it is not published any more. */
  product: Product | null;
}

type Cell = (column: Column) => Localized[];

export async function comparisonView(
  { deps, brand, locale }: Pick<PageRequest, 'deps' | 'brand' | 'locale'>,
  { request, table, trip, offers, figures }: Compared,
): Promise<ComparisonView> {
  const newest = offers.filter(({ partner, revision }) =>
    offers.every((other) => other.partner.id !== partner.id || other.revision <= revision),
  );
  const slugs = newest.flatMap(({ departure }) => departure?.slug ?? []);
  const products = await compareProducts(deps, catalogueScope(deps, brand), slugs, slugs.length);
  const viewOf = (offer: UmrahOffer) =>
    offerView(request, table, offer, locale, figures.get(offer.partner.id) ?? null);
  const columns = newest.map((offer): Column => {
    const product = products.find(({ id }) => id === offer.departure?.id) ?? null;
    return { view: viewOf(offer), offer, product };
  });
  const row = (title: string, cell: Cell, hint: string | null = null) => {
    const cells = columns.map(cell);
    const differs = new Set(cells.map((said) => JSON.stringify(said))).size > 1;
    return { title, hint, differs, cells };
  };
  return {
    columns: columns.map(({ view }) => view),
    groups: [
      { title: m.private_umrah_compare_price(), rows: priceRows(request, row) },
      { title: m.private_umrah_trip(), rows: tripRows({ request, table, trip }, locale, row) },
      { title: m.private_umrah_offer_lines(), rows: lineRows(columns, row) },
      { title: m.private_umrah_compare_terms(), rows: termRows(columns, row) },
    ],
    earlier: offers.filter((offer) => !newest.includes(offer)).map(viewOf),
  };
}

type Row = ComparisonView['groups'][number]['rows'][number];
type MakeRow = (title: string, cell: Cell, hint?: string | null) => Row;

const said = (...texts: (string | null)[]): Localized[] =>
  texts.flatMap((text) => (text === null ? [] : [{ text }]));

function priceRows({ people }: UmrahRequest, row: MakeRow): Row[] {
  return [
    row(m.private_umrah_compare_party(), ({ view }) => said(view.total)),
    row(m.private_umrah_compare_adult(), ({ view }) => said(view.amounts.adult)),
    ...(people.children > 0
      ? [row(m.private_umrah_compare_child(), ({ view }) => said(view.amounts.child))]
      : []),
    ...(people.infants > 0
      ? [row(m.private_umrah_compare_infant(), ({ view }) => said(view.amounts.infant))]
      : []),
  ];
}

/** How a departure's facilities are marked; of vehicles there may be both. */
const icons = { transport: ['bus', 'train'], visa: ['visa'], meals: ['meals'], guide: ['guide'] };

function tripRows(
  { request, table, trip }: Pick<Compared, 'request' | 'table' | 'trip'>,
  locale: Locale,
  row: MakeRow,
): Row[] {
  const { lines } = comparedEstimate(request).estimate;
  /** Whether the offer has the lines by which the estimate names it. */
  const names = ({ view }: Column, kind: EstimateLine['kind'], ref?: string) => {
    const wanted = lines.filter((line) => line.kind === kind && (ref === undefined || line.ref === ref));
    const offered = view.lines.flatMap(({ label, offered: amount }) => (amount === null ? [] : [label]));
    return (
      wanted.length > 0 && wanted.every((line) => offered.includes(estimateLineLabel(line, table, locale)))
    );
  };
  const facilities = (product: Product | null, kinds: readonly string[]) =>
    (product?.content.facilities ?? [])
      .filter(({ icon }) => kinds.includes(icon))
      .map(({ text }) => localized(text, locale));
  const service =
    (kind: keyof typeof icons, made: Cell): Cell =>
    (column) =>
      column.offer.departure ? facilities(column.product, icons[kind]) : made(column);
  const hotel =
    (city: 'makkah' | 'madinah'): Cell =>
    (column) => {
      const { offer, product } = column;
      if (offer.departure)
        return (product?.hotels ?? [])
          .filter((one) => one.city === city)
          .flatMap((one) => {
            const view = hotelView(product!, one, locale);
            return said(
              m.private_umrah_choice_stay({ hotel: view.name, nights: one.nights }),
              hotelDetails(view, locale),
            );
          });
      const stay = trip.stays.find((one) => one.city === city)!;
      return names(column, 'hotel', stay.hotelId) ? said(stay.value) : [];
    };
  const nightsOf = ({ offer, product }: Column) =>
    offer.departure ? (product?.nights ?? null) : trip.stays.reduce((sum, { nights }) => sum + nights, 0);
  return [
    row(m.private_umrah_compare_dates(), ({ offer }) => {
      const { departsOn, returnsOn } = offer.departure ?? request;
      return said(
        m.private_umrah_range({
          low: formatDate(departsOn, locale, 'short'),
          high: formatDate(returnsOn, locale, 'short'),
        }),
      );
    }),
    row(m.private_umrah_compare_nights(), (column) => {
      const nights = nightsOf(column);
      return said(nights === null ? null : m.private_umrah_compare_nights_of({ count: nights }));
    }),
    row(m.private_umrah_hotel_makkah(), hotel('makkah')),
    row(m.private_umrah_hotel_madinah(), hotel('madinah')),
    row(m.private_umrah_step_flights(), (column) => {
      const { offer, product } = column;
      if (offer.departure)
        return said(
          product?.airline?.name ?? null,
          product?.flights.map(({ number }) => number).join(', ') || null,
        );
      const isNamed = names(column, 'flight_out') && names(column, 'flight_home');
      return isNamed ? said(trip.flights.out, trip.flights.home) : [];
    }),
    row(
      m.private_umrah_transport(),
      service('transport', (column) => (names(column, 'transport') ? said(trip.transport) : [])),
    ),
    row(
      m.private_umrah_compare_visa(),
      service('visa', (column) => (names(column, 'visa') ? said(m.private_umrah_compare_with_it()) : [])),
    ),
    // No estimate has a line for meals.
    row(
      m.private_umrah_compare_meals(),
      service('meals', () => []),
    ),
    row(
      m.private_umrah_guide(),
      service('guide', (column) => {
        if (trip.guide === null) return said(m.private_umrah_guide_no());
        return names(column, 'guide') ? said(trip.guide) : [];
      }),
    ),
  ];
}

/** Every name that stands in any offer or in the estimate, where it first stands; beside it what the estimate says. */
function lineRows(columns: readonly Column[], row: MakeRow): Row[] {
  const estimated = new Map<string, string | null>();
  for (const { view } of columns)
    for (const line of view.lines)
      if (!estimated.has(line.label) || line.estimated !== null) estimated.set(line.label, line.estimated);
  return [...estimated].map(([label, range]) =>
    row(
      label,
      ({ view, offer }) => {
        // A departure is sold as one: nothing is left out of it for want of a line.
        return view.lines
          .filter((line) => line.label === label && (line.offered !== null || !offer.departure))
          .flatMap(({ offered, kind }) => said(offered ?? '–', kind));
      },
      range === null ? null : m.private_umrah_estimated({ range }),
    ),
  );
}

function termRows(columns: readonly Column[], row: MakeRow): Row[] {
  return [
    row(m.private_umrah_compare_valid(), ({ view }) =>
      said(m.private_umrah_offer_valid({ revision: view.revision, until: view.validUntil })),
    ),
    row(m.private_umrah_compare_cancel(), ({ offer, product }) => {
      if (offer.departure && !product) return [];
      const steps = product?.content.cancellation ?? [];
      if (steps.length === 0) return said(m.catalogue_compare_no_terms());
      return said(
        ...steps.map(({ daysBefore, refundBasisPoints }) =>
          refundBasisPoints === 0
            ? m.catalogue_compare_no_refund()
            : m.catalogue_compare_refund({ days: daysBefore, percent: refundBasisPoints / 100 }),
        ),
      );
    }),
    ...(columns.some(({ view }) => view.note !== null)
      ? [row(m.private_umrah_compare_note(), ({ view }) => said(view.note ?? '–'))]
      : []),
    ...(columns.some(({ view }) => view.accuracy !== null)
      ? [row(m.private_umrah_compare_before(), ({ view }) => said(view.accuracy ?? '–'))]
      : []),
  ];
}
