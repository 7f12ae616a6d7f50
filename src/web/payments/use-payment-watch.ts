// Moves on by itself when a payment has changed (spec §4 payment page): asks quickly at first, then more slowly, at once when the
// visitor comes back from their bank, and not at all while nobody looks.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const first = 3_000;
const slowest = 30_000;

/** `address` answers the state of the payment, `shown` is the one that the page shows. */
export function usePaymentWatch(address: string, shown: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer = 0;
    let wait = first;
    let isOver = false;
    const plan = () => {
      clearTimeout(timer);
      if (isOver) return;
      timer = window.setTimeout(() => void ask(), wait);
      wait = Math.min(wait * 1.3, slowest);
    };
    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const state = await stateAt(address);
      // Undefined: no network. It is asked again.
      if (state !== undefined && state !== shown) await revalidate();
      plan();
    };
    const back = () => {
      if (document.visibilityState !== 'visible') return;
      wait = first;
      void ask();
    };
    document.addEventListener('visibilitychange', back);
    addEventListener('online', back);
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', back);
      removeEventListener('online', back);
    };
  }, [address, shown, revalidate]);
}

/** Null: signed out meanwhile, which the page itself says. */
async function stateAt(address: string): Promise<string | null | undefined> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    if (answer.redirected) return null;
    return ((await answer.json()) as { state: string }).state;
  } catch {
    return undefined;
  }
}
