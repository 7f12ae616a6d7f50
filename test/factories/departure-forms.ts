// Departures as partners write them.
import type { DepartureForm } from '#shared/departure-form';

/** Sold by two kinds of room, for children too; a test changes what it is about. */
export function departureFormOf(change: Partial<DepartureForm> = {}): DepartureForm {
  return {
    departure_airport: 'CGK',
    airline: 'GA',
    flights: [{ number: 'GA-980', from: 'CGK', to: 'JED', departs: '10:15', arrives: '16:30', day: 1 }],
    quota: 40,
    room_prices: { quad: 30_000_000, double: 34_000_000 },
    child: { basis_points: 9_000 },
    infant: { amount: 8_000_000 },
    down_payment: { amount: 5_000_000, settlement_due_days: 45 },
    sale_ends_on: null,
    below_reference_reason: null,
    go: null,
    ...change,
  };
}
