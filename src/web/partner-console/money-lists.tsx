// Refunds to pay back, and payments that did not count; each with the form that ends it (docs/product/partner-console.md).
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { proofMaxLength } from '#shared/limits';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import { untouched } from '#web/ui/forms/form-state';
import { refundLabel } from '#labels/bookings';
import { exceptionLabel } from '#labels/payment-exceptions';
import { HeldPaymentsList } from './held-payments-list.tsx';
import type { FailedSettlement, MoneyPageView } from './money-view.ts';

interface MoneyListsProps {
  money: MoneyPageView;
  failed: FailedSettlement | null;
}

export function MoneyLists({ money: { isOperator, refunds, exceptions, kept }, failed }: MoneyListsProps) {
  const stateOf = (id: string) => (failed?.id === id ? failed : untouched);
  return (
    <>
      <Section title={m.pconsole_refunds()} className="">
        {refunds.length === 0 && (
          <EmptyState title={m.pconsole_no_refunds()} text={m.pconsole_no_refunds_text()} />
        )}
        <ul className="space-y-3">
          {refunds.map(({ id, bookingCode, bookerName, partnerName, reason, amount, due }) => (
            <li key={id} className={`${cardClass} grid gap-3 p-4 lg:grid-cols-[2fr_3fr]`}>
              <div>
                <p className="text-lg font-bold">
                  <Money amount={amount} />
                </p>
                <p className="font-semibold">
                  {bookingCode} · {bookerName ?? m.pconsole_nobody()}
                </p>
                <p className="text-ink-soft">{refundLabel[reason]()}</p>
                <p className="text-ink-soft">
                  {isOperator && `${partnerName} · `}
                  {m.pconsole_refund_due({ date: due })}
                </p>
              </div>
              <form method="post" noValidate className="flex flex-wrap items-end gap-3">
                <input type="hidden" name="id" value={id} />
                <Field
                  label={m.pconsole_proof()}
                  name="proof"
                  id={`proof-${id}`}
                  maxLength={proofMaxLength}
                  autoComplete="off"
                  required
                  className="grow basis-56"
                  defaultValue={stateOf(id).values.proof ?? ''}
                  error={stateOf(id).errors.proof}
                  autoFocus={stateOf(id).errors.proof !== undefined}
                />
                <Button name="intent" value="paid-back" variant="secondary">
                  {m.pconsole_paid_back()}
                  <span className="sr-only">: {bookingCode}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={m.pconsole_exceptions()} className="mt-10">
        {exceptions.length === 0 && (
          <EmptyState title={m.pconsole_no_exceptions()} text={m.pconsole_no_exceptions_text()} />
        )}
        <ul className="space-y-3">
          {exceptions.map(
            ({ id, kind, reference, amount, at, bookingCode, partnerName, canRefund, isTold }) => (
              <li key={id} className={`${cardClass} grid gap-3 p-4 lg:grid-cols-[2fr_3fr]`}>
                <div>
                  <p className="text-lg font-bold">
                    <Money amount={amount} />
                  </p>
                  <p className="font-semibold">{exceptionLabel[kind]?.()}</p>
                  <p className="text-ink-soft break-words">
                    {[bookingCode, reference].filter(Boolean).join(' · ')}
                  </p>
                  <p className="text-ink-soft">
                    {[isOperator && partnerName, at].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <form method="post" noValidate className="flex flex-wrap items-end gap-3">
                  <input type="hidden" name="id" value={id} />
                  <Field
                    label={m.pconsole_note()}
                    hint={isTold ? m.pconsole_note_hint() : undefined}
                    name="note"
                    id={`note-${id}`}
                    maxLength={proofMaxLength}
                    autoComplete="off"
                    required
                    className="basis-full"
                    defaultValue={stateOf(id).values.note ?? ''}
                    error={stateOf(id).errors.note}
                    autoFocus={stateOf(id).errors.note !== undefined}
                  />
                  {canRefund && (
                    <Button name="intent" value="refund" variant="secondary">
                      {m.pconsole_exception_refund()}
                      <span className="sr-only">: {reference}</span>
                    </Button>
                  )}
                  <Button name="intent" value="keep" variant="secondary">
                    {m.pconsole_exception_keep()}
                    <span className="sr-only">: {reference}</span>
                  </Button>
                </form>
              </li>
            ),
          )}
        </ul>
      </Section>
      {kept.length > 0 && <HeldPaymentsList kept={kept} isOperator={isOperator} />}
    </>
  );
}
