// What a bank's people fill in about an application (docs/product/bank-console.md). Fields have their wire names.
import * as z from 'zod/mini';
import { savingsDocumentKinds } from './savings.ts';
import { atMost, filled, printable, printableLines } from './form-faults.ts';

const rupiah = z.pipe(
  z.transform((value: unknown) => {
    const text = typeof value === 'string' ? value.replaceAll(/[\s.\u00a0]|Rp/gi, '') : '';
    return /^\d{1,12}$/.test(text) ? Number(text) : value;
  }),
  z.int({ error: 'error_field_empty' }),
);
const whole = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
  ),
  z.int({ error: 'error_field_empty' }),
);
const reason = filled().check(atMost(500), printableLines);

export const proposalForm = z.discriminatedUnion(
  'verdict',
  [
    z.object({ verdict: z.literal('approve'), financed: rupiah, months: whole }),
    z.object({ verdict: z.literal('reject'), reason }),
  ],
  { error: 'error_field_empty' },
);

export const documentVerdictForm = z.discriminatedUnion(
  'verdict',
  [
    z.object({ verdict: z.literal('accepted') }),
    z.object({ verdict: z.literal('rejected'), reason: filled().check(atMost(300), printableLines) }),
  ],
  { error: 'error_field_empty' },
);

export const disbursementForm = ({ today }: { today: string }) =>
  z.object({
    reference: filled().check(z.minLength(3, { error: 'error_invalid_value' }), atMost(100), printable),
    sent_on: filled().check(
      z.iso.date({ error: 'error_date_invalid' }),
      z.refine<string>((day) => day <= today, { error: 'error_date_invalid' }),
    ),
  });

/** An order that is to be paid from savings: the transfer that goes out once another agrees, or why not. */
export const savingsPaymentAnswerForm = ({ today }: { today: string }) =>
  z.discriminatedUnion(
    'verdict',
    [
      z.object({ verdict: z.literal('confirm'), ...disbursementForm({ today }).shape }),
      z.object({ verdict: z.literal('decline'), reason }),
    ],
    { error: 'error_field_empty' },
  );

/** Account openings (docs/product/savings.md). */
export const savingsAskForm = z.object({
  kind: z.enum(savingsDocumentKinds, { error: 'error_field_empty' }),
  reason: filled().check(atMost(300), printableLines),
});
export const savingsAcceptForm = z.object({
  account_number: filled().check(
    z.overwrite<string>((text) => text.replaceAll(/[\s.-]/g, '')),
    z.regex(/^\d{6,20}$/, { error: 'savings_error_account_number' }),
  ),
});
export const savingsRejectForm = z.object({ reason });
