// One departure in a list (spec §2 product cards, docs/product/catalogue.md): a summary that fits three to a phone's screen. Only
// what is out of the ordinary is loud. Flat markup and plain links, because a page holds dozens.
import type { ComponentType } from 'react';
import * as m from '#messages/messages';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import { useFrame } from '#web/frame';
import { Photograph } from '#web/pictures/photograph.tsx';
import { DrawnCoverLabel } from '#web/ui/drawn-cover-label.tsx';
import type { HeartProps } from '#web/wishlist/wish-face.tsx';
import type { CardView, HotelView } from './card-view.ts';
import { metresText, ratingText } from './hotel-details.ts';
import { CardTags } from './card-tags.tsx';
import { roomShortLabel, withUnbrokenNumbers } from '#labels/catalogue';

/** What a grid says of each of its cards. */
export interface GridCardProps {
  card: CardView;
  address: string;
  /** Where the comparison control leads; null when the comparison is full or not offered here. */
  compareAddress: string | null;
  isCompared: boolean;
  /** First on the page: its picture is loaded at once. */
  isFirst: boolean;
  labels: { financing: boolean; savings: boolean };
  /** The page it stands on, for the heart; null where there are no wishlists. */
  here: string | null;
}

interface DepartureCardProps extends GridCardProps {
  /** Turns a path into an address (#web/frame usePath). */
  path: (path: string) => string;
  Heart: ComponentType<HeartProps>;
}

const starPath = 'M8 1.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 12l-4.2 2.2.8-4.7L1.2 6.2l4.7-.7z';
const tickPath =
  'M8 .8l1.9 1.5 2.4-.1.6 2.3 2 1.4-.9 2.2.9 2.2-2 1.4-.6 2.3-2.4-.1L8 15.4l-1.9-1.5-2.4.1-.6-2.3-2-1.400.9-2.200-.9-2.200 2-1.400.6-2.300 2.400.100z';
const scales = 'M8 2v12M4 14h8M3 4h10M3 4L1 9h4zM13 4l-2 5h4z';
const control =
  'relative inline-flex min-h-12 min-w-12 cursor-pointer flex-col items-center justify-center gap-0.5! rounded-lg px-0.5 text-[0.6875rem] font-semibold text-primary hover:bg-paper';

export function DepartureCard({
  card,
  address,
  compareAddress,
  isCompared,
  isFirst,
  labels,
  here,
  path,
  Heart,
}: DepartureCardProps) {
  const { locale } = useFrame();
  return (
    <li
      id={card.slug}
      className="relative flex scroll-mt-24 flex-col rounded-card border border-line bg-card px-3 pb-0.5 pt-2.5 hover:border-ink-faint md:p-4 md:pb-2"
    >
      <div className="flex gap-3">
        <div className="min-w-0 grow">
          <h3
            className="line-clamp-2 font-bold leading-5 text-pretty md:text-lg md:leading-6"
            lang={card.lang === locale ? undefined : card.lang}
          >
            <a href={address} className="hover:underline after:absolute after:inset-0">
              {withUnbrokenNumbers(card.title)}
            </a>
          </h3>
          <p className="mt-0.5 flex text-sm text-ink-soft">
            <span className="truncate">
              {card.licence !== null && <LicenceTick licence={card.licence} />}
              {card.partner}
            </span>
            {card.rating !== null && <ShortRating card={card} />}
          </p>
        </div>
        <div className="relative size-14 shrink-0 md:size-20">
          {card.photo ? (
            <Photograph photo={card.photo} isDecoration sizes="80px" className="size-full rounded-md" />
          ) : (
            <>
              <img
                src={card.cover}
                alt=""
                width={1200}
                height={750}
                decoding="async"
                loading={isFirst ? 'eager' : 'lazy'}
                className="size-full rounded-md bg-line object-cover"
              />
              <DrawnCoverLabel address={card.cover} isSmall />
            </>
          )}
        </div>
      </div>
      <p className="mt-1 truncate text-[0.9375rem] font-semibold leading-[1.375rem]">
        {m.catalogue_date_and_days({ date: card.departsText, days: card.days })}
        {` · ${card.iata}`}
        {card.airline && ` · ${card.airline}`}
      </p>
      {card.hotels.map((hotel) => (
        <p key={hotel.city + hotel.name} className="flex justify-between gap-3 text-sm leading-5">
          <span className="truncate">{hotel.name}</span>
          <span className="shrink-0 tabular-nums text-ink-soft">{placeText(hotel, locale)}</span>
        </p>
      ))}
      <CardTags card={card} labels={labels} />
      <div className="mt-auto flex items-center pt-1">
        <div className="min-w-0 grow leading-tight">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <p className="text-[1.0625rem] font-bold leading-6 tabular-nums text-primary md:text-lg">
              {formatRupiah(card.allInPrice)}
            </p>
            <Seats card={card} />
          </div>
          <p className="text-[0.8125rem] text-ink-soft">
            {m.catalogue_price_note({ room: roomShortLabel[card.roomType]() })}
          </p>
        </div>
        {here !== null && (
          <Heart
            slug={card.slug}
            title={card.title}
            isWished={card.isWished}
            here={here}
            path={path}
            className={control}
          />
        )}
        {compareAddress !== null && (
          <a
            href={compareAddress}
            rel="nofollow"
            data-keep-scroll
            data-replace
            aria-label={compareLabel(card, isCompared)}
            className={`${control} -mr-1 ${isCompared ? 'bg-primary text-white hover:bg-primary-dark' : ''}`}
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-5 fill-none stroke-current">
              <path d={scales} />
            </svg>
            {isCompared ? m.catalogue_compared_short() : m.catalogue_compare_add()}
          </a>
        )}
      </div>
    </li>
  );
}

