// A partner prepares a departure (docs/product/participants.md, docs/product/rooms.md, docs/product/manifests.md): documents judged, rooms planned, the manifest
// exported, and what has changed since; on a desktop by keys and by drag, on a phone, and without script.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { listParticipants, saveParticipant, uploadDocument } from '#domain/participants';
import { createPaidOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { appStarted, everyDeviceAndLanguage, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    accept: 'Terima',
    accepted: 'Dokumen diterima',
    reason: 'Mengapa diminta ulang',
    again: 'Minta ulang',
    askedAgain: 'Dokumen diminta ulang, pemesan diberi tahu',
    blurred: 'Gambar buram',
    place: 'Susun otomatis',
    placed: 'Kamar disusun',
    family: 'bersama keluarga',
    person: 'Jamaah',
    to: 'Pindah ke',
    move: 'Pindahkan',
    rule: 'Bertentangan dengan aturan kamar',
    ruleReason: 'Alasan, bila bertentangan dengan aturan',
    moved: 'Jamaah dipindahkan',
    unassigned: 'Belum punya kamar',
    mixed: 'Bukan mahram',
    never: 'Format ini belum pernah diunduh',
    none: 'Tidak ada perubahan',
    changed: 'Berubah: Document Number',
  },
  en: {
    prefix: '/en',
    accept: 'Accept',
    accepted: 'Document accepted',
    reason: 'Why it is asked for again',
    again: 'Ask again',
    askedAgain: 'The document is asked for again; the booker is told',
    blurred: 'The picture is blurred',
    place: 'Place automatically',
    placed: 'Rooms placed',
    family: 'with the family',
    person: 'Traveller',
    to: 'Move to',
    move: 'Move',
    rule: 'This breaks a rule of the rooms',
    ruleReason: 'Reason, where it breaks a rule',
    moved: 'Traveller moved',
    unassigned: 'Without a room',
    mixed: 'Not mahram',
    never: 'This format has not been downloaded yet',
    none: 'Nothing has changed',
    changed: 'Changed: Document Number',
  },
} as const;

