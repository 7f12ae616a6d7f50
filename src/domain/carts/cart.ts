// A cart as its page shows it (spec §3 merchandise cart): grouped by store, each line judged by what is left now.
import type { Actor } from '#domain/memberships';
import type { Picture } from '#domain/pictures';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import type { Rupiah } from '#shared/money';

export interface CartDeps {
  db: Db;
  now: () => Date;
}

/** Whose cart: a member's, or a browser's; null for a browser that has none yet. */
export interface CartOwner {
  brandId: string;
  actor: Actor | null;
  guestId: string | null;
}

/** Why a line cannot be ordered as it stands; null: it can. */
export type LineFault = 'not_sold' | 'sold_out' | 'too_many';

export interface CartLine {
  variantId: string;
  /** `photo`: the first of its store's photographs; null: its drawing stands there. */
  item: { id: string; slug: string; name: LocalText; drawing: string; photo: Picture | null };
  variant: LocalText;
  price: Rupiah;
  weightGrams: number;
  quantity: number;
  /** What is left of it now. */
  stock: number;
  fault: LineFault | null;
  /** Price × quantity; nothing for a line that cannot be ordered. */
  total: Rupiah;
}

export interface CartStore {
  store: { id: string; slug: string; name: string; city: string };
  lines: CartLine[];
  /** Of the lines that can be ordered. */
  total: Rupiah;
  weightGrams: number;
}

export interface Cart {
  /** By name. */
  stores: CartStore[];
  /** Pieces of all lines. */
  count: number;
  total: Rupiah;
  /** No line has a fault, and there is one. */
  isOrderable: boolean;
}
