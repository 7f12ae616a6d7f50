// Rows of departures with prices, seats sold elsewhere, evidence and the reviews of those who came home.
import { addDays } from '#shared/dates';
import type { DepartureSeed } from './departures.ts';
import { evidenceOf } from './evidence.ts';
import type { Row } from './insert-rows.ts';
import { licenceEnd, partnerBySlug } from './partner-rows.ts';
import { familyOf } from './programme-text.ts';
import { idFor, randomFrom } from './random.ts';
import { reviewsOf } from './reviews.ts';

const departureId = ({ slug }: DepartureSeed) => idFor('departure', slug);

export function departureRows(departures: DepartureSeed[]): Row<'departures'>[] {
  return departures.map((departure) => {
    const { rooms: _, ...prices } = departure.prices;
    return {
      id: departureId(departure),
      programme_id: idFor('programme', departure.programme.slug),
      slug: departure.slug,
      departs_on: departure.departsOn,
      returns_on: departure.returnsOn,
      departure_airport: departure.airport,
      airline: departure.flights.length > 0 ? departure.programme.airline : null,
      flights: departure.flights,
      sale_ends_on: departure.saleEndsOn,
      quota: departure.quota,
      state: 'published',
      published_at: `${departure.publishedOn}T03:00:00Z`,
      ...prices,
      below_reference_reason: departure.programme.belowReferenceReason ?? null,
    };
  });
}

export function roomPriceRows(departures: DepartureSeed[]): Row<'departure_room_prices'>[] {
  return departures.flatMap((departure) =>
    departure.prices.rooms.map((room) => ({ departure_id: departureId(departure), ...room })),
  );
}

const counters = [
  'Kantor pusat',
  'Kantor cabang',
  'Perwakilan daerah',
  'Majelis taklim',
  'Rombongan keluarga',
];

export function seatClaimRows(departures: DepartureSeed[]): Row<'seat_claims'>[] {
  return departures.flatMap((departure) =>
    departure.claims.map((seats, index) => ({
      id: idFor('claim', departure.slug, String(index)),
      departure_id: departureId(departure),
      seats,
      source: 'sold_elsewhere',
      note: counters[index]!,
      created_at: `${addDays(departure.publishedOn, index)}T04:00:00Z`,
    })),
  );
}

export function evidenceRows(departures: DepartureSeed[], today: string): Row<'departure_evidence'>[] {
  return departures.flatMap((departure) => {
    const { programme, departsOn, publishedOn } = departure;
    const isTour = programme.kind === 'tour_domestic' || programme.kind === 'tour_international';
    const licenceValidUntil = isTour
      ? undefined
      : licenceEnd(programme.partner, programme.kind.startsWith('hajj') ? 'pihk' : 'ppiu', today);
    const pieces = evidenceOf(programme, {
      departsOn,
      today,
      publishedOn,
      hasFlights: departure.flights.length > 0,
      licenceValidUntil,
    });
    return pieces.map((piece) => ({
      departure_id: departureId(departure),
      ...piece,
      proof_id: piece.state === 'confirmed' ? idFor('proof', departure.slug, piece.kind) : null,
    }));
  });
}

/** The proofs behind what is confirmed; the demo's have a number and a date, and no file. */
export function proofRows(evidence: readonly Row<'departure_evidence'>[]): Row<'evidence_proofs'>[] {
  return evidence.flatMap(({ departure_id, kind, dated_on, proof_id }) =>
    proof_id && dated_on
      ? [
          {
            id: proof_id,
            departure_id,
            kind,
            number: `DEMO-${proof_id.slice(0, 8).toUpperCase()}`,
            dated_on,
            recorded_at: `${dated_on}T03:00:00Z`,
          },
        ]
      : [],
  );
}

export function reviewRows(departures: DepartureSeed[], today: string): Row<'reviews'>[] {
  const used = new Set<string>();
  return departures
    .filter(({ returnsOn }) => returnsOn < addDays(today, -3))
    .flatMap(({ programme, slug, departsOn, returnsOn }) =>
      reviewsOf({
        key: slug,
        family: familyOf(programme.kind),
        returnedOn: returnsOn,
        today,
        count: randomFrom(`review-count/${slug}`).whole(3, 5),
        isTroubled: partnerBySlug(programme.partner).suspended !== undefined,
        used,
      }).map(({ created_on, ...review }, index) => ({
        id: idFor('review', slug, String(index)),
        partner_id: idFor('partner', programme.partner),
        programme_id: idFor('programme', programme.slug),
        ...review,
        travelled_on: departsOn,
        created_at: `${created_on}T05:00:00Z`,
      })),
    );
}
