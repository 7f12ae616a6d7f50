// Returns that were reported (docs/product/return-reports.md): who records, what is refused, and that the first page asks no longer.
import { beforeEach, expect, it } from 'vitest';
import { listNeeds } from '#domain/partner-home';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { proofOf } from '#test/factories/evidence';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { listReturnReports, readReturnReportFile, recordReturnReport } from './return-reports.ts';

const { database, shop, clock, partner } = usePartnerFixture();
let departureId: string;
let home: string;
beforeEach(async () => {
  home = addDays(todayInIndonesia(clock.now), -3);
  departureId = (await createDeparture(database.db, { programme_id: partner.programmeId })).id;
  const { bookingId } = await createPaidOrder(shop, { departure: departureId });
  await database.db.updateTable('bookings').set({ state: 'completed' }).where('id', '=', bookingId).execute();
  await database.db
    .updateTable('departures')
    .set({ departs_on: addDays(home, -8), returns_on: home })
    .where('id', '=', departureId)
    .execute();
});

const record = (change: object = {}, { actor = partner.staff.actor, file = Buffer.alloc(0) } = {}) =>
  recordReturnReport(shop.deps, actor, {
    departureId,
    form: { number: 'LAP-2027-118', reported_on: home, ...change },
    file,
  });
const refusalOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? (error.faults[0]?.message ?? error.code) : error),
  );
const asked = async () =>
  (await listNeeds(shop.deps, partner.staff.actor, partner.id)).filter(
    ({ kind, departureId: about }) => kind === 'return_report' && about === departureId,
  ).length;

it('stores date, number and file, sealed, and the first page asks no longer', async () => {
  expect(await asked()).toBe(1);
  const { file } = await proofOf(departureId);
  await record({}, { file });
  expect(await asked()).toBe(0);
  const { departure, reports } = await listReturnReports(shop.deps, partner.staff.actor, departureId);
  expect(departure.dueOn).toBe(addDays(home, 10));
  expect(reports).toMatchObject([
    { number: 'LAP-2027-118', reportedOn: home, hasFile: true, recordedBy: partner.staff.actor.name },
  ]);
  const reportId = reports[0]!.id;
  const read = await readReturnReportFile(shop.deps, partner.staff.actor, { departureId, reportId });
  expect(read.type).toBe('image/webp');
  const { content } = await database.db
    .selectFrom('return_reports')
    .select('content')
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  expect(content!.includes(read.bytes.subarray(0, 16))).toBe(false);
  const line = await database.db
    .selectFrom('audit_log')
    .select('actor_role')
    .where('action', '=', 'departure.return_reported')
    .where('actor_id', '=', partner.staff.actor.accountId)
    .execute();
  expect(line).toEqual([{ actor_role: 'partner_staff' }]);
});

it('is recorded once more by whoever mistyped: the newest stands first', async () => {
  await record();
  clock.now = new Date(clock.now.getTime() + 60_000);
  await record({ number: 'LAP-2027-811' });
  const { reports } = await listReturnReports(shop.deps, partner.staff.actor, departureId);
  expect(reports.map(({ number, hasFile }) => [number, hasFile])).toEqual([
    ['LAP-2027-811', false],
    ['LAP-2027-118', false],
  ]);
});

it('refuses a day before the return or ahead, a number that is missing, and a group that is away', async () => {
  expect(await refusalOf(record({ reported_on: addDays(home, -1) }))).toBe('error_return_report_day');
  expect(await refusalOf(record({ reported_on: addDays(home, 4) }))).toBe('error_return_report_day');
  expect(await refusalOf(record({ number: ' ' }))).toBe('error_field_empty');
  await database.db
    .updateTable('departures')
    .set({ returns_on: addDays(home, 5) })
    .where('id', '=', departureId)
    .execute();
  expect(await refusalOf(record())).toBe('booking_state');
  expect((await listReturnReports(shop.deps, partner.staff.actor, departureId)).reports).toEqual([]);
});

it('is for the partner and that duty alone, and knows no tours', async () => {
  const stranger = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: (await createPartner(database.db)).id,
  });
  const finance = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: partner.id,
    duties: ['finance'],
  });
  expect(await refusalOf(record({}, { actor: stranger.actor }))).toBe('not_found');
  expect(await refusalOf(record({}, { actor: finance.actor }))).toBe('forbidden');
  const tour = await createProgramme(database.db, { partner_id: partner.id, kind: 'tour_domestic' });
  departureId = (await createDeparture(database.db, { programme_id: tour.id })).id;
  expect(await refusalOf(record())).toBe('not_found');
});
