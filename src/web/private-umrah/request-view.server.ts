// A request and its offers in the reader's words: status with its end, and each offer line by line beside the estimate.
import * as m from '#messages/messages';
import {
  type AgencyFigures,
  comparedEstimate,
  differencesOf,
  hasEnded,
  type UmrahOffer,
  type UmrahRequest,
} from '#domain/private-umrah';
import { findTableById, type PriceTable } from '#domain/umrah-estimates';
import type { Deps } from '#domain/deps';
import {
  estimateLineLabel,
  translateOfferLines,
  umrahPartyLabel,
  umrahStatusLabel,
} from '#labels/private-umrah';
import { textIn } from '#shared/locale';
import type { Tone } from '#labels/tone';
import { formatDate, formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import type { UmrahStatus } from '#shared/private-umrah-status';
import type { OfferView, RequestSummary } from './request-view.ts';

const tones: Record<UmrahStatus, Tone> = {
  estimated: 'neutral',
  requested: 'accent',
  offered: 'accent',
  revised: 'accent',
  accepted: 'warn',
  waiting_payment: 'warn',
  paid: 'good',
  expired: 'neutral',
  declined: 'neutral',
  withdrawn: 'neutral',
};

export function requestSummary(request: UmrahRequest, locale: Locale): RequestSummary {
  const { id, code, status, endsAt, people, departsOn, returnsOn, form } = request;
  return {
    id,
    code,
    status: umrahStatusLabel(status),
    tone: tones[status],
    until: hasEnded(request) || request.bookingCode !== null ? null : formatInstant(endsAt, locale),
    journey: m.private_umrah_journey({
      from: form.departure_airport_id,
      departs: formatDate(departsOn, locale),
      returns: formatDate(returnsOn, locale),
    }),
    people: umrahPartyLabel(people),
  };
}

/** The prices by which the estimate was made that offers are compared with: they name its lines. */
export async function comparedTable(deps: Pick<Deps, 'db'>, request: UmrahRequest): Promise<PriceTable> {
  return (await findTableById(deps, comparedEstimate(request).priceTableId)).table;
}

const estimateLabels = (request: UmrahRequest, table: PriceTable, locale: Locale): string[] =>
  comparedEstimate(request).estimate.lines.map((line) => estimateLineLabel(line, table, locale));

export const bedsOf = ({ people }: Pick<UmrahRequest, 'people'>) => people.adults + people.children;

export function offerView(
  request: UmrahRequest,
  table: PriceTable,
  offer: UmrahOffer,
  locale: Locale,
  figures: AgencyFigures | null = null,
): OfferView {
  const { id, partner, revision, each, total, validUntil, note, isLive, departure } = offer;
  const compared = comparedEstimate(request);
  const labels = estimateLabels(request, table, locale);
  const lines = translateOfferLines(locale, offer.lines, { estimate: compared.estimate, table });
  return {
    id,
    partner,
    revision,
    each: formatRupiah(each),
    total: formatRupiah(total),
    amounts: {
      adult: formatRupiah(offer.adultAmount),
      child: formatRupiah(offer.childAmount),
      infant: formatRupiah(offer.infantAmount),
    },
    validUntil: formatInstant(validUntil, locale),
    accuracy:
      figures && figures.won > 0
        ? m.private_umrah_offer_accuracy({ within: figures.asEstimated, won: figures.won })
        : null,
    note,
    departure: departure && {
      slug: departure.slug,
      text: m.private_umrah_offer_at({
        title: textIn(departure.title, locale).text,
        departs: formatDate(departure.departsOn, locale),
        returns: formatDate(departure.returnsOn, locale),
        seats: bedsOf(request),
      }),
    },
    isLive,
    isAccepted: request.acceptedOfferId === id,
    lines: differencesOf(compared.estimate, labels, compared.beds, lines).map(
      ({ label, offered, estimated, kind }) => ({
        label,
        offered: offered === null ? null : formatRupiah(offered),
        estimated:
          estimated &&
          m.private_umrah_range({ low: formatRupiah(estimated.low), high: formatRupiah(estimated.high) }),
        kind: {
          within: m.private_umrah_difference_within,
          below: m.private_umrah_difference_below,
          above: m.private_umrah_difference_above,
          added: m.private_umrah_difference_added,
          left_out: m.private_umrah_difference_left_out,
        }[kind](),
      }),
    ),
  };
}
