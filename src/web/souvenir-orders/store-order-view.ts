// What the page of a store order shows (spec §2 /member/my-order/merchant/{merchanId}, §3 tracking).
import type { Localized } from '#labels/localized';
import type { Tone } from '#labels/tone';
import type { PromisesView } from '#web/conversations/promise-list.tsx';
import type { RefundView } from '#web/payments/refund-list.tsx';
import type { Choice } from '#web/ui/select-field.tsx';

export interface StoreOrderView {
  id: string;
  code: string;
  badge: { word: string; tone: Tone };
  store: { name: string; slug: string };
  /** Where a conversation with the store begins. */
  ask: string;
  /** What comes next, and until when. */
  next: string | null;
  lines: {
    id: string;
    name: Localized;
    variant: Localized;
    path: string;
    picture: string;
    quantity: number;
    /** Neither refused by its store nor sent back. */
    left: number;
    refused: number;
    returned: number;
    total: number;
    /** What its buyer shows of it; null: not reviewed yet. */
    review: { pictures: { id: string; path: string; alt: string }[]; mayAdd: boolean } | null;
  }[];
  address: { recipient: string; phone: string; text: string; note: string } | null;
  shipping: string | null;
  /** What its buyer asked about the day it arrives. */
  arrival: string | null;
  courier: string | null;
  trackingNumber: string | null;
  /** Nobody can say where it is, and why. */
  trackingNotice: string | null;
  /** What the courier says, the newest first. */
  tracking: { at: string; text: string }[];
  sums: { items: number; discount: number; shipping: number; total: number; refunded: number };
  /** Of the whole order: one payment paid for all its stores. */
  refunds: readonly RefundView[];
  /** Whether other stores' refunds may stand among them. */
  isOfSeveral: boolean;
  returning: {
    id: string;
    said: { term: string; text: string }[];
    pictures: string[];
    mayContest: boolean;
  } | null;
  /** What its store promised in the conversation. */
  promises: PromisesView | null;
  history: { at: string; text: string; note: string | null }[];
  mayCancel: boolean;
  mayReceive: boolean;
  mayReturn: boolean;
  returnReasons: Choice[];
  mayReview: boolean;
  /** Around pictures of a review. */
  pictureWords: { label: string; hint: string; add: string; remove: string };
}
