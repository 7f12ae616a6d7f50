// The notifications and what somebody chooses of them (docs/product/notifications.md): tabs, one read, all read, 99+, settings and quiet hours; in
// both languages, on a phone and on a desktop, and without script.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { countUnreadNotifications, getNotificationSettings } from '#domain/notifications';
import { createNotices } from '#test/factories/notifications';
import type { SignedIn } from '#test/factories/accounts';
import { appStarted, eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    title: 'Notifikasi',
    tabs: ['Semua', 'Pesanan', 'Promosi', 'Info Lain'],
    settled: 'Pesanan RH-1 lunas',
    message: 'Pesan baru dari layanan bantuan (2)',
    promo: 'UMRAH10',
    unread: 'belum dibaca',
    readAll: 'Tandai semua sudah dibaca',
    none: 'Belum ada notifikasi',
    older: 'Notifikasi lebih lama',
    choose: 'Atur notifikasi',
    messages: 'Pesan dari mitra dan layanan bantuan',
    email: 'Email',
    quiet: 'Tahan kabar pada jam tenang',
    from: 'Mulai',
    until: 'Sampai',
    save: 'Simpan',
    saved: 'Pengaturan notifikasi disimpan.',
  },
  en: {
    prefix: '/en',
    title: 'Notifications',
    tabs: ['All', 'Orders', 'Promotions', 'Other Info'],
    settled: 'Order RH-1 is paid in full',
    message: 'New message from support (2)',
    promo: 'UMRAH10',
    unread: 'unread',
    readAll: 'Mark all as read',
    none: 'No notifications yet',
    older: 'Older notifications',
    choose: 'Choose notifications',
    messages: 'Messages from partners and support',
    email: 'Email',
    quiet: 'Hold news back during quiet hours',
    from: 'From',
    until: 'Until',
    save: 'Save',
    saved: 'Your notification settings are saved.',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('in %s', (_name, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];
  const hasScript = !('javaScriptEnabled' in options);

  async function open(path: string): Promise<Page> {
    const page = await journey.open(word.prefix + path);
    if (hasScript) await appStarted(page);
    return page;
  }
  const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');
  const texts = (page: Page) => rows(page).allInnerTexts();
  const unread = (page: Page) => rows(page).filter({ hasText: word.unread }).count();
  const tab = (page: Page, index: number) =>
    page
      .getByRole('main')
      .getByRole('navigation')
      .getByRole('link', { name: word.tabs[index]!, exact: true });
  /** Of what the header says; without script it counts nothing. */
  const counted = (page: Page, count: string) =>
    page
      .locator('header')
      .first()
      .getByText(new RegExp(`^${count}\\s*${word.unread}$`))
      .filter({ visible: true })
      .first();

  async function prepare(): Promise<SignedIn> {
    const member = await journey.signIn();
    const { deps } = journey.application;
    await createNotices(deps, member);
    for (let time = 0; time < 2; time += 1)
      await createNotices(deps, member, 1, {
        kind: 'message',
        values: { name: null },
        path: '/chat',
        dedupeKey: 'conversation:x',
      });
    await createNotices(deps, member, 1, {
      kind: 'promo',
      values: { title: { id: 'Promo', en: 'Promo' }, code: word.promo, endsOn: '2027-12-31' },
      path: '/promo',
    });
    return member;
  }

  it('they stand under their tabs, one is read by opening it, and all at once', async () => {
    const member = await prepare();
    const page = await open('/notification');
    await expect.poll(() => rows(page).count()).toBe(3);
    expect(await unread(page)).toBe(3);
    if (hasScript) await counted(page, '3').waitFor();
    expect(await faultsOf(page, options)).toEqual([]);
    for (const [index, text] of [word.settled, word.promo, word.message].entries()) {
      await tab(page, index + 1).click();
      await expect.poll(() => texts(page)).toEqual([expect.stringContaining(text)]);
      expect(await tab(page, index + 1).getAttribute('aria-current')).toBe('page');
    }

    await rows(page).first().click();
    await page.waitForURL(`**${word.prefix}/chat`);
    if (hasScript) await counted(page, '2').waitFor();
    await page.goto(`${journey.application.origin()}${word.prefix}/notification`);
    if (hasScript) await appStarted(page);
    expect(await unread(page)).toBe(2);

    await page.getByRole('button', { name: word.readAll }).click();
    await expect.poll(() => unread(page)).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: word.readAll }).count()).toBe(0);
    // The page says so before the server has heard of it.
    await expect.poll(() => countUnreadNotifications(journey.application.deps, member.actor)).toBe(0);
    await page.reload();
    expect(await unread(page)).toBe(0);
    await expect.poll(() => rows(page).count()).toBe(3);
  });

  it('above 99 the badge says 99+, and older ones follow', async () => {
    const member = await journey.signIn();
    await createNotices(journey.application.deps, member, 101);
    const page = await open('/notification');
    if (hasScript) await counted(page, String.raw`99\+`).waitFor();
    const first = await texts(page);
    await page.getByRole('link', { name: word.older }).click();
    await page.waitForURL(/before=/);
    await expect.poll(() => texts(page)).not.toEqual(first);
    expect((await texts(page)).filter((text) => first.includes(text))).toEqual([]);
  });

  it('nothing is said to be there where nothing is', async () => {
    await journey.signIn();
    const page = await open('/notification');
    await page.getByText(word.none).waitFor();
    expect(await page.getByRole('button', { name: word.readAll }).count()).toBe(0);
  });

  it('what is sent and when it is quiet is chosen and stays chosen; what cannot be is refused beside its field', async () => {
    const member = await journey.signIn();
    const chosen = () => getNotificationSettings(journey.application.deps, member.actor);
    const page = await open('/notification');
    await page.getByRole('link', { name: word.choose }).click();
    await page.waitForURL(`**${word.prefix}/notification/settings`);
    if (hasScript) await appStarted(page);
    const email = page.getByRole('group', { name: word.messages }).getByLabel(word.email);
    expect(await email.isChecked()).toBe(true);
    await email.uncheck();
    await page.getByLabel(word.quiet).check();
    await page.getByLabel(word.from).fill('22:00');
    await page.getByLabel(word.until).fill('22:00');
    await page.getByRole('button', { name: word.save, exact: true }).click();
    await expect.poll(() => page.getByLabel(word.until).getAttribute('aria-invalid')).toBe('true');
    expect((await chosen()).quiet).toBeNull();
    expect(await faultsOf(page, options)).toEqual([]);

    await page.getByLabel(word.until).fill('04:30');
    await page.getByRole('button', { name: word.save, exact: true }).click();
    await page.getByText(word.saved).waitFor({ state: 'attached' });
    expect(await chosen()).toMatchObject({
      topics: { messages: { email: false, push: true } },
      quiet: { from: '22:00', until: '04:30' },
    });
    await page.reload();
    expect(await email.isChecked()).toBe(false);
    expect(await page.getByLabel(word.quiet).isChecked()).toBe(true);
    expect(await page.getByLabel(word.from).inputValue()).toBe('22:00');
  });
});
