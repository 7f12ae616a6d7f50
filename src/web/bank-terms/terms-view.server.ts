// A version of a bank's terms as its pages show it: for the bank and for the operator (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import type { TermsVersion } from '#domain/bank-terms';
import { termsKindLabel } from '#labels/bank-terms';
import { formatDate, formatInstant } from '#shared/dates';
import type { PageRequest } from '#web/request/page-context.server';
import { changedFigures, termsFigures } from './terms-figures.ts';

export function termsView(version: TermsVersion, { locale }: Pick<PageRequest, 'locale'>) {
  const { id, kind, effectiveOn, terms, standing, reason, replaces } = version;
  const figures = termsFigures(terms, locale);
  const day = formatDate(effectiveOn, locale);
  return {
    id,
    bank: version.bank.name,
    kind,
    title: m.bank_terms_from({ kind: termsKindLabel[kind](), day }),
    day,
    standing,
    reason,
    figures,
    replaces: replaces && {
      day: formatDate(replaces.effectiveOn, locale),
      changes: changedFigures(termsFigures(replaces.terms, locale), figures),
    },
    steps: stepsOf(version).map(({ text, by, at }) => ({
      text,
      by: by ?? m.bank_terms_nobody(),
      at: formatInstant(at, locale, 'short'),
    })),
  };
}
export type TermsView = ReturnType<typeof termsView>;

function stepsOf(version: TermsVersion) {
  const { proposedBy, proposedAt, confirmedBy, confirmedAt, approvedBy, approvedAt, endedBy, endedAt } =
    version;
  const ended = version.standing === 'refused' ? m.bank_terms_step_refused() : m.bank_terms_step_withdrawn();
  return [
    { text: m.bank_terms_step_proposed(), by: proposedBy, at: proposedAt },
    { text: m.bank_terms_step_confirmed(), by: confirmedBy, at: confirmedAt },
    { text: m.bank_terms_step_approved(), by: approvedBy, at: approvedAt },
    { text: ended, by: endedBy, at: endedAt },
  ].flatMap((step) => (step.at ? [{ ...step, at: step.at }] : []));
}
