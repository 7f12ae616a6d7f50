// The values of emails as they are stored: what a kind names and nothing else, and the same again when they are read.
import { describe, expect, it } from 'vitest';
import { rupiah } from '#shared/money';
import { decodeEmailValues, type EmailValues, encodeEmailValues } from './email-kinds.ts';

const values: EmailValues<'money_misfit'> = {
  name: 'Siti Aminah',
  code: 'RH-7K2M9QXA',
  journey: 'Umrah Plus Turki',
  link: 'https://rihlah.example/member/my-order/RH-7K2M9QXA',
  received: rupiah(29_999_000),
  expected: null,
  payableUntil: new Date('2027-03-15T02:30:00Z'),
};
const asStored = (stored: unknown) => JSON.parse(JSON.stringify(stored)) as Record<string, unknown>;

describe('the values of an email', () => {
  it('are read as they were written', () => {
    const stored = asStored(encodeEmailValues('money_misfit', values));
    expect(stored.payableUntil).toBe('2027-03-15T02:30:00.000Z');
    expect(decodeEmailValues('money_misfit', stored)).toEqual(values);
  });
  it('are stored without what the kind does not name', () => {
    const more = { ...values, phone: '+6281234567890' };
    expect(encodeEmailValues('money_misfit', more)).not.toHaveProperty('phone');
    const refunds = [{ amount: rupiah(1), dueOn: '2027-03-29', proof: 'TRX-1' }];
    const stored = encodeEmailValues('order_cancelled', { ...values, refunds });
    expect(stored).toMatchObject({ refunds: [{ amount: 1, dueOn: '2027-03-29' }] });
    expect(JSON.stringify(stored)).not.toContain('TRX-1');
  });
  it.each([
    ['a missing one', { ...values, journey: undefined }, 'journey'],
    ['an amount that is not whole', { ...values, received: 1.5 }, 'received'],
    ['a link without a host', { ...values, link: '/member/my-order/RH-7K2M9QXA' }, 'link'],
    ['a text that is none', { ...values, code: 7 }, 'code'],
  ])('are refused with %s, when written and when read', (_what, wrong, field) => {
    expect(() => encodeEmailValues('money_misfit', wrong as typeof values)).toThrow(field);
    expect(() => decodeEmailValues('money_misfit', asStored(wrong))).toThrow(field);
  });
});
