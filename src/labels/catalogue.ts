// Words of the catalogue for its closed lists: kinds, rooms, availability. Used by cards, filters and the comparison.
import * as m from '#messages/messages';
import type { Availability, Category, ProductKind, RoomType } from '#shared/catalogue';
import type { DepartureQuery } from '#shared/departure-query';

export const kindLabel: Record<ProductKind, () => string> = {
  hajj_furoda: m.catalogue_kind_hajj_furoda,
  hajj_plus: m.catalogue_kind_hajj_plus,
  umrah_regular: m.catalogue_kind_umrah_regular,
  tour_domestic: m.catalogue_kind_tour_domestic,
  tour_international: m.catalogue_kind_tour_international,
  tour_umrah_plus: m.catalogue_kind_tour_umrah_plus,
};

export const categoryLabel: Record<Category, () => string> = {
  hajj: m.catalogue_category_hajj,
  umrah: m.catalogue_category_umrah,
  tourism: m.catalogue_category_tourism,
};

export const roomLabel: Record<RoomType, () => string> = {
  quad: m.catalogue_room_quad,
  triple: m.catalogue_room_triple,
  double: m.catalogue_room_double,
};

/** Where the room is said in a word. */
export const roomShortLabel: Record<RoomType, () => string> = {
  quad: m.catalogue_room_quad_short,
  triple: m.catalogue_room_triple_short,
  double: m.catalogue_room_double_short,
};

export const availabilityLabel: Record<Availability, () => string> = {
  open: m.catalogue_available,
  ready: m.catalogue_ready,
  sold_out: m.catalogue_sold_out,
  closed: m.catalogue_closed,
  departed: m.catalogue_departed,
};

export const sortLabel: Record<DepartureQuery['sort'], () => string> = {
  best_match: m.catalogue_sort_best_match,
  earliest: m.catalogue_sort_earliest,
  cheapest: m.catalogue_sort_cheapest,
  most_expensive: m.catalogue_sort_most_expensive,
};

/** The true number, never rounded and never hurried (docs/product/catalogue.md). */
export function seatsLabel(
  { availability, seatsLeft, quota }: { availability: Availability; seatsLeft: number; quota: number },
  { left, none } = shortSeats,
): string {
  // Seats nobody can take any more are no seats left.
  if (availability === 'departed' || availability === 'closed') return availabilityLabel[availability]();
  return seatsLeft > 0 ? left({ left: seatsLeft, quota }) : none({ quota });
}

const shortSeats = { left: m.catalogue_seats_left, none: m.catalogue_no_seats };

/** 'Umrah Reguler 9 Hari' with the number and its unit on one line, however the heading is broken. */
export function withUnbrokenNumbers(title: string): string {
  return title.replace(/(\d) (?=hari\b)/gi, '$1\u00a0');
}
