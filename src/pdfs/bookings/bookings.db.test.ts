// Papers of an order, drawn on a thread of their own (decisions 0031 and 0036): whole PDFs, in the language asked for, many at once.
import { beforeAll, expect, it } from 'vitest';
import { createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { createDeparture, createPlaces } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { drawOrderPdf } from './bookings.ts';

const { deps, database } = useTestContext();
let bookingId: string;
beforeAll(async () => {
  await createPlaces(database.db);
  ({ bookingId } = await createPaidOrder(openBookingSetup(deps), {
    departure: (await createDeparture(database.db)).id,
  }));
});

it('are drawn beside each other, each by its name', async () => {
  const pdfs = await Promise.all(
    (['order_invoice', 'order_confirmation'] as const).flatMap((kind) =>
      (['id', 'en'] as const).map((locale) => drawOrderPdf(deps, { kind, id: bookingId }, locale, bookingId)),
    ),
  );
  expect(pdfs.map(({ filename }) => filename.replace(/^RH-\w{8}/, 'RH'))).toEqual([
    'RH-invoice.pdf',
    'RH-invoice.pdf',
    'RH-confirmation.pdf',
    'RH-confirmation.pdf',
  ]);
  for (const { content } of pdfs) {
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(content.subarray(-6).toString()).toContain('%%EOF');
  }
  expect(new Set(pdfs.map(({ content }) => content.toString('latin1'))).size).toBe(4);
});
