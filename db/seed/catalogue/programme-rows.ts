// Rows of programmes with their cities, hotels and extras.
import { programmeContent } from '#domain/catalogue';
import { addDays } from '#shared/dates';
import { type CityNames, staysOf } from './agenda.ts';
import type { Row } from './insert-rows.ts';
import { hajjProgrammes } from './programmes-hajj.ts';
import { tourProgrammes } from './programmes-tours.ts';
import { umrahProgrammes } from './programmes-umrah.ts';
import type { ProgrammeSeed } from './programme-seed.ts';
import { umrahSupplies } from './costs.ts';
import { contentOf, costsOf, descriptionOf, familyOf } from './programme-text.ts';
import { idFor } from './random.ts';

export const programmes: ProgrammeSeed[] = [...umrahProgrammes, ...hajjProgrammes, ...tourProgrammes];

/** Refuses content that a partner's form would not accept either. */
export function programmeRows(today: string, cities: CityNames): Row<'programmes'>[] {
  return programmes.map((programme, index) => ({
    id: idFor('programme', programme.slug),
    partner_id: idFor('partner', programme.partner),
    slug: programme.slug,
    kind: programme.kind,
    title: programme.title,
    summary: programme.summary,
    description: descriptionOf(programme),
    days: programme.days,
    // The hotel nights; nights in the air and in the tents of Mina are not counted.
    nights: programme.stays.reduce((sum, [, nights]) => sum + nights, 0),
    max_per_room: 4,
    is_financing_available:
      familyOf(programme.kind) === 'umrah' && programme.price < 40_000 && index % 3 !== 0,
    is_savings_available:
      programme.kind === 'umrah_regular' && programme.season !== 'year-end' && index % 4 !== 1,
    content: programmeContent.parse(contentOf(programme, cities)),
    created_at: `${addDays(today, -420 + index)}T03:00:00Z`,
  }));
}

export function programmeDestinationRows(): Row<'programme_destinations'>[] {
  return programmes.flatMap((programme) =>
    [
      ...new Set([...staysOf(programme).map(({ city }) => city), ...(programme.visitsTaif ? ['taif'] : [])]),
    ].map((city, position) => ({
      programme_id: idFor('programme', programme.slug),
      position,
      destination_slug: city,
    })),
  );
}

export function programmeHotelRows(): Row<'programme_hotels'>[] {
  return programmes.flatMap((programme) =>
    programme.stays.map(([hotel, nights], position) => ({
      programme_id: idFor('programme', programme.slug),
      position,
      hotel_id: idFor('hotel', hotel),
      nights,
    })),
  );
}

export function programmeExtraRows(): Row<'programme_extras'>[] {
  return programmes.flatMap((programme) =>
    costsOf(programme).extras.map((extra, position) => ({
      programme_id: idFor('programme', programme.slug),
      position,
      name: programme.title.en ? extra.name : { id: extra.name.id },
      amount: extra.amount,
      is_mandatory: extra.isMandatory,
    })),
  );
}

/** What pilgrims may have sent home ahead; other journeys need none of it. */
export function programmeSupplyRows(): Row<'programme_supplies'>[] {
  return programmes
    .filter(({ kind }) => kind === 'umrah_regular')
    .flatMap((programme) =>
      umrahSupplies.map(({ name, amount, weightGrams }, position) => ({
        programme_id: idFor('programme', programme.slug),
        position,
        name: programme.title.en ? name : { id: name.id },
        amount,
        weight_grams: weightGrams,
      })),
    );
}
