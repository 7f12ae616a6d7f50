// A partner moves a departure (decision 0034): it sees first what will happen, its members are told and choose; one has the money back,
// another travels on the new day. On a phone and on a desktop, in both languages.
import { describe, expect, it } from 'vitest';
import { announceReschedule } from '#domain/departure-changes';
import { addDays, formatDate } from '#shared/dates';
import { createMember } from '#test/factories/accounts';
import { createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { openConsole } from '#test/console-pages';
import { hosts } from '#test/application';
import { SEEDED_ON } from '#test/harness';
import { eachDeviceAndLanguageOnce, storeSession, useJourney } from './journey.ts';
import { faultsOf } from './page-quality.ts';

const words = {
  id: {
    prefix: '',
    move: 'Pindahkan tanggal',
    day: 'Tanggal berangkat yang baru',
    foresee: 'Lihat akibatnya',
    told: '2 pesanan, 2 orang',
    button: 'Pindahkan tanggal ini',
    unconfirmed: 'Centang dahulu',
    tick: 'Saya mengerti dan ingin memindahkan tanggal',
    moved: 'Jawaban atas tanggal baru',
    asked: 'Tanggal berangkat Anda dipindahkan',
    keep: 'Saya ikut tanggal baru',
    kept: 'Anda ikut tanggal baru',
    refuse: 'Minta uang kembali',
    refuseTick: 'Saya mengerti, dan tidak ikut tanggal baru',
    cancelled: 'Pesanan ini dibatalkan',
    refund: 'Keberangkatan dijadwalkan ulang',
    travels: 'Ikut',
    goesBack: 'Uang kembali',
  },
  en: {
    prefix: '/en',
    move: 'Move to another date',
    day: 'New departure date',
    foresee: 'See what will happen',
    told: 'orders: 2, people: 2',
    button: 'Move this departure',
    unconfirmed: 'First tick',
    tick: 'I understand and want to move this departure',
    moved: 'Answers to the new date',
    asked: 'Your departure was moved to another date',
    keep: 'I travel on the new date',
    kept: 'You travel on the new date',
    refuse: 'Ask for my money back',
    refuseTick: 'I understand, and do not travel on the new date',
    cancelled: 'This order is cancelled',
    refund: 'The departure was rescheduled',
    travels: 'Travels',
    goesBack: 'Money back',
  },
} as const;

describe.each(eachDeviceAndLanguageOnce)('%s', (_way, locale, options) => {
  const word = words[locale];
  const journey = useJourney(options);

  it('one member asks for the money back, another travels', async () => {
    const { deps } = journey.application;
    const { partnerId, departureId } = await openConsole(deps);
    const shop = openBookingSetup(deps);
    const [leaving, staying] = [
      await createMember(deps, { host: hosts.rihlah }),
      await createMember(deps, { host: hosts.rihlah }),
    ];
    const orders = {
      leaving: await createPaidOrder(shop, { member: leaving, departure: departureId }),
      staying: await createPaidOrder(shop, { member: staying, departure: departureId }),
    };
    const newDay = addDays(SEEDED_ON, 207);

    const staff = await journey.signIn({ roles: ['partner_staff'], partnerId });
    let page = await journey.open(`${word.prefix}/partner-console/departures/${departureId}`);
    await page.getByRole('link', { name: word.move }).click();
    await page.getByLabel(word.day).fill(newDay);
    await page.getByRole('button', { name: word.foresee }).click();
    await page.getByText(word.told).waitFor();
    expect(await faultsOf(page, options)).toEqual([]);
    await page.getByRole('button', { name: word.button }).click();
    await page.getByText(word.unconfirmed).waitFor();
    await page.getByLabel(word.tick).check();
    await page.getByRole('button', { name: word.button }).click();
    await page.getByRole('heading', { name: word.moved }).waitFor();
    const { id: moveId } = await deps.db
      .selectFrom('departure_moves')
      .select('id')
      .where('departure_id', '=', departureId)
      .executeTakeFirstOrThrow();
    // The job, done by hand: nobody works here.
    expect(await announceReschedule(deps, { moveId, actorId: staff.account.id })).toBe(2);

    await storeSession(journey.context(), staying, journey.application.origin());
    page = await journey.open(`${word.prefix}/member/my-order/${orders.staying.bookingId}`);
    await page.getByText(word.asked).waitFor();
    await expect.poll(() => page.getByText(formatDate(newDay, locale, 'full')).count()).toBeGreaterThan(0);
    expect(await faultsOf(page, options)).toEqual([]);
    await page.getByRole('button', { name: word.keep }).click();
    await page.getByText(word.kept, { exact: true }).waitFor();

    await storeSession(journey.context(), leaving, journey.application.origin());
    page = await journey.open(`${word.prefix}/member/my-order/${orders.leaving.bookingId}`);
    await page.getByRole('link', { name: word.refuse }).click();
    await page.getByLabel(word.refuseTick).waitFor();
    expect(await faultsOf(page, options)).toEqual([]);
    await page.getByRole('button', { name: word.refuse }).click();
    await page.getByText(word.unconfirmed).waitFor();
    await page.getByLabel(word.refuseTick).check();
    await page.getByRole('button', { name: word.refuse }).click();
    await page.getByText(word.cancelled).waitFor();
    await page.getByText(word.refund).waitFor();

    await storeSession(journey.context(), staff, journey.application.origin());
    page = await journey.open(`${word.prefix}/partner-console/departures/${departureId}`);
    await page.getByText(word.travels, { exact: true }).waitFor();
    await page.getByText(word.goesBack, { exact: true }).waitFor();
    const tasks = await deps.db
      .selectFrom('refund_tasks')
      .select(['booking_id', 'reason', 'status'])
      .where('booking_id', 'in', [orders.leaving.bookingId, orders.staying.bookingId])
      .execute();
    expect(tasks).toEqual([{ booking_id: orders.leaving.bookingId, reason: 'rescheduled', status: 'open' }]);
  });
});
