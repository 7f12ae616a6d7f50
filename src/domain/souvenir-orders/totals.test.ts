// A discount over several stores: to the rupiah, whatever is in the cart.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah, shareOf } from '#shared/money';
import { divideDiscount } from './totals.ts';

const line = fc.record({
  storeOrderId: fc.constantFrom('one', 'two', 'three'),
  price: fc.integer({ min: 1, max: 20_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  isDiscounted: fc.constant(true),
});
const lines = fc
  .array(line, { minLength: 1, maxLength: 50 })
  .map((all) => all.map((each, index) => ({ ...each, id: String(index) })));
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

describe('a discount', () => {
  it('is divided to the rupiah, by price, and no line falls below nothing', () => {
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (all, share, points) => {
          const items = sum(all.map(({ price, quantity }) => price * quantity));
          const discount = rupiah(Math.floor((items * share) / 10_000));
          const divided = divideDiscount(all, discount, points);
          expect(sum(divided.lines.values())).toBe(discount);
          expect(sum(divided.parts.map((part) => part.discount))).toBe(discount);
          expect(sum(divided.parts.map((part) => part.items))).toBe(items);
          for (const { id, price, quantity } of all) {
            const taken = divided.lines.get(id)!;
            expect(taken).toBeGreaterThanOrEqual(0);
            expect(taken).toBeLessThanOrEqual(price * quantity);
            // By price: never a rupiah away from its exact share.
            expect(Math.abs(taken - (discount * price * quantity) / items)).toBeLessThan(1.001);
          }
          for (const { items: cost, discount: taken, commission } of divided.parts)
            expect(commission).toBeLessThanOrEqual(cost - taken);
        },
      ),
    );
  });
  it('is divided over the lines it is meant for alone, and commission is taken of the others in full', () => {
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (all, share, points) => {
          const some = all.map((each) => ({
            ...each,
            isDiscounted: each.storeOrderId === all[0]!.storeOrderId,
          }));
          const meant = some.filter(({ isDiscounted }) => isDiscounted);
          const discount = rupiah(
            Math.floor((sum(meant.map(({ price, quantity }) => price * quantity)) * share) / 10_000),
          );
          const divided = divideDiscount(some, discount, points);
          expect(sum(meant.map(({ id }) => divided.lines.get(id)!))).toBe(discount);
          for (const part of divided.parts)
            expect(part).toMatchObject(
              part.id === all[0]!.storeOrderId
                ? { discount }
                : { discount: 0, commission: shareOf(part.items, points) },
            );
        },
      ),
    );
  });
});
