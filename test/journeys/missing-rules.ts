// Rules that a page could use and its style sheet lacks, though that of another kind of pages has them (decision 0257).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { ServerBuild } from 'react-router';
import type { ColorSettings } from '#domain/brands';
import type { InlineCode } from '#web/inline-code';
import { pageKinds } from '#web/page-kinds';
import { rulesOf, type StyleRule, usableRules } from '#test/style-rules';

/** What the sheets of all kinds have together, as they are built. */
export async function everyRule(colors: ColorSettings): Promise<StyleRule[]> {
  const file = pathToFileURL(join(import.meta.dirname, '../../build/server/index.js')).href;
  const { entry } = (await import(file)) as ServerBuild;
  const { inlineCode } = entry.module as unknown as { inlineCode: InlineCode };
  return pageKinds.flatMap((kind) => rulesOf(inlineCode.styleOf(kind, colors)));
}

/** By the classes, ids and data attributes that stand in the page now. */
export async function missingRules(page: Page, every: readonly StyleRule[]): Promise<string[]> {
  const { style, names } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    return {
      style: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
      names: elements.flatMap((element) => [
        ...element.classList,
        element.id,
        ...element.getAttributeNames().filter((name) => name.startsWith('data-')),
      ]),
    };
  });
  const has = new Set(rulesOf(style).map(({ text }) => text));
  return usableRules(every, new Set(names)).filter((text) => !has.has(text));
}
