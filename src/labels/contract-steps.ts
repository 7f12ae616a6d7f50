// A partner's contract terms as dated steps: on the product page, in the checkout, on the order and in its confirmation.
import type { ContractTerms } from '#domain/catalogue';
import { addDays } from '#shared/dates';

export interface CancellationStep {
  /** Where the step stands today: over, in force, or still to come. */
  when: 'past' | 'now' | 'later';
  until: string | null;
  daysBefore: number;
  percent: number;
}

/** Contract terms with their calendar dates, and which of them is in force on a day. */
export function cancellationSteps(
  terms: ContractTerms,
  departsOn: string,
  today: string,
): CancellationStep[] {
  const untils = terms.map(({ daysBefore }) => (daysBefore === 0 ? null : addDays(departsOn, -daysBefore)));
  // Steps fall by days, so the first that is not over is the one in force; after departure none is.
  const current =
    today >= departsOn ? untils.length : untils.findIndex((until) => until === null || until >= today);
  return terms.map(({ daysBefore, refundBasisPoints }, index) => ({
    daysBefore,
    until: untils[index] ?? null,
    percent: refundBasisPoints / 100,
    when: index < current ? 'past' : index === current ? 'now' : 'later',
  }));
}
