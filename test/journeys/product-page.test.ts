// A visitor on a product page (spec §2, §5): prices of a party, sharing, the notify form right and wrong, what a
// licence forbids; with script, without, and in both languages.
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { catalogueScope } from '#domain/catalogue';
import type { PurchaseBlock } from '#shared/catalogue';
import { type Application, hosts, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';

let site: Application;
const phone = { viewport: { width: 360, height: 800 } };

/** A departure still to come of the seeded demo; `block` null = one that may be sold. */
async function slugOf({
  soldOut,
  block,
  closed = false,
}: {
  soldOut: boolean;
  block: PurchaseBlock | null;
  closed?: boolean;
}): Promise<string> {
  const { today } = catalogueScope(site.deps, site.deps.brands.forHost(hosts.rihlah));
  const { slug } = await site.deps.db
    .selectFrom('departure_cards')
    .select('slug')
    .where('departs_on', '>', today)
    .where('sale_ends_on', closed ? '<' : '>=', today)
    .where('is_sold_out', '=', soldOut)
    .where((where) =>
      where(
        where.fn('purchase_block', [
          'partner_state',
          'required_licence',
          'licence_valid_until',
          where.val(today),
        ]),
        'is not distinct from',
        block,
      ),
    )
    .orderBy('departs_on')
    .orderBy('slug')
    .executeTakeFirstOrThrow();
  return slug;
}
const page = async (url: string) => {
  const {
    statusCode: status,
    headers,
    body: html,
  } = await site.app.inject({ url, headers: { host: hosts.rihlah } });
  return { status, location: headers.location, html };
};

beforeAll(async () => {
  site = await startApplication();
});
afterAll(() => site.close());

describe('a product page', () => {
  it.each<[PurchaseBlock, string]>([
    ['partner_suspended', 'biro perjalanan sedang ditangguhkan'],
    ['partner_unlicensed', 'izin belum tercatat'],
    ['licence_expired', 'masa izin telah berakhir'],
  ])('says why nothing is sold: %s', async (block, reason) => {
    const { status, html } = await page(`/product/${await slugOf({ soldOut: false, block })}`);
    expect(status).toBe(200);
    expect(html.includes(reason)).toBe(true);
    expect(html.includes('Tim kami menjawab pertanyaan Anda')).toBe(false);
  });

  it('whose sale has ended offers no booking but the next dates, and home does not lead to it', async () => {
    const slug = await slugOf({ soldOut: false, block: null, closed: true });
    const { html } = await page(`/product/${slug}`);
    expect(html.includes('Pendaftaran ditutup')).toBe(true);
    expect(html.includes(`/checkout/${slug}`)).toBe(false);
    expect(html.includes('href="#tanggal"')).toBe(true);
    expect((await page('/')).html.includes(slug)).toBe(false);
    expect(await page(`/checkout/${slug}`)).toMatchObject({ status: 302, location: `/product/${slug}` });
  });

  it('has no framework script, and sends its data once', async () => {
    const { html } = await page(`/product/${await slugOf({ soldOut: false, block: null })}`);
    expect(html.includes('product.island')).toBe(true);
    expect(html.includes('entry.client')).toBe(false);
    expect(html.includes('streamController')).toBe(false);
  });

  it('leads to the lists without a name, and is not found under a wrong one', async () => {
    expect(await page('/en/product')).toMatchObject({ status: 302, location: '/en/umroh' });
    expect(await page('/product/tidak-ada')).toMatchObject({ status: 404 });
  });
});

describe('on a phone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(phone);
  });
  afterAll(() => browser.close());
  const open = async (path: string) => {
    const tab = await browser.context.newPage();
    await tab.goto(site.origin() + path);
    return tab;
  };

  it('the total follows room and people', async () => {
    const tab = await open(`/product/${await slugOf({ soldOut: false, block: null })}`);
    await tab.locator('price-calculator:defined').waitFor();
    const total = async () => Number((await tab.locator('[data-total]').innerText()).replace(/\D/g, ''));
    const alone = await total();
    await tab.locator('input[name=adult]').fill('3');
    await expect.poll(total).toBe(alone * 3);
    const fewer = tab.getByRole('button', { name: 'Kurangi: Dewasa' });
    await tab.getByRole('button', { name: 'Tambah: Dewasa' }).click();
    await expect.poll(total).toBe(alone * 4);
    for (const left of [3, 2, 1]) {
      expect(await fewer.getAttribute('aria-disabled')).toBe(null);
      await fewer.click();
      await expect.poll(total).toBe(alone * left);
    }
    expect(await fewer.getAttribute('aria-disabled')).toBe('true');
  });

  it('the notify form of a sold-out departure names the fault, goes to it, then keeps the number', async () => {
    const tab = await open(`/product/${await slugOf({ soldOut: true, block: null })}`);
    await tab.locator('#kabari button').click();
    await expect.poll(() => tab.locator('#notify-name-error').innerText()).toBe('Field tidak boleh kosong');
    await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).toBe('notify-name');
    await tab.locator('#notify-name').fill('Siti Aminah');
    await tab.locator('#notify-phone').fill('0812');
    await tab.locator('#kabari button').click();
    await expect.poll(() => tab.locator('#notify-phone-error').innerText()).toContain('10');
    expect(await tab.locator('#notify-name').inputValue()).toBe('Siti Aminah');
    await tab.locator('#notify-phone').fill('0812 3456 7890');
    await tab.locator('#kabari button').click();
    await expect
      .poll(() => tab.locator('#kabari [role=status]').innerText())
      .toContain('Nomor Anda kami simpan');
  });
});

it('without script the server works the total out, in English too', async () => {
  const browser = await launchBrowser({ ...phone, javaScriptEnabled: false });
  onTestFinished(() => browser.close());
  const tab = await browser.context.newPage();
  await tab.goto(`${site.origin()}/en/product/${await slugOf({ soldOut: false, block: null })}`);
  const before = await tab.locator('[data-total]').textContent();
  await tab.locator('input[name=adult]').fill('2');
  await tab.getByRole('button', { name: 'Work out' }).click();
  await tab.waitForURL(/adult=2/);
  expect(await tab.locator('[data-total]').textContent()).not.toBe(before);
  expect(await tab.locator('share-page button').isVisible()).toBe(false);
});
