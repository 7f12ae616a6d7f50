// What the tab of souvenirs among a member's orders shows.
import type { SouvenirOrderState, StoreOrderState } from '#shared/souvenir-order-states';

export interface SouvenirCardView {
  id: string;
  code: string;
  state: SouvenirOrderState;
  ordered: string;
  total: number;
  /** Where an unpaid one is gone on with; null: nothing is open. */
  nextPath: string | null;
  payBy: string | null;
  parts: { id: string; state: StoreOrderState; store: string; items: string }[];
}

export interface SouvenirListView {
  orders: SouvenirCardView[];
  page: number;
  limit: number;
  total: number;
}
