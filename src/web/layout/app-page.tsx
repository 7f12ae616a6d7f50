// What app pages have that documents have by themselves: the bar that shows that the next page is on its way, the focus on its
// heading, which is read out, and word to the service worker that it is being read.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import * as m from '#messages/messages';

let underway: string | null = null;

/** The page that is on its way; null where none is. In the browser only. */
export function addressUnderway(): string | null {
  return underway;
}

export function AppPage() {
  useArrival();
  const { state, location } = useNavigation();
  useEffect(() => {
    underway = location ? location.pathname + location.search : null;
  }, [location]);
  const isUnderway = state !== 'idle';
  // It lies outside of all landmarks, and is read out as news.
  return isUnderway ? (
    <progress aria-label={m.frame_loading()} aria-live="polite" className="page-progress" />
  ) : null;
}

/** After the first page, which the browser itself has opened. */
function useArrival(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void navigator.serviceWorker?.ready.then(({ active }) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is told, not a window: it has no other origin
      active?.postMessage({ path: pathname });
    });
    if (hash === '') focusHeading();
  }, [pathname, hash]);
}

/** Where an answer turns the page into its next step at the same address: the focus goes to the heading, which is read out. */
export function useStepHeading(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusHeading();
  }, [step]);
}

/** A page that asks for one thing has put the focus there already. */
export function focusHeading(): void {
  if (document.activeElement?.matches('input, select, textarea')) return;
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
