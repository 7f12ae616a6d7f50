// Paging of lists: one arithmetic for the API, the pages and the domain.

export interface Page<T> {
  items: T[];
  page: number;
  limit: number;
  /** Matching rows; with `totalIsCapped` there are more than this. */
  total: number;
  totalIsCapped: boolean;
}

export function lastPage({ total, limit }: { total: number; limit: number }): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** Numbers of the first and last item shown, counted from 1; both 0 on an empty page. */
export function itemRange({ page, limit, items }: { page: number; limit: number; items: unknown[] }): {
  first: number;
  last: number;
} {
  if (items.length === 0) return { first: 0, last: 0 };
  const first = (page - 1) * limit + 1;
  return { first, last: first + items.length - 1 };
}
