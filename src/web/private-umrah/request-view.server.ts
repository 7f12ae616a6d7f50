// A request and its offers in the reader's words: status with its end, and each offer line by line beside the estimate.
import * as m from '#messages/messages';
import {
  type AgencyFigures,
  comparedEstimate,
  differencesOf,
  type UmrahOffer,
  type UmrahRequest,
} from '#domain/private-umrah';
import { findTableById } from '#domain/umrah-estimates';
import type { Deps } from '#domain/deps';
import { estimateLineLabel, umrahStatusLabel } from '#labels/private-umrah';
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
const endless: readonly UmrahStatus[] = ['paid', 'expired', 'declined', 'withdrawn'];

export function requestSummary(request: UmrahRequest, locale: Locale): RequestSummary {
  const { id, code, status, endsAt, people, departsOn, returnsOn, form } = request;
  return {
    id,
    code,
    status: umrahStatusLabel(status),
    tone: tones[status],
    until: endless.includes(status) || request.bookingCode !== null ? null : formatInstant(endsAt, locale),
    journey: m.private_umrah_journey({
      from: form.departure_airport_id,
      departs: formatDate(departsOn, locale),
      returns: formatDate(returnsOn, locale),
    }),
    people: m.private_umrah_people({ adults: people.adults, children: people.children + people.infants }),
  };
}

/** The lines of the estimate that offers are compared with, as they were called when it was made. */
export async function estimateLabels(
  deps: Pick<Deps, 'db'>,
  request: UmrahRequest,
  locale: Locale,
): Promise<string[]> {
  const { estimate, priceTableId } = comparedEstimate(request);
  const { table } = await findTableById(deps, priceTableId);
  return estimate.lines.map((line) => estimateLineLabel(line, table, locale));
}

export const bedsOf = ({ people }: Pick<UmrahRequest, 'people'>) => people.adults + people.children;

export function offerView(
  request: UmrahRequest,
  labels: readonly string[],
  offer: UmrahOffer,
  locale: Locale,
  figures: AgencyFigures | null = null,
): OfferView {
  const { id, partner, revision, each, total, validUntil, note, isLive, lines, departure } = offer;
  const compared = comparedEstimate(request);
  return {
    id,
    partner,
    revision,
    each: formatRupiah(each),
    total: formatRupiah(total),
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
