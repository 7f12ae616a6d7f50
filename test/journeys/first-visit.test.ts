// What moves under the eyes of somebody who comes for the first time, on a cheap phone and a slow network (docs/product/pages.md).
import { expect, test } from 'vitest';
import { phone, useJourney } from './journey.ts';
import { layoutShifts, openWatched } from './page-quality.ts';

const journey = useJourney({ viewport: phone, hasServiceWorker: true });

test.each(['home', 'list', 'product'] as const)('%s stands still', async (kind) => {
  const paths = { home: '/', list: '/umroh', product: `/product/${journey.products.open[0]}` };
  const watched = await openWatched(
    journey.context(),
    journey.application.origin() + paths[kind],
    undefined,
    { isFirstVisit: true },
  );
  expect(await layoutShifts(watched)).toEqual([]);
});
