// What was agreed about an order, and with whom, in rows of words: said where the data are read (decision 0176).
import * as m from '#messages/messages';
import type { Booking } from '#domain/bookings';
import { formatDate, formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';

export interface DetailLine {
  text: string;
  /** A page of this site. */
  to?: string;
  /** A telephone number or an e-mail address. */
  href?: string;
}

export interface OrderDetail {
  term: string;
  /** The first is the answer, what follows goes with it. */
  lines: DetailLine[];
}

const rateWord = { jisdor: m.orders_rate_jisdor, configured: m.orders_rate_configured } as const;

export function detailsOf(booking: Booking, locale: Locale): OrderDetail[] {
  const { orderedAt, booker, partner, code, departure, consultantName, usdRate } = booking;
  const details: (OrderDetail | null)[] = [
    {
      term: m.orders_ordered_at(),
      lines: [{ text: orderedAt ? formatInstant(orderedAt, locale) : '' }],
    },
    booker && {
      term: m.orders_booker(),
      lines: [{ text: booker.name }, { text: booker.email }, { text: readablePhone(booker.phone) }],
    },
    {
      term: m.orders_partner(),
      lines: [
        { text: partner.name, to: paths.partner(partner.slug) },
        { text: readablePhone(partner.phoneNumber), href: `tel:${partner.phoneNumber}` },
        { text: partner.email, href: `mailto:${partner.email}` },
        { text: m.chat_with_order(), to: `${paths.chat}?order=${code}` },
      ],
    },
    departure.isPrivate
      ? null
      : {
          term: m.orders_package(),
          lines: [{ text: m.orders_package_link(), to: paths.product(departure.slug) }],
        },
    consultantName ? { term: m.orders_consultant_term(), lines: [{ text: consultantName }] } : null,
    usdRate && {
      term: m.orders_usd(),
      lines: [
        {
          text: m.orders_usd_value({
            rate: formatRupiah(usdRate.rupiah),
            date: formatDate(usdRate.on, locale),
            source: rateWord[usdRate.source](),
          }),
        },
      ],
    },
    termsDetail(booking, locale),
  ];
  return details.filter((detail) => detail !== null);
}

function termsDetail(
  { id, termsVersion, termsAcceptedAt, termsDigest }: Booking,
  locale: Locale,
): OrderDetail | null {
  if (termsVersion === null || !termsAcceptedAt) return null;
  return {
    term: m.orders_terms(),
    lines: [
      {
        text: m.orders_terms_version({ version: termsVersion }),
        to: termsDigest === null ? `${paths.terms}?version=${termsVersion}` : paths.member.orderTerms(id),
      },
      { text: m.orders_terms_at({ at: formatInstant(termsAcceptedAt, locale) }) },
    ],
  };
}
