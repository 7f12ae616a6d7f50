// A partner writes a programme (docs/product/programmes.md): its essentials, its parts, the check in plain words, the page as pilgrims will
// read it, published; and whoever saves second is told, with their words still there.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { getProgramme, saveProgramme } from '#domain/programmes';
import { createMember } from '#test/factories/accounts';
import { publishNewProgramme, writeProgramme } from '#test/factories/programme-forms';
import { findDemoPartner } from '#test/demo-pages';
import { appStarted, eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const photos: Record<string, Buffer> = {};
for (const background of ['#0b5d47', '#b8860b'])
  photos[background] = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

const words = {
  id: {
    prefix: '',
    new: 'Buat program',
    create: 'Simpan dan lanjutkan',
    save: 'Simpan',
    saved: 'Program disimpan',
    tabs: {
      journey: 'Hotel dan agenda',
      costs: 'Biaya',
      overview: 'Ringkasan',
      pictures: 'Foto',
      departures: 'Keberangkatan',
      versions: 'Riwayat',
    },
    upload: 'Unggah',
    wordsMissing: 'Field tidak boleh kosong',
    photosAdded: '2 foto ditambahkan',
    up: 'Naikkan',
    moved: 'Urutan diubah',
    newDepartures: 'Buat keberangkatan',
    seeDates: 'Lihat tanggalnya',
    one: '1 keberangkatan akan dibuat',
    begin: 'Buat rancangan',
    begun: '1 keberangkatan dibuat sebagai rancangan',
    departurePublished: 'Keberangkatan diterbitkan',
    day: '1 September 2027',
    saveChanges: 'Simpan perubahan',
    changed: '1 keberangkatan diubah',
    hotelMissing: 'Pilih hotel: jamaah perlu tahu tempat menginapnya',
    ready: 'Siap diterbitkan',
    preview: 'Lihat halamannya',
    previewBar: 'Pratinjau: halaman ini belum terbit.',
    back: 'Kembali ke program',
    publish: 'Terbitkan',
    published: 'Program diterbitkan',
    version: 'Versi 1',
    by: 'oleh',
    conflict: 'sudah menyimpan program ini',
    select: 'Pilih',
    archive: 'Arsipkan',
    archived: 'Program-program itu diarsipkan',
    onePublished: 'belum pernah terbit',
  },
  en: {
    prefix: '/en',
    new: 'New programme',
    create: 'Save and continue',
    save: 'Save',
    saved: 'The programme is saved',
    tabs: {
      journey: 'Hotels and agenda',
      costs: 'Costs',
      overview: 'Overview',
      pictures: 'Photos',
      departures: 'Departures',
      versions: 'History',
    },
    upload: 'Upload',
    wordsMissing: 'Field cannot be empty',
    photosAdded: 'Photos added: 2',
    up: 'Move up',
    moved: 'The order is changed',
    newDepartures: 'New departures',
    seeDates: 'See the dates',
    one: 'Departures to be begun: 1',
    begin: 'Begin drafts',
    begun: 'Departures begun as drafts: 1',
    departurePublished: 'The departures are published',
    day: '1 September 2027',
    saveChanges: 'Save the changes',
    changed: 'Departures changed: 1',
    hotelMissing: 'Choose the hotels: pilgrims need to know where they sleep',
    ready: 'Ready to be published',
    preview: 'See the page',
    previewBar: 'Preview: this page is not published.',
    back: 'Back to the programme',
    publish: 'Publish',
    published: 'The programme is published',
    version: 'Version 1',
    by: 'by',
    conflict: 'saved this programme at',
    select: 'Select',
    archive: 'Archive',
    archived: 'The programmes are archived',
    onePublished: 'was never published',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);
  const isScripted = !('javaScriptEnabled' in options);

  async function signIn() {
    const { id } = await findDemoPartner(journey.application.deps);
    return journey.signIn({ roles: ['partner_staff'], partnerId: id });
  }

  /** What looks at a page is script. */
  const spotless = async (page: Page) => {
    if (!isScripted) return;
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  };
  const started = async (page: Page) => {
    if (isScripted) await appStarted(page);
  };
  /** The rows of a list, the first of them there. */
  const list = async (page: Page, name: string) => {
    const rows = page.locator('fieldset').filter({ has: page.locator(`legend:text-is("${name}")`) });
    if (isScripted) await rows.getByRole('button').last().click();
    return rows;
  };
  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
  const tab = async (page: Page, name: string) => {
    await page.getByRole('link', { name, exact: true }).click();
    await page.locator(`a[aria-current=page]:text-is("${name}")`).waitFor();
  };

  /** The words of the save before may still stand there. */
  const save = async (page: Page) => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: word.save, exact: true }).click();
    await answered;
    await page.getByText(word.saved).first().waitFor();
  };

  it('writes a programme, reads it as a page, and publishes it', async () => {
    const staff = await signIn();
    const page = await journey.open(`${word.prefix}/partner-console/programmes`);
    await started(page);
    await spotless(page);
    await page.getByRole('link', { name: word.new }).first().click();
    await page.waitForURL('**/programmes/new');
    await started(page);
    await spotless(page);
    await field(page, 'title:id').fill('Umrah Sabar 9 Hari');
    await field(page, 'title:en').fill('Patient umrah, 9 days');
    await field(page, 'days').fill('9');
    await field(page, 'nights').fill('7');
    await page.getByRole('button', { name: word.create }).click();
    await page.waitForURL('**/edit/basics');
    await started(page);
    await field(page, 'summary:id').fill('Rombongan kecil');
    await field(page, 'description:id').fill('Sembilan hari dengan pembimbing.');
    await list(page, locale === 'id' ? 'Tujuan' : 'Destinations');
    await field(page, 'destinations:0:slug').selectOption('makkah');
    await save(page);
    await tab(page, word.tabs.journey);
    await started(page);
    await page.getByText(word.hotelMissing).waitFor();
    await list(page, locale === 'id' ? 'Hotel' : 'Hotels');
    await field(page, 'hotels:0:hotel_id').selectOption({ index: 1 });
    await field(page, 'hotels:0:nights').fill('7');
    await list(page, locale === 'id' ? 'Agenda per hari' : 'Agenda by day');
    await field(page, 'agenda:0:day').fill('1');
    await field(page, 'agenda:0:title:id').fill('Berangkat');
    await field(page, 'agenda:0:text:id').fill('Berkumpul di bandara.');
    await spotless(page);
    await save(page);
    await tab(page, word.tabs.costs);
    await started(page);
    await list(page, locale === 'id' ? 'Termasuk dalam harga' : 'Included in the price');
    await field(page, 'includes:0:id').fill('Tiket pesawat');
    await list(page, locale === 'id' ? 'Tidak termasuk' : 'Not included');
    await field(page, 'excludes:0:id').fill('Paspor');
    await save(page);
    await tab(page, word.tabs.overview);
    await page.getByText(word.ready).waitFor();
    await started(page);
    await spotless(page);
    await page.getByRole('link', { name: word.preview }).click();
    await page.getByText(word.previewBar).waitFor();
    await page.getByRole('heading', { level: 1, name: /Umrah Sabar|Patient umrah/ }).waitFor();
    await page.getByRole('link', { name: word.back }).click();
    await page.getByText(word.ready).waitFor();
    await started(page);
    await page.getByRole('button', { name: word.publish, exact: true }).click();
    await page.getByText(word.published).waitFor();
    await tab(page, word.tabs.pictures);
    await started(page);
    await field(page, 'picture').setInputFiles(
      ['#0b5d47', '#b8860b'].map((background, index) => ({
        name: `${index}.png`,
        mimeType: 'image/png',
        buffer: photos[background]!,
      })),
    );
    await field(page, 'use').selectOption('group');
    await page.getByRole('button', { name: word.upload }).click();
    await page.getByText(word.wordsMissing).waitFor();
    await started(page);
    if (!isScripted)
      await field(page, 'picture').setInputFiles(
        Object.entries(photos).map(([name, buffer]) => ({ name, mimeType: 'image/png', buffer })),
      );
    await field(page, 'alt_id').last().fill('Rombongan di depan masjid');
    await page.getByRole('button', { name: word.upload }).click();
    await page.getByText(word.photosAdded).waitFor();
    await started(page);
    await spotless(page);
    await page.locator('li img').nth(1).waitFor();
    const before = await page.locator('li img').first().getAttribute('src');
    await page.getByRole('button', { name: word.up }).nth(1).click();
    await page.getByText(word.moved).waitFor();
    expect(await page.locator('li img').nth(1).getAttribute('src')).toBe(before);
    await started(page);
    await tab(page, word.tabs.departures);
    await page.getByRole('link', { name: word.newDepartures }).first().click();
    await page.waitForURL('**/departures/new');
    await started(page);
    await field(page, 'dates:0:date').fill('2027-09-01');
    await page.getByRole('button', { name: word.seeDates }).click();
    await page.getByText(word.one).waitFor();
    await started(page);
    await spotless(page);
    await field(page, 'quota').fill('40');
    await field(page, 'room_prices:quad').fill('31.500.000');
    await page.getByRole('button', { name: word.begin }).click();
    await page.getByText(word.begun).waitFor();
    await started(page);
    await page.locator('[name=ids]').filter({ visible: true }).check();
    await spotless(page);
    await page.getByRole('button', { name: word.publish, exact: true }).click();
    await page.getByText(word.departurePublished).waitFor();
    await started(page);
    await page.getByRole('link', { name: word.day }).filter({ visible: true }).click();
    await page.waitForURL('**/departures/change**');
    await started(page);
    await spotless(page);
    await field(page, 'quota').fill('45');
    if (!isScripted) await page.locator('[name=parts][value=quota]').check();
    await page.getByRole('button', { name: word.saveChanges }).click();
    await page.getByText(word.changed).waitFor();
    const found = await journey.open(`${word.prefix}/search?q=Sabar+9+Hari`);
    await found
      .getByRole('link', { name: /Umrah Sabar|Patient umrah/ })
      .first()
      .waitFor();
    await tab(page, word.tabs.versions);
    await page.getByText(word.version, { exact: true }).waitFor();
    const { name } = staff.actor;
    await expect.poll(() => page.getByText(new RegExp(`${word.by} ${name}`)).count()).toBe(1);
    await spotless(page);
  });

  it('tells who saves second, who keeps what they wrote', async () => {
    const staff = await signIn();
    const { deps } = journey.application;
    const { id } = await writeProgramme(deps, staff);
    const page = await journey.open(`${word.prefix}/partner-console/programmes/${id}/edit/basics`);
    await started(page);
    const { partnerId } = staff.actor.memberships[0]!;
    const colleague = await createMember(deps, {
      roles: ['partner_staff'],
      partnerId: partnerId!,
      name: 'Rina Kartika',
    });
    const { revision, form } = await getProgramme(deps, colleague.actor, id);
    await saveProgramme(deps, colleague.actor, { id, revision, form: { ...form, days: 10 } });
    await field(page, 'title:id').fill('Umrah Cepat');
    for (const press of ['first', 'second']) {
      await page.getByRole('button', { name: word.save, exact: true }).click();
      await page.getByText(`Rina Kartika ${word.conflict}`).waitFor();
      await started(page);
      expect([press, await field(page, 'title:id').inputValue()]).toEqual([press, 'Umrah Cepat']);
    }
    expect((await getProgramme(deps, colleague.actor, id)).form).toMatchObject({
      days: 10,
      title: { id: form.title.id },
    });
  });

  it('archives what is selected, or nothing of it', async () => {
    const staff = await signIn();
    const { deps } = journey.application;
    const title = (name: string) => ({ title: { id: `${name} ${locale} ${options.viewport.width}` } });
    const [one, other] = [
      await publishNewProgramme(deps, staff, title('Umrah Lama')),
      await publishNewProgramme(deps, staff, title('Umrah Lewat')),
    ];
    const draft = await writeProgramme(deps, staff, title('Umrah Nanti'));
    const page = await journey.open(`${word.prefix}/partner-console/programmes`);
    await started(page);
    const box = ({ form }: typeof one) =>
      page.getByRole('checkbox', { name: `${word.select} ${form.title.id}` }).filter({ visible: true });
    const archive = () => page.getByRole('button', { name: word.archive, exact: true }).click();
    const stateOf = async ({ id }: typeof one) => (await getProgramme(deps, staff.actor, id)).state;
    for (const each of [one, other, draft]) await box(each).check();
    await spotless(page);
    await archive();
    await page.getByText(word.onePublished).first().waitFor();
    expect([await stateOf(one), await stateOf(other)]).toEqual(['published', 'published']);
    await started(page);
    // Without script what was selected is selected again.
    for (const each of [one, other]) await box(each).check();
    await box(draft).uncheck();
    await archive();
    await page.getByText(word.archived).first().waitFor();
    expect([await stateOf(one), await stateOf(other)]).toEqual(['archived', 'archived']);
  });
});
