// Which files there are once for each language, and how they name one another.
import { expect, it } from 'vitest';
import { fileInLanguage, inLanguage, language } from './language-files.ts';

it.each([
  ['/assets/order-1a.js', '/assets/en/order-1a.js'],
  ['/assets/framework-1a.js', '/assets/framework-1a.js'],
  ['/assets/wishlist.island-1a.js', '/assets/wishlist.island-1a.js'],
  ['/assets/service-worker-1a.js', '/assets/service-worker-1a.js'],
  ['/assets/font-1a.woff2', '/assets/font-1a.woff2'],
  ['/assets/en/order-1a.js', '/assets/en/order-1a.js'],
  ['routes/home', 'routes/home'],
])('a page in English names %s as %s', (file, named) => {
  expect(fileInLanguage(file, 'en')).toBe(named);
});

it('a file speaks one language, and finds what has no words one folder up', () => {
  const code = `import{a}from"./framework-1a.js";import{b}from"./frame-2b.js";export const c=()=>${language}?'ya':'yes'`;
  expect(inLanguage(code, 'id')).toBe(
    `import{a}from"../framework-1a.js";import{b}from"./frame-2b.js";export const c=()=>true?'ya':'yes'`,
  );
  expect(inLanguage(code, 'en')).toContain('false?');
});
