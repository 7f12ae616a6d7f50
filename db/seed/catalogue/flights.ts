// Flights by leg (spec §2 product page, flights): numbers and times that fit distance, time zone and airline,
// worked out from where the airports lie, so that no leg can arrive before it leaves.
import type { FlightLeg } from '#domain/catalogue';
import { randomFrom } from './random.ts';

interface Place {
  latitude: number;
  longitude: number;
  /** Minutes east of UTC (standard time; good enough for a demo timetable). */
  utcOffset: number;
}
const place = (latitude: number, longitude: number, hours: number): Place => ({
  latitude,
  longitude,
  utcOffset: hours * 60,
});

const places: Record<string, Place> = {
  CGK: place(-6.1, 106.7, 7),
  SUB: place(-7.4, 112.8, 7),
  KNO: place(3.6, 98.9, 7),
  UPG: place(-5.1, 119.6, 8),
  BTH: place(1.1, 104.1, 7),
  SOC: place(-7.5, 110.8, 7),
  YIA: place(-7.9, 110.1, 7),
  BDJ: place(-3.4, 114.8, 8),
  BPN: place(-1.3, 116.9, 8),
  PLM: place(-2.9, 104.7, 7),
  PDG: place(-0.8, 100.3, 7),
  PKU: place(0.5, 101.4, 7),
  BTJ: place(5.5, 95.4, 7),
  LOP: place(-8.8, 116.3, 8),
  DPS: place(-8.7, 115.2, 8),
  KJT: place(-6.6, 108.2, 7),
  SRG: place(-7, 110.4, 7),
  MLG: place(-7.9, 112.7, 7),
  JED: place(21.7, 39.2, 3),
  MED: place(24.6, 39.7, 3),
  IST: place(41.3, 28.7, 3),
  CAI: place(30.1, 31.4, 2),
  AMM: place(31.7, 36, 3),
  DXB: place(25.3, 55.4, 4),
  AUH: place(24.4, 54.7, 4),
  DOH: place(25.3, 51.6, 3),
  MCT: place(23.6, 58.3, 4),
  MAD: place(40.5, -3.6, 1),
  AGP: place(36.7, -4.5, 1),
  TAS: place(41.3, 69.3, 5),
  ICN: place(37.5, 126.5, 9),
  NRT: place(35.8, 140.4, 9),
  HND: place(35.6, 139.8, 9),
  KIX: place(34.4, 135.2, 9),
  PEK: place(40.1, 116.6, 8),
  XIY: place(34.4, 108.8, 8),
  KUL: place(2.7, 101.7, 8),
  BKK: place(13.7, 100.7, 7),
  SIN: place(1.4, 104, 8),
};

/** Where an airline changes planes; airlines not listed fly straight. */
const hubs: Record<string, string> = {
  QR: 'DOH',
  EK: 'DXB',
  EY: 'AUH',
  TK: 'IST',
  WY: 'MCT',
  MS: 'CAI',
  RJ: 'AMM',
  HY: 'TAS',
  MH: 'KUL',
  SQ: 'SIN',
  KE: 'ICN',
};
const TRANSFER_MINUTES = 165;
const DAY = 1440;

export interface Route {
  airline: string;
  home: string;
  /** Where the journey arrives and leaves from: umrah often arrives in MED and leaves from JED. */
  arriveAt: string;
  leaveFrom: string;
  /** Flights between two stops on the way, each with the day it leaves. */
  between: { from: string; to: string; day: number }[];
  /** Leaves in the evening, so that the first night is in the air. */
  isNightFlight: boolean;
  days: number;
}

/** All legs of a journey; the last one lands on the last day. */
export function legsOf(route: Route): FlightLeg[] {
  const chance = randomFrom(`${route.airline}${route.home}${route.arriveAt}${route.days}`);
  const outward = route.isNightFlight ? chance.whole(112, 122) * 10 : chance.whole(36, 54) * 10;
  const out = fly(route.airline, stops(route.airline, route.home, route.arriveAt), outward);
  const back = fly(
    route.airline,
    stops(route.airline, route.leaveFrom, route.home),
    chance.whole(105, 123) * 10,
  );
  const shift = route.days - 1 - Math.floor(back.at(-1)!.landsAt / DAY);
  return [
    ...out.map((hop) => hop.leg(0)),
    ...route.between.flatMap(({ from, to, day }) =>
      fly(route.airline, stops(route.airline, from, to), 600).map((hop) => hop.leg(day - 1)),
    ),
    ...back.map((hop) => hop.leg(shift)),
  ];
}

function stops(airline: string, from: string, to: string): string[] {
  const hub = hubs[airline];
  return hub && hub !== from && hub !== to ? [from, hub, to] : [from, to];
}

/** Flies the stops one after another; `departs` is minutes after midnight at the first. */
function fly(airline: string, route: string[], departs: number) {
  let takesOffAt = departs;
  return route.slice(1).map((to, index) => {
    const from = route[index]!;
    const offAt = takesOffAt;
    const landsAt = offAt + minutesInAir(from, to) + placeOf(to).utcOffset - placeOf(from).utcOffset;
    takesOffAt = landsAt + TRANSFER_MINUTES;
    const leg = (daysLater: number): FlightLeg => ({
      number: `${airline}${flightNumber(airline, from, to)}`,
      from,
      to,
      departs: clock(offAt),
      arrives: clock(landsAt),
      day: 1 + Math.floor(offAt / DAY) + daysLater,
    });
    return { landsAt, leg };
  });
}

/** Great circle at 830 km/h with half an hour for climbing and landing, to five minutes. */
function minutesInAir(from: string, to: string): number {
  const [a, b] = [placeOf(from), placeOf(to)];
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const kilometres = 2 * 6371 * Math.asin(Math.sqrt(haversine));
  return Math.round((30 + (kilometres / 830) * 60) / 5) * 5;
}

function flightNumber(airline: string, from: string, to: string): number {
  return randomFrom(`${airline}-${from}-${to}`).whole(102, 989);
}

function placeOf(iata: string): Place {
  const found = places[iata];
  if (!found) throw new RangeError(`flights.ts does not know where ${iata} lies`);
  return found;
}

function clock(minutes: number): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
