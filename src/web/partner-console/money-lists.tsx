// Refunds to pay back, and payments that did not count; each with the form that ends it (docs/product/partner-console.md).
import * as m from '#messages/messages';
import { proofMaxLength } from '#shared/limits';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton } from '#web/ui/forms/app-form.tsx';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import { type RowAnswer, useRowForm } from '#web/ui/forms/row-form';
import { Money } from '#web/ui/money.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import { refundLabel } from '#labels/bookings';
import { exceptionLabel } from '#labels/payment-exceptions';
import { HeldPaymentsList } from './held-payments-list.tsx';
import type { MoneyPageView } from './money-view.ts';

interface MoneyListsProps {
  money: MoneyPageView;
  answer: RowAnswer | undefined;
}

export function MoneyLists({ money: { isOperator, refunds, exceptions, kept }, answer }: MoneyListsProps) {
  const row = { isOperator, answer };
  return (
    <>
      <PageProblem answer={answer} />
      <Section title={m.pconsole_refunds()} className="">
        {refunds.length === 0 && (
          <EmptyState title={m.pconsole_no_refunds()} text={m.pconsole_no_refunds_text()} />
        )}
        {refundGroups(refunds, isOperator).map((group) => (
          <div key={group.help} className="not-first:mt-6">
            {group.help && <p className="mb-3 max-w-prose text-ink-soft">{group.help}</p>}
            <ul className="space-y-3">
              {group.refunds.map((refund) => (
                <Refund key={refund.id} refund={refund} {...row} />
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <Section title={m.pconsole_exceptions()} className="mt-10">
        {exceptions.length === 0 && (
          <EmptyState title={m.pconsole_no_exceptions()} text={m.pconsole_no_exceptions_text()} />
        )}
        <ul className="space-y-3">
          {exceptions.map((exception) => (
            <Exception key={exception.id} exception={exception} {...row} />
          ))}
        </ul>
      </Section>
      {kept.length > 0 && <HeldPaymentsList kept={kept} isOperator={isOperator} />}
    </>
  );
}

interface RowProps {
  isOperator: boolean;
  answer: RowAnswer | undefined;
}

const rowClass = `${cardClass} grid gap-3 p-4 lg:grid-cols-[2fr_3fr]`;
const formClass = 'flex flex-wrap items-end gap-3';

/** Whose money it is and what ends it, said once above the refunds it is true of: one list for each. */
function refundGroups(refunds: MoneyPageView['refunds'], isOperator: boolean) {
  if (!isOperator) return [{ help: null, refunds }];
  const isByBatch = (one: MoneyPageView['refunds'][number]) => one.heldBy === 'platform' && one.isTransferred;
  return [
    { help: m.pconsole_refund_by_partner(), refunds: refunds.filter((one) => one.heldBy === 'partner') },
    { help: m.pconsole_refund_by_batch(), refunds: refunds.filter(isByBatch) },
    {
      help: null,
      refunds: refunds.filter((one) => one.heldBy === 'platform' && !one.isTransferred),
    },
  ].filter((group) => group.refunds.length > 0);
}

function Refund({
  refund: { id, bookingCode, bookerName, partnerName, reason, amount, due, heldBy },
  isOperator,
  answer,
}: RowProps & { refund: MoneyPageView['refunds'][number] }) {
  const form = useRowForm({ id: `refund-${id}`, about: id, answer });
  return (
    <li className={rowClass}>
      <div>
        <p className="text-lg font-bold">
          <Money amount={amount} />
        </p>
        <p className="font-semibold">
          {bookingCode} · {bookerName ?? m.pconsole_nobody()}
        </p>
        <p className="text-ink-soft">{refundLabel[reason]()}</p>
        <p className="text-ink-soft">
          {[isOperator && partnerName, m.pconsole_refund_due({ date: due })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!isOperator && heldBy === 'platform' ? (
        <p className="self-center text-ink-soft">{m.pconsole_refund_by_platform()}</p>
      ) : (
        <AppFormBox form={form} preventScrollReset className={formClass}>
          <input type="hidden" name="id" value={id} />
          <Field
            {...form.field('proof')}
            label={m.pconsole_proof()}
            id={`proof-${id}`}
            maxLength={proofMaxLength}
            autoComplete="off"
            required
            className="grow basis-56"
          />
          <SubmitButton name="intent" value="paid-back" variant="secondary">
            {m.pconsole_paid_back()}
            <span className="sr-only">: {bookingCode}</span>
          </SubmitButton>
        </AppFormBox>
      )}
    </li>
  );
}

function Exception({
  exception: { id, kind, reference, amount, at, bookingCode, partnerName, canRefund, isTold },
  isOperator,
  answer,
}: RowProps & { exception: MoneyPageView['exceptions'][number] }) {
  const form = useRowForm({ id: `exception-${id}`, about: id, answer });
  return (
    <li className={rowClass}>
      <div>
        <p className="text-lg font-bold">
          <Money amount={amount} />
        </p>
        <p className="font-semibold">{exceptionLabel[kind]?.()}</p>
        <p className="text-ink-soft break-words">{[bookingCode, reference].filter(Boolean).join(' · ')}</p>
        <p className="text-ink-soft">{[isOperator && partnerName, at].filter(Boolean).join(' · ')}</p>
      </div>
      <AppFormBox form={form} preventScrollReset className={formClass}>
        <input type="hidden" name="id" value={id} />
        <Field
          {...form.field('note')}
          label={m.pconsole_note()}
          hint={isTold ? m.pconsole_note_hint() : undefined}
          id={`note-${id}`}
          maxLength={proofMaxLength}
          autoComplete="off"
          required
          className="basis-full"
        />
        {canRefund && (
          <SubmitButton name="intent" value="refund" variant="secondary">
            {m.pconsole_exception_refund()}
            <span className="sr-only">: {reference}</span>
          </SubmitButton>
        )}
        <SubmitButton name="intent" value="keep" variant="secondary">
          {m.pconsole_exception_keep()}
          <span className="sr-only">: {reference}</span>
        </SubmitButton>
      </AppFormBox>
    </li>
  );
}
