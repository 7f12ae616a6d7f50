// Pages where people act are drawn before their scripts are asked for (decision 0239): nothing that runs later shares the line with what is read.
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { appStarted, phone, useJourney } from './journey.ts';

const journey = useJourney({ viewport: phone });

/** Milliseconds since the document was asked for: its first paint, and its first script. */
const moments = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    script: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  }));

describe.each(['/auth/login', '/auth/register', '/en/auth/forgot-password'])('%s', (path) => {
  test('asks for its scripts when it has been drawn, and starts', async () => {
    const page = await journey.context().newPage();
    await page.goto(journey.application.origin() + path);
    await appStarted(page);
    const { paint, script } = await moments(page);
    expect(paint).not.toBeNull();
    expect(script).toBeGreaterThanOrEqual(paint!);
    await page.close();
  });

  test('starts where the browser does not tell when it draws', async () => {
    const page = await journey.context().newPage();
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto(journey.application.origin() + path);
    await appStarted(page);
    expect((await moments(page)).script).toBeLessThan(Infinity);
    await page.close();
  });
});
