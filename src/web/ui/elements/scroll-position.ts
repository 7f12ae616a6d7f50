// A change of a list is a new document: this keeps where its reader was (docs/product/catalogue.md). What is noted when they leave
// is used once, by the list that was asked for: scroll, focus, and which groups of filters are open.

const placeKey = 'kept-place';

interface KeptPlace {
  address: string;
  top: number;
  /** Selector of what was in focus, as the next document will have it. */
  focus: string;
  groups: [name: string, isOpen: boolean][];
}

/** Notes the place for the list at `address`, an absolute address without fragment. */
export function storeScrollPosition(address: string, focus: string): void {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('details[data-group]')].map(
    (group): [string, boolean] => [group.dataset['group'] ?? '', group.open],
  );
  const place: KeptPlace = { address, top: scrollY, focus, groups };
  try {
    sessionStorage.setItem(placeKey, JSON.stringify(place));
  } catch {
    // Storage switched off: the next page begins at its top.
  }
}

/** Runs in the browser as it stands: it may use nothing from outside itself. */
function returnToPlace(key: string): void {
  try {
    const place = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptPlace | null;
    sessionStorage.removeItem(key);
    if (place?.address !== location.href) return;
    for (const [name, isOpen] of place.groups) {
      const group = document.querySelector<HTMLDetailsElement>(`details[data-group="${name}"]`);
      if (group) group.open = isOpen;
    }
    document.querySelector<HTMLElement>(place.focus)?.focus({ preventScroll: true });
    scrollTo({ top: place.top, behavior: 'instant' });
  } catch {
    // Storage switched off, or a browser that does not know the selector: the page begins at its top.
  }
}

/** As text for an inline script behind the list: a file would come after the first paint, and the page would jump. */
export const returnToPlaceScript = import.meta.env.SSR
  ? `(${returnToPlace.toString()})(${JSON.stringify(placeKey)})`
  : '';
