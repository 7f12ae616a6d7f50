import { expect, test } from 'vitest';
import { signInQuery } from './sign-in-query.ts';

test('sign-in links carry the product of its page, or the one in the address, and nothing else', () => {
  expect(signInQuery('/product/umroh-maret', '?affiliate_code=ANI-01')).toBe('?productSlug=umroh-maret');
  expect(signInQuery('/umroh', '?productSlug=umroh-maret&days=9')).toBe('?productSlug=umroh-maret');
  expect(signInQuery('/umroh', '?days=9&redirect=/member/profile')).toBe('');
  expect(signInQuery('/product/%00', '')).toBe('');
});
