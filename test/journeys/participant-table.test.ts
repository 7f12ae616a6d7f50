// A group's passports in a table (docs/product/participants.md): taken from the console, filled in, sent back, mended and written; by the
// document alone where no script runs.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { listParticipants } from '#domain/participants';
import { readSheet } from '#platform/spreadsheets/read-sheet';
import { writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { createPaidOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    link: 'Peserta dari tabel',
    check: 'Periksa berkas',
    faults: '1 kesalahan',
    column: 'NIK',
    fault: 'NIK',
    female: 'Perempuan',
    ready: 'Semua baris benar: 1 berubah, 1 tetap',
    write: 'Tulis data 1 peserta',
    written: 'Data 1 peserta disimpan',
  },
  en: {
    link: 'Travellers from a table',
    check: 'Check the file',
    faults: 'Faults: 1',
    column: 'Identity number (NIK)',
    fault: 'NIK',
    female: 'Female',
    ready: 'All rows are right: 1 changed, 1 as they were',
    write: 'Write travellers (1)',
    written: 'Travellers saved: 1',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];

  test('travellers are taken as a table, filled in, and written after a look', async () => {
    const { deps } = journey.application;
    sellByBank(deps);
    const { bookingId, member } = await createPaidOrder(openBookingSetup(deps), {
      departure: journey.products.open[0]!,
      rooms: [{ room_type: 'quad', adults: 2 }],
    });
    const booking = await deps.db
      .selectFrom('bookings')
      .select(['code', 'partner_id', 'departure_id'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await journey.signIn({ roles: ['partner_staff'], partnerId: booking.partner_id, duties: ['documents'] });
    const page = await journey.open(localePath(paths.partnerConsole.departure(booking.departure_id), locale));
    await page.getByRole('link', { name: word.link }).click();
    await page.waitForURL('**/travellers');
    expect(await faultsOf(page, options)).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'XLSX' }).click();
    const sheet = await readSheet(await readFile(await (await download).path()));
    if ('fault' in sheet) throw new Error(`The table that was taken is ${sheet.fault}`);
    const own = sheet.rows.map(({ cells }) => cells).filter(([code]) => code === booking.code);
    expect(own.map(([, number]) => number)).toEqual(['1', '2']);
    const [name, birth, gender, nik] = [2, 3, 4, 5];
    const fileWith = async (number: string) => ({
      name: 'rombongan.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await writeWorkbook([
        {
          name: 'Rombongan',
          columns: sheet.headings.map((title) => ({ title, type: 'text' as const })),
          rows: [
            own[0]!
              .with(name!, 'Siti Maryam')
              .with(birth!, '17/8/1975')
              .with(gender!, word.female)
              .with(nik!, number),
            own[1]!,
          ],
        },
      ]),
    });
    const field = page.locator('input[type=file]');
    const press = (label: string) => page.getByRole('button', { name: label }).click();

    await field.setInputFiles(await fileWith('3171'));
    await press(word.check);
    await page.getByText(word.faults).waitFor();
    const fault = page.getByRole('row').filter({ hasText: word.fault });
    await expect.poll(() => fault.last().innerText()).toContain(word.column);
    expect(await page.getByRole('button', { name: word.write }).count()).toBe(0);

    const right = await fileWith('0171015708750001');
    await field.setInputFiles(right);
    await press(word.check);
    await page.getByText(word.ready).waitFor();
    await page.getByText('Siti Maryam').first().waitFor();
    expect(await page.locator('main').textContent()).not.toContain('0171015708750001');
    expect(await faultsOf(page, options)).toEqual([]);
    // Without script the browser has let go of the file.
    if ('javaScriptEnabled' in options) await field.setInputFiles(right);
    await press(word.write);
    await page.getByText(word.written).first().waitFor();
    expect(await listParticipants(deps, member.actor, bookingId)).toMatchObject([
      { name: 'Siti Maryam', birthDate: '1975-08-17', gender: 'female', nik: '0171015708750001' },
      { name: null },
    ]);
  });
});
