// What the party in the form would pay: asked from the server as the numbers change, so that no price is worked out twice. While an answer is
// awaited the old sum is shown as one that is being worked out.
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CheckoutAnswer, CheckoutView, SumView } from './checkout-view.ts';

/** Long enough for a second press. */
const waitMs = 250;

export interface PartySum {
  sum: SumView | null;
  isAsked: boolean;
  ask(form: HTMLFormElement): void;
}

export function usePartySum({ sum }: CheckoutView): PartySum {
  const fetcher = useFetcher<CheckoutAnswer>();
  const [isPlanned, setIsPlanned] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data } = fetcher;
  return {
    // Null is an answer too: like that nobody can travel.
    sum: data?.sum === undefined ? sum : data.sum,
    isAsked: isPlanned || fetcher.state === 'submitting',
    ask(form) {
      clearTimeout(timer.current);
      setIsPlanned(true);
      timer.current = window.setTimeout(() => {
        setIsPlanned(false);
        const wish = new FormData(form);
        wish.set('intent', 'price');
        void fetcher.submit(wish, { method: 'post' });
      }, waitMs);
    },
  };
}
