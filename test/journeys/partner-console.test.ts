// The partner's console (docs/product/partner-console.md): papers of an order accepted and rejected, a departure cancelled and its money owed back;
// on a phone and on a desktop, in both languages, with nothing axe finds.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cancelOrdersOf } from '#domain/departure-changes';
import { listParticipants, uploadDocument } from '#domain/participants';
import { hosts } from '#test/application';
import { createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { appStarted, desktop, phone, useJourney } from './journey.ts';
import { axeFindings, overflow, smallTargets } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    asked: 'Pemesan sendiri meminta pembatalan ini',
    cancelOne: 'Batalkan pesanan ini',
    oneDone: 'Dibatalkan mitra menurut kontrak',
    difference: 'Selisih',
    search: 'Kode, pemesan, atau peserta',
    show: 'Tampilkan',
    accept: /^Terima.*Paspor/,
    reason: 'Alasan penolakan',
    send: /^Tolak dokumen.*KTP/,
    accepted: 'Dokumen diterima',
    many: '2 dokumen diterima',
    rejected: 'Ditolak: Foto buram',
    button: 'Batalkan keberangkatan ini',
    tick: 'Saya mengerti dan ingin membatalkan keberangkatan ini',
    unconfirmed: 'Centang dahulu',
    done: 'Keberangkatan dibatalkan',
    state: 'Dibatalkan mitra',
    proof: 'Nomor bukti transfer',
    paidBack: 'Sudah dikembalikan',
    byPlatform: 'Dana ini ada pada platform.',
    recorded: 'Pengembalian tercatat',
  },
  en: {
    prefix: '/en',
    asked: 'The booker has asked for this cancellation',
    cancelOne: 'Cancel this order',
    oneDone: 'Cancelled by the partner by its contract',
    difference: 'Difference',
    search: 'Code, booker or traveller',
    show: 'Show',
    accept: /^Accept.*Passport/,
    reason: 'Reason for rejecting',
    send: /^Reject document.*Identity card/,
    accepted: 'Document accepted',
    many: '2 documents accepted',
    rejected: 'Rejected: Foto buram',
    button: 'Cancel this departure',
    tick: 'I understand and want to cancel this departure',
    unconfirmed: 'First tick',
    done: 'Departure cancelled',
    state: 'Cancelled by the partner',
    proof: 'Number of the transfer',
    paidBack: 'Paid back',
    byPlatform: 'The platform',
    recorded: 'Refund recorded',
  },
} as const;

const ways = [
  ['Indonesian, on a phone', 'id', { viewport: phone }],
  ['English, on a desktop', 'en', { viewport: desktop }],
] as const;
const pages = [
  '/partner-console',
  '/partner-console/bookings',
  '/partner-console/chat',
  '/partner-console/documents',
  '/partner-console/programmes',
  '/partner-console/private-umrah',
  '/partner-console/departures',
  '/partner-console/promos',
  '/partner-console/money',
  '/partner-console/statement',
  '/partner-console/payouts',
  '/partner-console/reviews',
  '/partner-console/profile',
  '/partner-console/team',
  '/partner-console/api-keys',
  '/partner-console/webhooks',
  '/partner-console/invoices',
];

