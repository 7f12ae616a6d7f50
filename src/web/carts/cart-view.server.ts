// A cart as its page shows it: one language, its words and pictures (spec §3 merchandise cart).
import * as m from '#messages/messages';
import type { Cart, CartLine } from '#domain/carts';
import { type JudgedPromo, refusalFault } from '#domain/promos';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { itemPictureUrl } from '#art/item-drawing';
import { localized } from '#labels/localized';
import { weightText } from '#labels/weight';
import { messageByKey } from '#web/ui/forms/message-by-key.server';
import { photographView } from '#web/pictures/photograph-view';
import type { CartPromos, CartPromoView, CartView } from './cart-view.ts';

export function cartView(cart: Cart, named: NamedPromos | null, locale: Locale): CartView {
  const toPay = cart.total - (named?.applied?.judgement.discount ?? 0);
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
        photo: line.item.photo && photographView(line.item.photo, locale),
        each: m.cart_each({ price: formatRupiah(line.price) }),
        quantity: line.quantity,
        total: formatRupiah(line.total),
        fault: faultText(line),
      })),
    })),
    count: cart.count,
    total: formatRupiah(cart.total),
    promos: named && promosView(named, locale),
    toPay: formatRupiah(toPay),
    sum: toPay,
    hasFaults: cart.count > 0 && !cart.isOrderable,
  };
}

interface NamedPromos {
  applied: JudgedPromo | null;
  usable: JudgedPromo[];
}

/** As many as a person chooses from at a glance. */
const choicesMost = 3;

function promosView({ applied, usable }: NamedPromos, locale: Locale): CartPromos {
  return {
    applied: applied && appliedView(applied, locale),
    choices: usable
      .flatMap(({ promo, judgement: { discount } }) =>
        discount === null || promo.id === applied?.promo.id
          ? []
          : [
              {
                code: promo.code,
                title: localized(promo.title, locale),
                discount: formatRupiah(discount),
              },
            ],
      )
      .slice(0, choicesMost),
  };
}

function appliedView(
  { promo, judgement: { discount, refusal } }: JudgedPromo,
  locale: Locale,
): CartPromoView {
  const fault = refusal && refusalFault(promo, refusal);
  return {
    code: promo.code,
    title: localized(promo.title, locale),
    discount: discount === null ? null : formatRupiah(-discount),
    reason: fault && messageByKey(fault.message, fault.values || undefined),
  };
}

function faultText({ fault, stock }: CartLine): string | null {
  if (fault === 'too_many') return m.cart_fault_too_many({ count: stock });
  if (fault === null) return null;
  return fault === 'sold_out' ? m.cart_fault_sold_out() : m.cart_fault_not_sold();
}
