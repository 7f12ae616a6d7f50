// A partner's day on the wire.
import type { Need, NextDeparture } from '#domain/partner-home';

export function presentToday(needs: readonly Need[], departures: readonly NextDeparture[]) {
  return {
    needs: needs.map(({ departureId, ...need }) => ({ ...need, departure_id: departureId })),
    departures: departures.map(({ departsOn, daysLeft, others, ...departure }) => ({
      ...departure,
      departs_on: departsOn,
      days_left: daysLeft,
      other_blocks: others,
    })),
  };
}
