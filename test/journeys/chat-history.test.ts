// A long conversation as somebody meets it who was away (docs/product/conversations.md): a line for each day, the way to what was not read,
// what is older, who is writing, and what a form of the console's inbox was refused for.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { announceTyping, markRead } from '#domain/conversations';
import { addDays, formatDate, instantInIndonesia, todayInIndonesia } from '#shared/dates';
import { messagesPerPage } from '#shared/conversations';
import { hosts } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createConversation, write } from '#test/factories/conversations';
import {
  appStarted,
  desktop,
  eachDeviceAndLanguageOnce,
  phone,
  storeSession,
  useJourney,
} from './journey.ts';
import { faultsOf } from './page-quality.ts';

const journey = useJourney({ viewport: phone, hasSockets: true });
const articles = (page: Page) => page.getByRole('log').locator('article');

it('whoever was away sees the days, goes to what was not read, and sees who is writing', async () => {
  const member = await journey.signIn();
  const { deps } = journey.application;
  const { id, staff } = await createConversation(deps, { member });
  const today = todayInIndonesia(deps.now());
  const days = [3, 2, 1].map((ago) => addDays(today, -ago));
  const count = messagesPerPage + 15;
  for (let index = 0; index < count; index += 1) {
    const noon = instantInIndonesia(`${days[Math.floor((index * 3) / count)]!}T12:00`)!;
    const now = () => new Date(noon.getTime() + index * 1_000);
    await write({ ...deps, now }, staff, id, `Kabar ke-${index + 1}`);
  }
  await markRead(deps, member.actor, id, 5);
  const page = await journey.open(`/chat/${id}`);
  await appStarted(page);
  const shown = () => articles(page).count();
  await expect.poll(shown).toBe(messagesPerPage);
  const line = (day: string) => page.getByRole('log').getByText(formatDate(day, 'id'), { exact: true });
  for (const day of days.slice(1)) expect(await line(day).count()).toBe(1);
  await page.getByRole('button', { name: 'Ke pesan yang belum dibaca' }).click();
  await expect.poll(shown).toBe(count);
  await expect.poll(() => page.locator('#unread').isVisible()).toBe(true);
  expect(await page.locator('#m6').locator('#unread').count()).toBe(1);
  for (const day of days) expect(await line(day).count()).toBe(1);
  await page.getByRole('button', { name: 'Ke pesan terbaru' }).click();
  const typing = page.getByText(/ sedang menulis$/);
  // Again until the page has its line.
  await expect
    .poll(async () => {
      await announceTyping(deps, staff.actor, id);
      return typing.count();
    })
    .toBe(1);
  await write(deps, staff, id, 'Kabar terakhir');
  await page.getByRole('log').getByText('Kabar terakhir').waitFor();
  await typing.waitFor({ state: 'detached' });
});

it('whoever answers for an agency sees that a colleague is answering', async () => {
  const { deps } = journey.application;
  const talk = await createConversation(deps);
  await write(deps, talk.member, talk.id, 'Apakah ada kamar bertiga?');
  const colleague = await createMember(deps, {
    host: hosts.rihlah,
    roles: ['partner_staff'],
    partnerId: talk.partnerId,
  });
  await storeSession(journey.context(), colleague, journey.application.origin());
  const page = await journey.open(`/partner-console/chat/${talk.id}`);
  await page.setViewportSize(desktop);
  await appStarted(page);
  await expect
    .poll(async () => {
      await announceTyping(deps, talk.staff.actor, talk.id);
      return page.getByText('Rekan Anda sedang menulis balasan').count();
    })
    .toBe(1);
});

describe.each(eachDeviceAndLanguageOnce)('in the inbox of a console: %s', (_way, locale, options) => {
  const visit = useJourney(options);
  const prefix = locale === 'en' ? '/en' : '';
  const hasScript = !('javaScriptEnabled' in options);
  const save = { id: 'Simpan catatan', en: 'Store note' }[locale];

  it('a note that is too long is refused where it was written, and stays there', async () => {
    const { deps } = visit.application;
    const talk = await createConversation(deps);
    await write(deps, talk.member, talk.id, 'Apakah ada kamar bertiga?');
    const staff: SignedIn = await createMember(deps, {
      host: hosts.rihlah,
      roles: ['partner_staff'],
      partnerId: talk.partnerId,
    });
    await storeSession(visit.context(), staff, visit.application.origin());
    const address = `${prefix}/partner-console/chat/${talk.id}`;
    const page = await visit.open(address);
    if (hasScript) await appStarted(page);
    const note = page.locator('textarea[name=note]');
    // As a browser would send it that counts otherwise than the server.
    await note.evaluate((field) => field.removeAttribute('maxlength'));
    const text = 'x'.repeat(1_001);
    await note.fill(text);
    await page.getByRole('button', { name: save }).click();
    await page.getByRole('alert').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await note.inputValue()).toBe(text);
    expect(await faultsOf(page, options)).toEqual([]);
    await note.fill('Sudah ditelepon');
    await page.getByRole('button', { name: save }).click();
    await page.getByText('Sudah ditelepon').first().waitFor();
    await expect.poll(() => note.inputValue()).toBe('');
    expect(new URL(page.url()).pathname).toBe(address);
  });
});
