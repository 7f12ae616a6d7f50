// A flight leg with its calendar dates (spec §2 flights). Times are local to each airport.
import type { FlightLeg } from '#domain/catalogue';
import { addDays } from '#shared/dates';

export interface FlightView {
  number: string;
  from: string;
  to: string;
  departs: string;
  arrives: string;
  on: string;
  /** Lands on the following calendar day. */
  isNextDay: boolean;
}

/** Our choice: no leg takes longer than a day, so one that "arrives" before it departs lands on the next. */
export function flightView(leg: FlightLeg, departsOn: string): FlightView {
  return {
    number: leg.number,
    from: leg.from,
    to: leg.to,
    departs: leg.departs,
    arrives: leg.arrives,
    on: addDays(departsOn, leg.day - 1),
    isNextDay: leg.arrives < leg.departs,
  };
}
