import { describe, expect, it } from 'vitest';
import { chosen, searchComparing, searchWith, searchWithout } from './list-url.ts';

describe('the address of a list', () => {
  it('reads values joined by commas and values repeated alike, each once', () => {
    expect(chosen('?month=2027-01,2027-02&month=2027-01', 'month')).toEqual(['2027-01', '2027-02']);
    expect(chosen('?days=9', 'month')).toEqual([]);
  });

  it('goes back to the first page when a filter changes, and leaves the consultant code to the links', () => {
    expect(searchWith('?month=2027-01&page=3&affiliate_code=ABC', { days: ['9', '12'] })).toBe(
      '?month=2027-01&days=9,12',
    );
    expect(searchWith('?month=2027-01', { page: ['2'] })).toBe('?month=2027-01&page=2');
  });

  it('drops one value, a whole filter, and the question mark with the last one', () => {
    expect(searchWithout('?month=2027-01,2027-02', 'month', '2027-01')).toBe('?month=2027-02');
    expect(searchWithout('?month=2027-01&days=9', 'month')).toBe('?days=9');
    expect(searchWithout('?month=2027-01', 'month', '2027-01')).toBe('');
  });

  it('keeps words with signs of their own whole', () => {
    expect(searchWith('?q=a%26b+c', { sort: ['cheapest'] })).toBe('?q=a%26b%20c&sort=cheapest');
  });

  it('takes at most four products into a comparison, keeps the page, and lets each go again', () => {
    expect(searchComparing('?page=2&p=a,b,c', 'd')).toBe('?p=a,b,c,d&page=2');
    expect(searchComparing('?p=a,b,c,d', 'e')).toBeNull();
    expect(searchComparing('?p=a,b,c,d', 'b')).toBe('?p=a,c,d');
  });
});
