import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue';
import { productView } from './product-view.ts';

const today = '2026-11-21';

/** A small umrah departing on 10 January 2027; what a test is about it says itself. */
function createProduct(change: Partial<Product> = {}): Product {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'umroh-uji',
    programmeId: 'p',
    partnerId: 't',
    kind: 'umrah_regular',
    category: 'umrah',
    title: { id: 'Umrah Uji', en: 'Trial umrah' },
    summary: { id: 'Ringkas' },
    description: { id: 'Satu.\n\nDua.' },
    departsOn: '2027-01-10',
    saleEndsOn: '2026-12-27',
    returnsOn: '2027-01-18',
    days: 9,
    nights: 7,
    quota: 45,
    seatsLeft: 12,
    availability: 'open',
    visa: null,
    block: null,
    priceFrom: 30_000_000,
    roomType: 'quad',
    allInPrice: 31_500_000,
    partner: { slug: 'biro', name: 'Biro' },
    licence: 'U-1 Tahun 2021',
    airport: { iata: 'CGK', city: 'Jakarta' },
    airline: { iata: 'SV', name: 'Saudia' },
    destinations: [{ slug: 'makkah', name: { id: 'Makkah' } }],
    hotels: [],
    financing: false,
    savings: false,
    rating: null,
    ratingCount: 0,
    content: {
      agenda: [],
      includes: [],
      excludes: [],
      facilities: [],
      faq: [],
      cancellation: [],
      others: [],
    },
    flights: [],
    roomPrices: [
      { roomType: 'double', amount: 35_000_000 },
      { roomType: 'quad', amount: 30_000_000 },
    ],
    extras: [
      { name: { id: 'Handling' }, amount: 1_500_000, isMandatory: true },
      { name: { id: 'Badal' }, amount: 2_500_000, isMandatory: false },
    ],
    child: null,
    infant: null,
    priceReason: null,
    downPayment: null,
    evidence: [],
    otherDates: [],
    partnerFacts: {
      foundedYear: 2010,
      city: 'Jakarta',
      licenceNumber: null,
      licenceIssuedOn: null,
      licenceValidUntil: null,
      licenceSource: null,
      licenceCheckedOn: null,
      suspendedReason: null,
    },
    ...change,
  };
}
const view = (change: Partial<Product> = {}, locale: 'id' | 'en' = 'id', on = today) =>
  productView(createProduct(change), { locale, today: on, pictures: { own: [], hotels: [] } });
const hotel = { name: 'Hotel', city: 'makkah', stars: 4, metres: 350, shuttle: false, nights: 4 };

describe('the view of a product', () => {
  it('marks text without English as Indonesian, and only there', () => {
    expect(view({}, 'en').title).toEqual({ text: 'Trial umrah' });
    expect(view({}, 'en').summary).toEqual({ text: 'Ringkas', lang: 'id' });
    expect(view().summary).toEqual({ text: 'Ringkas' });
  });

  it('splits the description into paragraphs', () => {
    expect(view().description.map(({ text }) => text)).toEqual(['Satu.', 'Dua.']);
  });

  it.each([
    [350, 5],
    [400, 5],
    [401, 6],
    [0, 0],
  ])('walks %i metres in %i minutes, a started minute counting', (metres, minutes) => {
    expect(view({ hotels: [{ ...hotel, metres }] }).hotels[0]?.walkMinutes).toBe(minutes);
  });

  it('says nothing of a walk where there is no holy mosque', () => {
    expect(view({ hotels: [{ ...hotel, metres: null }] }).hotels[0]?.walkMinutes).toBeNull();
  });

  it('puts the cheapest room first and counts only mandatory extras', () => {
    expect(view().prices.rooms.map(({ roomType }) => roomType)).toEqual(['quad', 'double']);
    expect(view().prices.extrasEach).toBe(1_500_000);
  });

  it('dates each day of the agenda from the departure', () => {
    const agenda = [1, 9].map((day) => ({ day, title: { id: 'Hari' }, text: { id: 'Isi' } }));
    expect(view({ content: { ...createProduct().content, agenda } }).agenda.map(({ on }) => on)).toEqual([
      '2027-01-10',
      '2027-01-18',
    ]);
  });

  it('shows all five pieces of evidence, missing ones too', () => {
    const evidence: Product['evidence'] = [
      { kind: 'hotel', state: 'confirmed', datedOn: '2026-11-01', note: null },
    ];
    expect(view({ evidence }).evidence.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'licence missing',
      'flight missing',
      'price missing',
      'hotel confirmed',
      'visa missing',
    ]);
  });
});

describe('payment in stages', () => {
  const downPayment = { amount: 7_500_000, settlementDueOn: '2026-12-11' };

  it('leaves the rest of the all-in price to the settlement', () => {
    expect(view({ downPayment }).stages).toEqual({
      downPayment: 7_500_000,
      settlement: 24_000_000,
      settlementDueOn: '2026-12-11',
    });
  });

  it.each(['2026-12-11', '2026-12-12'])('is no longer offered on %s', (on) => {
    expect(view({ downPayment }, 'id', on).stages).toBeNull();
  });
});

describe('cancellation', () => {
  const cancellation = [
    { daysBefore: 60, refundBasisPoints: 9_000 },
    { daysBefore: 30, refundBasisPoints: 5_000 },
    { daysBefore: 0, refundBasisPoints: 0 },
  ];
  const steps = (on: string) =>
    view({ content: { ...createProduct().content, cancellation } }, 'id', on).cancellation;

  it('dates each step, the last one without a date', () => {
    expect(steps(today).map(({ until, percent }) => [until, percent])).toEqual([
      ['2026-11-11', 90],
      ['2026-12-11', 50],
      [null, 0],
    ]);
  });

  it.each([
    ['2026-11-11', ['now', 'later', 'later']],
    ['2026-11-12', ['past', 'now', 'later']],
    ['2026-12-12', ['past', 'past', 'now']],
    ['2027-01-10', ['past', 'past', 'past']],
  ])('knows on %s which step is in force', (on, when) => {
    expect(steps(on).map((step) => step.when)).toEqual(when);
  });
});

describe('flights', () => {
  const leg = { number: 'SV-823', from: 'JED', to: 'CGK', departs: '20:30', arrives: '10:35', day: 8 };

  it('have their calendar date, and land on the next day when the clock says earlier', () => {
    expect(
      view({ flights: [leg, { ...leg, arrives: '23:00' }] }).flights.map(({ on, isNextDay }) => [
        on,
        isNextDay,
      ]),
    ).toEqual([
      ['2027-01-17', true],
      ['2027-01-17', false],
    ]);
  });
});
