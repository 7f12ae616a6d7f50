import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue';
import { compareView } from './compare-view.ts';

/** A product as far as the comparison reads it. */
function product(slug: string, allInPrice: number, includes: string[]): Product {
  return {
    slug,
    allInPrice,
    priceFrom: allInPrice - 1_000_000,
    title: { id: `Umrah ${slug}` },
    kind: 'umrah_regular',
    partner: { slug: 'partner', name: 'Partner' },
    airport: { iata: 'CGK', city: 'Jakarta' },
    airline: null,
    destinations: [],
    hotels: [],
    flights: [],
    roomPrices: [],
    evidence: [],
    licence: null,
    partnerFacts: { licenceValidUntil: null },
    content: {
      includes: includes.map((id) => ({ id })),
      excludes: [],
      cancellation: [{ daysBefore: 30, refundBasisPoints: 7_500 }],
    },
  } as unknown as Product;
}

describe('packages side by side', () => {
  it('says what all include once, and beside each only what the others lack', () => {
    const view = compareView(
      [
        product('a', 30_000_000, ['Visa umrah', 'Air zamzam']),
        product('b', 31_000_000, ['visa  umrah.', 'Bus']),
      ],
      'id',
    );
    expect(view.sharedIncludes).toEqual([{ text: 'Visa umrah' }]);
    expect(view.columns.map((column) => column.onlyHere)).toEqual([
      [{ text: 'Air zamzam' }],
      [{ text: 'Bus' }],
    ]);
  });

  it('shares nothing while there is only one', () => {
    const view = compareView([product('a', 30_000_000, ['Visa umrah'])], 'id');
    expect(view.sharedIncludes).toEqual([]);
    expect(view.columns[0]).toMatchObject({ onlyHere: [{ text: 'Visa umrah' }], isCheapest: false });
  });

  it('names the cheapest by the all-in price, with the mandatory costs and refund shares it is made of', () => {
    const view = compareView([product('a', 31_000_000, []), product('b', 30_000_000, [])], 'en');
    expect(view.columns.map((column) => column.isCheapest)).toEqual([false, true]);
    expect(view.columns[0]).toMatchObject({
      mandatory: 1_000_000,
      lang: 'id',
      cancellation: [{ daysBefore: 30, percent: 75 }],
    });
  });

  it('is empty for no products', () => {
    expect(compareView([], 'id')).toEqual({ columns: [], sharedIncludes: [] });
  });
});
