import { expect, it } from 'vitest';
import { auditActions, auditFields } from '#shared/audit';
import { locales } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import { auditFieldLabels, detailsText } from './audit-details.ts';
import { actionLabels } from './audit.ts';

type Message = (inputs: object, options: { locale: string }) => string;

it.each(locales)('has words for every action and every field of the details, in %s', (locale) => {
  const said = (label: Message) => label({}, { locale });
  const words = [
    ...auditActions.map((action) => ({ name: action, text: said(actionLabels[action] as Message) })),
    ...auditFields.map((field) => ({ name: field, text: said(auditFieldLabels[field] as Message) })),
  ];
  expect(words.filter(({ name, text }) => text.trim() === '' || text === name || text.includes('_'))).toEqual(
    [],
  );
});

it('says a line in plain words: names, money, dates, roles, duties and fields of a brand', () => {
  expect(detailsText({ kept: 1_500_000, requestedOn: '2027-03-15' }, 'id')).toBe(
    `Uang yang ditahan: ${formatRupiah(1_500_000)} · Diminta pada: 15 Mar 2027`,
  );
  expect(detailsText({ role: 'operator_finance', duties: ['catalogue', 'chat'] }, 'id')).not.toMatch(
    /role|operator_|duties|catalogue/,
  );
  expect(detailsText({ fields: ['business_name'], second_factor: 1 }, 'id')).not.toMatch(/_|fields/);
  expect(detailsText({ fields: ['name', 'birth_date'] }, 'id')).toBe('Yang diubah: Nama, Tanggal lahir');
  expect(detailsText({ method: 'password', device: 'Chrome' }, 'id')).toBe(
    'Cara masuk: kata sandi · Perangkat: Chrome',
  );
  expect(detailsText({ provider: 'google' }, 'id')).toBe('Penyedia akun: Google');
  expect(detailsText({ seats: 4, orders: 2 }, 'id')).toBe('Kursi: 4 · Pesanan: 2');
});

it('leaves what it has no words for as it was written, also names that every object has', () => {
  expect(detailsText({ gone: 'x', constructor: 'y' }, 'id')).toBe('gone: x · constructor: y');
  expect(detailsText({}, 'id')).toBe('');
});
