// The same as chat-killed, by the pages themselves: two people write to each other in two browsers over two processes, the network of both is
// cut in the middle, and one process is killed. 200 messages each way in `npm run prove`.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countUnreadNotifications } from '#domain/notifications';
import type { Deps } from '#domain/deps';
import { type Browser, launchBrowser } from '#test/browser';
import { createTestDeps } from '#test/deps';
import { createMember, signIn, type SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { type ConversationFixture, createConversation } from '#test/factories/conversations';
import { createPlaces, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { appStarted, desktop, phone, storeSession } from '#test/journeys/journey';
import { type Line, startLine } from '#test/line';
import { rounds } from '#test/rounds';
import { type AppProcess, freePort, startAppProcess } from './app-process.ts';

const count = rounds({ quick: 20, prove: 200 });
const host = '127.0.0.1';

let database: TestDatabase;
let deps: Deps;
let apps: AppProcess[];
let lines: Line[];
let browsers: Browser[];
let talk: ConversationFixture;
let people: SignedIn[];
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  deps = await createTestDeps(database, NOW);
  [apps, browsers] = await Promise.all([
    Promise.all([start(), start()]),
    Promise.all([phone, desktop].map((viewport) => launchBrowser({ locale: 'id-ID', viewport }))),
  ]);
  lines = await Promise.all(apps.map(({ port }) => startLine(port)));
  talk = await createConversation(deps, { member: await createMember(deps, { host }) });
  people = [talk.member, await signIn(deps, talk.staff.account, { host, hasSecondFactor: true })];
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await Promise.all([...lines, ...apps.map(({ kill }) => ({ close: kill }))].map(({ close }) => close()));
  await database.drop();
});

async function start(): Promise<AppProcess> {
  return startAppProcess({
    url: database.url,
    port: await freePort(),
    clockAheadMs: NOW.getTime() - Date.now(),
    gateway: null,
    hasSockets: true,
    hasPages: true,
    settleEveryMs: null,
  });
}

async function open(side: number): Promise<Page> {
  const { context } = browsers[side]!;
  const origin = `http://${host}:${lines[side]!.port}`;
  await storeSession(context, people[side]!, origin);
  const page = await context.newPage();
  await page.goto(`${origin}/chat/${talk.id}`);
  await appStarted(page);
  return page;
}

const said = (page: Page) => page.getByRole('log').locator('article .whitespace-pre-wrap').allInnerTexts();

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Pesan', { exact: true });
  await field.fill(text);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  // It is taken over by the outbox, whatever becomes of the network.
  await expect.poll(() => field.inputValue()).toBe('');
}

it(`${count} messages each way in two browsers: each once, in order, though the network is cut and a process is killed`, async () => {
  const pages = await Promise.all([open(0), open(1)]);
  const cutAt = Math.round(count / 3);
  const mendAt = Math.round(count / 2);
  const killAt = Math.round((count * 2) / 3);
  const setOffline = async (isOffline: boolean) => {
    for (const line of lines)
      if (isOffline) line.cut();
      else line.mend();
    await Promise.all(browsers.map(({ context }) => context.setOffline(isOffline)));
  };
  await Promise.all(
    pages.map(async (page, side) => {
      for (let index = 0; index < count; index += 1) {
        // Nobody types so fast: what limits writers is not what this is about.
        if (index % 5 === 0) await deps.db.deleteFrom('throttles').execute();
        if (side === 0 && index === cutAt) await setOffline(true);
        if (side === 0 && index === mendAt) await setOffline(false);
        if (side === 0 && index === killAt) {
          lines[0]!.leadTo(apps[1]!.port);
          await apps[0]!.kill();
        }
        await say(page, `${side}-${index}`);
      }
    }),
  );
  const stored = async () => {
    await deps.db.deleteFrom('throttles').execute();
    const rows = await deps.db
      .selectFrom('conversation_messages')
      .select('text')
      .where('conversation_id', '=', talk.id)
      .orderBy('sequence')
      .execute();
    return rows.map(({ text }) => text);
  };
  await expect.poll(async () => (await stored()).length, { timeout: 90_000 }).toBe(2 * count);
  const all = await stored();
  for (const side of [0, 1])
    expect(all.filter((text) => text!.startsWith(`${side}-`))).toEqual(
      Array.from({ length: count }, (_, index) => `${side}-${index}`),
    );
  for (const page of pages) await expect.poll(() => said(page), { timeout: 60_000 }).toEqual(all);
  // Both pages are being looked at: nothing is left unread.
  for (const { actor } of people)
    await expect.poll(() => countUnreadNotifications(deps, actor), { timeout: 30_000 }).toBe(0);
});