/** The number is for who cannot see a tick; on the product's page it stands with its dates. */
function LicenceTick({ licence }: { licence: string }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="mb-0.5 mr-1 inline size-4 fill-good">
        <path d={tickPath} />
        <path d="M5 8.200l2 2 4-4.200" className="fill-none stroke-white stroke-[1.5]" />
      </svg>
      <span className="sr-only">{m.catalogue_licence({ number: licence })}, </span>
    </>
  );
}

function ShortRating({ card }: Pick<DepartureCardProps, 'card'>) {
  const { locale } = useFrame();
  return (
    <span className="ml-1 shrink-0 tabular-nums">
      {'· '}
      <svg aria-hidden="true" viewBox="0 0 16 16" className="mb-0.5 inline size-3.5 fill-accent">
        <path d={starPath} />
      </svg>
      <span aria-hidden="true">{` ${ratingText(card.rating!, locale)} (${card.ratingCount})`}</span>
      <span className="sr-only">
        {m.catalogue_rating({ value: ratingText(card.rating!, locale), count: card.ratingCount })}
      </span>
    </span>
  );
}

/** The true number; loud when the next family takes the last ones. None left is said by the tag. */
function Seats({ card: { availability, seatsLeft } }: Pick<DepartureCardProps, 'card'>) {
  if (availability !== 'open' && availability !== 'ready') return null;
  const isLast = seatsLeft <= lastSeats;
  return (
    <p
      className={`whitespace-nowrap text-sm tabular-nums ${isLast ? 'font-bold text-bad' : 'text-ink-soft'}`}
    >
      {m.catalogue_seats_short({ left: seatsLeft })}
    </p>
  );
}

/** Our choice: a family. */
const lastSeats = 5;

/** 'Makkah 450 m', and the bus where one does not walk. */
function placeText(hotel: HotelView, locale: Locale): string {
  if (hotel.metres === null) return hotel.city;
  const values = { city: hotel.city, metres: metresText(hotel.metres, locale) };
  return hotel.shuttle ? m.catalogue_hotel_place_bus(values) : m.catalogue_hotel_place(values);
}

function compareLabel(card: CardView, isCompared: boolean): string {
  if (!isCompared) return m.catalogue_compare_add_label({ title: card.title });
  // Begins with the visible words, so that who speaks to the phone is understood (WCAG 2.5.3).
  return `${m.catalogue_compared_short()}. ${m.catalogue_compare_remove_label({ title: card.title })}`;
}
