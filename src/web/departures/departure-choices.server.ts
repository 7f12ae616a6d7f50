// What the fields of a departure choose from.
import type { Actor } from '#domain/memberships';
import { listDepartureChoices } from '#domain/departures';
import type { PageRequest } from '#web/request/page-context.server';

export async function departureChoices({ deps }: Pick<PageRequest, 'deps'>, actor: Actor) {
  const { airports, airlines } = await listDepartureChoices(deps, actor);
  return {
    airports: airports
      .filter(({ country }) => country === 'ID')
      .map(({ iata, city }) => ({ value: iata, label: `${city} (${iata})` })),
    airlines: airlines.map(({ iata, name }) => ({ value: iata, label: name })),
  };
}
