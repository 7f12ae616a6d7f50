// Front door of carts: what somebody means to buy from stores (spec §3 merchandise cart, §5, §7 Cart, docs/product/carts.md).
export type { Cart, CartLine, CartOwner } from './cart.ts';
export { addToCart, changeQuantity, purgeGuestCarts, removeFromCart, replaceCart } from './change-cart.ts';
export { readCart } from './read-cart.ts';
