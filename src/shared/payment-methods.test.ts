// The table of payment methods: numbers are shown in groups and copied whole, every gateway offers only what it
// supports.
import { describe, expect, it } from 'vitest';
import { groupedNumber, isPaymentMethodCode, methodsOf, paymentMethods } from './payment-methods.ts';

describe('payment methods', () => {
  it('show their numbers in groups that lose no digit', () => {
    expect(groupedNumber('bca_va', '700121234567890')).toBe('7001 2123 4567 890');
    expect(groupedNumber('bca_va', '70012123').replaceAll(' ', '')).toBe('70012123');
    expect(groupedNumber('qris', '700121234567890')).toBe('700121234567890');
  });
  it('are offered by the gateways that support them', () => {
    expect(methodsOf('midtrans')).toEqual(methodsOf('simulator'));
    expect(methodsOf('midtrans')).not.toContain('bsi_va');
    expect(methodsOf('xendit')).toEqual(expect.arrayContaining(['bsi_va', 'dana', 'qris', 'card']));
  });
  it('name the bank of a bank method', () => {
    const accounts = Object.values(paymentMethods).filter(({ kind }) => kind === 'virtual_account');
    expect(accounts.map(({ bank }) => bank)).toEqual(['BCA', 'BNI', 'BRI', 'Mandiri', 'Permata', 'BSI']);
  });
  it('are looked up by their own codes only', () => {
    expect([
      isPaymentMethodCode('bca_va'),
      isPaymentMethodCode('toString'),
      isPaymentMethodCode('bca'),
    ]).toEqual([true, false, false]);
  });
});
