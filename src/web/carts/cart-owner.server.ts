// Whose cart a page shows and changes: the member's, or this browser's.
import type { CartOwner } from '#domain/carts';
import type { PageRequest } from '#web/request/page-context.server';

export function cartOwner({ brand, actor, guestId }: PageRequest): CartOwner {
  return { brandId: brand.id, actor, guestId };
}

/** For a change: a guest gets an id with the first. */
export function changingCartOwner(request: PageRequest): CartOwner {
  return request.actor ? cartOwner(request) : { ...cartOwner(request), guestId: request.ensureGuestId() };
}
