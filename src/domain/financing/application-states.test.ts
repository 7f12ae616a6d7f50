// The table of states: whatever happens in whatever order, no application leaves it (docs/product/financing.md).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endedFinancingStates, type FinancingState, financingStates } from '#shared/financing';
import { type ApplicationEvent, applicationMoves } from './application-states.ts';

const events = Object.keys(applicationMoves) as ApplicationEvent[];
const after = (state: FinancingState, event: ApplicationEvent): FinancingState => {
  const { from, to }: { from: readonly FinancingState[]; to: FinancingState } = applicationMoves[event];
  return from.includes(state) ? to : state;
};

it('no sequence of events leads out of the table, and nothing follows an end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (happening) => {
      let state: FinancingState = 'draft';
      for (const event of happening) {
        const next = after(state, event);
        expect(financingStates).toContain(next);
        const isOver = (endedFinancingStates as readonly string[]).includes(state) || state === 'paid_off';
        expect(isOver && next !== state).toBe(false);
        state = next;
      }
    }),
  );
});

it('the bank’s money is disbursed only under a contract the member took', () => {
  expect(applicationMoves.disbursed.from).toEqual(['contract']);
  expect(events.filter((event) => applicationMoves[event].to === 'contract')).toEqual(['offer_accepted']);
});
