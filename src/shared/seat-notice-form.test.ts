import { expect, test } from 'vitest';
import { formFaults } from './form-faults.ts';
import { seatNoticeForm } from './seat-notice-form.ts';

const phone = '081234567890';

test.each(['Siti Aminah', "Nur'aini", 'Zoë Šárka', 'سيتي أمينة', 'Siti 😀'])('%s is a name', (name) => {
  expect(formFaults(seatNoticeForm, { name, phone })).toEqual([]);
});

test.each([
  ['a turned writing direction', '\u202Eitis'],
  ['nothing that can be seen', '\u200B\u200B'],
  ['a zero byte', 'Si\u0000ti'],
  ['a second line', 'Siti\r\nBcc: x'],
])('%s is refused in a name', (_what, name) => {
  expect(formFaults(seatNoticeForm, { name, phone })).toEqual([
    { field: 'name', message: 'error_invalid_value' },
  ]);
});
