// A season in a table (docs/product/departures.md): taken from the console, filled in, sent back, mended and written; by the document alone
// where no script runs.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readSheet } from '#platform/spreadsheets/read-sheet';
import { writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { localePath } from '#shared/locale-path';
import { findDemoPartner } from '#test/demo-pages';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';

const words = {
  id: {
    check: 'Periksa berkas',
    faults: '1 kesalahan',
    column: 'Bandara',
    fault: 'Nilai tidak dikenal',
    places: 'Kolom dalam berkas',
    quota: 'Kuota',
    ready: 'Semua baris benar: 1 baru, 1 berubah',
    write: 'Tulis 2 keberangkatan',
    written: '1 keberangkatan dibuat, 1 diubah',
  },
  en: {
    check: 'Check the file',
    faults: 'Faults: 1',
    column: 'Airport',
    fault: 'Unknown value',
    places: 'Columns of the file',
    quota: 'Quota',
    ready: 'All rows are right: 1 new, 1 changed',
    write: 'Write departures (2)',
    written: 'Departures begun: 1, changed: 1',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const journey = useJourney(options);
  const word = words[locale];

  test('departures are taken as a table, changed, and written after a look', async () => {
    const { id: partnerId } = await findDemoPartner(journey.application.deps);
    await journey.signIn({ roles: ['partner_staff'], partnerId, duties: ['catalogue'] });
    const page = await journey.open(localePath('/partner-console/programmes/departures', locale));

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'XLSX' }).click();
    const sheet = await readSheet(await readFile(await (await download).path()));
    if ('fault' in sheet) throw new Error(`The table that was taken is ${sheet.fault}`);
    const [code, programme, day, airport] = [0, 1, 2, 3];
    const quotaAt = sheet.headings.indexOf(word.quota);
    const today = journey.application.deps.now().toISOString().slice(0, 10);
    const source = sheet.rows.map(({ cells }) => cells).find((cells) => cells[day]! > today)!;
    const changed = source.with(quotaAt, String(Number(source[quotaAt]) + 1));
    const fresh = (place: string) => changed.with(code, '').with(day, '2027-11-02').with(airport, place);
    const file = async (place: string) => ({
      name: 'musim.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await writeWorkbook([
        {
          name: 'Musim',
          columns: sheet.headings.map((title) => ({ title, type: 'text' as const })),
          rows: [changed, fresh(place)],
        },
      ]),
    });
    const field = page.locator('input[type=file]');
    const press = (name: string) => page.getByRole('button', { name }).click();

    await field.setInputFiles(await file('QQQ'));
    await press(word.check);
    await page.getByText(word.faults).waitFor();
    const fault = page.getByRole('row').filter({ hasText: word.fault });
    await expect.poll(() => fault.innerText()).toContain(word.column);
    expect(await page.getByRole('button', { name: word.write }).count()).toBe(0);

    const right = await file(source[airport]!);
    await field.setInputFiles(right);
    await press(word.check);
    await page.getByText(word.ready).waitFor();
    await page.getByText(source[programme]!).first().waitFor();
    // Without script the browser has let go of the file.
    if ('javaScriptEnabled' in options) await field.setInputFiles(right);
    await press(word.write);
    await page.getByText(word.written).waitFor();
    const written = await journey.application.deps.db
      .selectFrom('departures as is')
      .innerJoin('departures as was', 'was.programme_id', 'is.programme_id')
      .select(['is.quota', 'is.state'])
      .where('was.slug', '=', source[code]!)
      .where((one) => one.or([one('is.slug', '=', source[code]!), one('is.departs_on', '=', '2027-11-02')]))
      .orderBy('is.departs_on')
      .execute();
    expect(written.map(({ quota }) => quota)).toEqual([Number(changed[quotaAt]), Number(changed[quotaAt])]);
    expect(written[1]!.state).toBe('draft');
  });
});
