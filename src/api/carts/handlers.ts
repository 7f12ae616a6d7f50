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
import { type Locale, textIn } from '#shared/locale';
import { type ApiRequest, implement } from '#api/implement';
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

async function answer({ deps, locale }: ApiRequest, owner: CartOwner) {
  return { data: presentCart(await readCart(deps, owner), locale) };
}

function presentCart(cart: Cart, locale: Locale) {
  return {
    stores: cart.stores.map(({ store, lines, total, weightGrams }) => ({
      store,
      items: lines.map((line) => ({
        variant_id: line.variantId,
        merchandise_id: line.item.id,
        slug: line.item.slug,
        name: textIn(line.item.name, locale).text,
        variant: textIn(line.variant, locale).text,
        picture: itemPictureUrl(line.item),
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
