// What a departure costs, in whole rupiah: dearer in Ramadan and in the holidays, as agencies print it (…900.000).
import { addDays, daysBetween } from '#shared/dates';
import { nextHijriDay } from './calendar.ts';
import type { ProgrammeSeed } from './programme-seed.ts';
import { familyOf } from './programme-text.ts';
import { randomFrom } from './random.ts';

export interface DeparturePrices {
  rooms: { room_type: 'quad' | 'triple' | 'double'; amount: number }[];
  child_amount: number | null;
  child_basis_points: number | null;
  infant_basis_points: number | null;
  infant_amount: number | null;
  down_payment_amount: number | null;
  settlement_due_days: number | null;
}

const surcharges = {
  umrah: [1_900_000, 4_700_000],
  hajj: [14_000_000, 34_000_000],
  abroad: [900_000, 2_200_000],
  domestic: [250_000, 700_000],
} as const;
const downPayments = {
  umrah: [7_500_000, 35],
  hajj: [75_000_000, 75],
  abroad: [5_000_000, 28],
  domestic: [750_000, 14],
} as const;

export function pricesOf(programme: ProgrammeSeed, departsOn: string): DeparturePrices {
  const family = familyOf(programme.kind);
  const chance = randomFrom(`prices/${programme.slug}/${departsOn}`);
  const quad = printed(programme.price * 1000 * seasonFactor(programme, departsOn));
  const [triple, double] = surcharges[family];
  const spread = chance.whole(90, 115) / 100;
  const rooms: DeparturePrices['rooms'] = [
    { room_type: 'quad', amount: quad },
    { room_type: 'triple', amount: quad + toFiftyThousand(triple * spread) },
    { room_type: 'double', amount: quad + toFiftyThousand(double * spread) },
  ];
  const [downPayment, dueDays] = downPayments[family];
  const isFullPaymentOnly = family !== 'hajj' && chance.whole(1, 9) === 1;
  return {
    // Some hotels have no rooms for three.
    rooms: chance.whole(1, 8) === 1 ? rooms.filter((room) => room.room_type !== 'triple') : rooms,
    // Hajj takes no children. Elsewhere agencies state a share of the adult's price or a fixed one; 0 is free.
    child_amount: family === 'domestic' ? toFiftyThousand(quad * 0.75) : null,
    child_basis_points: { umrah: 9000, hajj: null, abroad: 9000, domestic: null }[family],
    infant_amount: { umrah: 11_500_000, hajj: null, abroad: null, domestic: 0 }[family],
    infant_basis_points: family === 'abroad' ? 2500 : null,
    down_payment_amount: isFullPaymentOnly
      ? null
      : programme.kind === 'hajj_furoda'
        ? 125_000_000
        : downPayment,
    settlement_due_days: isFullPaymentOnly ? null : dueDays,
  };
}

function seasonFactor(programme: ProgrammeSeed, departsOn: string): number {
  const monthDay = departsOn.slice(5);
  if (programme.season === 'all-year' && isInRamadan(departsOn)) return 1.18;
  if (
    programme.season === 'year-end' ||
    programme.season === 'ramadan' ||
    programme.season === 'school-holiday'
  )
    return 1;
  if (monthDay >= '12-15' || monthDay <= '01-04') return 1.09;
  if (monthDay >= '06-15' && monthDay <= '07-12') return 1.05;
  return 1;
}

function isInRamadan(date: string): boolean {
  const nextEid = nextHijriDay(date, 10, 1);
  return daysBetween(date, nextEid) <= 32 && addDays(date, 1) < nextEid;
}

/** 28.900.000 and 28.400.000, but 3.350.000 for a short journey. */
function printed(amount: number): number {
  return amount < 9_000_000
    ? toFiftyThousand(amount)
    : Math.round((amount + 100_000) / 500_000) * 500_000 - 100_000;
}

function toFiftyThousand(amount: number): number {
  return Math.round(amount / 50_000) * 50_000;
}
