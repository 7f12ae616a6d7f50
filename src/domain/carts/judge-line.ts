// Whether a line of a cart can be ordered as it stands, and what a cart comes to. Pure.
import { type Rupiah, rupiah } from '#shared/money';
import type { Cart, CartLine, CartStore, LineFault } from './cart.ts';

export interface LineStatus {
  isSelling: boolean;
  stock: number;
  quantity: number;
}

export function faultOfLine({ isSelling, stock, quantity }: LineStatus): LineFault | null {
  if (!isSelling) return 'not_sold';
  if (stock <= 0) return 'sold_out';
  return quantity > stock ? 'too_many' : null;
}

/** Lines of one store stand together; the order they come in stays. */
export function cartOf(lines: readonly (CartLine & { store: CartStore['store'] })[]): Cart {
  const stores = new Map<string, CartStore>();
  for (const { store, ...line } of lines) {
    const group = stores.get(store.id) ?? { store, lines: [], total: rupiah(0), weightGrams: 0 };
    group.lines.push(line);
    if (line.fault === null) {
      group.total = rupiah(group.total + line.total);
      group.weightGrams += line.weightGrams * line.quantity;
    }
    stores.set(store.id, group);
  }
  const groups = [...stores.values()];
  return {
    stores: groups,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: groups.reduce<Rupiah>((sum, { total }) => rupiah(sum + total), rupiah(0)),
    isOrderable: lines.length > 0 && lines.every(({ fault }) => fault === null),
  };
}
