// A real browser for journeys: the Chromium inside an npm package, so that no
// machine needs one installed (README.md).
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Locator, type Page, type Request } from 'playwright-core';
import { scratchDirectory } from './scratch.ts';

/** Where the unpacked browser lies; kept between runs, one directory per version and account. */
const HOME = join(tmpdir(), `rihlah-chromium-${packagedVersion()}-${process.getuid?.() ?? 'user'}`);

/** The package's own file looks in /tmp/fonts. Without any font of the system the browser draws not even a web font. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${HOME}/fonts</dir>
  <cachedir>${HOME}/cache</cachedir>
</fontconfig>
`;

/** For machines far slower than ours: whatever works takes a fraction of this. */
const patienceMs = 60_000;

export interface Browser {
  context: BrowserContext;
  /** Closes the browser and removes its profile. */
  close(): Promise<void>;
}

/** Unpacks the browser once; must have happened before workers launch it. Repeatable, and safe when two do it at once. */
export async function unpackBrowser(): Promise<void> {
  if (existsSync(HOME)) return;
  const unfinished = await mkdtemp(join(tmpdir(), 'rihlah-chromium-unfinished-'));
  const before = {
    TMPDIR: process.env['TMPDIR'],
    AWS_LAMBDA_JS_RUNTIME: process.env['AWS_LAMBDA_JS_RUNTIME'],
  };
  try {
    // The package unpacks to the temporary directory, and its own libraries only when it believes it is on Lambda.
    Object.assign(process.env, { TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' });
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    await writeFile(join(unfinished, 'fonts.conf'), FONTS);
    await mkdir(join(unfinished, 'cache'));
    // Whoever comes second finds the place taken, by the same files.
    await rename(unfinished, HOME).catch((error: unknown) => {
      if (!existsSync(HOME)) throw error;
    });
  } finally {
    restore(before);
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Starts a browser with a profile of its own. `options` are Playwright's: viewport, locale, javaScriptEnabled …; `args` come on top of ours. */
export async function launchBrowser({
  args = [],
  ...options
}: NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]> = {}): Promise<Browser> {
  await unpackBrowser();
  const profile = await mkdtemp(join(scratchDirectory(), 'rihlah-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    // A page that scrolls smoothly moves on under a click that was aimed at where its button stood.
    reducedMotion: 'reduce',
    executablePath: join(HOME, 'chromium'),
    // Not the package's own list: its --single-process breaks pages, its --disable-web-security hides faults.
    args: [
      '--headless=shell',
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-dev-shm-usage',
      // Drawn by the processor alone: an imitated GPU takes twice its time for the same picture.
      '--disable-gpu',
      ...args,
    ],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(HOME, 'al2023/lib'),
      FONTCONFIG_FILE: join(HOME, 'fonts.conf'),
      XDG_CACHE_HOME: join(HOME, 'cache'),
      HOME: profile,
    },
    timeout: patienceMs,
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  waitForWholeDocuments(context.pages()[0]!.locator('html'));
  context.pages().forEach(closeAfterDocument);
  context.on('page', closeAfterDocument);
  return {
    context,
    async close() {
      await context.close();
      // Its helper processes may still be writing there while they end.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

const mended = new WeakSet<object>();

/**
 * The head of a document can be seen before its rest has arrived. Whoever waits for a thing on a page waits for the whole page,
 * so that what is read next (how many there are, which words stand there) does not depend on how quickly it came.
 */
function waitForWholeDocuments(anyLocator: Locator): void {
  const locators = Object.getPrototypeOf(anyLocator) as Locator;
  if (mended.has(locators)) return;
  mended.add(locators);
  const { waitFor } = locators;
  locators.waitFor = async function waitForWholeDocument(this: Locator, ...options) {
    await waitFor.apply(this, options);
    await this.page().waitForLoadState('domcontentloaded');
  };
}

/** No document of ours is on its way for longer. */
const arrivalMs = 10_000;

/**
 * A page that is told to close in the moment in which its next document begins is never reported closed: Chromium puts another page into
 * its place and forgets the order. So a page is closed once what it asked for has arrived, was refused, or became a file.
 */
function closeAfterDocument(page: Page): void {
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    onTheirWay.delete(request.redirectedFrom()!);
    onTheirWay.add(request);
  });
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  page.on('domcontentloaded', () => onTheirWay.clear());
  page.on('download', () => onTheirWay.clear());
  const { close } = page;
  page.close = async (...options) => {
    const isTooLate = AbortSignal.timeout(arrivalMs);
    while (onTheirWay.size > 0 && !isTooLate.aborted) await setTimeout(10);
    await close.apply(page, options);
  };
}

function packagedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
