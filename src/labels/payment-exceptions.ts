// What payments that did not count, or that a bank took back, are called, and the files of a dispute.
import * as m from '#messages/messages';
import type { DisputeFileKind, DisputeStep } from '#shared/disputes';
import type { Tone } from './tone.ts';

export const exceptionLabel: Readonly<Record<string, () => string>> = {
  wrong_amount: m.pconsole_exception_wrong_amount,
  unknown_reference: m.pconsole_exception_unknown_reference,
  amount_changed: m.pconsole_exception_amount_changed,
  double_payment: m.pconsole_exception_double_payment,
  late_payment: m.pconsole_exception_late_payment,
  reversed: m.pconsole_exception_reversed,
  refunded_at_gateway: m.pconsole_exception_refunded_at_gateway,
  partly_reversed: m.pconsole_exception_partly_reversed,
  settled_again: m.pconsole_exception_settled_again,
};

/** Where a dispute stands, by the last thing its bank did. */
export const disputeLabel: Record<DisputeStep, { word: () => string; tone: Tone }> = {
  reversed: { word: m.dispute_taken, tone: 'bad' },
  partly_reversed: { word: m.dispute_partly_taken, tone: 'warn' },
  settled_again: { word: m.dispute_won, tone: 'good' },
};

export const disputeFileLabel: Record<DisputeFileKind, () => string> = {
  bank_claim: m.dispute_file_bank_claim,
  our_answer: m.dispute_file_our_answer,
  service_proof: m.dispute_file_service_proof,
  bank_decision: m.dispute_file_bank_decision,
};
