// An entry of a directory as its page shows it: the same for hotels, airlines and airports.
import * as m from '#messages/messages';
import type { AirlineEntry, AirportEntry, HotelEntry } from '#domain/directories';
import type { DirectoryStanding } from '#shared/directory-kinds';
import type { Choice } from '#web/ui/select-field.tsx';

export interface PlaceView extends Choice {
  /** Listed there. */
  hotels: Choice[];
}

export interface EntryView {
  /** A hotel's id, or a code. */
  key: string;
  title: string;
  lines: string[];
  standing: DirectoryStanding;
  revision: number;
  values: Record<string, string>;
}

export function hotelView(hotel: HotelEntry, places: readonly PlaceView[]): EntryView {
  const { id, name, destination, stars, metresToMosque, hasShuttle, standing, revision } = hotel;
  const place = places.find(({ value }) => value === destination)?.label ?? destination;
  return {
    key: id,
    title: name,
    standing,
    revision,
    lines: [
      [
        m.directories_hotel_line({ place, stars }),
        ...(metresToMosque === null ? [] : [m.directories_metres({ metres: metresToMosque })]),
        ...(hasShuttle ? [m.directories_shuttle()] : []),
        m.directories_programmes({ count: hotel.programmes }),
      ].join(' · '),
      ...(hotel.proposedBy === null ? [] : [m.directories_proposed_by({ partner: hotel.proposedBy })]),
      ...(hotel.mergedInto === null ? [] : [m.directories_merged_into({ hotel: hotel.mergedInto })]),
    ],
    values: {
      name,
      destination,
      stars: String(stars),
      metres_to_mosque: metresToMosque === null ? '' : String(metresToMosque),
      ...(hasShuttle && { has_shuttle: 'yes' }),
    },
  };
}

export function airlineView({ iata, name, standing, revision, departures }: AirlineEntry): EntryView {
  return {
    key: iata,
    title: `${iata} · ${name}`,
    standing,
    revision,
    lines: [m.directories_departures({ count: departures })],
    values: { iata, name },
  };
}

export function airportView({ city, country, ...airport }: AirportEntry): EntryView {
  const view = airlineView(airport);
  return {
    ...view,
    lines: [`${city}, ${country}`, ...view.lines],
    values: { ...view.values, city, country },
  };
}
