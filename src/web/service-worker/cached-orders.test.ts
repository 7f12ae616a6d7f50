// Which of one's own pages stay readable without a network, and which never do.
import { expect, it } from 'vitest';
import { asCopy, cachedOrderUrl, orderUrlsToCache, ordersIn } from './cached-orders.ts';

const find = (address: string) => cachedOrderUrl(new URL(address, 'http://rihlah.localhost'));
const lists = [
  '/member/my-order',
  '/member/my-order?tab=unpaid',
  '/member/my-order?tab=in_progress',
  '/member/my-order?tab=completed',
];

it('keeps the list in its tabs, and the order that was looked at', () => {
  expect(orderUrlsToCache('/member/my-order')).toEqual(lists);
  expect(orderUrlsToCache('/en/member/my-order/RHL-27ABCD')).toEqual([
    '/en/member/my-order/RHL-27ABCD',
    ...lists.map((one) => `/en${one}`),
  ]);
});

it.each([
  '/',
  '/member/profile',
  '/member/my-order/RHL-27ABCD/participants/1',
  '/member/my-order/RHL-27ABCD/documents',
  '/member/my-order/RHL-27ABCD/documents/7',
  '/member/my-order/RHL-27ABCD/invoice.pdf',
  '/member/my-order/RHL-27ABCD/review',
  '/payment/abc',
  '/member/my-address',
  '/partner-console',
  '/partner-console/bookings',
])('keeps nothing of %s', (path) => {
  expect([orderUrlsToCache(path), find(path)]).toEqual([[], undefined]);
});

it.each([
  ['/member/my-order?tab=unpaid&page=2', '/member/my-order?tab=unpaid'],
  ['/member/my-order?tab=lain', '/member/my-order'],
  ['/member/my-order?tab=completed&page=2', '/member/my-order?tab=completed'],
  ['/en/member/my-order?search=RHL', '/en/member/my-order'],
  ['/member/my-order/RHL-27ABCD?affiliate_code=ANI-01', '/member/my-order/RHL-27ABCD'],
])('answers %s by %s', (address, answer) => {
  expect(find(address)).toBe(answer);
});

it('finds the orders of a list, each once, and no papers', () => {
  const html =
    '<a href="/en/member/my-order/0198-a">x</a><a href="/en/member/my-order/0198-a?affiliate_code=ANI-01">x</a><a href="/member/my-order/0198-b/participants/1">x</a><a href="/en/member/my-order?tab=completed">x</a>';
  expect(ordersIn(html)).toEqual(['/en/member/my-order/0198-a']);
});

it('a copy shows from when it is', () => {
  expect(asCopy('<p hidden="">a</p><div hidden="" data-kept-copy="true">b</div>')).toBe(
    '<p hidden="">a</p><div data-kept-copy="true">b</div>',
  );
});
