// Lines of a cart against stock, and what they come to.
import { expect, it } from 'vitest';
import { rupiah } from '#shared/money';
import type { CartLine, LineFault } from './cart.ts';
import { cartOf, faultOfLine } from './judge-line.ts';

it.each([
  [{ isSelling: true, stock: 5, quantity: 5 }, null],
  [{ isSelling: true, stock: 5, quantity: 6 }, 'too_many'],
  [{ isSelling: true, stock: 0, quantity: 1 }, 'sold_out'],
  [{ isSelling: false, stock: 5, quantity: 1 }, 'not_sold'],
])('%j is %s', (status, fault) => {
  expect(faultOfLine(status)).toBe(fault);
});

const line = (store: string, price: number, quantity: number, fault: LineFault | null = null) => ({
  variantId: `${store}-${price}`,
  item: { id: '', slug: '', name: { id: '' }, drawing: 'bowl', photo: null },
  variant: { id: '' },
  price: rupiah(price),
  weightGrams: 500,
  quantity,
  stock: 9,
  fault,
  total: rupiah(fault ? 0 : price * quantity),
  store: { id: store, slug: store, name: store, city: 'Jakarta' },
});

it('groups by store and counts only what can be ordered', () => {
  const cart = cartOf([line('a', 1_000, 2), line('b', 500, 1), line('a', 3_000, 1, 'sold_out')]);
  expect(
    cart.stores.map(({ store, lines, total, weightGrams }) => [store.id, lines.length, total, weightGrams]),
  ).toEqual([
    ['a', 2, 2_000, 1_000],
    ['b', 1, 500, 500],
  ]);
  expect([cart.count, cart.total, cart.isOrderable]).toEqual([4, 2_500, false]);
});

it('can be ordered when every line can, and never when it is empty', () => {
  const lines: (CartLine & { store: ReturnType<typeof line>['store'] })[] = [line('a', 1_000, 2)];
  expect([cartOf(lines).isOrderable, cartOf([]).isOrderable]).toEqual([true, false]);
});
