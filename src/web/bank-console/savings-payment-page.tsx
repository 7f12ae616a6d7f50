// One order to pay from savings, at the bank (docs/product/savings-payments.md): what is asked beside the answer that one prepares and
// another agrees to.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import type { BankSavingsPaymentView } from './savings-payment-view.server.ts';

interface PageProps {
  view: BankSavingsPaymentView;
  answer: FormAnswer | undefined;
}

const linkClass = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

export function BankSavingsPaymentPage({ view, answer }: PageProps) {
  const problem = answer?.result.error?.['']?.[0];
  return (
    <>
      <LocalLink to={paths.bankConsole.savingsPayments} className={`mb-2 ${linkClass}`}>
        {m.bank_back()}
      </LocalLink>
      <ConsoleHead
        title={view.code}
        text={`${m.bank_savings_payment_asked()} ${view.asked}`}
        action={<Badge tone={view.tone}>{view.word}</Badge>}
      />
      {problem && (
        <div className="mb-4">
          <Notice tone="bad" live title={problem} />
        </div>
      )}
      {view.isOver && (
        <div className="mb-4">
          <Notice tone="warn" title={m.bank_savings_payment_over()} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title={m.bank_savings_payments_title()} className="">
          <div className={`${cardClass} px-5 py-2`}>
            <DefinitionList facts={view.facts} />
            {view.savingsCode && (
              <LocalLink to={paths.bankConsole.saving(view.savingsCode)} className={linkClass}>
                {view.savingsCode}
              </LocalLink>
            )}
          </div>
        </Section>
        <div className="space-y-6">
          {view.mayPrepare && <Preparing view={view} answer={answer} />}
          {view.answer && <Prepared view={view} prepared={view.answer} answer={answer} />}
        </div>
      </div>
    </>
  );
}

function Preparing({ view, answer }: PageProps) {
  const confirm = useAppForm({
    id: 'confirm',
    answer,
    intent: 'confirm',
    values: { sent_on: view.today },
  });
  const decline = useAppForm({ id: 'decline', answer, intent: 'decline' });
  return (
    <Section title={m.bank_savings_answer()} className="">
      <div className="space-y-6">
        <AppFormBox form={confirm} preventScrollReset noValidate className={`${cardClass} space-y-4 p-5`}>
          <p>{m.bank_savings_payment_confirm_text()}</p>
          <Field {...confirm.field('reference')} label={m.bank_reference()} required />
          <Field {...confirm.field('sent_on')} label={m.bank_sent_on()} type="date" required />
          <SubmitButton>{m.bank_savings_payment_confirm()}</SubmitButton>
        </AppFormBox>
        <AppFormBox form={decline} preventScrollReset noValidate className={`${cardClass} space-y-4 p-5`}>
          <Field {...decline.field('reason')} label={m.bank_reason()} required />
          <SubmitButton variant="danger">{m.bank_savings_payment_decline()}</SubmitButton>
        </AppFormBox>
      </div>
    </Section>
  );
}

function Prepared({
  view,
  prepared,
  answer,
}: PageProps & { prepared: NonNullable<BankSavingsPaymentView['answer']> }) {
  const agree = useAppForm({ id: 'agree', answer, intent: 'agree' });
  const giveBack = useAppForm({ id: 'return', answer, intent: 'return' });
  const { error } = agree.field('agrees');
  return (
    <Section title={m.bank_proposal_title()} className="">
      <div className={`${cardClass} space-y-3 p-5`}>
        <p className="break-words font-bold">{prepared.title}</p>
        {prepared.reason && <p className="break-words">{prepared.reason}</p>}
        <p className="text-ink-soft">{prepared.by}</p>
        {prepared.decidedBy && <p className="text-ink-soft">{prepared.decidedBy}</p>}
        {view.mayDecide && (
          <>
            {prepared.pays && <p>{m.bank_savings_payment_agree_text()}</p>}
            <AppFormBox form={agree} preventScrollReset>
              {error && <Notice tone="bad" live title={error} />}
              <SubmitButton>{m.bank_agree()}</SubmitButton>
            </AppFormBox>
            <AppFormBox form={giveBack} preventScrollReset>
              <SubmitButton variant="secondary">{m.bank_return()}</SubmitButton>
            </AppFormBox>
          </>
        )}
      </div>
    </Section>
  );
}
