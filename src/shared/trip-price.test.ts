import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputs } from '#test/rounds';
import { maxPerTraveller, priceOfParty, type PriceList, readParty } from './trip-price.ts';

const list: PriceList = {
  rooms: [
    { roomType: 'quad', amount: 29_900_000 },
    { roomType: 'double', amount: 34_400_001 },
  ],
  child: { basisPoints: 7_500 },
  infant: { amount: 0 },
  extrasEach: 1_450_000,
};
const read = (query: string, from = list) => {
  const params = new URLSearchParams(query);
  return readParty(from, (name) => params.get(name));
};

describe('the price of a party', () => {
  it('is room price and mandatory extras for each adult', () => {
    const price = priceOfParty(list, { room: 'quad', people: { adult: 2, child: 0, infant: 0 } });
    expect(price).toMatchObject({ extras: 2_900_000, total: 62_700_000 });
  });

  it('prices a child as a share of the chosen room, rounded half up', () => {
    const price = priceOfParty(list, { room: 'double', people: { adult: 1, child: 1, infant: 0 } });
    expect(price?.lines[1]).toEqual({ who: 'child', count: 1, each: 25_800_001, total: 25_800_001 });
  });

  it('distinguishes free from not offered', () => {
    const people = { adult: 1, child: 0, infant: 1 };
    expect(priceOfParty(list, { room: 'quad', people })?.lines[1]).toMatchObject({ who: 'infant', each: 0 });
    expect(priceOfParty({ ...list, infant: null }, { room: 'quad', people })?.lines).toHaveLength(1);
  });

  it('is null for a room that is not offered', () => {
    expect(priceOfParty(list, { room: 'triple', people: { adult: 1, child: 0, infant: 0 } })).toBeNull();
  });

  it('always adds up', () => {
    const count = fc.integer({ min: 0, max: maxPerTraveller });
    fc.assert(
      fc.property(count, count, count, (adult, child, infant) => {
        const price = priceOfParty(list, { room: 'double', people: { adult, child, infant } })!;
        expect(price.extras).toBe(list.extrasEach * (adult + child + infant));
        expect(price.total).toBe(price.extras + price.lines.reduce((sum, line) => sum + line.total, 0));
      }),
      inputs(),
    );
  });
});

describe('a party in the URL', () => {
  it('defaults to one adult in the cheapest room', () => {
    expect(read('')).toEqual({ room: 'quad', people: { adult: 1, child: 0, infant: 0 } });
  });

  it('is read as given', () => {
    expect(read('room=double&adult=2&child=1&infant=1')).toEqual({
      room: 'double',
      people: { adult: 2, child: 1, infant: 1 },
    });
  });

  it.each(['room=suite', 'adult=-3', 'adult=1.5', 'adult=abc', 'child=', 'infant=NaN'])(
    'ignores %s',
    (query) => {
      expect(read(query)).toEqual({ room: 'quad', people: { adult: 1, child: 0, infant: 0 } });
    },
  );

  it('is capped at the largest party', () => {
    expect(read('adult=9999').people.adult).toBe(maxPerTraveller);
  });

  it('has no travellers of an age that is not offered', () => {
    expect(read('child=2', { ...list, child: null }).people.child).toBe(0);
  });
});
