import { describe, expect, it } from 'vitest';
import { hasMore, listWindow, pageSize } from './list-window.ts';

describe('show more', () => {
  it('shows everything up to the page in the address', () => {
    expect(listWindow(1)).toEqual({ page: 1, limit: 12, shown: 12, previous: null });
    expect(listWindow(3)).toEqual({ page: 1, limit: 36, shown: 36, previous: null });
  });

  it('starts a new window after eight pages, with a way back to the one before', () => {
    expect(listWindow(8).limit).toBe(96);
    expect(listWindow(9)).toEqual({ page: 2, limit: 96, shown: 12, previous: 8 });
    expect(listWindow(17)).toEqual({ page: 3, limit: 96, shown: 12, previous: 16 });
  });

  it('shows every departure in exactly one window, in order', () => {
    const starts = Array.from({ length: 24 }, (_, index) => {
      const { page, limit, shown } = listWindow(index + 1);
      return (page - 1) * limit + shown;
    });
    expect(starts).toEqual(Array.from({ length: 24 }, (_, index) => (index + 1) * pageSize));
  });

  it('offers more only while there is more', () => {
    expect(hasMore(1, 12, false)).toBe(false);
    expect(hasMore(1, 13, false)).toBe(true);
    expect(hasMore(90, 1000, true)).toBe(true);
  });
});
