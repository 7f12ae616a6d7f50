// What states of payouts and of what belongs to them are called, and their colours.
import * as m from '#messages/messages';
import type {
  BatchStatus,
  PayeeAccountStatus,
  PayoutObstacle,
  PayoutStatus,
  ReportDifference,
} from '#shared/payout-states';
import type { Tone } from './tone.ts';

interface Label {
  word: () => string;
  tone: Tone;
}

export const batchLabel: Record<BatchStatus, Label> = {
  proposed: { word: m.payout_status_proposed, tone: 'warn' },
  approved: { word: m.payout_status_approved, tone: 'accent' },
  refused: { word: m.payout_status_refused, tone: 'bad' },
  sent: { word: m.payout_status_sent, tone: 'accent' },
  done: { word: m.payout_status_done, tone: 'good' },
};

export const payoutLabel: Record<PayoutStatus, Label> = {
  waiting: { word: m.payout_status_waiting, tone: 'warn' },
  paid: { word: m.payout_status_paid, tone: 'good' },
  failed: { word: m.payout_status_failed, tone: 'bad' },
  released: { word: m.payout_status_released, tone: 'neutral' },
};

export const payeeAccountLabel: Record<PayeeAccountStatus, Label> = {
  proposed: { word: m.payout_account_proposed, tone: 'warn' },
  approved: { word: m.payout_account_approved, tone: 'good' },
  refused: { word: m.payout_account_refused, tone: 'bad' },
  replaced: { word: m.payout_account_replaced, tone: 'neutral' },
};

export const obstacleLabel: Record<PayoutObstacle, () => string> = {
  no_account: m.payout_no_account,
  cooling: m.payout_cooling,
  nothing_owed: m.payout_nothing_owed,
};

export const differenceLabel: Record<ReportDifference, (about: { reference: string }) => string> = {
  unknown: m.payout_difference_unknown,
  amount: m.payout_difference_amount,
  held_by_partner: m.payout_difference_held_by_partner,
  again: m.payout_difference_again,
};
