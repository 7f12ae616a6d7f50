// Departures as JSON: domain names to wire names, texts in the request's language.
import type * as z from 'zod';
import type { departureData, productData } from './departure-contract.ts';
import type { DepartureCard, Product } from '#domain/catalogue';
import { discountUpTo, type Promo } from '#domain/promos';
import { dayAfterInIndonesia } from '#shared/dates';
import type { AgePrice } from '#shared/trip-price';
import { type Locale, type LocalText, textIn } from '#shared/locale';

export function presentDeparture(
  card: DepartureCard,
  locale: Locale,
  promo: Promo | null,
): z.input<typeof departureData> {
  return {
    id: card.id,
    slug: card.slug,
    category: card.category,
    kind: card.kind,
    title: textIn(card.title, locale).text,
    departure_date: card.departsOn,
    days: card.days,
    nights: card.nights,
    quota: card.quota,
    remaining_quota: card.seatsLeft,
    availability: card.availability,
    sale_ends_at: dayAfterInIndonesia(card.saleEndsOn).toISOString(),
    purchase_block: card.block,
    starting_price: card.priceFrom,
    starting_room_type: card.roomType,
    all_in_price: card.allInPrice,
    partner: card.partner,
    licence_number: card.licence,
    departure_airport: card.airport,
    airline: card.airline,
    destinations: card.destinations.map(({ slug, name }) => ({ slug, name: textIn(name, locale).text })),
    hotels: card.hotels.map((hotel) => ({
      name: hotel.name,
      city: hotel.city,
      stars: hotel.stars,
      metres_to_mosque: hotel.metres,
      has_shuttle: hotel.shuttle,
      nights: hotel.nights,
    })),
    is_financing_available: card.financing,
    is_savings_available: card.savings,
    promo: promo && {
      slug: promo.slug,
      discount_up_to: discountUpTo(promo),
      period: { start_date: promo.validFrom, end_date: promo.validUntil },
    },
    rating: card.rating,
    rating_count: card.ratingCount,
  };
}

export function presentProduct(
  product: Product,
  locale: Locale,
  promo: Promo | null,
  affiliateCode: string | null,
): z.input<typeof productData> {
  const say = (text: LocalText) => textIn(text, locale).text;
  const { content, partnerFacts } = product;
  return {
    ...presentDeparture(product, locale, promo),
    return_date: product.returnsOn,
    summary: say(product.summary),
    description: say(product.description),
    agenda: content.agenda.map(({ day, title, text }) => ({ day, title: say(title), text: say(text) })),
    includes: content.includes.map(say),
    excludes: content.excludes.map(say),
    facilities: content.facilities.map(({ icon, text }) => ({ icon, text: say(text) })),
    faq: content.faq.map(({ question, answer }) => ({ question: say(question), answer: say(answer) })),
    others: content.others.map(say),
    cancellation: content.cancellation.map(({ daysBefore, refundBasisPoints }) => ({
      days_before: daysBefore,
      refund_basis_points: refundBasisPoints,
    })),
    flights: product.flights,
    room_prices: product.roomPrices.map(({ roomType, amount }) => ({ room_type: roomType, amount })),
    extras: product.extras.map(({ name, amount, isMandatory }) => ({
      name: say(name),
      amount,
      is_mandatory: isMandatory,
    })),
    child_price: presentAgePrice(product.child),
    infant_price: presentAgePrice(product.infant),
    down_payment: product.downPayment && {
      amount: product.downPayment.amount,
      settlement_due_date: product.downPayment.settlementDueOn,
    },
    evidence: product.evidence.map(({ kind, state, datedOn, note }) => ({
      kind,
      state,
      date: datedOn,
      note: note && say(note),
    })),
    partner_details: {
      city: partnerFacts.city,
      founded_year: partnerFacts.foundedYear,
      licence_number: partnerFacts.licenceNumber,
      licence_issued_on: partnerFacts.licenceIssuedOn,
      licence_valid_until: partnerFacts.licenceValidUntil,
      licence_source: partnerFacts.licenceSource,
      licence_checked_on: partnerFacts.licenceCheckedOn,
      suspended_reason: partnerFacts.suspendedReason && say(partnerFacts.suspendedReason),
    },
    other_dates: product.otherDates.map((other) => ({
      slug: other.slug,
      departure_date: other.departsOn,
      starting_price: other.priceFrom,
      all_in_price: other.allInPrice,
      remaining_quota: other.seatsLeft,
      departure_airport: other.airportIata,
    })),
    affiliate_code: affiliateCode,
  };
}

function presentAgePrice(price: AgePrice | null) {
  if (price === null || 'amount' in price) return price;
  return { basis_points: price.basisPoints };
}
