// One departure in a list (spec §2 product cards, docs/product/catalogue.md): set like a timetable. Flat markup and plain links,
// because a page holds dozens.
import { Fragment } from 'react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { groupedDigits } from '#shared/grouped-digits';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { DrawnCoverLabel } from '#web/ui/drawn-cover-label.tsx';
import { WishButton } from '#web/wishlist/wish-button.tsx';
import type { CardView, HotelView } from './card-view.ts';
import { availabilityLabel, roomLabel, seatsLabel, withUnbrokenNumbers } from '#labels/catalogue';

interface DepartureCardProps {
  card: CardView;
  locale: Locale;
  address: string;
  /** Where the comparison control leads; null when the comparison is full or not offered here. */
  compareAddress: string | null;
  isCompared: boolean;
  /** First on the page: its picture is loaded at once. */
  isFirst: boolean;
  labels: { financing: boolean; savings: boolean };
  /** The page it stands on, for the heart; null where there are no wishlists. */
  here: string | null;
  path: (path: string) => string;
}

const starPath = 'M8 1.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 12l-4.2 2.2.8-4.7L1.2 6.2l4.7-.7z';
const badgeClass = {
  open: 'text-good',
  ready: 'text-warn',
  sold_out: 'text-bad',
  closed: 'text-ink-soft',
  departed: 'text-ink-soft',
} as const;

export function DepartureCard({
  card,
  locale,
  address,
  compareAddress,
  isCompared,
  isFirst,
  labels,
  here,
  path,
}: DepartureCardProps) {
  const mandatory = card.allInPrice - card.priceFrom;
  return (
    <li
      id={card.slug}
      className="relative flex scroll-mt-24 flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="relative">
        <img
          src={card.cover}
          alt=""
          width={1200}
          height={750}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          className="aspect-[5/2] w-full bg-line object-cover md:aspect-[2/1]"
        />
        <DrawnCoverLabel address={card.cover} />
      </div>
      <span
        className={`absolute left-3 top-3 rounded bg-card px-2.5 py-1 text-sm font-semibold ${badgeClass[card.availability]}`}
      >
        {availabilityLabel[card.availability]()}
      </span>
      <div className="flex grow flex-col gap-3 p-4">
        <h3
          className="text-lg font-bold leading-snug text-balance"
          lang={card.lang === locale ? undefined : card.lang}
        >
          <a href={address} className="hover:underline after:absolute after:inset-0">
            {withUnbrokenNumbers(card.title)}
          </a>
        </h3>
        <p className="-mt-2 text-sm text-ink-soft">
          {card.partner}
          {card.rating !== null && (
            <span className="whitespace-nowrap tabular-nums">
              {' · '}
              <svg aria-hidden="true" viewBox="0 0 16 16" className="mb-0.5 inline size-3.5 fill-accent">
                <path d={starPath} />
              </svg>
              {` ${m.catalogue_rating_short({ value: ratingText(card.rating, locale), count: card.ratingCount })}`}
            </span>
          )}
          {card.licence !== null && (
            <span className="block">{m.catalogue_licence({ number: card.licence })}</span>
          )}
        </p>
        <dl className="grid grid-cols-[5.25rem_1fr] gap-x-3 gap-y-1.5 text-[0.9375rem] leading-snug [&>dt]:text-ink-soft">
          <dt>{m.catalogue_departs()}</dt>
          <dd className="font-semibold">
            {m.catalogue_date_and_days({
              date: formatDate(card.departsOn, locale, 'short'),
              days: card.days,
            })}
          </dd>
          <dt>{m.catalogue_from()}</dt>
          <dd>{card.airline ? `${card.from}, ${card.airline}` : card.from}</dd>
          {card.hotels.map((hotel) => (
            <Fragment key={hotel.city + hotel.name}>
              <dt className="truncate">{hotel.city}</dt>
              <dd>
                {hotel.name}
                <span className="block text-sm text-ink-soft">{hotelDetails(hotel, locale)}</span>
              </dd>
            </Fragment>
          ))}
          <dt>{m.catalogue_seats()}</dt>
          <dd className="tabular-nums">{seatsLabel(card)}</dd>
        </dl>
        <div className="mt-auto border-t border-line pt-3">
          <p className="text-sm text-ink-soft">
            {m.catalogue_all_in_from({ room: roomLabel[card.roomType]() })}
          </p>
          <p className="text-xl font-bold tabular-nums text-primary">{formatRupiah(card.allInPrice)}</p>
          <p className="text-sm tabular-nums text-balance text-ink-soft">
            {mandatory > 0
              ? m.catalogue_price_parts({
                  price: formatRupiah(card.priceFrom),
                  extras: formatRupiah(mandatory),
                })
              : m.catalogue_price_whole()}
          </p>
          {card.financing && labels.financing && (
            <p className="mt-1 text-sm font-semibold">{m.catalogue_financing()}</p>
          )}
          {card.promo && (
            <p className="mt-1 text-sm">
              <a
                href={path(paths.promo(card.promo.slug))}
                className="relative -my-3 inline-block py-3 font-semibold text-primary underline underline-offset-4"
              >
                {m.promo_on_card({
                  amount: formatRupiah(card.promo.upTo),
                  date: formatDate(card.promo.until, locale, 'short'),
                })}
              </a>
            </p>
          )}
          {card.savings && labels.savings && (
            <p className="mt-1 text-sm font-semibold">{m.catalogue_savings()}</p>
          )}
        </div>
        {here !== null && (
          <WishButton
            slug={card.slug}
            title={card.title}
            isWished={card.isWished}
            here={here}
            path={path}
            className="absolute right-3 top-3 rounded-full border border-line bg-card px-3 text-sm"
          />
        )}
        {compareAddress !== null && (
          <a
            href={compareAddress}
            rel="nofollow"
            data-keep-scroll
            data-replace
            aria-label={compareLabel(card, isCompared)}
            className={`relative -mx-4 -mb-4 flex min-h-12 items-center justify-center border-t border-line font-semibold hover:bg-paper ${isCompared ? 'bg-primary text-white hover:bg-primary-dark' : 'text-primary'}`}
          >
            {isCompared ? m.catalogue_compared() : m.catalogue_compare_add()}
          </a>
        )}
      </div>
    </li>
  );
}

/** 'Bintang 4 · 450 m ke masjid' */
export function hotelDetails(hotel: HotelView, locale: Locale): string {
  const stars = m.catalogue_stars({ count: hotel.stars });
  if (hotel.metres === null) return stars;
  const metres = groupedDigits(hotel.metres, locale === 'id' ? '.' : ',');
  return hotel.shuttle
    ? m.catalogue_hotel_shuttle({ stars, metres })
    : m.catalogue_hotel_walk({ stars, metres });
}

/** 4.8 → '4,8' in Indonesian. */
export function ratingText(rating: number, locale: Locale): string {
  return locale === 'id' ? rating.toFixed(1).replace('.', ',') : rating.toFixed(1);
}

function compareLabel(card: CardView, isCompared: boolean): string {
  if (!isCompared) return m.catalogue_compare_add_label({ title: card.title });
  // Begins with the visible words, so that who speaks to the phone is understood (WCAG 2.5.3).
  return `${m.catalogue_compared()}. ${m.catalogue_compare_remove_label({ title: card.title })}`;
}
