// An order that needs a person, as the operator's pages show it.
import type { AttentionAction, AttentionOrder } from '#domain/finance-console';
import type { RetainedCost } from '#domain/partner-console';
import type { Attention, InvoiceStage } from '#shared/booking-states';

export interface AttentionView {
  code: string;
  attention: Attention;
  booker: { name: string; email: string; phone: string } | null;
  partnerName: string;
  title: string;
  departs: string;
  total: number;
  acts: readonly AttentionAction[];
  seatsLeft: number;
  seatsWanted: number;
  waiting: { code: string; stage: InvoiceStage; amount: number; due: string }[];
  /** Whole rupiah: what has come, and what of it would have gone back when the order is ended. */
  received: number;
  goesBack: number;
  /** What its partner has stated that it had spent. */
  cost: RetainedCost | null;
  /** Calendar dates between which more time may be given. */
  soonest: string;
  latest: string;
}

export type AttentionRow = Omit<AttentionOrder, 'departsOn' | 'since'> & { departs: string; since: string };
