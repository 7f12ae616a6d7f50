// A lawyer's approval at the operator's console: without one in force nothing is financed. Recorded, replaced and ended here.
import * as m from '#messages/messages';
import { approvalStandingLabel } from '#labels/bank-terms';
import { noApproval } from '#shared/bank-terms';
import { Badge } from '#web/ui/badge.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import type { ApprovalView } from './approval-view.server.ts';

interface ApprovalProps {
  approvals: readonly ApprovalView[];
  answer: FormAnswer | undefined;
}

export const standingApproval = (approvals: readonly ApprovalView[]) =>
  approvals.find(({ standing }) => standing === 'in_force');

export function ApprovalSection({ approvals, answer }: ApprovalProps) {
  const standing = standingApproval(approvals);
  const past = approvals.filter((one) => one !== standing);
  return (
    <Section title={m.bank_approval_title()} className="">
      <p className="mb-4 max-w-prose text-ink-soft">{m.bank_approval_text()}</p>
      <Card className="space-y-4 p-5">
        <Notice
          tone={standing ? 'good' : 'warn'}
          title={standing ? m.bank_approval_open() : m.bank_approval_closed()}
        />
        {standing ? <Standing standing={standing} answer={answer} /> : <RecordForm answer={answer} />}
      </Card>
      {past.length > 0 && <PastTable past={past} />}
    </Section>
  );
}

function Standing({ standing, answer }: { standing: ApprovalView; answer: FormAnswer | undefined }) {
  return (
    <>
      <DefinitionList facts={standing.facts} />
      <details open={answer?.intent === `record:${standing.id}`}>
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
          {m.bank_approval_replace()}
        </summary>
        <p className="mb-4 max-w-prose text-ink-soft">{m.bank_approval_replace_text()}</p>
        <RecordForm replaces={standing.id} answer={answer} />
      </details>
      <div className="border-t border-line pt-4">
        <p className="mb-3 max-w-prose">{m.bank_approval_end_text()}</p>
        <ActionForm
          act={`end:${standing.id}`}
          answer={answer}
          button={m.bank_approval_end()}
          variant="danger"
        >
          {(form) => (
            <Field
              {...form.field('reason')}
              id="approval-reason"
              label={m.bank_approval_end_why()}
              maxLength={500}
              autoComplete="off"
            />
          )}
        </ActionForm>
      </div>
    </>
  );
}

function RecordForm({
  replaces = noApproval,
  answer,
}: {
  replaces?: string;
  answer: FormAnswer | undefined;
}) {
  return (
    <ActionForm act={`record:${replaces}`} answer={answer} button={m.bank_approval_record()}>
      {(form) => (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Field
            {...form.field('lawyer')}
            id="approval-lawyer"
            label={m.bank_approval_lawyer()}
            maxLength={150}
            autoComplete="off"
            required
          />
          <Field
            {...form.field('opinion_number')}
            id="approval-number"
            label={m.bank_approval_number()}
            maxLength={100}
            autoComplete="off"
            required
          />
          <Field
            {...form.field('given_on')}
            id="approval-given"
            label={m.bank_approval_given()}
            type="date"
            autoComplete="off"
            required
          />
          <Field
            {...form.field('valid_until')}
            id="approval-until"
            label={m.bank_approval_until()}
            hint={m.bank_approval_until_hint()}
            type="date"
            autoComplete="off"
            required
          />
        </div>
      )}
    </ActionForm>
  );
}

function PastTable({ past }: { past: readonly ApprovalView[] }) {
  return (
    <div className="mt-4">
      <DenseTable
        caption={m.bank_approval_past()}
        columns={[
          { key: 'lawyer', label: m.bank_approval_lawyer() },
          { key: 'number', label: m.bank_approval_number() },
          { key: 'until', label: m.bank_approval_until() },
          { key: 'standing', label: m.bank_terms_standing() },
        ]}
        rows={past.map(({ id, lawyer, number, until, standing, ended, reason }) => ({
          key: id,
          cells: [
            lawyer,
            number,
            until,
            <span key="standing" className="break-words">
              <Badge tone={approvalStandingLabel[standing].tone}>
                {approvalStandingLabel[standing].word()}
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
