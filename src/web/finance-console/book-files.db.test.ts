// The books as a spreadsheet library reads them again: debits equal credits, and equal the trial balance.
import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { createMember } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { usePartnerFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { writeWorkbook } from '#platform/spreadsheets/spreadsheets';
import { readBookSheet } from './book-files.server.ts';

const { database, shop, partner } = usePartnerFixture();
verifyLedgerAfterEach({ shop });

it('writes journal and trial balance that a spreadsheet opens and adds up', async () => {
  const departure = (await createDeparture(database.db, { programme_id: partner.programmeId })).id;
  await createPaidOrder(shop, { departure });
  const { actor } = await createMember(shop.deps, { roles: ['operator_finance'] });
  const period = { from: '2027-01-01', to: '2027-12-31' };
  const open = async (file: 'journal' | 'trial-balance') => {
    const sheet = await readBookSheet(shop.deps, actor, file, period);
    const [read] = await readWorkbook(await writeWorkbook([sheet]));
    return read!.data;
  };
  const journal = await open('journal');
  const sum = (column: number) =>
    journal.slice(1).reduce((total, row) => total + Number(row[column] ?? 0), 0);
  expect([journal.length, sum(11), sum(12)]).toEqual([7, 60_008_000, 60_008_000]);
  expect((await open('trial-balance')).at(-1)!.slice(2)).toEqual([60_008_000, 60_008_000, 0]);
});

it('shows them to finance alone', async () => {
  await expect(
    readBookSheet(shop.deps, partner.staff.actor, 'journal', { from: '2027-01-01', to: '2027-01-31' }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
