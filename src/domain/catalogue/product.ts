// A departure as its own page shows it: the specification's "product" (spec §2 product page sections, §3).
import type { EvidenceKind, EvidenceState, RoomType } from '#shared/catalogue';
import type { AgePrice } from '#shared/trip-price';
import type { LocalText } from '#shared/locale';
import type { DepartureCard } from './departure-card.ts';
import type { FlightLeg, ProgrammeContent } from './programme-content.ts';

export interface Product extends DepartureCard {
  programmeId: string;
  partnerId: string;
  returnsOn: string;
  summary: LocalText;
  description: LocalText;
  content: ProgrammeContent;
  flights: FlightLeg[];
  roomPrices: { roomType: RoomType; amount: number }[];
  extras: { name: LocalText; amount: number; isMandatory: boolean }[];
  /** Per child or infant: an amount, or a share of the adult's room price; null = not offered. */
  child: AgePrice | null;
  infant: AgePrice | null;
  /** The partner's written reason for a price below the reference minimum, in Indonesian; null = none was needed. */
  priceReason: string | null;
  /** Payment in stages; null = in full only. */
  downPayment: { amount: number; settlementDueOn: string } | null;
  evidence: { kind: EvidenceKind; state: EvidenceState; datedOn: string | null; note: LocalText | null }[];
  partnerFacts: {
    foundedYear: number;
    city: string;
    licenceNumber: string | null;
    licenceIssuedOn: string | null;
    licenceValidUntil: string | null;
    licenceSource: string | null;
    licenceCheckedOn: string | null;
    suspendedReason: LocalText | null;
  };
  /** The programme's other dates that are still sold, the nearest first. */
  otherDates: {
    slug: string;
    departsOn: string;
    priceFrom: number;
    allInPrice: number;
    seatsLeft: number;
    airportIata: string;
  }[];
}
