// What a promo would have cost, against orders whose figures are known (docs/product/promos.md).
import { describe, expect, it } from 'vitest';
import { rupiah } from '#shared/money';
import type { ConsolePromo } from './console-promo.ts';
import { replay } from './past-orders.ts';

const promo: ConsolePromo = {
  id: 'p',
  slug: 'p',
  code: 'HEMAT',
  title: { id: 'Hemat' },
  description: { id: 'Hemat' },
  terms: [],
  category: 'umrah',
  partner: null,
  departureIds: [],
  departureSlugs: [],
  validFrom: '2027-05-01',
  validUntil: '2027-05-31',
  discount: { amount: rupiah(500_000) },
  minimumOrder: rupiah(0),
  maxUses: null,
  maxUsesPerMember: 1,
  budget: null,
  paidBy: 'platform',
  isActive: false,
  brand: 'uji',
  isListed: true,
  state: 'draft',
  standing: 'draft',
  revision: 0,
  used: 0,
  held: 0,
  spent: rupiah(0),
  isFixed: false,
  ownerId: null,
  isOwn: true,
  isOpen: true,
  moves: [],
};
let people = 0;
const order = (change: object = {}) => ({
  account: `orang ${(people += 1)}`,
  category: 'umrah' as const,
  partner: 'nurani',
  departure: 'a',
  total: rupiah(30_000_000),
  given: rupiah(0),
  orderedOn: '2027-03-01',
  ...change,
});
const tried = (change: object, orders: ReturnType<typeof order>[]) => replay({ ...promo, ...change }, orders);

describe('a promo tried on past orders', () => {
  it('counts only the departures it names', () => {
    const orders = [order(), order({ departure: 'b' }), order({ departure: 'c' })];
    expect(tried({ departureIds: ['a', 'c'] }, orders)).toMatchObject({
      uses: 2,
      excluded: [{ refusal: 'other_departure', count: 1 }],
    });
  });
  it('counts its uses, what they cost and what was sold with them, on days that are not its own', () => {
    expect(tried({}, [order(), order({ total: rupiah(20_000_000) })])).toEqual({
      looked: 2,
      uses: 2,
      cost: 1_000_000,
      sales: 50_000_000,
      usedUpOn: null,
      excluded: [],
    });
  });
  it('stops where its budget or its uses end, and says when', () => {
    const days = ['2027-03-01', '2027-03-02', '2027-03-03'].map((orderedOn) => order({ orderedOn }));
    expect(tried({ budget: 1_200_000 }, days)).toMatchObject({
      uses: 2,
      cost: 1_000_000,
      usedUpOn: '2027-03-03',
    });
    expect(tried({ maxUses: 1 }, days)).toMatchObject({
      uses: 1,
      usedUpOn: '2027-03-02',
      excluded: [{ refusal: 'used_up', count: 2 }],
    });
  });
  it('gives each member no more uses than it allows', () => {
    const family = [order({ account: 'ani' }), order({ account: 'ani' }), order({ account: 'budi' })];
    expect(tried({}, family)).toMatchObject({
      uses: 2,
      excluded: [{ refusal: 'used_by_member', count: 1 }],
    });
    expect(tried({ maxUsesPerMember: 2 }, family).uses).toBe(3);
  });
  it('leaves orders to the promo they had, unless it takes more', () => {
    const had = [order({ given: rupiah(500_000) }), order({ given: rupiah(100_000) })];
    expect(tried({}, had)).toMatchObject({ uses: 1, excluded: [{ refusal: 'better_promo', count: 1 }] });
  });
  it('says how many it is not for, by reason, the most first', () => {
    const others = [
      order({ category: 'tourism' }),
      order({ total: rupiah(5_000_000) }),
      order({ total: rupiah(6_000_000) }),
    ];
    expect(tried({ minimumOrder: rupiah(10_000_000) }, others)).toMatchObject({
      uses: 0,
      cost: 0,
      excluded: [
        { refusal: 'below_minimum', count: 2 },
        { refusal: 'other_category', count: 1 },
      ],
    });
  });
});
