// The PDFs that emails carry: each is drawn by what it is about.
import { beforeAll, expect, it } from 'vitest';
import { deliverMessage } from '#domain/outbox';
import { createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { createDeparture, createPartner, createPlaces } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { drawForEmail } from './attached-pdfs.ts';

const { deps, database } = useTestContext();
let departure: string;
beforeAll(async () => {
  await createPlaces(database.db);
  departure = (await createDeparture(database.db)).id;
});

it("are an order's, or an invoice to a partner with and without who issued it", async () => {
  const { bookingId } = await createPaidOrder(openBookingSetup(deps), { departure });
  const { id: sellerId } = await database.db
    .insertInto('platform_tax_details')
    .values({
      legal_name: 'PT Rihlah',
      tax_number: '0011112223444000',
      business_place: '0011112223444000000000',
      address: 'Jakarta',
      stated_at: deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seller = { name: 'PT Rihlah', taxNumber: '0011112223444000', address: 'Jakarta', taxableSince: null };
  const { id: partnerId } = await createPartner(database.db);
  const issued = await database.db
    .insertInto('platform_invoices')
    .values(
      [null, seller].map((said, index) => ({
        year: 2027,
        place: index + 1,
        number: `KOM/2027/04/0000${index + 1}`,
        partner_id: partnerId,
        month: `2027-0${index + 1}-01`,
        collected: 900_000,
        owed: 0,
        vat_basis_points: 1_100,
        net: 810_811,
        vat: 89_189,
        withheld: 0,
        buyer: JSON.stringify({ name: 'PT Amanah', taxNumber: '012345678901000', address: 'Jakarta' }),
        seller: said && JSON.stringify(said),
        seller_id: said && sellerId,
        issued_at: deps.now(),
        due_on: '2027-04-16',
      })),
    )
    .returning('id')
    .execute();
  const pdfs = await Promise.all([
    drawForEmail(deps, { kind: 'order_invoice', id: bookingId }, 'id'),
    ...issued.map(({ id }) => drawForEmail(deps, { kind: 'platform_invoice', id }, 'en')),
  ]);
  expect(pdfs.map(({ filename }) => filename.replace(/^RH-\w{8}/, 'RH'))).toEqual([
    'RH-invoice.pdf',
    'KOM-2027-04-00001.pdf',
    'KOM-2027-04-00002.pdf',
  ]);
  for (const { content } of pdfs) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(drawForEmail(deps, { kind: 'platform_invoice', id: bookingId }, 'id')).rejects.toThrow(
    "Nobody's invoice",
  );
});

it('are drawn for as many emails as are sent at once, none of which waits for another try', async () => {
  const { bookingId: id } = await createPaidOrder(openBookingSetup(deps), { departure });
  const { atOnce, batch } = deliverMessage;
  const papers = Array.from({ length: atOnce * batch! }).flatMap(() => [
    drawForEmail(deps, { kind: 'order_confirmation', id }, 'id'),
    drawForEmail(deps, { kind: 'order_invoice', id }, 'id'),
  ]);
  for (const { content } of await Promise.all(papers))
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
});
