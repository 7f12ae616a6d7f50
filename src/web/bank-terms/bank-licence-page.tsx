// A partner bank's OJK licence at the operator's console: what pilgrims read of it, what stands, how it came about, and what is recorded next.
import * as m from '#messages/messages';
import { bankLicenceStatusLabel, licenceStandingLabel } from '#labels/bank-terms';
import { bankLicenceStatuses, noApproval } from '#shared/bank-terms';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';
import type { BankView, LicenceView } from './banks-page.server.ts';

interface BankLicenceProps {
  bank: BankView;
  answer: FormAnswer | undefined;
}

export function BankLicencePage({ bank, answer }: BankLicenceProps) {
  const standing = bank.licences.find((one) => one.standing === 'in_force');
  const past = bank.licences.filter((one) => one !== standing);
  const [, about] = (answer?.intent ?? '').split(':');
  // Its form is gone because somebody else was faster.
  const isLost = about !== undefined && about !== (standing?.id ?? noApproval);
  const problem = isLost ? answer?.result.error?.['']?.[0] : undefined;
  return (
    <div className="max-w-5xl">
      <LocalLink
        to={paths.operator.banks}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {m.bank_licences_title()}
      </LocalLink>
      <ConsoleHead
        title={bank.name}
        {...(bank.terms && { text: `${m.bank_licences_offers()}: ${bank.terms}` })}
      />
      {problem && (
        <div className="mb-6">
          <Notice tone="bad" live title={problem} />
        </div>
      )}
      <Section title={m.bank_licence()} className="">
        <Card className="space-y-4 p-5">
          <Notice
            tone={standing ? 'good' : 'warn'}
            title={standing ? m.bank_licence_open() : m.bank_licence_closed()}
          >
            {bank.line && (
              <p className="break-words">
                {m.bank_licence_shown()}: {bank.line}
              </p>
            )}
          </Notice>
          {standing ? (
            <Standing standing={standing} fileHint={bank.fileHint} answer={answer} />
          ) : (
            <RecordForm answer={answer} />
          )}
        </Card>
        {past.length > 0 && <PastTable past={past} />}
      </Section>
    </div>
  );
}

interface StandingProps {
  standing: LicenceView;
  fileHint: string;
  answer: FormAnswer | undefined;
}

function Standing({ standing, fileHint, answer }: StandingProps) {
  return (
    <>
      <DefinitionList facts={standing.facts} />
      {standing.file ? (
        <FileLink file={standing.file} number={standing.number} />
      ) : (
        <FileForm standing={standing} hint={fileHint} answer={answer} />
      )}
      <details open={answer?.intent === `record:${standing.id}`}>
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
          {m.bank_licence_replace()}
        </summary>
        <p className="mb-4 max-w-prose text-ink-soft">{m.bank_licence_replace_text()}</p>
        <RecordForm replaced={standing} answer={answer} />
      </details>
      <div className="border-t border-line pt-4">
        <p className="mb-3 max-w-prose">{m.bank_licence_withdraw_text()}</p>
        <ActionForm
          act={`withdraw:${standing.id}`}
          answer={answer}
          button={m.bank_licence_withdraw()}
          variant="danger"
          className="space-y-4"
        >
          {(form) => (
            <Field
              {...form.field('reason')}
              id="licence-reason"
              label={m.bank_licence_withdraw_why()}
              maxLength={500}
              autoComplete="off"
            />
          )}
        </ActionForm>
      </div>
    </>
  );
}

function FileLink({ file, number }: { file: string; number: string }) {
  return (
    // A file, perhaps behind a fresh code: no page of the app.
    <a
      href={file}
      className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {m.bank_licence_file_open()}
      <span className="sr-only">: {number}</span>
    </a>
  );
}

function FileForm({
  standing,
  hint,
  answer,
}: {
  standing: LicenceView;
  hint: string;
  answer: FormAnswer | undefined;
}) {
  const act = `file:${standing.id}`;
  return (
    <details open={answer?.intent === act}>
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
        {m.bank_licence_file_add()}
      </summary>
      <ActionForm
        act={act}
        answer={answer}
        button={m.bank_licence_file_save()}
        variant="secondary"
        className="space-y-4"
        takesFile
      >
        {(form) => (
          <Field
            {...form.field('file')}
            id="licence-file"
            label={m.bank_licence_file()}
            hint={hint}
            type="file"
            accept="image/jpeg,image/png,image/webp,application/pdf"
            required
          />
        )}
      </ActionForm>
    </details>
  );
}

