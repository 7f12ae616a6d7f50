// Reads the URL of the partner's list of departures (docs/product/partner-console.md: filters in the address).
import { type ConsoleListQuery, type ConsoleSort, readConsoleList } from './console-list.ts';

export const consoleDepartureStates = ['on_sale', 'full', 'cancelled'] as const;
export type ConsoleDepartureState = (typeof consoleDepartureStates)[number];

export const consoleDepartureSorts = [
  'journey',
  'departs',
  'quota',
  'elsewhere',
  'held',
  'sold',
  'left',
  'orders',
] as const;
export type ConsoleDepartureSort = (typeof consoleDepartureSorts)[number];
/** The nearest first. */
export const firstConsoleDepartureSort: ConsoleSort<ConsoleDepartureSort> = { by: 'departs', isDown: false };

export interface ConsoleDepartureQuery extends ConsoleListQuery<ConsoleDepartureSort> {
  /** 'YYYY-MM'. */
  month: string | null;
  state: ConsoleDepartureState | null;
}

export function readConsoleDepartureQuery(params: URLSearchParams): ConsoleDepartureQuery {
  const month = params.get('month') ?? '';
  return {
    ...readConsoleList(params, consoleDepartureSorts, firstConsoleDepartureSort),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    state: consoleDepartureStates.find((state) => state === params.get('state')) ?? null,
  };
}

export const seatsLeft = ({
  quota,
  soldElsewhere,
  held,
  sold,
}: {
  quota: number;
  soldElsewhere: number;
  held: number;
  sold: number;
}) => Math.max(0, quota - soldElsewhere - held - sold);
