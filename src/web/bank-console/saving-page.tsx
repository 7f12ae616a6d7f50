// One savings application at the bank (docs/product/savings.md): plan, applicant and heirs beside the cards and the answer.
import * as m from '#messages/messages';
import { documentStatusLabel } from '#labels/participants';
import { genderLabels } from '#labels/gender';
import { savingsDocumentLabel, savingsOccupationLabel, savingsStateLabel } from '#labels/savings';
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
import type { BankSavingView } from './saving-view.server.ts';

interface PageProps {
  view: BankSavingView;
  /** With who inherits in full where that was asked for. */
  answer: (FormAnswer & { heir?: BankSavingView['heir'] }) | undefined;
}

const linkClass = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

export function BankSavingPage({ view, answer }: PageProps) {
  return (
    <>
      <LocalLink to={paths.bankConsole.savings} className={`mb-2 ${linkClass}`}>
        {m.bank_back()}
      </LocalLink>
      <ConsoleHead
        title={view.code}
        text={view.submitted ?? ''}
        action={
          <Badge tone={savingsStateLabel[view.state].tone}>{savingsStateLabel[view.state].word()}</Badge>
        }
      />
      {isLost(view, answer) && (
        <div className="mb-4">
          <Notice tone="bad" live title={answer!.result.error!['']![0]!} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          <Facts view={view} />
          {view.heir && <Heir view={view} heir={view.heir} answer={answer} />}
          {view.reason && <p className="break-words">{view.reason}</p>}
        </div>
        <div className="space-y-6">
          {view.documents.length > 0 && (
            <Section title={m.bank_checklist()} className="">
              <ul className="grid gap-4 md:grid-cols-2">
                {view.documents.map((document) => (
                  <li key={document.kind} className={`${cardClass} p-4`}>
                    <Card view={view} answer={answer} document={document} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {(view.mayAccept || view.mayReject) && <Answers view={view} answer={answer} />}
        </div>
      </div>
    </>
  );
}

/** Refused as a whole, and its form is gone because somebody else was faster. */
function isLost(view: BankSavingView, answer: PageProps['answer']): boolean {
  const [intent] = (answer?.intent ?? '').split('-');
  const isShown =
    (intent === 'ask' && view.mayAsk) ||
    (intent === 'accept' && view.mayAccept) ||
    (intent === 'reject' && view.mayReject);
  return Boolean(answer?.result.error?.['']?.[0]) && !isShown;
}

function Facts({ view: { plan, product, account, applicant } }: { view: BankSavingView }) {
  return (
    <>
      {plan && (
        <List
          title={m.bank_savings_plan()}
          facts={[
            ...(product ? [{ term: m.bank_savings_package(), value: product }] : []),
            { term: m.bank_savings_price(), value: plan.price },
            { term: m.bank_savings_months(), value: plan.months },
            { term: m.bank_savings_monthly(), value: plan.monthly },
            ...(account ? [{ term: m.bank_savings_number(), value: account.number }] : []),
            ...(account?.balance ? [{ term: m.bank_savings_balance(), value: account.balance }] : []),
          ]}
        />
      )}
      {applicant ? (
        <List
          title={m.financing_applicant_title()}
          facts={[
            { term: m.financing_field_name(), value: applicant.name },
            { term: m.financing_field_gender(), value: genderLabels[applicant.gender]() },
            { term: m.financing_field_birth_date(), value: applicant.birthDate },
            { term: m.financing_field_phone(), value: applicant.phone },
            { term: m.financing_field_email(), value: applicant.email },
            { term: m.financing_field_address(), value: applicant.address },
            { term: m.financing_field_job(), value: savingsOccupationLabel[applicant.occupation]() },
            { term: m.bank_savings_income(), value: applicant.monthlyIncome },
          ]}
        />
      ) : (
        <Notice tone="neutral" title={m.financing_applicant_gone()} />
      )}
    </>
  );
}

/** Stands masked; showing it is an act of its own, and a line in the applicant's log. */
function Heir({ view, heir, answer }: PageProps & { heir: NonNullable<BankSavingView['heir']> }) {
  const show = useAppForm({ id: 'show', answer, intent: 'show' });
  const shown = answer?.heir ?? heir;
  return (
    <Section title={m.bank_savings_heir()} className="">
      <div className={`${cardClass} px-5 py-2`}>
        <DefinitionList
          facts={[
            { term: m.bank_savings_mother(), value: shown.motherMaidenName },
            { term: m.bank_savings_heir_name(), value: shown.name },
            { term: m.financing_field_gender(), value: genderLabels[shown.gender]() },
            { term: m.bank_savings_contact(), value: shown.contactName },
            { term: m.financing_field_phone(), value: shown.phone },
          ]}
        />
        {view.mayShowHeir && !answer?.heir && (
          <AppFormBox form={show} preventScrollReset className="border-t border-line py-3">
            <SubmitButton variant="secondary">{m.bank_savings_show()}</SubmitButton>
            <p className="mt-1 text-sm text-ink-soft">{m.bank_savings_show_text()}</p>
          </AppFormBox>
        )}
      </div>
    </Section>
  );
}

function List({ title, facts }: { title: string; facts: { term: string; value: string }[] }) {
  return (
    <Section title={title} className="">
      <div className={`${cardClass} px-5 py-2`}>
        <DefinitionList facts={facts} />
      </div>
    </Section>
  );
}

function Card({
  view,
  answer,
  document: { id, kind, status, reason },
}: PageProps & { document: BankSavingView['documents'][number] }) {
  const ask = useAppForm({ id: `ask-${kind}`, answer, intent: `ask-${kind}` });
  const label = savingsDocumentLabel[kind]();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{label}</h3>
        <Badge tone={documentStatusLabel[status].tone}>{documentStatusLabel[status].word()}</Badge>
      </div>
      {reason && <p className="mt-1 break-words">{reason}</p>}
      <a
        href={paths.bankConsole.savingDocument(view.code, id)}
        target="_blank"
        rel="noopener"
        className={linkClass}
      >
        {m.financing_document_open()}
        <span className="sr-only">
          {' '}
          {label} ({m.frame_new_tab()})
        </span>
      </a>
      {view.mayAsk && (
        <AppFormBox form={ask} preventScrollReset noValidate>
          <Field {...ask.field('reason')} id={`reason-${kind}`} label={m.bank_reason()} required />
          <SubmitButton variant="secondary">{m.bank_savings_ask()}</SubmitButton>
        </AppFormBox>
      )}
    </>
  );
}

function Answers({ view, answer }: PageProps) {
  const accept = useAppForm({ id: 'accept', answer, intent: 'accept' });
  const reject = useAppForm({ id: 'reject', answer, intent: 'reject' });
  return (
    <Section title={m.bank_savings_answer()} className="">
      <div className="space-y-6">
        {view.mayAccept && (
          <AppFormBox form={accept} preventScrollReset noValidate className={`${cardClass} space-y-4 p-5`}>
            <Field
              {...accept.field('account_number')}
              label={m.bank_savings_number()}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <SubmitButton>{m.bank_savings_accept()}</SubmitButton>
          </AppFormBox>
        )}
        {view.mayReject && (
          <AppFormBox form={reject} preventScrollReset noValidate className={`${cardClass} space-y-4 p-5`}>
            <Field {...reject.field('reason')} id="reason-reject" label={m.bank_reason()} required />
            <SubmitButton variant="danger">{m.bank_savings_reject()}</SubmitButton>
          </AppFormBox>
        )}
      </div>
    </Section>
  );
}
