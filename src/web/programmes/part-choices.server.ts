// What the fields of a programme choose from: kinds, destinations, the directory of hotels, icons.
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { listDestinations, searchHotels } from '#domain/programmes';
import { kindLabel } from '#labels/catalogue';
import { productKinds } from '#shared/catalogue';
import { textIn } from '#shared/locale';
import { facilityIcons } from '#shared/programme-form';
import type { PageRequest } from '#web/request/page-context.server';
import type { PartChoices } from './part-fields.tsx';
import { facilityLabel } from './programme-parts.ts';

/** Our choice: what a list one scrolls through holds. */
const hotelsMax = 500;

export function kindChoices() {
  return productKinds.map((value) => ({ value, label: kindLabel[value]() }));
}

/** Everything, of which a part uses some. */
export async function partChoices(
  { deps, locale }: Pick<PageRequest, 'deps' | 'locale'>,
  actor: Actor,
): Promise<PartChoices> {
  const places = await listDestinations(deps, actor);
  const hotels = await searchHotels(deps, actor, { search: '', limit: hotelsMax });
  const nameOf = new Map(places.map(({ slug, name }) => [slug, textIn(name, locale).text]));
  return {
    kinds: kindChoices(),
    destinations: [...nameOf].map(([value, label]) => ({ value, label })),
    hotels: hotels
      .map(({ id, name, stars, destination, isProposed }) => {
        const hotel = m.programme_hotel_option({ name, stars });
        const said = isProposed ? m.programme_hotel_waits({ hotel }) : hotel;
        return { value: id, label: `${nameOf.get(destination) ?? destination}: ${said}` };
      })
      .toSorted((one, other) => one.label.localeCompare(other.label)),
    icons: facilityIcons.map((value) => ({ value, label: facilityLabel[value]() })),
  };
}
