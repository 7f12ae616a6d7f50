// What every journey begins with: the application, a browser, and a visitor who has never been here.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { BrowserContext, Clock, Locator, Page } from 'playwright-core';
import { type Application, type BrandHost, hosts, startApplication } from '#test/application';
import { type Browser, launchBrowser } from '#test/browser';
import { type DemoProducts, findDemoProducts } from '#test/demo-pages';
import { type Account, createMember, signIn, type SignedIn } from '#test/factories/accounts';
import { SEEDED_ON } from '#test/harness';
import { type ProviderPeople, startSignInProviders } from '#test/providers/sign-in-providers';

export const phone = { width: 360, height: 800 };
export const desktop = { width: 1280, height: 900 };

const indonesianOnPhone = ['Indonesian, on a phone', 'id', { viewport: phone }] as const;

/** What a visitor may come with: `describe.each`; the language of the words, and what `useJourney` takes. For checkouts and payments, and where something stands on a desktop only. */
export const everyDeviceAndLanguage = [
  indonesianOnPhone,
  ['English, on a desktop', 'en', { viewport: desktop }],
  ['Indonesian, on a phone without script', 'id', { viewport: phone, javaScriptEnabled: false }],
] as const;

/** The same in two journeys: each language, each device, with and without script (docs/decisions/0219-journeys-in-two-ways.md). For every other form. */
export const eachDeviceAndLanguageOnce = [
  indonesianOnPhone,
  ['English, on a desktop without script', 'en', { viewport: desktop, javaScriptEnabled: false }],
] as const;

export interface Journey {
  application: Application;
  products: DemoProducts;
  /** The browser of the visitor. */
  context(): BrowserContext;
  /** A new tab at an address. */
  open(path: string, brand?: BrandHost): Promise<Page>;
  /** A new account, signed in in this browser; the next page opened is theirs. */
  signIn(options?: Parameters<typeof createMember>[1], brand?: BrandHost): Promise<SignedIn>;
  /** Takes this browser's network away, or gives it back. Until the end of the test at most. */
  setOffline(isOffline: boolean): Promise<void>;
  /** An account that is there already, signed in in this browser. */
  signInAs(account: Account, options?: { hasSecondFactor: boolean }): Promise<void>;
}

interface JourneyOptions extends NonNullable<Parameters<typeof launchBrowser>[0]> {
  /** Time passes in the pages only when a test says so, by `page.clock.runFor(milliseconds)`. */
  isClockStopped?: boolean;
  /** Who has an account at Google and Apple; without it the application has neither. */
  people?: ProviderPeople;
  /** Whose protocol the simulator of payments speaks; Midtrans' by itself. */
  speaks?: 'xendit';
  /** Answers shared pages from memory, and follows what the operator publishes. */
  isCached?: boolean;
  /** Conversations are told by sockets. */
  hasSockets?: boolean;
  /** Takes every line of the application's log. */
  log?: string[];
  /** Pages bring their service worker, which asks for what is read a second time: for what needs it, and one whole journey. */
  hasServiceWorker?: boolean;
}

/** Registers its own hooks; the answer can be used inside tests. Between tests the visitor is forgotten. */
export function useJourney({
  isClockStopped = false,
  people,
  speaks,
  isCached = false,
  hasSockets = false,
  log,
  hasServiceWorker = false,
  ...options
}: JourneyOptions): Journey {
  const journey = {} as Journey;
  let browser: Browser;
  let providers: Awaited<ReturnType<typeof startSignInProviders>> | undefined;
  beforeAll(async () => {
    providers = people && (await startSignInProviders(people, () => journey.application.origin()));
    [journey.application, browser] = await Promise.all([
      startApplication({ signIn: providers?.signIn ?? {}, speaks, isCached, hasSockets, log }),
      launchBrowser({
        locale: 'id-ID',
        serviceWorkers: hasServiceWorker ? 'allow' : 'block',
        ...options,
      }),
    ]);
    if (isClockStopped) await stopClock(browser.context.clock);
    journey.context = () => browser.context;
    journey.products = await findDemoProducts(journey.application.deps);
    journey.open = async (path, brand) => {
      const page = await browser.context.newPage();
      await page.goto(journey.application.origin(brand) + path);
      return page;
    };
    journey.signIn = async (account, brand) => {
      const member = await createMember(journey.application.deps, {
        ...account,
        host: hosts[brand ?? 'rihlah'],
      });
      await storeSession(browser.context, member, journey.application.origin(brand));
      return member;
    };
    // The browser's own switch may reach a worker that is just waking up too late: the line itself is cut.
    journey.setOffline = async (isOffline) => {
      journey.application.unplug(isOffline);
      await browser.context.setOffline(isOffline);
    };
    journey.signInAs = async (account, options) => {
      await storeSession(
        browser.context,
        await signIn(journey.application.deps, account, { host: hosts.rihlah, ...options }),
        journey.application.origin(),
      );
    };
  });
  afterEach(async () => {
    await journey.setOffline(false);
    await Promise.all(browser.context.pages().map((page) => page.close()));
    await browser.context.clearCookies();
  });
  afterAll(async () => {
    await browser.close();
    await journey.application.close();
    await providers?.close();
  });
  return journey;
}

/** Gives a browser the cookies of a session, as signing in would. */
export async function storeSession(
  context: BrowserContext,
  { tokens }: SignedIn,
  origin: string,
): Promise<void> {
  const cookie = { url: origin, httpOnly: true, sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...cookie, name: 'jwt', value: tokens.jwt },
    { ...cookie, name: 'refreshToken', value: tokens.refreshToken },
  ]);
}

async function stopClock(clock: Clock): Promise<void> {
  await clock.install({ time: `${SEEDED_ON}T01:00:00Z` });
  await clock.pauseAt(`${SEEDED_ON}T01:00:01Z`);
}

/** React has taken over the page: until then links and forms are the browser's own, which is no fault. */
export async function appStarted(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('main')
        .evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

/** How many documents this tab has loaded since. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Types `yyyy-mm-dd` into the three fields of a date. */
export async function fillDate(page: Page, label: string | RegExp, date: string): Promise<void> {
  const [year, month, day] = date.split('-');
  const fields = page.getByRole('group', { name: label });
  await fields.locator('[name$=".day"]').fill(day!);
  await fields.locator('[name$=".month"]').selectOption(month!);
  await fields.locator('[name$=".year"]').fill(year!);
}

/** A document puts the focus where it belongs some time after its words can be read. */
export async function expectFocus(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** Whole rupiah in a text such as 'Rp 34.500.000'. */
export function rupiahIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** Holds back what the router's script asks for until the answer is called. */
export async function holdData(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
