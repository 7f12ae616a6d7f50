// Acquisition looks at how the marketplace does (docs/product/operator-reports.md): the figures of a period, and the same in a file.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { todayInIndonesia } from '#shared/dates';
import { createMember } from '#test/factories/accounts';
import { createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { eachDeviceAndLanguageOnce, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    from: 'Dari tanggal',
    to: 'Sampai tanggal',
    show: 'Tampilkan',
    period: '1 Mei 2029 sampai 31 Mei 2029',
    seats: /^1 dari 40 \(2%\)$/,
    empty: 'Tidak ada keberangkatan dalam periode ini.',
    file: 'Penjualan (CSV)',
    total: 'Jumlah',
    conversion: 'Dari pilihan sampai pembayaran',
  },
  en: {
    prefix: '/en',
    from: 'From',
    to: 'Until',
    show: 'Show',
    period: '1 May 2029 to 31 May 2029',
    seats: /^1 of 40 \(2%\)$/,
    empty: 'No departures in this period.',
    file: 'Sales (CSV)',
    total: 'Total',
    conversion: 'From choice to payment',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('reads a period, and takes its figures along as a file', async () => {
    const { deps } = journey.application;
    const { programme_id } = await deps.db
      .selectFrom('departures')
      .select('programme_id')
      .where('slug', '=', journey.products.open[0]!)
      .executeTakeFirstOrThrow();
    const { id } = await createDeparture(deps.db, {
      programme_id,
      departs_on: '2029-05-10',
      quota: 40,
      slug: `laporan-${locale}`,
    });
    const { bookingId } = await createPaidOrder(openBookingSetup(deps), {
      member: await createMember(deps),
      departure: id,
    });
    const order = await deps.db
      .selectFrom('bookings')
      .select(['seats', 'total_amount'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(order.seats).toBe(1);
    await journey.signIn({ roles: ['operator_acquisition'] });
    const page = await journey.open(`${word.prefix}/operator/reports`);
    // This month's departures: those of the demo, if any. The period is chosen by hand.
    await page.getByLabel(word.from, { exact: true }).fill('2029-05-01');
    await page.getByLabel(word.to, { exact: true }).fill('2029-05-31');
    await page.getByRole('button', { name: word.show }).click();
    await page.getByText(word.period).waitFor();
    await page.getByText(word.seats).first().waitFor();
    await page.getByRole('heading', { name: word.conversion }).waitFor();
    expect(await faultsOf(page, options)).toEqual([]);

    const today = todayInIndonesia(deps.now());
    await page.goto(
      `${journey.application.origin()}${word.prefix}/operator/reports?from=${today}&to=${today}`,
    );
    await page.getByText(word.empty).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: word.file }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`sales-${today}-${today}.csv`);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    const [day, sum] = [lines[1]!.split(/[,;]/), lines.at(-1)!.split(/[,;]/)];
    expect(day[0]).toBe(today);
    expect([sum[0], ...sum.slice(1)]).toEqual([word.total, ...day.slice(1)]);
    expect(sum).toContain(String(order.total_amount));
  });
});
