// node scripts/run.mjs scripts/pictures.ts [http://localhost:3000] [app]: takes the pictures of the README from a running server, or, with
// `app`, those of the main pages where members and staff act: whole, made small, as people of the demo see them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { demoPassword, demoPeople } from '#db/people/people';
import { codeAt } from '#domain/second-factors';
import type { Role } from '#shared/roles';
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

interface AppScreen {
  name: string;
  path: string;
  /** Opens one that only a press leads to. */
  lead?: (page: Page) => Promise<void>;
}

/** Pages where people act, by who sees them. */
const appScreens: readonly { as: Role | 'guest' | 'member'; screens: readonly AppScreen[] }[] = [
  {
    as: 'guest',
    screens: [
      { name: 'login', path: '/auth/login' },
      { name: 'register', path: '/auth/register' },
    ],
  },
  {
    as: 'member',
    screens: [
      { name: 'checkout', path: product.replace('/product/', '/checkout/') },
      { name: 'builder', path: '/private-umroh' },
      { name: 'orders', path: '/member/my-order' },
      {
        name: 'order',
        path: '/member/my-order',
        lead: (page) => follow(page, '/member/my-order/'),
      },
      { name: 'traveller', path: '/member/my-order', lead: toTraveller },
      { name: 'documents', path: '/member/my-order', lead: toDocuments },
      { name: 'profile', path: '/member/profile' },
      { name: 'wishlist', path: '/member/wishlist' },
      { name: 'chat', path: '/chat' },
    ],
  },
  {
    as: 'partner_staff',
    screens: [
      { name: 'partner-console', path: '/partner-console' },
      { name: 'partner-bookings', path: '/partner-console/bookings' },
    ],
  },
  { as: 'store_staff', screens: [{ name: 'store-items', path: '/store-console/items' }] },
  { as: 'operator_finance', screens: [{ name: 'operator-payments', path: '/operator/payments' }] },
];

async function follow(page: Page, part: string): Promise<void> {
  await page.locator(`main a[href*="${part}"]`).first().click();
  await page.waitForURL(`**${part}*`);
  await page.goto(page.url(), { waitUntil: 'networkidle' });
}

async function toTraveller(page: Page): Promise<void> {
  await follow(page, '/member/my-order/');
  await follow(page, '/participants/');
}

async function toDocuments(page: Page): Promise<void> {
  await follow(page, '/member/my-order/');
  await follow(page, '/documents');
}

/** Through the call that pages use, too; staff with a code of their second factor. */
async function signIn(context: BrowserContext, role: Role | null): Promise<void> {
  const person = demoPeople.find((one) => one.role === role)!;
  const otp = person.secret && { otp: codeAt(person.secret, new Date()) };
  const answer = await context.request.post(`${origin}/api/v3/user/auth/login`, {
    data: { email: person.email, password: demoPassword, ...otp },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`${person.email} could not sign in: ${answer.status()}`);
}

/** Two hearts, so that there is a wishlist. */
async function fillWishlist(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
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
  for (const { as, screens } of appScreens) {
    await context.clearCookies();
    if (as !== 'guest') await signIn(context, as === 'member' ? null : as);
    if (as === 'member') await fillWishlist(context);
    for (const screen of screens)
      for (const size of [phone, desktop]) await takeAppScreen(context, screen, size);
  }
}

async function takeAppScreen(
  context: BrowserContext,
  { name, path, lead }: AppScreen,
  size: typeof phone,
): Promise<void> {
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

await mkdir(folder, { recursive: true });
const { context, close } = await launchBrowser();
await (which === 'app' ? takeAppPages(context) : takeReadme(context));
await close();
