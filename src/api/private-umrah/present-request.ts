// Requests and offers of private umrah as JSON (spec §7 users/custom-products).
import type * as z from 'zod';
import {
  type AgencyFigures,
  comparedEstimate,
  differencesOf,
  type RequestCard,
  type UmrahOffer,
  type UmrahRequest,
} from '#domain/private-umrah';
import type { PriceTable } from '#domain/umrah-estimates';
import { estimateLineLabel, translateOfferLines } from '#labels/private-umrah';
import type { Locale } from '#shared/locale';
import type { offerData, requestData } from './requests-contract.ts';

function presentHead(request: UmrahRequest) {
  return {
    id: request.id,
    code: request.code,
    status: request.status,
    status_ends_at: request.endsAt.toISOString(),
    departure_airport_id: request.form.departure_airport_id,
    departure_date: request.departsOn,
    return_date: request.returnsOn,
    people: request.people,
    price: request.estimate.total.high,
    created_at: request.createdAt.toISOString(),
  };
}

export function presentRequestCard(card: RequestCard) {
  return { ...presentHead(card), offers: card.liveOffers, least_per_person: card.leastEach };
}

const labelsOf = ({ estimate }: Pick<UmrahRequest, 'estimate'>, table: PriceTable, locale: Locale) =>
  estimate.lines.map((line) => estimateLineLabel(line, table, locale));

/** `table`: the version that the estimate stands on. */
export function presentRequest(
  request: UmrahRequest,
  table: PriceTable,
  locale: Locale,
): z.input<typeof requestData> {
  const { estimate, dollarRate } = request;
  const labels = labelsOf(request, table, locale);
  return {
    ...presentHead(request),
    form: { ...request.form },
    estimate: {
      total: estimate.total,
      per_person: estimate.each,
      lines: estimate.lines.map((line, index) => ({ ...line, label: labels[index]! })),
    },
    table_id: request.priceTableId,
    dollar_rate: { rupiah: dollarRate.rupiah, date: dollarRate.asOf, source: dollarRate.source },
    note: request.note,
    accepted_offer_id: request.acceptedOfferId,
    booking_id: request.bookingId,
    booking_code: request.bookingCode,
  };
}

export function presentOffer(
  request: UmrahRequest,
  offer: UmrahOffer,
  { table, locale }: { table: PriceTable; locale: Locale },
): z.input<typeof offerData> {
  const compared = comparedEstimate(request);
  const labels = labelsOf(compared, table, locale);
  const lines = translateOfferLines(locale, offer.lines, { estimate: compared.estimate, table });
  const { slug, name } = offer.partner;
  return {
    id: offer.id,
    partner: { slug, name },
    revision: offer.revision,
    per_adult: offer.adultAmount,
    per_child: offer.childAmount,
    per_infant: offer.infantAmount,
    total: offer.total,
    per_person: offer.each,
    lines: differencesOf(compared.estimate, labels, compared.beds, lines).map(
      ({ label, offered, estimated, kind }) => ({ label, offered, estimated, difference: kind }),
    ),
    note: offer.note,
    departure: offer.departure && {
      id: offer.departure.id,
      slug: offer.departure.slug,
      departure_date: offer.departure.departsOn,
      return_date: offer.departure.returnsOn,
    },
    valid_until: offer.validUntil.toISOString(),
    is_live: offer.isLive,
    is_accepted: request.acceptedOfferId === offer.id,
  };
}

export function presentFigures({ ended, won, asEstimated, againstEstimate }: AgencyFigures) {
  return {
    ended,
    won,
    as_estimated: asEstimated,
    against_estimate_basis_points: againstEstimate,
  };
}