describe.each(ways)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  /** A paid order with two papers, and staff of its partner in this browser. */
  async function prepare() {
    for (const brand of journey.application.deps.brands.list())
      brand.sales.paymentMethods = [{ code: 'bca_va', adminFee: 4_000 }];
    const shop = openBookingSetup(journey.application.deps);
    const { db } = journey.application.deps;
    const order = await createPaidOrder(shop, { departure: journey.products.open[0]! });
    const [person] = await listParticipants(shop.deps, order.member.actor, order.bookingId);
    const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b5d47' } })
      .jpeg()
      .toBuffer();
    for (const kind of ['passport', 'ktp'])
      await uploadDocument(shop.deps, order.member.actor, {
        booking: order.bookingId,
        participantId: person!.id,
        kind,
        file,
      });
    const {
      code,
      partner_id: partnerId,
      departure_id: departureId,
    } = await db
      .selectFrom('bookings')
      .select(['code', 'partner_id', 'departure_id'])
      .where('id', '=', order.bookingId)
      .executeTakeFirstOrThrow();
    const staff = await journey.signIn({ roles: ['partner_staff'], partnerId });
    return { ...order, code, departureId, staff };
  }

  it('leads from each of its pages to all of them, on a phone behind the menu', async () => {
    await prepare();
    const page = await journey.open(`${word.prefix}/partner-console/bookings`);
    // The shared inbox is no page of the console.
    for (const path of pages.filter((one) => !one.startsWith('/chat'))) {
      if (options.viewport === phone) await page.getByRole('button', { name: /^Menu/ }).click();
      const links = page
        .getByRole('navigation')
        .filter({ visible: true })
        .getByRole('listitem')
        .getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        pages.map((one) => word.prefix + one),
      );
      expect(await axeFindings(page)).toEqual([]);
      await links.nth(pages.indexOf(path)).click();
      await page.waitForURL(`**${word.prefix}${path}`);
      expect(await overflow(page)).toEqual([]);
    }
  });

  it('judges papers, and the owner can read who looked', async () => {
    const { code, member, staff } = await prepare();
    const page = await journey.open(`${word.prefix}/partner-console/bookings`);
    const spotless = async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    };
    await spotless();
    await page.getByLabel(word.search).fill(code);
    await page.getByRole('button', { name: word.show }).click();
    await page.getByRole('link', { name: code }).click();
    await page.getByRole('button', { name: word.accept }).click();
    await page.getByText(word.accepted).waitFor();
    await page.locator('summary').filter({ hasText: 'KTP' }).click();
    await page.getByLabel(word.reason).filter({ visible: true }).fill('Foto buram');
    await page.getByRole('button', { name: word.send }).click();
    await page.getByText(word.rejected).waitFor();
    await spotless();
    const [seen] = await journey.application.deps.db
      .selectFrom('audit_log')
      .select('actor_role')
      .where('subject_id', '=', member.account.id)
      .where('action', '=', 'document.rejected')
      .execute();
    expect(seen).toEqual({ actor_role: 'partner_staff' });
    const address = await page
      .getByRole('link', { name: /^(Unduh|Download)/ })
      .first()
      .getAttribute('href');
    const { statusCode, headers } = await journey.application.app.inject({
      url: address!,
      headers: { host: hosts.rihlah, ...staff.headers },
    });
    expect([
      statusCode,
      headers['content-type'],
      headers['cache-control'],
      headers['content-disposition'],
    ]).toEqual([200, 'image/webp', 'no-store', `attachment; filename="${code}-passport.webp"`]);
  });

  it('accepts what is ticked by keyboard alone', async () => {
    const { code, bookingId, member } = await prepare();
    const page = await journey.open(`${word.prefix}/partner-console/bookings/${code}`);
    // Arrows and letters are the script's.
    await appStarted(page);
    const ticks = page.getByRole('checkbox');
    await ticks.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    const states = () =>
      ticks.evaluateAll((boxes) =>
        boxes.map((box) => [(box as HTMLInputElement).checked, box === document.activeElement]),
      );
    await expect.poll(states).toEqual([
      [true, false],
      [false, true],
    ]);
    await page.keyboard.press('a');
    await expect.poll(states).toEqual([
      [true, false],
      [true, true],
    ]);
    await page.keyboard.press('Enter');
    await page.getByText(word.many).waitFor();
    const [person] = await listParticipants(journey.application.deps, member.actor, bookingId);
    expect(person!.documents.filter(({ status }) => status === 'accepted').map(({ kind }) => kind)).toEqual([
      'passport',
      'ktp',
    ]);
  });

  it('cancels one order by its contract, sums first', async () => {
    const { code, bookingId } = await prepare();
    const { db } = journey.application.deps;
    await db
      .updateTable('bookings')
      .set({ contract_terms: JSON.stringify([{ daysBefore: 0, refundBasisPoints: 7_500 }]) })
      .where('id', '=', bookingId)
      .execute();
    const page = await journey.open(`${word.prefix}/partner-console/bookings/${code}`);
    const spotless = async () => {
      expect([await axeFindings(page), await overflow(page), await smallTargets(page)]).toEqual([[], [], []]);
    };
    await page.locator(`a[href$="/bookings/${code}/cancel"]`).click();
    await page.getByLabel(word.asked).waitFor();
    await spotless();
    await page.getByLabel(word.asked).check();
    await page.getByRole('button', { name: word.cancelOne }).click();
    await page.getByText(word.oneDone).first().waitFor();
    expect(
      await db.selectFrom('bookings').select('state').where('id', '=', bookingId).executeTakeFirstOrThrow(),
    ).toEqual({ state: 'cancelled_by_partner' });
    await page.goto(`${new URL(page.url()).origin}${word.prefix}/partner-console/money`);
    await page.getByText(word.difference, { exact: true }).waitFor();
    await spotless();
  });

  it('cancels a departure only when it is meant, and owes the money back', async () => {
    const { bookingId, departureId, staff, code } = await prepare();
    const page = await journey.open(`${word.prefix}/partner-console/departures`);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await page
      .locator(`a[href$="/partner-console/departures/${departureId}"]`)
      .filter({ visible: true })
      .click();
    await page.locator(`a[href$="/partner-console/departures/${departureId}/cancel"]`).click();
    await page.getByRole('button', { name: word.button }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: word.button }).click();
    await page.getByText(word.unconfirmed).waitFor();
    await page.getByLabel(word.tick).check();
    await page.getByRole('button', { name: word.button }).click();
    await page.getByText(word.done).waitFor();
    const { deps } = journey.application;
    // The job, done by hand: nobody works here.
    expect(await cancelOrdersOf(deps, { departureId, actorId: staff.account.id })).toBeGreaterThan(0);
    await page.goto(`${journey.application.origin()}${word.prefix}/partner-console/bookings/${code}`);
    await page.getByText(word.state).first().waitFor();
    await page.goto(`${journey.application.origin()}${word.prefix}/partner-console/money`);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await page.locator('li').filter({ hasText: code }).getByText(word.byPlatform).waitFor();
    await page.close();
    // What the platform's gateway received, the platform gives back.
    await journey.signIn({ roles: ['operator_finance'] });
    const finance = await journey.open(`${word.prefix}/operator/payments`);
    await appStarted(finance);
    const task = finance.locator('li').filter({ hasText: code });
    await task.getByLabel(word.proof).fill('TRF-2027-0001');
    await task.getByRole('button', { name: word.paidBack }).click();
    await finance.getByText(word.recorded).waitFor();
    const tasks = await deps.db
      .selectFrom('refund_tasks')
      .select(['reason', 'status'])
      .where('booking_id', '=', bookingId)
      .execute();
    expect(tasks).toEqual([{ reason: 'cancelled_by_partner', status: 'done' }]);
  });
});
