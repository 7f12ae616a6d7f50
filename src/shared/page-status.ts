// The statuses an error page may show (spec §2 error page): a closed set, so that a URL cannot invent others.

export const pageStatuses = [400, 403, 404, 405, 409, 412, 413, 414, 415, 416, 429, 500, 503] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** The status itself when a page may show it; other client errors become 400, everything else 500. */
export function pageStatus(status: number): PageStatus {
  return pageStatuses.find((known) => known === status) ?? (status >= 400 && status < 500 ? 400 : 500);
}
