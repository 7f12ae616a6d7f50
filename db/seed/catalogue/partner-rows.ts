// Rows of partners, their licences and the hotels.
import { addDays } from '#shared/dates';
import { yearOf } from './calendar.ts';
import { hotels } from './hotels.ts';
import type { Row } from './insert-rows.ts';
import { financialPartners, type LicenceSeed, type PartnerSeed, travelPartners } from './partners.ts';
import { idFor, randomFrom } from './random.ts';
import { storePartners } from '#db/stores/store-partners';

export function partnerRows(today: string): Row<'partners'>[] {
  return [...travelPartners, ...financialPartners, ...storePartners].map((partner) => ({
    id: idFor('partner', partner.slug),
    slug: partner.slug,
    kind: partner.kind,
    name: partner.name,
    legal_name: partner.legalName,
    description: partner.description,
    email: `halo@${partner.slug}.example`,
    phone_number: partner.phone,
    address: partner.address,
    regency_code: partner.regency,
    founded_year: partner.founded,
    joined_on: addDays(today, -randomFrom(`joined/${partner.slug}`).whole(300, 1100)),
    state: partner.suspended ? 'suspended' : 'active',
    suspended_on: partner.suspended ? addDays(today, -partner.suspended.daysAgo) : null,
    suspended_reason: partner.suspended ? partner.suspended.reason : null,
  }));
}

export function licenceRows(today: string): Row<'licences'>[] {
  return travelPartners.flatMap((partner) =>
    partner.licences.map((licence) => ({
      id: idFor('licence', partner.slug, licence.number),
      partner_id: idFor('partner', partner.slug),
      kind: licence.kind,
      number: printedNumber(licence, today),
      issued_on: addDays(today, licence.issuedDays),
      valid_until: addDays(today, licence.validDays),
      source: licence.number.length === 17 ? 'OSS' : 'Kementerian Agama',
      checked_on: addDays(today, -12),
    })),
  );
}

/** The end of the partner's licence of a kind, or null. */
export function licenceEnd(partner: string, kind: LicenceSeed['kind'], today: string): string | null {
  const licence = partnerBySlug(partner).licences.find((each) => each.kind === kind);
  return licence ? addDays(today, licence.validDays) : null;
}

export function partnerBySlug(slug: string): PartnerSeed {
  const partner = travelPartners.find((each) => each.slug === slug);
  if (!partner) throw new RangeError(`There is no partner ${slug}`);
  return partner;
}

export function hotelRows(): Row<'hotels'>[] {
  return hotels.map((hotel) => ({
    id: idFor('hotel', hotel.slug),
    slug: hotel.slug,
    name: hotel.name,
    destination_slug: hotel.city,
    stars: hotel.stars,
    metres_to_mosque: hotel.metres,
    has_shuttle: hotel.shuttle,
  }));
}

function printedNumber({ number, issuedDays }: LicenceSeed, today: string): string {
  return number.length === 17 ? number : `${number} Tahun ${yearOf(addDays(today, issuedDays))}`;
}
