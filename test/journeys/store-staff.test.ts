// A store's owner asks somebody to work there (docs/product/store-console.md): with one duty, which then opens those pages alone; their
// duties change, and the work is taken away. The last owner stays.
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { localePath } from '#shared/locale-path';
import { createMember } from '#test/factories/accounts';
import { createItem } from '#test/factories/items';
import { newestLink } from '#test/sent-emails';
import { appStarted, eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    name: 'Nama',
    send: 'Kirim undangan',
    none: 'Pilih sedikitnya satu tugas',
    duty: 'Pesanan',
    other: 'Katalog',
    sent: 'Undangan dikirim.',
    waiting: 'Pesanan · Berlaku',
    yours: 'Tugas Anda: Pesanan.',
    accept: 'Terima undangan',
    change: 'Ubah tugas',
    save: /^Simpan tugas/,
    saved: 'Tugas diubah.',
    remove: /^Keluarkan/,
    removed: 'Orang ini tidak bekerja di sini lagi.',
    last: 'Harus tetap ada satu pemilik',
  },
  en: {
    name: 'Name',
    send: 'Send the invitation',
    none: 'Choose at least one duty',
    duty: 'Orders',
    other: 'Catalogue',
    sent: 'The invitation has been sent.',
    waiting: 'Orders · Until',
    yours: 'Your duties: Orders.',
    accept: 'Accept the invitation',
    change: 'Change duties',
    save: /^Save duties/,
    saved: 'Duties changed.',
    remove: /^Remove/,
    removed: 'They no longer work here.',
    last: 'One owner must remain',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];
  const started = async (page: Page) => ('javaScriptEnabled' in options ? undefined : appStarted(page));

  test('somebody is invited to a store with a duty, sees what is theirs, gets another, and goes', async () => {
    const { deps } = journey.application;
    const { storeId: partnerId } = await createItem(deps.db);
    const email = `rina.${locale}@contoh.id`;
    const staff = localePath('/store-console/staff', locale);
    const owner = await journey.signIn({ roles: ['store_staff'], partnerId });
    const page = await journey.open(staff);
    await started(page);
    expect(await faultsOf(page, options)).toEqual([]);
    await page.getByLabel(word.name).fill('Rina');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: word.send }).click();
    await page.getByText(word.none).waitFor();
    await started(page);
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page
      .getByRole('checkbox', { name: new RegExp(`^${word.duty}`) })
      .last()
      .check();
    await page.getByRole('button', { name: word.send }).click();
    await page.getByText(word.sent).waitFor();
    await page.getByRole('listitem').filter({ hasText: email }).getByText(word.waiting).waitFor();

    const link = await newestLink(deps.db, email, 'invitation', '/auth/invitation/');
    await page.context().clearCookies();
    const { account } = await createMember(deps, { email, name: 'Rina' });
    await journey.signInAs(account);
    const invited = await journey.open(new URL(link).pathname);
    await invited.getByText(word.yours).waitFor();
    await invited.getByRole('button', { name: word.accept }).click();
    await invited.waitForURL(/\/auth\/login/);

    await journey.signInAs(account, { hasSecondFactor: true });
    const origin = journey.application.origin();
    const status = async (path: string) => (await invited.goto(origin + path))!.status();
    expect(await status(localePath('/store-console/orders', locale))).toBe(200);
    expect(await status(staff)).toBe(403);

    await invited.context().clearCookies();
    await journey.signInAs(owner.account, { hasSecondFactor: true });
    const card = (who: string) => invited.getByRole('listitem').filter({ hasText: who });
    expect(await status(staff)).toBe(200);
    await started(invited);
    await card(email).getByText(word.change).click();
    await card(email)
      .getByRole('checkbox', { name: new RegExp(`^${word.other}`) })
      .check();
    await card(email).getByRole('button', { name: word.save }).click();
    await invited.getByText(word.saved).waitFor();
    await started(invited);
    expect(await faultsOf(invited, options)).toEqual([]);
    await card(owner.account.email).getByText(word.change).click();
    await card(owner.account.email).getByRole('button', { name: word.remove }).click();
    await invited.getByText(word.last).waitFor();
    expect(await status(staff)).toBe(200);
    await started(invited);
    await card(email).getByText(word.change).click();
    await card(email).getByRole('button', { name: word.remove }).click();
    await invited.getByText(word.removed).waitFor();
    await card(email).waitFor({ state: 'detached' });
  });
});
