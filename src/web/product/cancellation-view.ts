// A partner's contract terms in the reader's words (decision 0055), said where the data are read: a browser would else load the words of
// every step there may be (decision 0176).
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import type { CancellationStep } from '#labels/contract-steps';

export interface CancellationView {
  /** 'Berlaku hari ini: 90% kembali', or nothing after the departure; that a contract grants nothing is said too. */
  today: string | null;
  intro: string;
  steps: {
    when: CancellationStep['when'];
    returned: string;
    mark: string | null;
    until: string;
    before: string | null;
  }[];
  /** What the shares are of; null where there are none. */
  base: string | null;
  otherwise: string;
  terms: string;
}

export function cancellationView(
  steps: readonly CancellationStep[],
  partner: string,
  locale: Locale,
): CancellationView {
  const current = steps.find(({ when }) => when === 'now');
  const isEmpty = steps.length === 0;
  return {
    today: isEmpty
      ? m.product_cancel_none_gist()
      : current
        ? `${m.product_cancel_now()}: ${returned(current.percent)}`
        : null,
    intro: isEmpty ? m.product_cancel_none({ partner }) : m.product_cancel_intro({ partner }),
    steps: steps.map(({ when, until, daysBefore, percent }) => ({
      when,
      returned: returned(percent),
      mark: { past: m.product_cancel_past(), now: m.product_cancel_now(), later: null }[when],
      until: until ? m.product_cancel_until({ date: formatDate(until, locale) }) : m.product_cancel_after(),
      before: until && when !== 'past' ? m.product_cancel_before({ days: daysBefore }) : null,
    })),
    base: isEmpty ? null : m.product_cancel_base(),
    otherwise: m.product_cancel_terms(),
    terms: m.product_cancel_terms_link(),
  };
}

function returned(percent: number): string {
  return percent > 0 ? m.product_cancel_percent({ percent }) : m.product_cancel_nothing();
}
