// node scripts/run.mjs scripts/pictures.ts [http://localhost:3000] [app]: takes the pictures of the README from a running server, or, with
// `app`, those of the main pages where members act: whole, made small, as a member of the demo sees them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { launchBrowser } from '#test/browser';

const [origin = 'http://localhost:3000', which] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../docs/pictures');
const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 860 };

/** The first departure of the umrah list stands for all products. */
const product =
  (await (await fetch(`${origin}/umroh`)).text()).match(/\/product\/[a-z0-9-]+/)?.[0] ?? '/umroh';
const pictures = [
  { name: 'home', path: '/', sizes: [phone, desktop] },
  { name: 'umroh', path: '/umroh', sizes: [phone, desktop] },
  { name: 'product', path: product, sizes: [phone, desktop] },
  { name: 'faq-en', path: '/en/faq', sizes: [phone] },
];

/** Pages where members act; `lead` opens one that only a press leads to. */
const appPages: readonly {
  name: string;
  path: string;
  isGuest?: true;
  lead?: (page: Page) => Promise<void>;
}[] = [
  { name: 'login', path: '/auth/login', isGuest: true },
  { name: 'register', path: '/auth/register', isGuest: true },
  { name: 'checkout', path: product.replace('/product/', '/checkout/') },
  { name: 'checkout-order', path: product.replace('/product/', '/checkout/'), lead: nextStep },
  { name: 'builder', path: '/private-umroh' },
  { name: 'orders', path: '/member/my-order' },
  { name: 'order', path: '/member/my-order', lead: (page) => follow(page, '/member/my-order/') },
  { name: 'traveller', path: '/member/my-order', lead: toTraveller },
  { name: 'profile', path: '/member/profile' },
  { name: 'profile-edit', path: '/member/profile/edit' },
  { name: 'wishlist', path: '/member/wishlist' },
  { name: 'chat', path: '/chat' },
];

async function follow(page: Page, part: string): Promise<void> {
  await page.locator(`main a[href*="${part}"]`).first().click();
  await page.waitForURL(`**${part}*`);
}

async function toTraveller(page: Page): Promise<void> {
  await follow(page, '/member/my-order/');
  await follow(page, '/participants/');
}

async function nextStep(page: Page): Promise<void> {
  await page.locator('button[value=identity]:visible').click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}\//);
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/auth/login?redirect=/member/profile`, { waitUntil: 'networkidle' });
  await page.locator('[name=email]').fill('siti@demo.example');
  await page.locator('[name=password]').fill('Rihlah-Demo-2027');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/profile');
  // Two hearts, so that there is a wishlist.
  for (let saved = 0; saved < 2; saved += 1) {
    await page.goto(`${origin}/umroh`, { waitUntil: 'networkidle' });
    await page.locator('main wish-button button').nth(saved).click();
    await page.locator('.toasts p').first().waitFor();
  }
  await page.close();
}

async function write(name: string, picture: Sharp): Promise<void> {
  await writeFile(join(folder, `${name}.webp`), await picture.webp({ quality: 82 }).toBuffer());
}

async function takeReadme(context: BrowserContext): Promise<void> {
  for (const { name, path, sizes } of pictures) {
    for (const size of sizes) {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await write(`${name}-${size.width}`, sharp(await page.screenshot()));
      await page.close();
    }
  }
}

async function takeAppPages(context: BrowserContext): Promise<void> {
  const guests = appPages.filter(({ isGuest }) => isGuest);
  const members = appPages.filter(({ isGuest }) => !isGuest);
  for (const pages of [guests, members]) {
    if (pages === members) await signIn(context);
    for (const { name, path, lead } of pages) {
      for (const size of [phone, desktop]) {
        const page = await context.newPage();
        await page.setViewportSize(size);
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        await lead?.(page);
        await page.waitForLoadState('networkidle');
        const whole = sharp(await page.screenshot({ fullPage: true }));
        await write(`app-${name}-${size.width}`, whole.resize({ width: size === phone ? 300 : 640 }));
        console.log(name, size.width, await page.evaluate(() => document.documentElement.scrollHeight));
        await page.close();
      }
    }
  }
}

await mkdir(folder, { recursive: true });
const { context, close } = await launchBrowser();
await (which === 'app' ? takeAppPages(context) : takeReadme(context));
await close();
