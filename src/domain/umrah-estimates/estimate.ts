// What a private umrah costs, from the least to the most, line by line (spec §7 estimation-price). Pure: the same choices, table and
// rate give the same sums forever, so that a stored estimate can be computed again.
import { type Rupiah, perHead, rupiah, shareOf } from '#shared/money';
import type { Cost, PriceTable } from './price-table.ts';
import type { TripChoice } from './trip-choice.ts';

export const estimateLineKinds = [
  'flight_out',
  'flight_home',
  'hotel',
  'transport',
  'visa',
  'insurance',
  'handling',
  'guide',
  'addon',
  'margin',
] as const;
export type EstimateLineKind = (typeof estimateLineKinds)[number];

export interface Range {
  low: Rupiah;
  high: Rupiah;
}

export interface EstimateLine extends Range {
  kind: EstimateLineKind;
  /** Which row of the table, where there are several. */
  ref: string | null;
  /** What is multiplied: tickets, room-nights, vehicles, people, days. */
  quantity: number;
}

export interface Estimate {
  lines: EstimateLine[];
  total: Range;
  /** Of those who pay a seat, infants included in the sum: rounded up, so that nobody pays more than it says. */
  each: Range;
}

/** Lines add up to the total; more nights and more people never cost less. */
export function estimateTrip(table: PriceTable, choice: TripChoice, rupiahPerDollar: number): Estimate {
  const { people, stays, transport, roomSize, outbound, homeward, nights, form } = choice;
  const beds = people.adults + people.children;
  const everybody = beds + people.infants;
  const priced = (
    kind: EstimateLineKind,
    ref: string | null,
    quantity: number,
    cost: Cost,
  ): EstimateLine => ({
    kind,
    ref,
    quantity,
    low: inRupiah(cost.low * quantity, cost, rupiahPerDollar),
    high: inRupiah(cost.high * quantity, cost, rupiahPerDollar),
  });
  const flight = (kind: 'flight_out' | 'flight_home', fare: TripChoice['outbound']): EstimateLine => {
    const all = (end: 'low' | 'high') => {
      const adult = inRupiah(fare[end], fare, rupiahPerDollar);
      return rupiah(
        adult * people.adults +
          shareOf(adult, table.childFareBasisPoints) * people.children +
          shareOf(adult, table.infantFareBasisPoints) * people.infants,
      );
    };
    return {
      kind,
      ref: `${fare.airline}-${fare.cabin}`,
      quantity: everybody,
      low: all('low'),
      high: all('high'),
    };
  };
  const rooms = Math.ceil(beds / roomSize);
  const share = (payer: 'person' | 'group', seats: number) =>
    payer === 'person' ? beds : Math.ceil(beds / seats);
  const lines = [
    flight('flight_out', outbound),
    flight('flight_home', homeward),
    ...stays.map(({ hotel, nights: stay }) => priced('hotel', hotel.id, rooms * stay, hotel)),
    priced('transport', transport.id, share(transport.payer, transport.seats), transport),
    priced('visa', null, everybody, table.visa),
    priced('insurance', null, everybody, table.insurance),
    priced('handling', null, everybody, table.handling),
    ...(form.with_guide
      ? [priced('guide', null, Math.ceil(everybody / table.guide.people) * (nights + 1), table.guide)]
      : []),
    ...choice.addons.map((addon) => priced('addon', addon.id, addon.payer === 'person' ? beds : 1, addon)),
  ];
  const cost = sumOf(lines);
  lines.push({
    kind: 'margin',
    ref: null,
    quantity: 1,
    low: shareOf(cost.low, table.margin.low),
    high: shareOf(cost.high, table.margin.high),
  });
  const total = sumOf(lines);
  return { lines, total, each: { low: perHead(total.low, beds), high: perHead(total.high, beds) } };
}

/** A whole number of dollars at a whole rate: nothing is rounded. */
function inRupiah(amount: number, { currency }: Pick<Cost, 'currency'>, rupiahPerDollar: number): Rupiah {
  return rupiah(currency === 'USD' ? amount * rupiahPerDollar : amount);
}

function sumOf(lines: readonly Range[]): Range {
  return {
    low: rupiah(lines.reduce((sum, { low }) => sum + low, 0)),
    high: rupiah(lines.reduce((sum, { high }) => sum + high, 0)),
  };
}
