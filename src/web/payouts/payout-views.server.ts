// What the pages about payouts show, in the reader's language.
import * as m from '#messages/messages';
import type { ConsultantAccount, PayeeAccount, PayoutBatch } from '#domain/payouts';
import { bankNames } from '#shared/bank-names';
import { formatDate, formatInstant } from '#shared/dates';
import type { PageRequest } from '#web/request/page-context.server';
import type { ConsultantAccountView } from './consultant-accounts.tsx';
import type { PayeeAccountView } from './payee-accounts.tsx';

type Reader = Pick<PageRequest, 'locale'>;

export function accountView(
  account: PayeeAccount,
  { locale }: Reader,
  evidence: (accountId: string) => string,
): PayeeAccountView {
  const { id, partnerName, bank, number, holder, status, isOwnProposal, hasEvidence } = account;
  return {
    id,
    partnerName,
    bank: bankNames[bank],
    number,
    holder,
    status,
    isOwnProposal,
    evidence: hasEvidence ? evidence(id) : null,
    proposed: m.payout_proposed_by({
      name: account.proposedBy ?? m.payout_somebody(),
      at: formatInstant(account.proposedAt, locale),
    }),
    usableFrom: account.usableFrom && m.payout_usable_from({ at: formatInstant(account.usableFrom, locale) }),
  };
}

export function consultantView(
  { id, consultant, bank, number, holder, proposedBy, proposedAt, isOwnProposal }: ConsultantAccount,
  { locale }: Reader,
): ConsultantAccountView {
  return {
    id,
    consultant,
    account: `${bankNames[bank]} · ${number}`,
    holder,
    isOwnProposal,
    proposed: m.payout_proposed_by({
      name: proposedBy ?? m.payout_somebody(),
      at: formatInstant(proposedAt, locale),
    }),
  };
}

export function batchView(batch: PayoutBatch, { locale }: Reader) {
  const { id, code, status, total, count, isOwn, note } = batch;
  const person = (name: string | null, at: Date) =>
    m.payout_made_by({ name: name ?? m.payout_somebody(), at: formatInstant(at, locale) });
  return {
    id,
    code,
    status,
    total,
    count,
    isOwn,
    note,
    until: formatDate(batch.until, locale),
    made: person(batch.madeBy, batch.madeAt),
    decided: batch.decidedAt && person(batch.decidedBy, batch.decidedAt),
  };
}
