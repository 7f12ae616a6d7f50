// The savings form (spec §5 savings planning/form): the plan with who applies, the heirs, the consent; checked alike by pages and the
// server. Fields have their wire names.
import * as z from 'zod/mini';
import { birthDateFault } from './age.ts';
import { atMost, filled, printable, printableLines } from './form-faults.ts';
import { genders } from './genders.ts';
import {
  addressMaxLength,
  addressMinLength,
  emailMaxLength,
  heirPhoneMaxLength,
  heirPhoneMinLength,
  phoneMaxLength,
  savingsIncomeMin,
  savingsMonths,
  savingsPriceAbove,
  savingsPriceMax,
} from './limits.ts';
import { personName } from './person-name.ts';
import { savingsConsentVersion, savingsOccupations } from './savings.ts';

/** Whole rupiah, typed as people write them: 25.000.000, Rp 25.000.000. */
const rupiahFrom = (min: number, error: string) =>
  z.pipe(
    z.transform((value: unknown) => {
      const text = typeof value === 'string' ? value.replaceAll(/[\s.\u00a0]|Rp/gi, '') : '';
      return /^\d{1,12}$/.test(text) ? Number(text) : value;
    }),
    z.int({ error }).check(z.minimum(min, { error }), z.maximum(savingsPriceMax, { error })),
  );

const months = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
  z.literal([...savingsMonths], { error: 'savings_error_duration' }),
);

const ticked = (error: string) =>
  z.pipe(
    z.transform((value: unknown) => value === true || value === 'yes'),
    z.literal(true, { error }),
  );

interface BookingRules {
  today: string;
  /** Saving for a package: its price is the aim, and the address has at least ten characters. */
  isForPackage: boolean;
}

/** The plan and who applies. */
export const savingsBookingForm = ({ today, isForPackage }: BookingRules) =>
  z.object({
    package_price: isForPackage
      ? z.pipe(
          z.transform((): null => null),
          z.null(),
        )
      : rupiahFrom(savingsPriceAbove + 1, 'savings_error_price'),
    duration: months,
    name: personName,
    gender: z.enum(genders, { error: 'error_field_empty' }),
    birth_date: filled().check(
      z.iso.date({ error: 'error_date_invalid' }),
      z.refine<string>((day) => birthDateFault(day, today) === null, { error: 'error_birth_date_invalid' }),
    ),
    email: filled().check(atMost(emailMaxLength), z.toLowerCase(), z.email({ error: 'savings_error_email' })),
    phone_number: filled().check(atMost(phoneMaxLength), printable),
    address: filled().check(
      z.minLength(isForPackage ? addressMinLength : 1, { error: 'savings_error_address' }),
      atMost(addressMaxLength),
      printableLines,
    ),
    occupation: z.enum(savingsOccupations, { error: 'savings_error_occupation' }),
    monthly_income: rupiahFrom(savingsIncomeMin, 'savings_error_income'),
    has_npwp: z.pipe(
      z.transform((value: unknown) => (value === 'yes' ? true : value === 'no' ? false : value)),
      z.boolean({ error: 'savings_error_option' }),
    ),
  });

/** Who inherits, and the mother's maiden name by which banks know a customer. */
export const savingsHeirForm = z.object({
  mother_maiden_name: personName,
  heir_name: personName,
  heir_gender: z.enum(genders, { error: 'error_field_empty' }),
  heir_contact_name: personName,
  heir_phone_number: filled().check(
    z.minLength(heirPhoneMinLength, { error: 'savings_error_heir_phone' }),
    z.maxLength(heirPhoneMaxLength, { error: 'savings_error_heir_phone' }),
    z.regex(/^[+\d][\d\s-]+$/, { error: 'error_phone_invalid' }),
  ),
});

/** That this one bank reads the data. */
export const savingsConsentForm = z.object({
  consent_version: z.pipe(
    z.transform((value: unknown) => Number(value)),
    z.literal(savingsConsentVersion, { error: 'error_terms_changed' }),
  ),
  bank_consent: ticked('financing_error_consent'),
});

/** Which savings are to pay an order (docs/product/savings-payments.md): their id or code. */
export const savingsPaymentAskForm = z.object({ savings: filled().check(atMost(40), printable) });
