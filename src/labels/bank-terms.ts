// Words of a bank's terms for their closed lists (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import type { ApprovalStanding, BankLicenceStatus, TermsKind, TermsStanding } from '#shared/bank-terms';
import type { Tone } from './tone.ts';

export const termsKindLabel: Record<TermsKind, () => string> = {
  savings: m.bank_terms_savings,
  financing: m.bank_terms_financing,
};

export const bankLicenceStatusLabel: Record<BankLicenceStatus, () => string> = {
  licensed: m.bank_licence_licensed,
  supervised: m.bank_licence_supervised,
};

/** Of a record of a bank's licence. */
export const licenceStandingLabel: Record<ApprovalStanding, { word: () => string; tone: Tone }> = {
  in_force: { word: m.bank_approval_in_force, tone: 'good' },
  expired: { word: m.bank_approval_expired, tone: 'neutral' },
  replaced: { word: m.bank_approval_replaced, tone: 'neutral' },
  ended: { word: m.bank_licence_ended, tone: 'bad' },
};

/** `next`: what happens with it from here on. */
export const termsStandingLabel: Record<
  TermsStanding,
  { word: () => string; next: () => string; tone: Tone }
> = {
  proposed: { word: m.bank_terms_proposed, next: m.bank_terms_proposed_next, tone: 'warn' },
  confirmed: { word: m.bank_terms_confirmed, next: m.bank_terms_confirmed_next, tone: 'accent' },
  coming: { word: m.bank_terms_coming, next: m.bank_terms_coming_next, tone: 'good' },
  in_force: { word: m.bank_terms_in_force, next: m.bank_terms_in_force_next, tone: 'good' },
  replaced: { word: m.bank_terms_replaced, next: m.bank_terms_replaced_next, tone: 'neutral' },
  withdrawn: { word: m.bank_terms_withdrawn, next: m.bank_terms_withdrawn_next, tone: 'neutral' },
  refused: { word: m.bank_terms_refused, next: m.bank_terms_refused_next, tone: 'bad' },
  missed: { word: m.bank_terms_missed, next: m.bank_terms_missed_next, tone: 'neutral' },
};

export const approvalStandingLabel: Record<ApprovalStanding, { word: () => string; tone: Tone }> = {
  in_force: { word: m.bank_approval_in_force, tone: 'good' },
  expired: { word: m.bank_approval_expired, tone: 'neutral' },
  replaced: { word: m.bank_approval_replaced, tone: 'neutral' },
  ended: { word: m.bank_approval_ended, tone: 'bad' },
};
