// Forms of a page that carry a file: each is sent to an address that takes more than the few bytes of other forms.
import type { Page } from 'playwright-core';
import { openUploadPages, uploadPages } from '#web/host/upload-pages.server';
import { splitLocale } from '#shared/locale-path';

const patterns = Object.keys({ ...uploadPages, ...openUploadPages }).map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
);

/** Paths that forms with a file are sent to, and that would refuse it. */
export async function filesTooLarge(page: Page): Promise<string[]> {
  const sentTo = await page
    .locator('form:has(input[type=file])')
    .evaluateAll((forms) => forms.map((form) => new URL((form as HTMLFormElement).action).pathname));
  return sentTo.filter((path) => !patterns.some((pattern) => pattern.test(splitLocale(path).path)));
}
