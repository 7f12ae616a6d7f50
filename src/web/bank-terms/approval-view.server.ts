// A lawyer's approval of financing as the operator's page shows it (docs/product/bank-terms.md).
import type { FinancingApproval } from '#domain/bank-terms';
import * as m from '#messages/messages';
import { formatDate, formatInstant } from '#shared/dates';
import type { PageRequest } from '#web/request/page-context.server';

export function approvalView(one: FinancingApproval, { locale }: Pick<PageRequest, 'locale'>) {
  const by = (name: string | null, at: Date) =>
    m.bank_terms_step_by({
      name: name ?? m.bank_terms_nobody(),
      at: formatInstant(at, locale, 'short'),
    });
  return {
    id: one.id,
    lawyer: one.lawyer,
    number: one.opinionNumber,
    until: formatDate(one.validUntil, locale),
    standing: one.standing,
    reason: one.reason,
    ended: one.endedAt && by(one.endedBy, one.endedAt),
    facts: [
      { term: m.bank_approval_lawyer(), value: one.lawyer },
      { term: m.bank_approval_number(), value: one.opinionNumber },
      { term: m.bank_approval_given(), value: formatDate(one.givenOn, locale) },
      { term: m.bank_approval_until(), value: formatDate(one.validUntil, locale) },
      { term: m.bank_approval_recorded(), value: by(one.recordedBy, one.recordedAt) },
    ],
  };
}
export type ApprovalView = ReturnType<typeof approvalView>;
