// The head of a product page (spec §2): cover, title, who, when, from where, rating, availability.
import { CalendarDays, MapPin, Moon, Plane, PlaneTakeoff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { Remembered } from '#web/markup/remembered.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Rating } from '#web/ui/stars.tsx';
import { availabilityLabel, kindLabel, withUnbrokenNumbers } from '#labels/catalogue';
import { Gallery } from './gallery.tsx';
import type { ProductView } from './product-view.ts';
import { standingOf } from './standing.ts';
import { LocalizedText } from '#web/ui/localized-text.tsx';

const tones = {
  open: 'good',
  ready: 'warn',
  sold_out: 'bad',
  closed: 'neutral',
  departed: 'neutral',
} as const;

export function ProductHead({ product }: { product: ProductView }) {
  return (
    <header>
      {/* The picture that is seen first asks for itself in the document's head: it cannot be remembered. */}
      <Gallery photos={product.photos} cover={product.cover} />
      <Remembered piece={HeadWords} of={{ product }} />
    </header>
  );
}

function HeadWords({ product }: { product: ProductView }) {
  const { locale } = useFrame();
  const unbroken = (date: string) => formatDate(date, locale).replaceAll(' ', '\u00a0');
  const dates = m.product_dates({ from: unbroken(product.departsOn), to: unbroken(product.returnsOn) });
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        {standingOf(product) === 'blocked' ? (
          <Badge tone="bad">{m.product_not_sold()}</Badge>
        ) : (
          <Badge tone={tones[product.availability]}>{availabilityLabel[product.availability]()}</Badge>
        )}
        <span>{kindLabel[product.kind]()}</span>
      </p>
      <LocalizedText
        as="h1"
        said={{ ...product.title, text: withUnbrokenNumbers(product.title.text) }}
        className="mt-1 text-2xl font-bold leading-tight tracking-tight text-balance md:text-4xl"
      />
      <p className="flex flex-wrap items-center gap-x-4">
        <LocalLink
          to={paths.partner(product.partner.slug)}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {product.partner.name}
        </LocalLink>
        {product.rating === null ? (
          <span className="text-ink-soft">{m.product_no_rating()}</span>
        ) : (
          <a href="#ulasan" className="inline-flex min-h-12 items-center">
            <Rating value={product.rating} count={product.ratingCount} />
          </a>
        )}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 leading-snug md:gap-x-8">
        <Fact icon={<CalendarDays aria-hidden size={20} />} name={m.product_date()} isWide>
          <span className="font-semibold">{dates}</span>
        </Fact>
        <Fact icon={<Moon aria-hidden size={20} />} name={m.product_duration()}>
          {m.product_days_nights({ days: product.days, nights: product.nights })}
        </Fact>
        <Fact icon={<PlaneTakeoff aria-hidden size={20} />} name={m.product_departs_from()}>
          {product.airport}
        </Fact>
        <Fact icon={<Plane aria-hidden size={20} />} name={m.product_airline()}>
          {product.airline ?? m.product_no_airline()}
        </Fact>
        <Fact icon={<MapPin aria-hidden size={20} />} name={m.product_cities()} isWide>
          {product.cities.join(', ')}
        </Fact>
      </dl>
    </>
  );
}

/** `isWide`: too long for half of a phone. */
function Fact({
  icon,
  name,
  isWide = false,
  children,
}: {
  icon: ReactNode;
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`flex gap-3 ${isWide ? 'col-span-2 md:col-span-1' : ''}`}>
      <dt className="flex items-start gap-3 pt-0.5 text-accent">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
