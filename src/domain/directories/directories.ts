// Front door of the shared directories (docs/product/directories.md): hotels, airlines and airports that all partners choose from.
export {
  acceptHotel,
  findHotelName,
  type HotelEntry,
  insertHotel,
  listHotels,
  listPlaces,
  requirePlace,
  restoreHotel,
  retireHotel,
  saveHotel,
} from './hotels.ts';
export { mergeHotels } from './merge-hotels.ts';
export {
  type AirlineEntry,
  type AirportEntry,
  listAirlines,
  listAirports,
  moveCarrier,
  saveAirline,
  saveAirport,
} from './carriers.ts';
