// Keeps the order's draft as it is filled in: a while after the last change the form is sent by itself, once.
import { type FormEvent, useEffect, useRef } from 'react';
import type { Step } from './use-step.ts';

/** Couriers are asked over the network, so longer is waited for them. */
const waitMs = { soon: 400, courier: 1_000 };

/** For fields marked `data-saves`. */
export function useSaving({ submit }: Step['fetcher']): {
  changed(event: FormEvent<HTMLFormElement>): void;
  /** The form is sent anyway. */
  stop(): void;
} {
  const timer = useRef(0);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    stop,
    changed({ currentTarget: form, target }) {
      const { dataset, name } = target as HTMLInputElement;
      if (dataset['saves'] === undefined) return;
      stop();
      timer.current = window.setTimeout(
        () => {
          const draft = new FormData(form);
          draft.set('intent', 'save');
          void submit(draft, { method: 'post' });
        },
        name === 'courier' ? waitMs.courier : waitMs.soon,
      );
    },
  };
}
