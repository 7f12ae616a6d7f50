// All that moves on a list of departures (docs/product/pages.md): filters that apply by themselves,
// the count in the phone's sheet, and links that leave the reader where they are. The list works without it.
import { moveFilters } from './apply-filters.ts';
import { storeScrollPosition } from '#web/ui/elements/scroll-position';

const form = document.querySelector<HTMLFormElement>('form[data-count]');
const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
const stopFilters = form && button ? moveFilters(form, button) : () => undefined;

document.addEventListener('submit', stopFilters, { capture: true });
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !opensHere(event)) return;
  stopFilters();
  if (link.dataset['keepScroll'] === undefined) return;
  const next = new URL(link.href);
  // The fragment brings a visitor without script back to the card.
  next.hash = '';
  storeScrollPosition(next.href, focusAfter(link));
  if (link.dataset['replace'] === undefined) return;
  event.preventDefault();
  location.replace(next.href);
});

/** False for what opens a new tab or window. */
function opensHere({ button: pressed, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return pressed === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The same link on the next page: by its card, by what it says of itself, or by its address. */
function focusAfter(link: HTMLAnchorElement): string {
  const card = link.closest('li[id]');
  if (card) return `#${CSS.escape(card.id)} [data-replace]`;
  return (
    link.dataset['focusNext'] ??
    `main a[data-keep-scroll][href="${CSS.escape(link.getAttribute('href') ?? '')}"]`
  );
}
