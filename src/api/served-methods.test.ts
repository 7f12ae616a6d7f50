import { expect, it } from 'vitest';
import { createMethodFinder, listShadowedMethods } from './served-methods.ts';

const addresses = [
  { method: 'GET', url: '/api/promos' },
  { method: 'GET', url: '/api/promos/:id' },
  { method: 'POST', url: '/api/promos/:id' },
  { method: 'GET', url: '/api/promos/active' },
  { method: 'DELETE', url: '/api/promos/:id/uses/:number' },
  { method: 'GET', url: '/api/:area' },
  { method: 'PATCH', url: '/api/:area/active' },
] as const;

it.each([
  ['/api/promos', ['GET']],
  ['/api/promos/', ['GET']],
  ['/api/promos/7', ['GET', 'POST']],
  ['/api/promos/active', ['GET']],
  ['/api/promos/7/uses/1', ['DELETE']],
  ['/api/promos//uses/1', []],
  ['/api/promos/7/uses', []],
  ['/api/nothing', ['GET']],
  ['/api/nothing/active', ['PATCH']],
  ['/nothing', []],
])('knows what %s answers', (path, methods) => {
  expect(createMethodFinder(addresses)(path)).toEqual(methods);
});

it('names what a parameter of another endpoint would swallow', () => {
  expect(listShadowedMethods(addresses)).toEqual([
    { url: '/api/promos/active', method: 'POST' },
    { url: '/api/promos/active', method: 'PATCH' },
  ]);
});
