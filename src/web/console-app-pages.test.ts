// People act on every page of a console: none of them is a document alone.
import { expect, test } from 'vitest';
import { isAppPage } from './app-pages.ts';
import './console-app-pages.ts';
import routes from './routes.ts';

test('every page of a console is an app page', () => {
  const layout = routes.find(({ file }) => file === 'layout/console-layout.tsx');
  const addresses = (layout?.children ?? []).map(({ path }) => `/${path?.replace('en?/', '')}`);
  expect(addresses.length).toBeGreaterThan(80);
  expect(addresses.filter((address) => !isAppPage(address.replaceAll(/:\w+/g, 'x')))).toEqual([]);
});
