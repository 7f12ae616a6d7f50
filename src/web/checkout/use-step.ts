// A step of the checkout as React sends it: each of its buttons says what it does (`intent`), what the server found wrong stands beside its
// field, and the page stays. Without script the same form posts, and the page comes back with the same answer.
import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import type { CheckoutAnswer } from './checkout-view.ts';

export interface Step {
  fetcher: FetcherWithComponents<CheckoutAnswer>;
  answer: CheckoutAnswer | undefined;
  /** What stands in the fields after a refusal. */
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Concerns the step as a whole. */
  problem: string | null;
  /** The first wrong field in the order of `fields`: there the focus belongs. */
  wrong: string | undefined;
  isUnderway(intent: string): boolean;
}

/** `posted`: what a document that was sent came back with; `fields`: in the order they stand in. */
export function useStep(posted: CheckoutAnswer | undefined, fields: readonly string[]): Step {
  const fetcher = useFetcher<CheckoutAnswer>();
  const answer = fetcher.data ?? posted;
  const result = answer?.result;
  const errors = Object.fromEntries(
    Object.entries(result?.error ?? {}).flatMap(([name, found]) =>
      name && found?.[0] ? [[name, found[0]]] : [],
    ),
  );
  useFocusOnWrong(fetcher.data);
  return {
    fetcher,
    answer,
    values: result ? sentValues(result) : {},
    errors,
    problem: result?.error?.['']?.[0] ?? null,
    wrong: fields.find((field) => errors[field] !== undefined),
    isUnderway: (intent) => fetcher.state !== 'idle' && fetcher.formData?.get('intent') === intent,
  };
}

/** A field that was sent empty stays empty. */
function sentValues({ initialValue, fields = [] }: CheckoutAnswer['result']): Record<string, string> {
  const kept = initialValue ?? {};
  return Object.fromEntries(fields.map((name) => [name, typeof kept[name] === 'string' ? kept[name] : '']));
}

/** A document does it by itself. */
function useFocusOnWrong(answer: CheckoutAnswer | undefined): void {
  const seen = useRef(answer);
  useEffect(() => {
    if (seen.current === answer) return;
    seen.current = answer;
    if (answer?.result.status !== 'error') return;
    document.querySelector<HTMLElement>('main :is([aria-invalid=true], [role=alert] a)')?.focus();
  }, [answer]);
}
