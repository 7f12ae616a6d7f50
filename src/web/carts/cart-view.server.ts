// A cart as its page shows it: one language, its words and pictures (spec §3 merchandise cart).
import * as m from '#messages/messages';
import type { Cart, CartLine } from '#domain/carts';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { itemPictureUrl } from '#art/item-drawing';
import { localized } from '#labels/localized';
import { weightText } from '#labels/weight';
import type { CartView } from './cart-view.ts';

export function cartView(cart: Cart, locale: Locale): CartView {
  return {
    stores: cart.stores.map(({ store, lines, total, weightGrams }) => ({
      slug: store.slug,
      name: store.name,
      city: store.city,
      total: formatRupiah(total),
      weight: m.cart_weight({ weight: weightText(weightGrams, locale) }),
      lines: lines.map((line) => ({
        variantId: line.variantId,
        path: paths.item(store.slug, line.item.slug),
        name: localized(line.item.name, locale),
        variant: localized(line.variant, locale),
        picture: itemPictureUrl(line.item),
        each: m.cart_each({ price: formatRupiah(line.price) }),
        quantity: line.quantity,
        total: formatRupiah(line.total),
        fault: faultText(line),
      })),
    })),
    count: cart.count,
    total: formatRupiah(cart.total),
    sum: cart.total,
    hasFaults: cart.count > 0 && !cart.isOrderable,
  };
}

function faultText({ fault, stock }: CartLine): string | null {
  if (fault === 'too_many') return m.cart_fault_too_many({ count: stock });
  if (fault === null) return null;
  return fault === 'sold_out' ? m.cart_fault_sold_out() : m.cart_fault_not_sold();
}
