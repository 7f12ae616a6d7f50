// Every kind of page in both languages, narrow and wide (look.md "Measures"): axe finds nothing, nothing overflows or
// shifts, targets are large enough, the content policy holds, and nobody else is asked for anything.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { type Application, hosts, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { listPageKinds, pageKinds } from '#test/demo-pages';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { memberPageKinds } from '#test/member-pages';
import { axeFindings, layoutShift, openWatched, overflow, smallTargets } from './page-quality.ts';

let application: Application;
let browser: Browser;
let paths: Awaited<ReturnType<typeof listPageKinds>>;

const narrow = { width: 360, height: 800 };
const narrowest = { width: 320, height: 640 };
const wide = { width: 1280, height: 900 };

beforeAll(async () => {
  [application, browser] = await Promise.all([startApplication(), launchBrowser({ viewport: narrow })]);
  paths = await listPageKinds(application.deps);
});
afterAll(async () => {
  await browser.close();
  await application.close();
});

describe.each(locales)('in %s', (locale) => {
  test.each(pageKinds)('%s', async (kind) => {
    expect(await qualityOf(localePath(paths[kind], locale))).toEqual(spotless);
  });

  test.each(memberPageKinds)('%s', async (_kind, { path, account, prepare }) => {
    const member = await createMember(application.deps, { ...account, host: hosts.rihlah });
    const there = await prepare?.(application.deps, member);
    expect(await qualityOf(localePath(there ?? path, locale), member)).toEqual(spotless);
  });
});

const spotless = {
  shift: 0, 'overflow at 360': [], 'small targets': [], 'axe at 360': [], 'overflow at 320': [], 'overflow at 1280': [], 'axe at 1280': [], complaints: [] };

/** What is wrong with a page, as a new visitor or a member sees it. */
async function qualityOf(path: string, member?: SignedIn): Promise<Record<string, unknown>> {
  const { page, complaints } = await openWatched(browser.context, application.origin() + path, member);
  try {
    const found: Record<string, unknown> = { shift: Math.max(0, (await layoutShift(page)) - 0.02) };
    found['overflow at 360'] = await overflow(page);
    found['small targets'] = await smallTargets(page);
    found['axe at 360'] = await axeFindings(page);
    await page.setViewportSize(narrowest);
    found['overflow at 320'] = await overflow(page);
    await page.setViewportSize(wide);
    found['overflow at 1280'] = await overflow(page);
    found['axe at 1280'] = await axeFindings(page);
    return { ...found, complaints };
  } finally {
    await page.close();
  }
}

test.each([['the menu', '/', '[popovertarget=menu]:not([popovertargetaction])'], ['the filters', '/umroh', '[popovertarget=filters]:not([popovertargetaction])']])('%s, opened on a phone, is as good as the page', async (_name, path, trigger) => {
  const { page } = await openWatched(browser.context, application.origin() + path);
  try {
    await page.setViewportSize(narrow);
    await page.locator(trigger).first().click();
    await page.locator(':popover-open').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  } finally {
    await page.close();
  }
});
