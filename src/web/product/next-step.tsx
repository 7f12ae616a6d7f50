// What a visitor can do next, by where the departure stands: the one place of the page for its main action.
import { Bell, CalendarDays, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { travellers } from '#shared/trip-price';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { whatsappLink } from '#web/contact-links';
import { useFrame, usePath } from '#web/frame';
import { listPaths } from './list-path.ts';
import type { ProductView } from './product-view.ts';
import { type Standing, standingOf } from './standing.ts';
import { blockTitle } from './standing-notice.tsx';

interface StepProps {
  product: ProductView;
}

const steps: Record<Standing, (props: StepProps) => ReactNode> = {
  available: BookStep,
  sold_out: NotifyStep,
  closed: OtherDatesStep,
  departed: OtherDatesStep,
  blocked: BlockedStep,
};

export function NextStep(props: StepProps) {
  const Step = steps[standingOf(props.product)];
  return <Step {...props} />;
}

const primary = `${buttonClass('primary')} w-full`;
const secondary = `${buttonClass('secondary')} px-3!`;

/** With the party of the address, as the calculator wrote it there; its own button takes the one that stands in it. */
function BookStep(props: StepProps) {
  const { search } = useFrame();
  return (
    <div className="space-y-2">
      <LocalLink to={bookPath(props.product, search)} rel="nofollow" className={primary}>
        {m.checkout_book()}
      </LocalLink>
      <AskStep {...props} />
    </div>
  );
}

/** Without language prefix: the checkout of this departure for the party of the page's address. */
export function bookPath({ slug }: Pick<ProductView, 'slug'>, search: string): string {
  const asked = new URLSearchParams(search);
  const party = ['room', ...travellers].flatMap((name) =>
    asked.has(name) ? [[name, asked.get(name)!]] : [],
  );
  return `${paths.checkout(slug)}${party.length > 0 ? `?${new URLSearchParams(party)}` : ''}`;
}

function AskStep({ product }: StepProps) {
  const { brand } = useFrame();
  const address = useWhatsAppAddress(product);
  return (
    <div className="flex flex-wrap gap-2">
      <LocalLink
        to={`${paths.chat}?product=${product.slug}`}
        rel="nofollow"
        className={`${secondary} grow basis-32`}
      >
        <MessageCircle aria-hidden size={20} />
        {m.chat_with_partner()}
      </LocalLink>
      {address && (
        <a href={address} rel="noopener" target="_blank" className={`${secondary} grow basis-32`}>
          <MessageCircle aria-hidden size={20} />
          {m.product_ask_whatsapp_short()}
        </a>
      )}
      {brand.phoneNumber && (
        <a
          href={`tel:${brand.phoneNumber}`}
          aria-label={m.product_ask_phone({ phone: readablePhone(brand.phoneNumber) })}
          className={`${secondary} grow basis-24`}
        >
          <Phone aria-hidden size={20} />
          {m.product_ask_phone_short()}
        </a>
      )}
      <p className="w-full text-sm text-ink-soft">{m.product_ask_note()}</p>
    </div>
  );
}

function NotifyStep() {
  return (
    <a href="#kabari" className={primary}>
      <Bell aria-hidden size={20} />
      {m.product_notify_me()}
    </a>
  );
}

function BlockedStep(props: StepProps) {
  return (
    <>
      <p className="mb-3 font-semibold text-bad">{blockTitle(props.product)}</p>
      <LocalLink to={listPaths[props.product.category]} className={primary}>
        {m.product_see_list()}
      </LocalLink>
    </>
  );
}

function OtherDatesStep({ product }: StepProps) {
  if (product.otherDates.length === 0) {
    return (
      <LocalLink to={listPaths[product.category]} className={primary}>
        {m.product_see_list()}
      </LocalLink>
    );
  }
  return (
    <a href="#tanggal" className={primary}>
      <CalendarDays aria-hidden size={20} />
      {m.product_see_dates()}
    </a>
  );
}

/** A conversation with the brand that begins with which package it is about; null when the brand has no such number. */
function useWhatsAppAddress(product: ProductView): string | null {
  const { brand, origin, locale } = useFrame();
  const path = usePath();
  if (!brand.whatsappNumber) return null;
  const text = m.product_ask_text({
    title: product.title.text,
    date: formatDate(product.departsOn, locale),
    address: origin + path(paths.product(product.slug)),
  });
  return whatsappLink(brand.whatsappNumber, text);
}
