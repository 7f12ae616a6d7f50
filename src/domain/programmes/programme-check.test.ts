// What keeps a programme from being published, and what is only advised (docs/product/programmes.md).
import { describe, expect, it } from 'vitest';
import type { ProgrammeForm } from '#shared/programme-form';
import { checkProgramme, type HotelOfProgramme } from './programme-check.ts';

const text = (id: string, en?: string) => (en ? { id, en } : { id });
const both = text('Teks', 'Text');
const hotel: HotelOfProgramme = {
  id: 'h',
  destinationSlug: 'makkah',
  stars: 4,
  metresToMosque: 400,
  hasShuttle: false,
  standing: 'listed',
};
const complete: ProgrammeForm = {
  kind: 'umrah_regular',
  title: both,
  summary: both,
  description: both,
  days: 2,
  nights: 1,
  max_per_room: 4,
  is_financing_available: false,
  is_savings_available: false,
  destinations: ['makkah'],
  hotels: [{ hotel_id: 'h', nights: 1 }],
  extras: [],
  supplies: [],
  agenda: [
    { day: 1, title: both, text: both },
    { day: 2, title: both, text: both },
  ],
  includes: [both],
  excludes: [both],
  facilities: [{ icon: 'guide', text: both }],
  faq: [{ question: both, answer: both }],
  cancellation: [{ days_before: 30, refund_basis_points: 5_000 }],
  others: [],
};
const minimum = {
  effectiveFrom: '2024-01-01',
  maxPerRoom: 4,
  maxMetresMakkah: 1_000,
  maxMetresMadinah: 700,
  minHotelStars: 3,
  referencePriceUmrah: 23_000_000,
  referencePriceHajj: 120_000_000,
};
const faultsOf = (
  change: Partial<ProgrammeForm> = {},
  { hotels = [hotel], publishedKind = null as string | null } = {},
) =>
  checkProgramme(
    { ...complete, ...change },
    { hotels, minimums: [minimum], today: '2027-03-15', publishedKind },
  ).map(({ code, field, isBlocking }) => [code, field, isBlocking]);

describe('a programme', () => {
  it('that is complete in both languages has no fault, and needs no price', () => {
    expect(faultsOf()).toEqual([]);
  });

  it('must be told in Indonesian; English is advice', () => {
    expect(faultsOf({ title: text(''), summary: text('Ringkas') })).toEqual([
      ['text_missing', 'title', true],
      ['english_missing', 'summary', false],
    ]);
    expect(faultsOf({ includes: [both, text('')] })).toEqual([['text_missing', 'includes.1', true]]);
  });

  it('names only hotels that the operator has accepted and not retired', () => {
    for (const standing of ['proposed', 'retired'] as const)
      expect(faultsOf({}, { hotels: [{ ...hotel, standing }] })).toEqual([
        [`hotel_${standing}`, 'hotels.0.hotel_id', true],
      ]);
  });

  it('needs a plan: destinations, hotels for its nights, agenda within its days', () => {
    expect(faultsOf({ destinations: [], hotels: [], agenda: [] })).toEqual([
      ['destinations_missing', 'destinations', true],
      ['hotels_missing', 'hotels', true],
      ['agenda_missing', 'agenda', true],
    ]);
    expect(faultsOf({ nights: 2, hotels: [{ hotel_id: 'h', nights: 1 }] })).toEqual([
      ['nights_beyond_days', 'nights', true],
      ['nights_mismatch', 'hotels', true],
    ]);
    expect(
      faultsOf({
        agenda: [
          { day: 1, title: both, text: both },
          { day: 3, title: both, text: both },
        ],
      }),
    ).toEqual([
      ['agenda_day_beyond', 'agenda.1.day', true],
      ['agenda_day_empty', 'agenda', false],
    ]);
  });

  it('of one day needs no hotel', () => {
    expect(
      faultsOf({ days: 1, nights: 0, hotels: [], agenda: [{ day: 1, title: both, text: both }] }),
    ).toEqual([]);
  });

  it('meets the minimum service of the day: people to a room, stars, metres or a shuttle', () => {
    expect(
      faultsOf({ max_per_room: 5 }, { hotels: [{ ...hotel, stars: 2, metresToMosque: 1_001 }] }),
    ).toEqual([
      ['too_many_per_room', 'max_per_room', true],
      ['hotel_stars_too_low', 'hotels.0.stars', true],
      ['hotel_too_far', 'hotels.0.metres_to_mosque', true],
    ]);
  });

  it('says what is not included as openly as what is', () => {
    expect(faultsOf({ includes: [], excludes: [], facilities: [], faq: [] })).toEqual([
      ['includes_missing', 'includes', true],
      ['excludes_missing', 'excludes', true],
      ['facilities_missing', 'facilities', false],
      ['faq_missing', 'faq', false],
    ]);
  });

  it('refunds less the later one cancels', () => {
    const steps = (...shares: [number, number][]) =>
      faultsOf({
        cancellation: shares.map(([days_before, refund_basis_points]) => ({
          days_before,
          refund_basis_points,
        })),
      });
    expect(steps([60, 7_500], [30, 5_000], [0, 0])).toEqual([]);
    expect(steps([30, 5_000], [60, 5_000])).toEqual([['cancellation_order', 'cancellation.1', true]]);
    expect(steps([60, 5_000], [30, 7_500])).toEqual([['cancellation_order', 'cancellation.1', true]]);
    expect(steps()).toEqual([['cancellation_missing', 'cancellation', false]]);
  });

  it('keeps its kind once it was published', () => {
    expect(faultsOf({}, { publishedKind: 'umrah_regular' })).toEqual([]);
    expect(faultsOf({}, { publishedKind: 'hajj_plus' })).toEqual([['kind_fixed', 'kind', true]]);
  });
});
