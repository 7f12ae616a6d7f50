// One application at the bank (docs/product/bank-console.md): who applies and their documents side by side, then the answer.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { documentStatusLabel } from '#labels/participants';
import { financingDocumentLabel, financingStateLabel } from '#labels/financing';
import { genderLabels } from '#labels/gender';
import * as paths from '#shared/paths';
import { documentTypes } from '#shared/participant-documents';
import { CostList } from '#web/financing/cost-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { ButtonVariant } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, type AppForm, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import type { BankApplicationView } from './application-view.server.ts';
import { bankEventLabel } from './event-label.ts';

interface PageProps {
  view: BankApplicationView;
  answer: FormAnswer | undefined;
}

export function BankApplicationPage({ view, answer }: PageProps) {
  return (
    <>
      <LocalLink
        to={paths.bankConsole.applications}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.bank_back()}
      </LocalLink>
      <ConsoleHead
        title={view.code}
        text={`${view.title} · ${view.partner} · ${view.departs}`}
        action={
          <Badge tone={financingStateLabel[view.state].tone}>{financingStateLabel[view.state].word()}</Badge>
        }
      />
      {view.holdUntil && view.applicant && (
        <p className="mb-4 text-ink-soft">{m.financing_hold_until({ date: view.holdUntil })}</p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          <Section title={m.financing_applicant_title()} className="">
            {view.applicant ? (
              <div className={`${cardClass} px-5 py-2`}>
                <DefinitionList
                  facts={[
                    { term: m.financing_field_name(), value: view.applicant.name },
                    { term: m.financing_field_gender(), value: genderLabels[view.applicant.gender]() },
                    {
                      term: m.financing_field_birth_date(),
                      value: `${view.applicant.birthDate} (${view.applicant.age})`,
                    },
                    { term: m.financing_field_phone(), value: view.applicant.phone },
                    { term: m.financing_field_email(), value: view.applicant.email },
                    { term: m.financing_field_address(), value: view.applicant.address },
                    { term: m.financing_field_job(), value: view.applicant.occupation },
                    { term: m.financing_field_institution(), value: view.applicant.institution },
                  ]}
                />
              </div>
            ) : (
              <Notice tone="neutral" title={m.financing_applicant_gone()} />
            )}
          </Section>
          <Section title={m.financing_sums_title()} className="">
            <div className={`${cardClass} px-5 py-2`}>
              <CostList costs={view.costs} />
            </div>
          </Section>
        </div>
        <div className="space-y-6">
          {view.documents.length > 0 && (
            <Section title={m.bank_checklist()} className="">
              <ul className="space-y-4">
                {view.documents.map((document) => (
                  <li key={document.kind} className={`${cardClass} p-4`}>
                    <Document view={view} answer={answer} document={document} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {view.mayJudge && <Answers view={view} answer={answer} />}
          {view.proposal && <Proposal view={view} answer={answer} />}
          {(view.mayDisburse || view.hasContract) && <Contract view={view} answer={answer} />}
          {view.mayClose && <OneButton name="paid" label={m.bank_paid_off()} answer={answer} />}
          <Section title={m.bank_history()} className="">
            <ul className={`${cardClass} divide-y divide-line px-5`}>
              {view.history.map(({ at, event, who }) => (
                <li key={`${at} ${event}`} className="py-3">
                  <span className="font-semibold">{bankEventLabel[event]?.() ?? event}</span>
                  <span className="block text-ink-soft">
                    {at} · {who}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </>
  );
}

function Document({
  view,
  answer,
  document,
}: PageProps & { document: BankApplicationView['documents'][number] }) {
  const { kind, status } = document;
  const accept = useAppForm({ id: `accept-${kind}`, answer, intent: `accepted-${kind}` });
  const reject = useAppForm({ id: `reject-${kind}`, answer, intent: `rejected-${kind}` });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{financingDocumentLabel[kind]()}</h3>
        <Badge tone={documentStatusLabel[status].tone}>{documentStatusLabel[status].word()}</Badge>
      </div>
      {document.reason && <p className="mt-1 break-words">{document.reason}</p>}
      <a
        href={paths.bankConsole.document(view.code, document.id)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.financing_document_open()}
        <span className="sr-only">
          {' '}
          {financingDocumentLabel[kind]()} ({m.frame_new_tab()})
        </span>
      </a>
      {view.mayJudge && (
        <div className="space-y-3">
          {status !== 'accepted' && (
            <AppFormBox form={accept} preventScrollReset>
              <SubmitButton variant="secondary">{m.bank_accept_document()}</SubmitButton>
            </AppFormBox>
          )}
          <details open={reject.field('reason').error !== undefined}>
            <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary pr-8">
              {m.bank_reject_document()}
            </summary>
            <AppFormBox form={reject} preventScrollReset noValidate>
              <Field {...reject.field('reason')} id={`reason-${kind}`} label={m.bank_reason()} required />
              <SubmitButton variant="danger">{m.bank_reject_document()}</SubmitButton>
            </AppFormBox>
          </details>
        </div>
      )}
    </>
  );
}

function Answers({ view, answer }: PageProps) {
  const ask = useAppForm({ id: 'ask', answer, intent: 'ask' });
  const approve = useAppForm({
    id: 'approve',
    answer,
    intent: 'approve',
    values: { financed: String(view.asked.financed), months: String(view.asked.months) },
  });
  const reject = useAppForm({ id: 'reject', answer, intent: 'reject' });
  return (
    <Section title={m.bank_propose_title()} className="">
      <div className="space-y-6">
        <AppFormBox form={ask} preventScrollReset className={`${cardClass} p-5`}>
          <Wrong form={ask} name="reason" />
          <SubmitButton variant="secondary">{m.bank_ask_again()}</SubmitButton>
        </AppFormBox>
        <AppFormBox form={approve} preventScrollReset noValidate className={`${cardClass} space-y-4 p-5`}>
          <Wrong form={approve} name="verdict" />
          <Field
            {...approve.field('financed')}
            label={m.bank_financed()}
            hint={m.bank_financed_hint()}
            inputMode="numeric"
          />
          <Field {...approve.field('months')} label={m.bank_months()} inputMode="numeric" />
          <SubmitButton>{m.bank_propose_approve()}</SubmitButton>
        </AppFormBox>
        <AppFormBox form={reject} preventScrollReset noValidate className={`${cardClass} space-y-4 p-5`}>
          <Field {...reject.field('reason')} id="reason-reject" label={m.bank_reason()} />
          <SubmitButton variant="danger">{m.bank_propose_reject()}</SubmitButton>
        </AppFormBox>
      </div>
    </Section>
  );
}

function Wrong({ form, name }: { form: AppForm; name: string }) {
  const { error } = form.field(name);
  return error ? <Notice tone="bad" live title={error} /> : null;
}

function Proposal({ view, answer }: PageProps) {
  const { proposal } = view;
  const agree = useAppForm({ id: 'agree', answer, intent: 'agree' });
  return (
    <Section title={m.bank_proposal_title()} className="">
      <div className={`${cardClass} space-y-3 p-5`}>
        <p className="font-bold">
          {proposal!.verdict === 'approve' ? m.bank_propose_approve() : m.bank_propose_reject()}
        </p>
        {proposal!.financed && (
          <p>
            {proposal!.financed} · {m.financing_months({ months: proposal!.months! })}
          </p>
        )}
        {proposal!.reason && <p className="break-words">{proposal!.reason}</p>}
        <p className="text-ink-soft">{proposal!.by}</p>
        {view.mayDecide && (
          <>
            <AppFormBox form={agree} preventScrollReset>
              <Wrong form={agree} name="agrees" />
              <SubmitButton>{m.bank_agree()}</SubmitButton>
            </AppFormBox>
            <OneButton name="return" label={m.bank_return()} answer={answer} />
          </>
        )}
      </div>
    </Section>
  );
}

function OneButton({
  name,
  label,
  answer,
  variant = 'secondary',
}: {
  name: string;
  label: string;
  answer: FormAnswer | undefined;
  variant?: ButtonVariant;
}): ReactNode {
  const form = useAppForm({ id: name, answer, intent: name });
  return (
    <AppFormBox form={form} preventScrollReset>
      <SubmitButton variant={variant}>{label}</SubmitButton>
    </AppFormBox>
  );
}

function Contract({ view, answer }: PageProps) {
  const upload = useAppForm({ id: 'contract', answer, intent: 'contract' });
  const disburse = useAppForm({
    id: 'disburse',
    answer,
    intent: 'disburse',
    values: { sent_on: view.today },
  });
  const { defaultValue: _none, ...file } = upload.field('file');
  return (
    <Section title={m.bank_contract_title()} className="">
      <div className={`${cardClass} space-y-5 p-5`}>
        {view.hasContract && (
          <p>
            {m.bank_contract_there()}{' '}
            <a
              href={paths.bankConsole.document(view.code, 'contract')}
              className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
            >
              {m.financing_contract_open()}
            </a>
          </p>
        )}
        {view.mayDisburse && !view.disbursement && (
          <>
            <AppFormBox form={upload} preventScrollReset encType="multipart/form-data" noValidate>
              <Field {...file} label={m.bank_contract_file()} type="file" accept={documentTypes.join(',')} />
              <SubmitButton variant="secondary">{m.bank_contract_send()}</SubmitButton>
            </AppFormBox>
            <AppFormBox form={disburse} preventScrollReset noValidate>
              <p>{m.bank_disburse_text({ amount: view.price, partner: view.partner })}</p>
              <Field {...disburse.field('reference')} label={m.bank_reference()} />
              <Field {...disburse.field('sent_on')} label={m.bank_sent_on()} type="date" />
              <SubmitButton>{m.bank_disburse()}</SubmitButton>
            </AppFormBox>
          </>
        )}
        {view.mayDisburse && view.disbursement && (
          <Notice tone="accent" title={m.bank_disburse_waiting({ reference: view.disbursement.reference })} />
        )}
      </div>
    </Section>
  );
}
