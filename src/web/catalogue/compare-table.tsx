// The comparison as a table: one column per package, the heads in sight while one goes down, and only what differs; what is the same
// in all stands folded below. On phones each row name stands above its row (base.css), and the third package peeps in.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import type { EvidenceKind, EvidenceState, PurchaseBlock } from '#shared/catalogue';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { DrawnCoverLabel } from '#web/ui/drawn-cover-label.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import type { Localized } from '#labels/localized';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { CompareColumn, CompareView } from './compare-view.ts';
import { hotelDetails, ratingText } from './hotel-details.ts';
import { compareParam, searchWithout } from './list-url.ts';
import { availabilityLabel, roomLabel, seatsLabel, withUnbrokenNumbers } from '#labels/catalogue';

interface Row {
  title: string;
  cell: (column: CompareColumn) => ReactNode;
  /** What decides whether packages differ here. */
  by: (column: CompareColumn) => unknown;
}

export function CompareTable({ view, search }: { view: CompareView; search: string }) {
  const { locale } = useFrame();
  const all = rows(locale);
  const [first] = view.columns;
  const isSame = ({ by }: Row) =>
    view.columns.length > 1 && new Set(view.columns.map((column) => JSON.stringify(by(column)))).size === 1;
  return (
    <>
      <section
        aria-label={m.catalogue_compare()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
        tabIndex={0}
        className="compare-scroll rounded-card border border-line bg-card"
      >
        <table
          data-columns={view.columns.length}
          className="compare-table w-full border-collapse text-left align-top md:table-fixed"
        >
          <thead>
            <tr>
              <th scope="col" className={`${headClass} text-sm max-md:sr-only`}>
                {m.catalogue_compare_aspect()}
              </th>
              {view.columns.map((column) => (
                <ColumnHead key={column.slug} column={column} search={search} />
              ))}
            </tr>
          </thead>
          <tbody>
            {all
              .filter((row) => !isSame(row))
              .map(({ title, cell }) => (
                <tr key={title}>
                  <th scope="row" className={`${headClass} text-sm`}>
                    <span>{title}</span>
                  </th>
                  {view.columns.map((column) => (
                    <td key={column.slug} className={cellClass}>
                      {cell(column)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {first && all.some(isSame) && (
        <details className="border-y border-line">
          <summary className="flex min-h-14 cursor-pointer items-center pr-10 text-lg font-bold">
            {m.catalogue_compare_same()}
          </summary>
          <dl className="grid gap-x-8 gap-y-3 pb-4 md:grid-cols-2">
            {all.filter(isSame).map(({ title, cell }) => (
              <div key={title}>
                <dt className="text-sm text-ink-soft">{title}</dt>
                <dd>{cell(first)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

const headClass =
  'border-line bg-paper px-2.5 py-1.5 align-top font-semibold md:sticky md:left-0 md:z-10 md:w-44 md:min-w-44 md:border-b md:border-r md:p-3';
const cellClass =
  'min-w-0 border-b border-line px-2.5 py-3 wrap-anywhere md:min-w-40 md:px-3 align-top tabular-nums not-last:border-r';

function ColumnHead({ column, search }: { column: CompareColumn; search: string }) {
  const { locale } = useFrame();
  return (
    <th scope="col" className={`${cellClass} font-normal max-md:py-2`}>
      <div className="relative mb-3 max-md:hidden">
        <img
          src={column.cover}
          alt=""
          width={1200}
          height={750}
          className="aspect-[2/1] w-full rounded bg-line object-cover"
        />
        <DrawnCoverLabel address={column.cover} />
      </div>
      <LocalLink
        to={paths.product(column.slug)}
        className="flex min-h-12 items-start font-bold leading-snug text-primary underline underline-offset-4 max-md:text-sm"
        lang={column.lang === locale ? undefined : column.lang}
      >
        {withUnbrokenNumbers(column.title)}
      </LocalLink>
      <LocalLink
        to={`${paths.compare}${searchWithout(search, compareParam, column.slug)}`}
        rel="nofollow"
        aria-label={m.catalogue_compare_remove_label({ title: column.title })}
        className="flex min-h-12 items-center text-sm font-semibold text-ink-soft underline underline-offset-4 md:mt-1"
      >
        {m.catalogue_compare_remove()}
      </LocalLink>
    </th>
  );
}

function rows(locale: Locale): Row[] {
  return [
    { title: m.catalogue_all_in(), by: (one) => one.slug, cell: (one) => <Price column={one} /> },
    {
      title: m.catalogue_compare_rooms(),
      by: ({ rooms }) => rooms,
      cell: (one) => (
        <Lines
          items={one.rooms.map(({ roomType, amount }) => `${roomLabel[roomType]()}: ${formatRupiah(amount)}`)}
        />
      ),
    },
    {
      title: m.catalogue_departs(),
      by: ({ departsOn, returnsOn }) => [departsOn, returnsOn],
      cell: (one) =>
        m.catalogue_compare_dates({
          from: formatDate(one.departsOn, locale, 'short'),
          to: formatDate(one.returnsOn, locale, 'short'),
          days: one.days,
        }),
    },
    { title: m.catalogue_from(), by: ({ from }) => from, cell: (one) => one.from },
    {
      title: m.catalogue_compare_flights(),
      by: ({ airline, flightNumbers }) => [airline, flightNumbers],
      cell: (one) => <Flights column={one} />,
    },
    {
      title: m.catalogue_compare_hotels(),
      by: ({ hotels }) => hotels,
      cell: (one) => <Hotels column={one} />,
    },
    { title: m.catalogue_seats(), by: (one) => one.slug, cell: (one) => <Seats column={one} /> },
    {
      title: m.catalogue_compare_partner(),
      by: ({ partnerSlug, rating }) => [partnerSlug, rating],
      cell: (one) => <Partner column={one} />,
    },
    {
      title: m.catalogue_compare_licence(),
      by: ({ licence }) => licence,
      cell: (one) => licenceText(one, locale),
    },
    {
      title: m.catalogue_compare_evidence(),
      by: ({ evidence }) => evidence,
      cell: (one) => <Evidence column={one} />,
    },
    {
      title: m.catalogue_compare_only_here(),
      by: ({ onlyHere }) => onlyHere,
      cell: (one) => (one.onlyHere.length > 0 ? <SaidLines items={one.onlyHere} /> : '–'),
    },
    {
      title: m.catalogue_compare_excludes(),
      by: ({ excludes }) => excludes,
      cell: (one) => <SaidLines items={one.excludes} />,
    },
    {
      title: m.catalogue_compare_cancellation(),
      by: ({ cancellation }) => cancellation,
      cell: (one) => (
        <Lines
          items={
            one.cancellation.length > 0 ? one.cancellation.map(refundText) : [m.catalogue_compare_no_terms()]
          }
        />
      ),
    },
  ];
}

function Lines({ items }: { items: string[] }) {
  return (
    <ul className="space-y-1">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function SaidLines({ items }: { items: Localized[] }) {
  return (
    <ul className="space-y-1">
      {items.map((item) => (
        <LocalizedText key={item.text} as="li" said={item} />
      ))}
    </ul>
  );
}

function Price({ column }: { column: CompareColumn }) {
  return (
    <>
      <strong className="block whitespace-nowrap text-lg text-primary">
        {formatRupiah(column.allInPrice)}
      </strong>
      {column.mandatory > 0 && (
        <span className="block text-sm text-ink-soft">
          {m.catalogue_compare_mandatory({ amount: formatRupiah(column.mandatory) })}
        </span>
      )}
      {column.isCheapest && (
        <span className="mt-1 block text-sm font-semibold text-good">{m.catalogue_compare_cheapest()}</span>
      )}
    </>
  );
}

function Flights({ column }: { column: CompareColumn }) {
  if (column.airline === null) return m.catalogue_compare_by_land();
  return (
    <>
      {column.airline}
      {column.flightNumbers.length > 0 && (
        <span className="block text-sm text-ink-soft">{column.flightNumbers.join(', ')}</span>
      )}
    </>
  );
}

function Hotels({ column }: { column: CompareColumn }) {
  const { locale } = useFrame();
  return (
    <ul className="space-y-2">
      {column.hotels.map((hotel) => (
        <li key={hotel.city + hotel.name}>
          <span className="block text-sm text-ink-soft">
            {m.catalogue_compare_nights({ city: hotel.city, nights: hotel.nights })}
          </span>
          {hotel.name}
          <span className="block text-sm text-ink-soft">{hotelDetails(hotel, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

function Seats({ column }: { column: CompareColumn }) {
  if (column.block !== null) return <span className="text-bad">{blockWord[column.block]()}</span>;
  const isOpen = column.availability === 'open' || column.availability === 'ready';
  return (
    <>
      {seatsLabel(column)}
      {isOpen && (
        <span className="block text-sm text-ink-soft">{availabilityLabel[column.availability]()}</span>
      )}
    </>
  );
}

function Partner({ column }: { column: CompareColumn }) {
  const { locale } = useFrame();
  return (
    <>
      <LocalLink to={paths.partner(column.partnerSlug)} className="-my-3 block py-3 underline">
        {column.partner}
      </LocalLink>
      {column.rating !== null && (
        <span className="block text-sm text-ink-soft">
          {m.catalogue_rating({ value: ratingText(column.rating, locale), count: column.ratingCount })}
        </span>
      )}
    </>
  );
}

function Evidence({ column }: { column: CompareColumn }) {
  const { locale } = useFrame();
  return (
    <ul className="space-y-1">
      {column.evidence.map(({ kind, state, datedOn }) => (
        <li key={kind}>
          {evidenceWord[kind]()}: <span className={stateClass[state]}>{stateWord[state]()}</span>
          {datedOn !== null && (
            <>
              {' '}
              <span className="whitespace-nowrap text-sm text-ink-soft">
                ({formatDate(datedOn, locale, 'short')})
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function refundText({ daysBefore, percent }: CompareColumn['cancellation'][number]): string {
  return percent === 0
    ? m.catalogue_compare_no_refund()
    : m.catalogue_compare_refund({ days: daysBefore, percent });
}

function licenceText({ licence, licenceValidUntil }: CompareColumn, locale: Locale): string {
  if (licence === null) return m.catalogue_compare_no_licence();
  return licenceValidUntil === null
    ? licence
    : m.catalogue_compare_valid_until({ licence, date: formatDate(licenceValidUntil, locale, 'short') });
}

const evidenceWord: Record<EvidenceKind, () => string> = {
  licence: m.catalogue_evidence_licence,
  flight: m.catalogue_evidence_flight,
  price: m.catalogue_evidence_price,
  hotel: m.catalogue_evidence_hotel,
  visa: m.catalogue_evidence_visa,
};
const stateWord: Record<EvidenceState, () => string> = {
  confirmed: m.catalogue_evidence_confirmed,
  pending: m.catalogue_evidence_pending,
  missing: m.catalogue_evidence_missing,
};
const stateClass: Record<EvidenceState, string> = {
  confirmed: 'font-semibold text-good',
  pending: 'text-warn',
  missing: 'font-semibold text-bad',
};
const blockWord: Record<PurchaseBlock, () => string> = {
  partner_suspended: m.catalogue_block_partner_suspended,
  partner_unlicensed: m.catalogue_block_partner_unlicensed,
  licence_expired: m.catalogue_block_licence_expired,
};
