// Bank Indonesia's answers, regular and faulty, over real HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FaultyGateway, saysText, startFaultyGateway } from '#test/providers/faulty-gateway';
import { jisdorRates, readJisdor } from './jisdor.ts';

const row = (
  date: string,
  rate: string,
  id = 1,
) => `<Table diffgr:id="Table${id}" msdata:rowOrder="${id - 1}">
  <id_subkursasing>${id}</id_subkursasing><lnk_subkursasing>USD</lnk_subkursasing><nil_subkursasing>1.00</nil_subkursasing>
  <beli_subkursasing>${rate}</beli_subkursasing><jual_subkursasing>${rate}</jual_subkursasing><tgl_subkursasing>${date}T00:00:00+07:00</tgl_subkursasing></Table>`;
const answer = (
  ...rows: string[]
) => `<?xml version="1.0" encoding="utf-8"?><DataSet xmlns="http://tempuri.org/"><xs:schema id="NewDataSet"></xs:schema>
<diffgr:diffgram><NewDataSet xmlns="">${rows.join('\n')}</NewDataSet></diffgr:diffgram></DataSet>`;

let bank: FaultyGateway;
beforeAll(async () => {
  bank = await startFaultyGateway();
});
beforeEach(() => {
  bank.asked = [];
});
afterAll(() => bank.close());
const latest = (timeoutMs = 60_000) =>
  jisdorRates({ url: `${bank.url}/wskursbi.asmx/getSubKursJisdor3`, timeoutMs }).latest('2027-03-15');

describe('the rate of Bank Indonesia', () => {
  it('is the newest of the requested days, in whole rupiah', async () => {
    bank.answer = saysText(
      answer(
        row('2027-03-11', '16420.00'),
        row('2027-03-12', '16543.50', 2),
        row('2027-03-10', '16400.00', 3),
      ),
    );
    expect(await latest()).toEqual({ rupiah: 16_544, asOf: '2027-03-12', source: 'jisdor' });
    expect(bank.asked[0]!.url).toBe(
      '/wskursbi.asmx/getSubKursJisdor3?mts=USD&startDate=2027-02-22&endDate=2027-03-15',
    );
  });
  it('of a future day is ignored', async () => {
    bank.answer = saysText(answer(row('2027-03-12', '16543.00'), row('2027-03-16', '16000.00', 2)));
    expect(await latest()).toMatchObject({ asOf: '2027-03-12' });
  });
  it.each([
    [
      'a page instead of a rate',
      saysText(
        '<!DOCTYPE html><html><body>The requested URL was rejected.<table><tr><td>16543.00</td></tr></table></body></html>',
      ),
    ],
    ['no days at all', saysText(answer())],
    ['a rate nobody would believe', saysText(answer(row('2027-03-12', '16.54')))],
    ['a rate that is no number', saysText(answer(row('2027-03-12', '16,543.00')))],
    ['a day that does not exist', saysText(answer(row('2027-13-42', '16543.00')))],
    ['half an answer', saysText(answer(row('2027-03-12', '16543.00')).slice(0, 200))],
  ])('is not taken from %s', async (_what, said) => {
    bank.answer = said;
    await expect(latest()).rejects.toThrow('Bank Indonesia answered without a rate');
  });
  it('is not read from a fault, nor from an oversized answer', async () => {
    bank.answer = saysText(answer(row('2027-03-12', '16543.00')), 500);
    await expect(latest()).rejects.toThrow('Bank Indonesia answered 500');
    bank.answer = saysText('x'.repeat(600_000));
    await expect(latest()).rejects.toThrow('larger than');
  });
  it('times out', async () => {
    bank.answer = () => {};
    await expect(latest(200)).rejects.toThrow('within 200 ms');
  });
  it('is read from every complete row', () => {
    expect(
      readJisdor(
        answer(row('2027-03-11', '16420'), row('2027-03-12', '', 2), row('2027-03-13', '16001.4', 3)),
      ).map(({ rupiah }) => rupiah),
    ).toEqual([16_420, 16_001]);
  });
});
