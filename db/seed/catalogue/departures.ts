// The departures of all programmes on a day: dates, flights, prices, seats sold elsewhere (spec §3 product).
import { type FlightLeg } from '#domain/catalogue';
import { addDays } from '#shared/dates';
import { staysOf } from './agenda.ts';
import { departureDates } from './departure-dates.ts';
import { legsOf } from './flights.ts';
import { type DeparturePrices, pricesOf } from './prices.ts';
import { programmes } from './programme-rows.ts';
import type { ProgrammeSeed } from './programme-seed.ts';
import { familyOf } from './programme-text.ts';
import { randomFrom } from './random.ts';

export interface DepartureSeed {
  programme: ProgrammeSeed;
  slug: string;
  departsOn: string;
  returnsOn: string;
  airport: string;
  flights: FlightLeg[];
  publishedOn: string;
  /** The partner's own; null: the default of its kind. */
  saleEndsOn: string | null;
  quota: number;
  /** Seats sold at the partner's own counters, one number per claim. */
  claims: number[];
  prices: DeparturePrices;
}

/** Every departure of the demo, in the order of the programme tables. */
export function departuresOf(today: string): DepartureSeed[] {
  const departures = programmes.flatMap((programme, index) =>
    departureDates(programme, index, today).map((departsOn, number) =>
      departure(programme, departsOn, number, today),
    ),
  );
  const demand = demandOf(departures, today);
  const underWay = underWayOf(today);
  return [
    ...departures.map((each) => ({ ...each, claims: claimsOf(each, demand.get(each.slug)!) })),
    { ...underWay, claims: claimsOf(underWay, 'nearly_full') },
  ];
}

/** Of one journey abroad people are under way on every day (seasons leave days on which nobody else would be), an order of the demo among them. */
function underWayOf(today: string): DepartureSeed {
  const programme = programmes.find(
    ({ kind, season }) => kind === 'tour_international' && season === 'tour',
  )!;
  return departure(programme, addDays(today, -3), 0, today);
}

function departure(
  programme: ProgrammeSeed,
  departsOn: string,
  number: number,
  today: string,
): DepartureSeed {
  const airport = programme.airports[number % programme.airports.length]!;
  const slug = `${programme.slug}-${departsOn}-${airport.toLowerCase()}`;
  const early = addDays(departsOn, -240);
  const latest = addDays(today, -5);
  return {
    programme,
    slug,
    departsOn,
    returnsOn: addDays(departsOn, programme.days - 1),
    airport,
    flights: flightsOf(programme, airport),
    publishedOn: early < latest ? early : latest,
    saleEndsOn: saleEndOf(slug, { departsOn, today }),
    quota: quotaOf(programme, slug),
    claims: [],
    prices: pricesOf(programme, departsOn),
  };
}

/** Of what leaves within two months every eighth closes early, some in the coming days. */
function saleEndOf(slug: string, { departsOn, today }: { departsOn: string; today: string }): string | null {
  const chance = randomFrom(`sale end/${slug}`);
  const isEarly =
    departsOn > addDays(today, 20) && departsOn < addDays(today, 60) && chance.whole(1, 8) === 1;
  return isEarly ? addDays(today, chance.whole(1, 6)) : null;
}

function quotaOf(programme: ProgrammeSeed, slug: string): number {
  const chance = randomFrom(`quota/${slug}`);
  if (programme.kind === 'hajj_plus') return chance.pick([45, 60, 90]);
  return chance.pick(
    { umrah: [30, 36, 40, 45], hajj: [30, 45], abroad: [20, 25, 30], domestic: [20, 25, 30, 40] }[
      familyOf(programme.kind)
    ],
  );
}

const gates: Record<string, string> = {
  istanbul: 'IST',
  bursa: 'IST',
  cappadocia: 'IST',
  cairo: 'CAI',
  alexandria: 'CAI',
  aqsa: 'AMM',
  amman: 'AMM',
  dubai: 'DXB',
  'abu-dhabi': 'AUH',
  doha: 'DOH',
  madrid: 'MAD',
  cordoba: 'MAD',
  sevilla: 'AGP',
  granada: 'AGP',
  tashkent: 'TAS',
  samarkand: 'TAS',
  bukhara: 'TAS',
  seoul: 'ICN',
  tokyo: 'NRT',
  osaka: 'KIX',
  beijing: 'PEK',
  xian: 'XIY',
  'kuala-lumpur': 'KUL',
  bangkok: 'BKK',
  madinah: 'MED',
  makkah: 'JED',
  padang: 'PDG',
  bukittinggi: 'PDG',
  makassar: 'UPG',
  toraja: 'UPG',
};
/** Neighbours one drives between, although each has an airport of its own. */
const roads = new Set(['MED-JED', 'JED-MED', 'MAD-AGP', 'NRT-KIX', 'PEK-XIY', 'DXB-AUH']);

function flightsOf(programme: ProgrammeSeed, home: string): FlightLeg[] {
  const { airline, days } = programme;
  const stays = staysOf(programme).map((stay) => ({ ...stay, gate: gates[stay.city] ?? home }));
  const arriveAt = stays[0]!.gate;
  // Emirates has no flight from Abu Dhabi; its groups drive back to Dubai.
  const leaveFrom = airline === 'EK' && stays.at(-1)!.gate === 'AUH' ? 'DXB' : stays.at(-1)!.gate;
  if (!airline || arriveAt === home) return [];
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0);
  const isNightFlight =
    programme.kind === 'tour_umrah_plus' || (programme.kind === 'tour_international' && nights === days - 2);
  let day = isNightFlight ? 2 : 1;
  const between = stays.slice(1).flatMap((stay, index) => {
    day += stays[index]!.nights;
    const from = stays[index]!.gate;
    return from === stay.gate || roads.has(`${from}-${stay.gate}`) ? [] : [{ from, to: stay.gate, day }];
  });
  return legsOf({ airline, home, arriveAt, leaveFrom, between, isNightFlight, days });
}

type Demand = 'sold_out' | 'nearly_full' | 'open' | 'departed';

/** Of what is still to come, 12 % is sold out and 15 % nearly full. */
function demandOf(departures: DepartureSeed[], today: string): Map<string, Demand> {
  const coming = randomFrom(`demand/${today}`).shuffled(
    departures.filter(({ departsOn }) => departsOn >= today),
  );
  const soldOut = Math.round(coming.length * 0.12);
  const nearlyFull = Math.round(coming.length * 0.15);
  const demand = new Map<string, Demand>(departures.map(({ slug }) => [slug, 'departed']));
  coming.forEach(({ slug }, index) =>
    demand.set(slug, index < soldOut ? 'sold_out' : index < soldOut + nearlyFull ? 'nearly_full' : 'open'),
  );
  return demand;
}

function claimsOf({ slug, quota }: DepartureSeed, demand: Demand): number[] {
  const chance = randomFrom(`claims/${slug}`);
  const taken = {
    sold_out: () => quota,
    nearly_full: () => quota - chance.whole(1, 4),
    open: () => Math.floor((quota * chance.whole(5, 72)) / 100),
    departed: () => Math.floor((quota * chance.whole(78, 100)) / 100),
  }[demand]();
  const claims: number[] = [];
  for (let left = taken; left > 0; left -= claims.at(-1)!)
    claims.push(
      claims.length === 4 ? left : Math.min(left, chance.whole(2, Math.max(4, Math.ceil(taken / 2)))),
    );
  return claims;
}
