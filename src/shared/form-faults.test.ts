// What all forms share.
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { checkedForm, filled, formFaults, printableLines } from './form-faults.ts';

const form = z.object({ note: filled().check(printableLines) });

describe('a text of several lines', () => {
  it('keeps its lines, however the browser or the program ended them', () => {
    expect(checkedForm(form, { note: 'Satu\r\n\r\nDua\rTiga\nEmpat' })).toEqual({
      note: 'Satu\n\nDua\nTiga\nEmpat',
    });
  });

  it.each(['Satu\u202eDua', 'Satu\tDua', 'Satu\u0000', 'Satu\u200bDua'])(
    'holds nothing unseen: %j',
    (note) => {
      expect(formFaults(form, { note })).toEqual([{ field: 'note', message: 'error_invalid_value' }]);
    },
  );
});
