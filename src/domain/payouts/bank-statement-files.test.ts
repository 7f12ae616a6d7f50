// Statements as banks export them: read exactly, or refused with the line that cannot be read.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputs } from '#test/rounds';
import { readBankAmount, readBankDate } from './bank-amounts.ts';
import { readStatementFile } from './bank-statement-files.ts';

const mt940 = (movements: string, closing: string) =>
  Buffer.from(
    `{1:F01BANKIDJAXXXX}{4:\r\n:20:STMT1\r\n:25:BANKIDJA/123-000-4567\r\n:28C:00012/001\r\n:60F:C270319IDR1000000,00\r\n${movements}:62F:C270320IDR${closing},00\r\n-}\r\n`,
  );
const two =
  ':61:2703200320D250000,00NTRFPAYABCDEFGHJK//99\r\n:86:TRF KE MITRA\r\n PAYABCDEFGHJK\r\n:61:270320C50000,NMSCNONREF\r\n:86:SETORAN TUNAI\r\n';

describe('MT940', () => {
  it('is read with its account, days, signs and texts over several lines', () => {
    expect(readStatementFile(mt940(two, '800000'), null)).toEqual({
      format: 'mt940',
      lines: [
        {
          account: '1230004567',
          bookedOn: '2027-03-20',
          amount: -250_000,
          text: 'NTRFPAYABCDEFGHJK//99 TRF KE MITRA PAYABCDEFGHJK',
        },
        { account: '1230004567', bookedOn: '2027-03-20', amount: 50_000, text: 'NMSCNONREF SETORAN TUNAI' },
      ],
    });
  });

  it('is refused when its balances do not add up, or its end is missing', () => {
    const cut = Buffer.from(
      mt940(two, '800000')
        .toString()
        .replace(/:62F:[^]*/, ''),
    );
    for (const file of [mt940(two, '800001'), cut])
      expect(() => readStatementFile(file, null)).toThrow('statement_unbalanced');
  });

  it.each([
    [':61:270230D1,00NTRF\r\n', 'a day that is none'],
    [':61:270320D1,50NTRF\r\n', 'half a rupiah'],
    [':61:270320X1,00NTRF\r\n', 'neither debit nor credit'],
    [':60F:C270319USD1,00\r\n', 'another currency'],
  ])('%s is refused: %s', (movement) => {
    expect(() => readStatementFile(mt940(movement, '1000000'), null)).toThrow('invalid_input');
  });
});

describe('CSV', () => {
  it('is read with either separator, one column or two, and signs as banks write them', () => {
    const read = (text: string) =>
      readStatementFile(Buffer.from(text), '1230004567').lines.map(({ amount }) => amount);
    expect(
      read('Tanggal,Keterangan,Jumlah\n20/03/2027,"a, ""b""",-1.500.000\n2027-03-20,c,"1,000,000.00 DB"'),
    ).toEqual([-1_500_000, -1_000_000]);
    expect(
      read('\uFEFFtgl;uraian;debet;kredit\r\n20-03-2027;x;250.000,00;\r\n20-03-2027;y;;7000\r\n'),
    ).toEqual([-250_000, 7_000]);
  });

  it.each([
    'a,b\n1,2',
    'date,description,amount\n2027-03-20,x,0',
    'date,description,amount\n2027-03-20,x,1,5',
    'date,description,debit,credit\n2027-03-20,x,1,1',
  ])('is refused: %j', (text) => {
    expect(() => readStatementFile(Buffer.from(text), '1230004567')).toThrow('invalid_input');
  });

  it('says whose account it is, since the file does not', () => {
    expect(() => readStatementFile(Buffer.from('date,description,amount\n'), null)).toThrow('invalid_input');
  });
});

it('reads any file or refuses it, and never anything in between', () => {
  const piece = fc.constantFrom(
    ':61:',
    ':25:1230004567\n',
    ':60F:C270319IDR0,00\n',
    ':62F:C270319IDR0,00\n',
    '270320D1,00N\n',
    'date,description,amount\n',
    '"',
    ';',
    '-\n',
    'x',
  );
  const whole = fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 20 }), (pieces) => {
    let isWhole = true;
    try {
      for (const { amount } of readStatementFile(Buffer.from(pieces.join('')), '1230004567').lines)
        isWhole &&= Number.isSafeInteger(amount) && amount !== 0;
    } catch (error) {
      isWhole = (error as Error).name === 'AppError';
    }
    return isWhole;
  });
  expect(fc.check(whole, inputs(300)).failed).toBe(false);
});

it('reads sums exactly, whatever separates thousands', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900_000_000_000 }),
      fc.constantFrom('.', ',', ''),
      (amount, between) => {
        const text = String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, between);
        expect([readBankAmount(text), readBankAmount(`-${text}`)]).toEqual([amount, -amount]);
        const cents = between === '.' ? ',00' : '.00';
        expect(readBankAmount(`Rp ${text}${cents}`)).toBe(amount);
      },
    ),
    inputs(),
  );
  expect([
    readBankAmount('1.5'),
    readBankAmount('1.50'),
    readBankAmount('12.34.56'),
    readBankAmount(''),
  ]).toEqual([null, null, null, null]);
  expect([readBankDate('31/02/2027'), readBankDate('1/3/2027'), readBankDate('20270301')]).toEqual([
    null,
    '2027-03-01',
    null,
  ]);
});
