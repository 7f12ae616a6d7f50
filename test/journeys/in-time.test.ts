// What a page does by itself after a time (spec §2 error page, §9; docs/product/catalogue.md). Time passes in these pages only when
// a test lets it, so that no pause is too short for the machine.
import { expect, test } from 'vitest';
import { desktop, phone, useJourney } from './journey.ts';

const journey = useJourney({
  viewport: desktop,
  permissions: ['clipboard-read', 'clipboard-write'],
  isClockStopped: true,
});
const plainWords = 'Terapkan filter';

test('filters beside the list wait for the last key, apply together, and leave the reader where they were', async () => {
  const page = await journey.open('/umroh');
  const chips = page.locator('#filters [name=month]');
  const [first, second] = await chips.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await chips.first().focus();
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  await page.keyboard.press('Space');
  await page.clock.runFor(999);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.clock.runFor(999);
  expect(new URL(page.url()).search).toBe('');
  await page.clock.runFor(1);
  await page.waitForURL((url) => url.searchParams.get('month') === `${first},${second}`);
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
    .toBe(second);
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 120))).toBeLessThan(5);
});

test('the button of the sheet never says the count of another choice, and nothing once the sheet is closed', async () => {
  const { page, apply } = await openSheet('/umroh');
  const people = page.locator('#filters [name=people]');
  await people.selectOption('1');
  await page.clock.runFor(150);
  await expect.poll(() => apply.textContent()).toMatch(/^Tampilkan \d+ paket$/);
  await people.selectOption('2');
  expect(await apply.textContent()).toBe(plainWords);

  // The answer to this one is on its way when the sheet is closed: nobody waits for it any more.
  await page.route('**/api/**', () => undefined);
  const isDropped = page.waitForEvent('requestfailed');
  await page.clock.runFor(150);
  await page.keyboard.press('Escape');
  const dropped = await isDropped;
  expect(new URL(dropped.url()).searchParams.get('people')).toBe('2');
  expect(await apply.textContent()).toBe(plainWords);
  expect(await apply.getAttribute('aria-busy')).toBe('false');
});

test('closing the sheet takes the count back at once', async () => {
  const { page, apply } = await openSheet('/umroh');
  await page.locator('#filters [name=people]').selectOption('1');
  await page.clock.runFor(150);
  await expect.poll(() => apply.textContent()).toMatch(/^Tampilkan/);
  // In one go with the closing: what comes a moment later would come too late.
  expect(
    await apply.evaluate((button: HTMLButtonElement) => {
      button.form!.hidePopover();
      return button.textContent;
    }),
  ).toBe(plainWords);
});

test('what the API would refuse is not asked', async () => {
  const { page, apply, asked } = await openSheet('/wisata-syariah');
  const choose = async (name: string, value: string) => {
    const field = page.locator(`#filters [name=${name}]`);
    await (name.startsWith('price') ? field.selectOption(value) : field.fill(value));
    await page.clock.runFor(10_000);
  };
  await choose('price_min', '20000000');
  await expect.poll(() => apply.textContent()).toMatch(/^Tampilkan \d+ paket$/);
  await choose('price_max', '5000000');
  expect(await apply.textContent()).toBe(plainWords);
  await choose('price_max', '');
  await choose('departs_from', '2027-08-01');
  // A year half typed.
  await choose('departs_to', '0202-09-01');
  expect(await apply.textContent()).toBe(plainWords);
  await choose('departs_to', '2027-07-01');
  expect(await apply.textContent()).toBe(plainWords);
  await choose('departs_to', '2027-09-01');
  await expect.poll(() => apply.textContent()).toMatch(/^Tampilkan \d+ paket$/);
  expect(
    asked.map(({ searchParams }) =>
      ['price_max', 'departs_from', 'departs_to'].map((name) => searchParams.get(name)),
    ),
  ).toEqual([
    [null, null, null],
    [null, null, null],
    [null, '2027-08-01', null],
    [null, '2027-08-01', '2027-09-01'],
  ]);
});

test('the page of a fault leads home after three seconds', async () => {
  const page = await journey.open('/en/error?status=500');
  await page.clock.runFor(2_999);
  expect(new URL(page.url()).pathname).toBe('/en/error');
  await page.clock.runFor(1);
  await page.waitForURL((url) => url.pathname === '/en');
});

test('unless the visitor stays', async () => {
  const page = await journey.open('/error?status=500');
  await page.locator('[data-stay]').click();
  await page.locator('[data-stay]').waitFor({ state: 'hidden' });
  await page.clock.runFor(60_000);
  expect(new URL(page.url()).pathname).toBe('/error');
});

test('the link is copied, and a message says so for three seconds', async () => {
  const page = await journey.open(`/product/${journey.products.open[0]}`);
  // This browser has no sheet of its own for sharing, as on most desktops.
  expect(await page.evaluate(() => 'share' in navigator)).toBe(false);
  await page.getByRole('button', { name: 'Bagikan' }).first().click();
  const toast = page.locator('.toasts [role=status]');
  await toast.waitFor({ state: 'attached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(100);
  expect(await toast.textContent()).toBe('Tautan disalin');
  await page.clock.runFor(3_000);
  expect(await toast.textContent()).toBe('Tautan disalin');
  await page.clock.runFor(1_000);
  expect(await toast.count()).toBe(0);
});

/** A list on a phone with its filters open; `asked` fills with the counts asked for. */
async function openSheet(path: string) {
  const page = await journey.open(path);
  await page.setViewportSize(phone);
  const asked: URL[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/api/') && asked.push(new URL(request.url()))),
  );
  await page.getByRole('button', { name: /^Filter/ }).click();
  return { page, asked, apply: page.locator('#filters [type=submit]') };
}
