// The text a member agreed to with an order (spec §1 terms stated to users; decision 0055), from the order's own copy.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { findAgreedText } from '#domain/site-content';
import { formatInstant } from '#shared/dates';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { localized } from '#labels/localized';
import { requireOrder } from '#web/bookings/order-page.server';
import { renderedText } from '#web/site-content/rendered-texts.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/terms';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { booking } = await requireOrder(request, args.params.orderId);
  const agreed = await findAgreedText(request.deps, booking.termsDigest);
  // An order of a brand without terms, or from before their copies, whose text is not to be had any more.
  if (!agreed) throw data(null, { status: 404 });
  return {
    id: booking.id,
    code: booking.code,
    version: booking.termsVersion ?? 0,
    at: formatInstant(booking.termsAcceptedAt!, request.locale),
    title: localized(agreed.title, request.locale),
    text: renderedText(request.brand, agreed.body, request.locale),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.orders_agreed_title());
}

export default function AgreedTermsRoute({
  loaderData: { id, code, version, at, title, text },
}: Route.ComponentProps) {
  return (
    <>
      <LocalLink
        to={paths.member.order(id)}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.orders_new_date_back()}
      </LocalLink>
      <h1 className="text-2xl font-bold tracking-tight md:text-3xl" lang={title.lang}>
        {title.text}
      </h1>
      <p className="mt-1 mb-6 text-ink-soft">{m.orders_agreed_at({ version, at, code })}</p>
      <article
        lang={text.lang}
        className="prose max-w-[44rem]"
        dangerouslySetInnerHTML={{ __html: text.html }}
      />
    </>
  );
}
