// The cart over HTTP (spec §7 Cart; §8 its messages).
import { cartsContract } from './contract.ts';
import {
  addToCart,
  type Cart,
  type CartOwner,
  changeQuantity,
  readCart,
  removeFromCart,
  replaceCart,
} from '#domain/carts';
import { type JudgedPromo, refusalFault } from '#domain/promos';
import { judgeCartPromo } from '#domain/souvenir-orders';
import { photographPath } from '#shared/pictures';
import { type Locale, textIn } from '#shared/locale';
import { type ApiRequest, implement } from '#api/implement';
import { presentReason } from '#api/promos/present';
import { itemPictureUrl } from '#art/item-drawing';

export const cartsApi = implement(cartsContract, {
  cart: async (_input, request) => answer(request, ownerOf(request)),
  add: async ({ body }, request) => {
    const owner = changingOwner(request);
    await addToCart(request.deps, owner, { variantId: body.variant_id, quantity: body.quantity });
    return { ...(await answer(request, owner)), messageKey: 'cart_added' };
  },
  replace: async ({ body }, request) => {
    const owner = changingOwner(request);
    await replaceCart(
      request.deps,
      owner,
      body.items.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity })),
    );
    return answer(request, owner);
  },
  change: async ({ params, body }, request) => {
    const owner = changingOwner(request);
    await changeQuantity(request.deps, owner, { variantId: params.id, quantity: body.quantity });
    return answer(request, owner);
  },
  remove: async ({ params }, request) => {
    const owner = ownerOf(request);
    await removeFromCart(request.deps, owner, params.id);
    return answer(request, owner);
  },
});

const ownerOf = ({ brand, actor, guestId }: ApiRequest): CartOwner => ({ brandId: brand.id, actor, guestId });

/** A guest gets an id with the first change. */
const changingOwner = (request: ApiRequest): CartOwner =>
  request.actor ? ownerOf(request) : { ...ownerOf(request), guestId: request.ensureGuestId() };

async function answer({ deps, locale, actor, brand }: ApiRequest, owner: CartOwner) {
  const cart = await readCart(deps, owner);
  return {
    data: presentCart(cart, actor && (await judgeCartPromo(deps, actor, brand, cart)), locale),
  };
}

function presentCart(cart: Cart, named: JudgedPromo | null, locale: Locale) {
  const discount = named?.judgement.discount ?? 0;
  const refusal = named?.judgement.refusal ?? null;
  return {
    promo: named && {
      id: named.promo.id,
      code: named.promo.code,
      title: textIn(named.promo.title, locale).text,
      reason: refusal && presentReason(refusalFault(named.promo, refusal)),
    },
    discount,
    total_after_discount: cart.total - discount,
    stores: cart.stores.map(({ store, lines, total, weightGrams }) => ({
      store,
      items: lines.map((line) => ({
        variant_id: line.variantId,
        merchandise_id: line.item.id,
        slug: line.item.slug,
        name: textIn(line.item.name, locale).text,
        variant: textIn(line.variant, locale).text,
        picture: line.item.photo
          ? photographPath(line.item.photo.id, 512, 'webp')
          : itemPictureUrl(line.item),
        price: line.price,
        weight_grams: line.weightGrams,
        quantity: line.quantity,
        stock: line.stock,
        fault: line.fault,
        total: line.total,
      })),
      total,
      weight_grams: weightGrams,
    })),
    count: cart.count,
    total: cart.total,
    is_orderable: cart.isOrderable,
  };
}
