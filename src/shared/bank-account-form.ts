// An account at a bank, as a partner, a consultant or a member states it (docs/product/payouts.md).
import * as z from 'zod/mini';
import { bankCodes } from './bank-names.ts';
import { atMost, filled, printable } from './form-faults.ts';
import { nameMaxLength } from './limits.ts';

export const bankAccountForm = z.object({
  bank: z.enum(bankCodes, { error: 'error_field_empty' }),
  number: filled().check(z.regex(/^[0-9]{6,20}$/, { error: 'error_account_number' })),
  holder: filled().check(atMost(nameMaxLength), printable),
});

export type BankDetails = z.infer<typeof bankAccountForm>;

/** Whether an account is in that person's own name: banks write names in capitals, without points and hyphens. */
export function isHeldBy(holder: string, name: string): boolean {
  return asBanksWrite(holder) === asBanksWrite(name);
}

const asBanksWrite = (name: string) =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '')
    .trim()
    .replaceAll(/ +/g, ' ');
