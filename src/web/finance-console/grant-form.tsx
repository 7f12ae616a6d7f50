// Asks for a refund of an order that stands (docs/product/finance-console.md): of which payment, why, out of whose money, how much.
import * as m from '#messages/messages';
import { refundLabel } from '#labels/bookings';
import { bearerLabel } from '#labels/granted-refunds';
import { grantReasons, refundBearers } from '#shared/granted-refunds';
import { proofMaxLength } from '#shared/limits';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Card } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { GrantablePaymentView } from './granted-refunds.server.ts';

interface GrantFormProps {
  payments: readonly GrantablePaymentView[];
  answer: FormAnswer | undefined;
}

export function GrantForm({ payments, answer }: GrantFormProps) {
  return (
    <Card>
      <ul className="mb-4 space-y-2">
        {payments.map(({ paymentId, name, most }) => (
          <li key={paymentId}>
            <span className="font-semibold">{name}</span>
            <span className="block text-ink-soft">{most}</span>
          </li>
        ))}
      </ul>
      <ActionForm act="ask" answer={answer} button={m.grant_ask()}>
        {(form) => (
          <>
            <SelectField
              label={m.grant_payment()}
              name="payment_id"
              value={form.field('payment_id').defaultValue}
              choices={payments.map(({ paymentId, name }) => ({ value: paymentId, label: name }))}
              error={form.field('payment_id').error}
            />
            <SelectField
              label={m.grant_reason()}
              name="reason"
              value={form.field('reason').defaultValue}
              choices={grantReasons.map((value) => ({ value, label: refundLabel[value]() }))}
              error={form.field('reason').error}
            />
            <SelectField
              label={m.grant_bearer()}
              name="borne_by"
              value={form.field('borne_by').defaultValue}
              choices={refundBearers.map((value) => ({ value, label: bearerLabel[value]() }))}
              error={form.field('borne_by').error}
            />
            <Field
              {...form.field('amount')}
              label={m.grant_amount()}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <Field
              {...form.field('note')}
              label={m.grant_note()}
              maxLength={proofMaxLength}
              autoComplete="off"
              required
            />
          </>
        )}
      </ActionForm>
    </Card>
  );
}
