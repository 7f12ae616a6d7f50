// What can be chosen for a private umrah (spec §3 related lists): airports, airlines and classes by route, flights; names from the
// reference data, a code where it has none.
import type { Db } from '#platform/database/database';
import { airlineClassId, type CabinClass, type PriceTable } from './price-table.ts';

export interface AirportOption {
  /** Its code: airports have no other id. */
  id: string;
  iata: string;
  name: string;
}

export interface AirlineClassOption {
  id: string;
  airlineId: string;
  airlineName: string;
  cabin: CabinClass;
  isOvernight: boolean;
}

export type AirportEnd = 'departure' | 'destination';

/** Airports with a flight in the table, by name. */
export async function listAirports(
  { db }: { db: Db },
  { fares }: PriceTable,
  end: AirportEnd,
): Promise<AirportOption[]> {
  const codes = [...new Set(fares.map(({ home, holy }) => (end === 'departure' ? home : holy)))];
  const names = new Map(
    (await db.selectFrom('airports').select(['iata', 'name']).where('iata', 'in', codes).execute()).map(
      ({ iata, name }) => [iata, name],
    ),
  );
  return codes.map((iata) => ({ id: iata, iata, name: names.get(iata) ?? iata }));
}

/** Airlines and classes that fly the route; all of them where a part of the route is not said. */
export async function listAirlineClasses(
  { db }: { db: Db },
  { fares }: PriceTable,
  {
    home,
    holy,
    airline,
  }: { home?: string | undefined; holy?: string | undefined; airline?: string | undefined } = {},
): Promise<AirlineClassOption[]> {
  const flown = fares.filter(
    (fare) =>
      (home === undefined || fare.home === home) &&
      (holy === undefined || fare.holy === holy) &&
      (airline === undefined || fare.airline === airline),
  );
  const names = new Map(
    (await db.selectFrom('airlines').select(['iata', 'name']).execute()).map(({ iata, name }) => [
      iata,
      name,
    ]),
  );
  const byId = new Map(flown.map((fare) => [airlineClassId(fare), fare]));
  return [...byId].map(([id, { airline: airlineId, cabin, isOvernight }]) => ({
    id,
    airlineId,
    airlineName: names.get(airlineId) ?? airlineId,
    cabin,
    isOvernight,
  }));
}
