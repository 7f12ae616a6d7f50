// How much is unread, and the way to it, at every width (spec §2 header): the bell on a desktop, the button of the menu below; on reading pages, on
// app pages and in consoles, and not in consultant mode.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { signIn } from '#test/factories/accounts';
import { createNotices } from '#test/factories/notifications';
import { hosts } from '#test/application';
import { endAllSessions } from '#domain/session-endings';
import { jwtSeconds } from '#shared/sessions';
import { desktop, phone, storeSession, useJourney } from './journey.ts';
import { axeFindings, smallTargets } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    notifications: 'Notifikasi',
    chats: 'Percakapan',
    unread: (count: string) => new RegExp(`^Menu\\s*${count}\\s*belum dibaca$`),
    bell: (count: string) => new RegExp(`^Notifikasi\\s*${count}\\s*belum dibaca$`),
  },
  en: {
    prefix: '/en',
    notifications: 'Notifications',
    chats: 'Conversations',
    unread: (count: string) => new RegExp(`^Menu\\s*${count}\\s*unread$`),
    bell: (count: string) => new RegExp(`^Notifications\\s*${count}\\s*unread$`),
  },
} as const;
/** Where the desktop's menu, and the bell with it, begins. */
const widestPhone = { width: 1139, height: 900 };

const journey = useJourney({ viewport: phone });
const header = (page: Page) => page.locator('header').first();

describe.each(['id', 'en'] as const)('in %s', (locale) => {
  const word = words[locale];

  it.each([
    ['reading page', '/faq'],
    ['app page', '/member/profile'],
  ])(
    'a member sees on a %s how much is unread, at every width, and goes there from the menu',
    async (_kind, path) => {
      const member = await journey.signIn();
      await createNotices(journey.application.deps, member, 2);
      const page = await journey.open(word.prefix + path);
      // What is not displayed has no role: these are seen.
      const button = header(page).getByRole('button', { name: word.unread('2') });
      const bell = header(page).getByRole('link', { name: word.bell('2') });
      await button.waitFor();
      for (const viewport of [widestPhone, phone]) {
        await page.setViewportSize(viewport);
        await expect.poll(() => button.isVisible()).toBe(true);
        expect(await bell.isVisible()).toBe(false);
      }
      await page.setViewportSize(desktop);
      await bell.waitFor();
      expect(await button.isVisible()).toBe(false);

      await page.setViewportSize(phone);
      await button.click();
      const sheet = page.locator('#menu');
      await sheet.getByRole('link', { name: word.bell('2') }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await sheet.getByRole('link', { name: word.chats }).click();
      await page.waitForURL(`**${word.prefix}/chat`);
      await button.waitFor();
      await button.click();
      await sheet.getByRole('link', { name: word.notifications }).click();
      await page.waitForURL(`**${word.prefix}/notification`);
    },
  );

  it('the profile leads to both', async () => {
    await journey.signIn();
    const page = await journey.open(`${word.prefix}/member/profile`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: word.notifications }).waitFor();
    await main.getByRole('link', { name: word.chats }).click();
    await page.waitForURL(`**${word.prefix}/chat`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(word.chats);
  });
});

it('above 99 it says 99+, and with nothing unread it says nothing', async () => {
  const member = await journey.signIn();
  const page = await journey.open('/faq');
  await page.waitForFunction(() => customElements.get('unread-badge'));
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => header(page).getByRole('button', { name: 'Menu', exact: true }).isVisible())
    .toBe(true);
  await createNotices(journey.application.deps, member, 100);
  await page.reload();
  await header(page)
    .getByRole('button', { name: words.id.unread('99\\+') })
    .waitFor();
});

it('in consultant mode nothing leads to the notifications, and conversations stay', async () => {
  const member = await journey.signIn();
  await createNotices(journey.application.deps, member);
  const page = await journey.open('/faq?affiliate_code=RAHMAT-01');
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#menu').getByRole('link', { name: 'Percakapan' }).waitFor();
  expect(await page.locator('a[href*="/notification"], unread-badge').count()).toBe(0);
  await page.goto(`${journey.application.origin()}/member/profile?affiliate_code=RAHMAT-01`);
  await page.getByRole('main').getByRole('link', { name: 'Percakapan' }).waitFor();
  expect(await page.locator('a[href*="/notification"]').count()).toBe(0);
});

it('a guest has none of it', async () => {
  const page = await journey.open('/faq');
  expect(await page.locator('a[href*="/notification"], a[href$="/chat"], unread-badge').count()).toBe(0);
});

it('staff see it in their console too, on a desktop and on a phone', async () => {
  const member = await journey.signIn({ roles: ['operator_support'] });
  await createNotices(journey.application.deps, member);
  const page = await journey.open('/operator/support');
  const bell = page.getByRole('link', { name: words.id.bell('1') });
  await header(page)
    .getByRole('button', { name: words.id.unread('1') })
    .click();
  await bell.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(desktop);
  await bell.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await bell.click();
  await page.waitForURL('**/notification');
});

describe('a page that has stood open for longer than a jwt lasts', () => {
  it.each([
    ['reading page', '/faq'],
    ['app page', '/member/profile'],
  ])('counts anew when somebody comes back to it: %s', async (_kind, path) => {
    const member = await journey.signIn();
    const { deps } = journey.application;
    const page = await journey.open(path);
    await page.waitForLoadState('networkidle');
    const begun = new Date(deps.now().getTime() - (jwtSeconds + 1) * 1_000);
    const session = await signIn({ ...deps, now: () => begun }, member.account, { host: hosts.rihlah });
    await storeSession(journey.context(), session, journey.application.origin());
    const calls: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith('/api/')) calls.push(`${pathname.split('/').at(-1)}: ${answer.status()}`);
    });

    await createNotices(deps, member);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await header(page)
      .getByRole('button', { name: words.id.unread('1') })
      .waitFor();
    expect(calls).toEqual(['notification: 401', 'refresh: 200', 'notification: 200']);
    await createNotices(deps, member);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await header(page)
      .getByRole('button', { name: words.id.unread('2') })
      .waitFor();
  });

  it('stays where it is when the session has ended meanwhile', async () => {
    const member = await journey.signIn();
    const page = await journey.open('/faq');
    await page.waitForLoadState('networkidle');
    await endAllSessions(journey.application.deps, member.account.id);
    const ended = page.waitForResponse((answer) => answer.status() === 417);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await ended;
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/faq');
  });
});
