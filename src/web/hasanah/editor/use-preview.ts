// The preview follows what is typed (docs/product/hasanah.md): asked for when a word ends, and by its button.
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { EditorAnswer, PreviewView } from './editor-view.ts';

/** Long enough to end a word. */
const waitMs = 600;

/**
 * Of the form with this id. `shown`: the newest preview that has come; null: none yet. `stop` when the form is sent: the answer to a
 * preview that came while the router is on its way would end that way, and with it what the next page says about what was stored.
 */
export function usePreview(id: string, action: string) {
  const fetcher = useFetcher<EditorAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = () => {
    clearTimeout(timer.current);
    const form = document.getElementById(id) as HTMLFormElement;
    if (form.ariaBusy === 'true') return askSoon();
    const words = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'intent' ? [[name, value]] : [],
    );
    void fetcher.submit(new URLSearchParams([...words, ['intent', 'preview']]), {
      method: 'post',
      action,
      preventScrollReset: true,
      // Nothing was stored: what is on the page stays.
      defaultShouldRevalidate: false,
    });
  };
  const askSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, waitMs);
  };
  const stop = () => {
    clearTimeout(timer.current);
    if (fetcher.state !== 'idle') fetcher.reset();
  };
  const shown: PreviewView | null = fetcher.data?.preview ?? null;
  return { shown, ask, askSoon, stop };
}
