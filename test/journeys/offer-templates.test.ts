// Templates of an agency's offers (docs/product/private-umrah.md): an offer is kept under a name, the next one begins with it, the name is
// changed, and it is deleted; what was sent stays. With script and without.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { putInCart, sendRequest, unsafeListOffers } from '#domain/private-umrah';
import { dayMs } from '#shared/durations';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { hosts } from '#test/application';
import { findDemoPartner } from '#test/demo-pages';
import { createMember } from '#test/factories/accounts';
import { usualTrip } from '#test/factories/umrah-prices';
import { appStarted, eachDeviceAndLanguageOnce, rupiahIn, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    line: 'Nama baris',
    amount: 'Jumlah baris',
    days: /^Berlaku berapa hari/,
    note: 'Keterangan untuk keluarga',
    send: 'Kirim penawaran',
    sent: 'Penawaran terkirim',
    keep: 'Simpan sebagai contoh',
    name: 'Nama contoh',
    kept: 'Contoh disimpan',
    taken: 'Nama ini sudah dipakai contoh lain',
    begin: 'Mulai dari contoh',
    use: 'Pakai contoh ini',
    rename: 'Simpan nama',
    renamed: 'Nama disimpan',
    remove: 'Hapus contoh',
    sure: 'Ya, hapus contoh ini',
    unsure: 'Centang dahulu untuk menghapus',
    removed: 'Contoh dihapus',
    none: 'Belum ada contoh',
    begun: (name: string) =>
      `Penawaran ini dimulai dari contoh ${name}. Periksa setiap angka untuk keluarga ini.`,
  },
  en: {
    line: 'Name of line',
    amount: 'Amount of line',
    days: /^Valid for how many days/,
    note: 'A note to the family',
    send: 'Send the offer',
    sent: 'Offer sent',
    keep: 'Save as a template',
    name: 'Name of the template',
    kept: 'Template saved',
    taken: 'Another template has this name',
    begin: 'Begin with a template',
    use: 'Use this template',
    rename: 'Save the name',
    renamed: 'Name saved',
    remove: 'Delete the template',
    sure: 'Yes, delete this template',
    unsure: 'Tick the box to delete it',
    removed: 'Template deleted',
    none: 'No templates yet',
    begun: (name: string) =>
      `This offer begins with the template ${name}. Check every figure for this family.`,
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];
  const hasScript = !('javaScriptEnabled' in options);
  const at = (path: string) => localePath(path, locale);
  const spotless = async (page: Page) => expect(await faultsOf(page, options)).toEqual([]);
  const toast = (page: Page, text: string) =>
    page.locator('.toasts').getByText(text).waitFor({ state: 'attached' });

  /** Of a new family, to the agency; its page in this browser. */
  async function openRequest(partnerId: string): Promise<{ id: string; page: Page }> {
    const { deps } = journey.application;
    const brand = deps.brands.forHost(hosts.rihlah);
    const family = await createMember(deps);
    const { id } = await putInCart(deps, family.actor, { form: await usualTrip(deps), brand, locale });
    await sendRequest(deps, family.actor, { id, brand, note: null });
    const asked = { request_id: id, partner_id: partnerId, invited_at: deps.now() };
    await deps.db
      .insertInto('umrah_request_partners')
      .values({ ...asked, respond_by: new Date(deps.now().getTime() + 2 * dayMs) })
      .onConflict((known) => known.doNothing())
      .execute();
    const page = await journey.open(at(paths.partnerConsole.privateUmrah(id)));
    if (hasScript) await appStarted(page);
    return { id, page };
  }
  /** On the page of the request, or of the templates. */
  const unfold = async (page: Page, name: string) => {
    const fold = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    return fold;
  };
  const keepAs = async (page: Page, name: string) => {
    const fold = await unfold(page, word.keep);
    await fold.getByLabel(word.name).fill(name);
    await fold.getByRole('button', { name: word.keep }).click();
  };
  const offersOf = (id: string, partnerId: string) =>
    unsafeListOffers(journey.application.deps, id, { partnerId });
  const first = (page: Page, name: string) => page.getByLabel(`${name} 1`, { exact: true });

  it('an offer is kept, begins the next one, takes another name and goes', async () => {
    const { id: partnerId } = await findDemoPartner(journey.application.deps);
    await journey.signIn({ roles: ['partner_staff'], partnerId, duties: ['catalogue'] });
    const { id, page } = await openRequest(partnerId);
    // Nothing was offered yet: there is nothing to keep, and no template to begin with.
    expect(await page.getByText(word.keep).count()).toBe(0);
    expect(await page.getByLabel(word.begin).count()).toBe(0);
    await first(page, word.line).fill('Tiket Garuda langsung');
    await first(page, word.amount).fill('17.250.000');
    const editor = page.locator('form#offer');
    await editor.getByLabel(word.days).fill('9');
    await editor.getByLabel(word.note).fill('Zamzam 5 liter\nuntuk setiap orang');
    await editor.getByRole('button', { name: word.send }).click();
    await toast(page, word.sent);
    await page.getByText(word.keep).first().waitFor();
    await spotless(page);

    await keepAs(page, 'Ramadan keluarga');
    await page.waitForURL(/\/partner-console\/private-umrah\/templates$/);
    await toast(page, word.kept);
    await page.getByRole('heading', { name: 'Ramadan keluarga' }).waitFor();
    await spotless(page);

    // The same name once more is refused beside its field, and what was typed stays.
    const again = await journey.open(at(paths.partnerConsole.privateUmrah(id)));
    if (hasScript) await appStarted(again);
    await keepAs(again, 'RAMADAN KELUARGA');
    await again.getByText(word.taken).waitFor();
    expect(await again.getByLabel(word.name).inputValue()).toBe('RAMADAN KELUARGA');
    await spotless(again);
    await again.close();

    const rename = await unfold(page, word.name);
    await rename.getByLabel(word.name).fill('Ramadan 2028');
    await rename.getByRole('button', { name: word.rename }).click();
    await toast(page, word.renamed);
    await page.getByRole('heading', { name: 'Ramadan 2028' }).waitFor();

    const next = await openRequest(partnerId);
    await next.page.getByLabel(word.begin).selectOption({ label: 'Ramadan 2028' });
    await next.page.getByRole('button', { name: word.use }).click();
    await next.page.getByText(word.begun('Ramadan 2028')).waitFor();
    expect(await first(next.page, word.line).inputValue()).toBe('Tiket Garuda langsung');
    expect(rupiahIn(await first(next.page, word.amount).inputValue())).toBe(17_250_000);
    const begun = next.page.locator('form#offer');
    expect(await begun.getByLabel(word.days).inputValue()).toBe('9');
    expect(await begun.getByLabel(word.note).inputValue()).toBe('Zamzam 5 liter\nuntuk setiap orang');
    await spotless(next.page);
    await begun.getByRole('button', { name: word.send }).click();
    await toast(next.page, word.sent);
    const [kept] = await offersOf(id, partnerId);
    const [sent] = await offersOf(next.id, partnerId);
    expect([sent!.lines, sent!.childAmount, sent!.note]).toEqual([
      kept!.lines,
      kept!.childAmount,
      'Zamzam 5 liter\nuntuk setiap orang',
    ]);
    await next.page.close();

    const remove = await unfold(page, word.remove);
    await remove.getByRole('button', { name: word.remove }).click();
    await page.getByText(word.unsure).waitFor();
    await spotless(page);
    await page.getByLabel(word.sure).check();
    await page.getByRole('button', { name: word.remove }).click();
    await toast(page, word.removed);
    await page.getByText(word.none, { exact: true }).waitFor();
    await spotless(page);
    expect(await offersOf(next.id, partnerId)).toEqual([sent]);
    const last = await openRequest(partnerId);
    expect(await last.page.getByLabel(word.begin).count()).toBe(0);
  });
});