describe.each(everyDeviceAndLanguage)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);
  const isScripted = !('javaScriptEnabled' in options);
  const isDesk = options.viewport.width > 1000;
  const spotless = async (page: Page) => {
    if (!isScripted) return;
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  };
  const started = async (page: Page) => {
    if (isScripted) await appStarted(page);
  };

  /** A couple and a woman by herself, paid for, and staff of their partner in this browser. */
  async function prepare() {
    const { deps } = journey.application;
    sellByBank(deps);
    const shop = openBookingSetup(deps);
    const departure = journey.products.open[0]!;
    const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b5d47' } })
      .jpeg()
      .toBuffer();
    const order = async (...people: [name: string, relation: string, gender: string][]) => {
      const { bookingId, member } = await createPaidOrder(shop, {
        departure,
        rooms: [{ room_type: 'quad', adults: people.length }],
      });
      const listed = await listParticipants(shop.deps, member.actor, bookingId);
      const save = (index: number, passport: string) =>
        saveParticipant(shop.deps, member.actor, {
          booking: bookingId,
          participantId: listed[index]!.id,
          form: {
            name: people[index]![0],
            relation: people[index]![1],
            gender: people[index]![2],
            birth_date: '1975-08-17',
            nik: '3171015708750001',
            passport_number: passport,
            passport_expires_on: '2031-12-21',
          },
        });
      for (const index of people.keys()) await save(index, `C123456${index}`);
      return { bookingId, member, listed, save };
    };
    const couple = await order(['Budi Santoso', 'self', 'male'], ['Ratna Dewi', 'spouse', 'female']);
    const alone = await order(['Siti Maryam', 'self', 'female']);
    for (const kind of ['passport', 'ktp'])
      await uploadDocument(shop.deps, couple.member.actor, {
        booking: couple.bookingId,
        participantId: couple.listed[0]!.id,
        kind,
        file,
      });
    const booking = await deps.db
      .selectFrom('bookings')
      .select(['partner_id', 'departure_id'])
      .where('id', '=', couple.bookingId)
      .executeTakeFirstOrThrow();
    await journey.signIn({ roles: ['partner_staff'], partnerId: booking.partner_id });
    return { couple, alone, departureId: booking.departure_id };
  }

  it('judges documents, plans rooms, takes the manifest along and sees what has changed', async () => {
    const { couple, departureId } = await prepare();
    const page = await journey.open(`${word.prefix}/partner-console/documents?departure=${departureId}`);
    await started(page);
    await page.getByText('Budi Santoso').first().waitFor();
    await expect
      .poll(() => page.locator('main img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await spotless(page);
    if (isDesk) await page.keyboard.press('a');
    else await page.getByRole('button', { name: word.accept, exact: true }).click();
    await page.getByText(word.accepted).waitFor();
    await started(page);
    await page.getByLabel(word.reason).selectOption({ value: 'blurred' });
    await page.getByRole('button', { name: word.again, exact: true }).click();
    await page.getByText(word.askedAgain).waitFor();
    const people = await listParticipants(journey.application.deps, couple.member.actor, couple.bookingId);
    expect(
      people[0]!.documents
        .filter(({ status }) => status !== 'missing')
        .map(({ kind, status }) => [kind, status]),
    ).toEqual([
      ['passport', 'rejected'],
      ['ktp', 'accepted'],
    ]);

    await page.goto(
      `${journey.application.origin()}${word.prefix}/partner-console/departures/${departureId}/rooms`,
    );
    await started(page);
    await page.getByRole('button', { name: word.place }).click();
    await page.getByText(word.placed).waitFor();
    await started(page);
    const roomOf = (name: string) =>
      page
        .locator('section section, section')
        .filter({ has: page.locator('h3') })
        .filter({ hasText: name })
        .last();
    expect(await roomOf('Budi Santoso').textContent()).toContain('Ratna Dewi');
    expect(await roomOf('Budi Santoso').textContent()).toContain(word.family);
    expect(await roomOf('Budi Santoso').textContent()).not.toContain('Siti Maryam');
    await spotless(page);
    if (isDesk) {
      await page
        .locator('li[draggable]')
        .filter({ hasText: 'Siti Maryam' })
        .dragTo(roomOf('Budi Santoso').locator('h3'));
    } else {
      await page
        .getByLabel(word.person, { exact: true })
        .selectOption({ label: await labelOf(page, 'Siti Maryam') });
      const target = await roomOf('Budi Santoso').locator('h3').textContent();
      const to = page.getByLabel(word.to, { exact: true });
      const value = await to
        .locator('option')
        .filter({ hasText: `${target},` })
        .first()
        .getAttribute('value');
      await to.selectOption({ value: value! });
      await page.getByRole('button', { name: word.move, exact: true }).click();
    }
    await page.getByText(word.rule).first().waitFor();
    await started(page);
    await spotless(page);
    await page.getByLabel(word.ruleReason).fill('Saudara sesusuan');
    await page.getByRole('button', { name: word.move, exact: true }).click();
    await page.getByText(word.moved).waitFor();
    expect(await roomOf('Budi Santoso').textContent()).toContain('Saudara sesusuan');
    expect(await roomOf('Budi Santoso').textContent()).toContain(word.mixed);
    await spotless(page);

    const manifest = `${journey.application.origin()}${word.prefix}/partner-console/departures/${departureId}/manifest`;
    await page.goto(`${manifest}?format=docs`);
    await page.getByText(word.never).waitFor();
    await spotless(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /CSV/ }).click();
    expect((await downloading).suggestedFilename()).toContain('docs');
    await page.goto(`${manifest}?format=docs`);
    await page.getByText(word.none).waitFor();
    await couple.save(1, 'X7654321');
    await page.reload();
    await page.getByText(word.changed).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('X7654321');
    await spotless(page);
  });
});

const labelOf = async (page: Page, name: string) =>
  (await page.locator('#field-person option').filter({ hasText: name }).first().textContent())!;
