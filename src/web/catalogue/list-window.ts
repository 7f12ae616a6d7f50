// "Show more" (spec §2 lists): page n of the address shows the first n pages together, so that going back finds them all.
// Our choice: after eight of them a new window starts, because a cheap phone cannot hold hundreds of cards.

export const pageSize = 12;
const pagesPerWindow = 8;

export interface ListWindow {
  /** What to ask the domain for. */
  page: number;
  limit: number;
  /** How many of the answer's items are shown. */
  shown: number;
  /** Page to go back to from a later window. */
  previous: number | null;
}

/** What page `page` of the address (1 or more) shows. */
export function listWindow(page: number): ListWindow {
  const before = Math.floor((page - 1) / pagesPerWindow);
  const grown = page - before * pagesPerWindow;
  if (before === 0) return { page: 1, limit: grown * pageSize, shown: grown * pageSize, previous: null };
  return {
    page: before + 1,
    limit: pagesPerWindow * pageSize,
    shown: grown * pageSize,
    previous: before * pagesPerWindow,
  };
}

/** True when there are departures behind the ones shown on page `page`. */
export function hasMore(page: number, total: number, totalIsCapped: boolean): boolean {
  return totalIsCapped || page * pageSize < total;
}