function RecordForm({ replaced, answer }: { replaced?: LicenceView; answer: FormAnswer | undefined }) {
  return (
    <ActionForm
      act={`record:${replaced?.id ?? noApproval}`}
      answer={answer}
      button={m.bank_licence_record()}
      className="space-y-4"
      {...(replaced && { values: replaced.values })}
    >
      {(form) => (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Line form={form} name="number" label={m.bank_licence_number()} maxLength={60} />
          <Select
            form={form}
            name="status"
            label={m.bank_licence_status()}
            choices={bankLicenceStatuses.map((value) => ({ value, label: bankLicenceStatusLabel[value]() }))}
          />
          <Line form={form} name="valid_from" label={m.bank_licence_from()} type="date" />
          <Line
            form={form}
            name="valid_until"
            label={m.bank_licence_until()}
            hint={m.bank_licence_until_hint()}
            type="date"
            optional
          />
          <Line
            form={form}
            name="evidence"
            label={m.bank_licence_evidence()}
            hint={m.bank_licence_evidence_hint()}
            maxLength={200}
          />
          <Line
            form={form}
            name="next_check_on"
            label={m.bank_licence_check()}
            hint={m.bank_licence_check_hint()}
            type="date"
          />
          <Select
            form={form}
            name="is_lps_member"
            label={m.bank_licence_lps()}
            choices={[
              { value: 'yes', label: m.savings_yes() },
              { value: 'no', label: m.savings_no() },
            ]}
          />
          <Line form={form} name="complaint_phone" label={m.bank_licence_phone()} type="tel" maxLength={20} />
          <Line
            form={form}
            name="complaint_email"
            label={m.bank_licence_email()}
            type="email"
            maxLength={254}
          />
        </div>
      )}
    </ActionForm>
  );
}

interface LineProps {
  form: AppForm;
  name: string;
  label: string;
  hint?: string;
  type?: 'date' | 'tel' | 'email';
  maxLength?: number;
  optional?: boolean;
}

function Line({ form, name, optional = false, ...input }: LineProps) {
  return (
    <Field
      {...form.field(name)}
      {...input}
      id={`licence-${name}`}
      optional={optional}
      required={!optional}
      autoComplete="off"
    />
  );
}

function Select({
  form,
  name,
  label,
  choices,
}: {
  form: AppForm;
  name: string;
  label: string;
  choices: Choice[];
}) {
  const { defaultValue, error } = form.field(name);
  return (
    <SelectField
      label={label}
      name={name}
      id={`licence-${name}`}
      value={defaultValue ?? ''}
      none={m.financing_choose()}
      choices={choices}
      error={error}
    />
  );
}

function PastTable({ past }: { past: readonly LicenceView[] }) {
  return (
    <div className="mt-4">
      <DenseTable
        caption={m.bank_licence_past()}
        columns={[
          { key: 'number', label: m.bank_licence_number() },
          { key: 'from', label: m.bank_licence_from() },
          { key: 'evidence', label: m.bank_licence_evidence() },
          { key: 'recorded', label: m.bank_approval_recorded() },
          { key: 'standing', label: m.bank_terms_standing() },
        ]}
        rows={past.map(({ id, number, status, from, evidence, file, recorded, standing, ended, reason }) => ({
          key: id,
          cells: [
            <span key="number" className="break-words">
              {number}
              <span className="block font-normal text-ink-soft">{status}</span>
            </span>,
            from,
            <span key="evidence" className="break-words">
              {evidence}
              {file && (
                <span className="block">
                  <FileLink file={file} number={number} />
                </span>
              )}
            </span>,
            recorded,
            <span key="standing" className="break-words">
              <Badge tone={licenceStandingLabel[standing].tone}>
                {licenceStandingLabel[standing].word()}
              </Badge>
              {ended && <span className="block">{ended}</span>}
              {reason && <span className="block">{m.bank_terms_reason({ text: reason })}</span>}
            </span>,
          ],
        }))}
      />
    </div>
  );
}
