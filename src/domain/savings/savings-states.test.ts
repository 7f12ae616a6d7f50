// The table of states: whatever happens in whatever order, no application leaves it (docs/product/savings.md).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SavingsState, savingsStates } from '#shared/savings';
import { type SavingsEvent, savingsMoves } from './savings-states.ts';

const events = Object.keys(savingsMoves) as SavingsEvent[];
const after = (state: SavingsState, event: SavingsEvent): SavingsState => {
  const { from, to }: { from: readonly SavingsState[]; to: SavingsState } = savingsMoves[event];
  return from.includes(state) ? to : state;
};

it('no sequence of events leads out of the table, and nothing follows an outcome', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (happening) => {
      let state: SavingsState = 'draft';
      for (const event of happening) {
        const next = after(state, event);
        expect(savingsStates).toContain(next);
        expect(['accepted', 'rejected', 'withdrawn'].includes(state) && next !== state).toBe(false);
        state = next;
      }
    }),
  );
});

it('an account is opened only from what lies with the bank', () => {
  expect(events.filter((event) => savingsMoves[event].to === 'accepted')).toEqual(['accepted']);
  expect(savingsMoves.accepted.from).toEqual(['submitted']);
});
