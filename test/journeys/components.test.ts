// /dev/ui, where every component of #web/ui stands with its states: of both brands and in both languages nothing overflows, and axe
// finds nothing. Leaves a picture of each in build/pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uiComponents } from '#web/dev/ui-components.tsx';
import { desktop, phone, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const pictures = join(import.meta.dirname, '../../build/pictures');
/** A component shown in several states is the same landmark several times, which a page of its own never has. */
const isRepeated = (finding: string) => finding.startsWith('landmark-unique');

describe.each(['rihlah', 'amanah'] as const)('of %s', (brand) => {
  const journey = useJourney({ viewport: phone });

  test.each(['id', 'en'] as const)('every component in %s, on a phone and on a desktop', async (locale) => {
    mkdirSync(pictures, { recursive: true });
    const page = await journey.open(locale === 'id' ? '/dev/ui' : '/en/dev/ui', brand);
    expect(
      await page
        .locator('[data-component]')
        .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-component'))),
    ).toEqual(Object.keys(uiComponents));
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      return Promise.allSettled([...document.images].map((picture) => picture.decode()));
    });
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await overflow(page)).toEqual([]);
      // A mouse is more exact than a thumb.
      expect(viewport === phone ? await smallTargets(page) : []).toEqual([]);
      expect((await axeFindings(page)).filter((finding) => !isRepeated(finding))).toEqual([]);
      await page.screenshot({
        path: join(pictures, `components-${brand}-${locale}-${viewport.width}.png`),
        fullPage: true,
      });
    }
  });
});
