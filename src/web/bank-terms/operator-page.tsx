// Banks' terms at the operator's console: what waits, beside what it would change, and what was decided.
import * as m from '#messages/messages';
import { termsStandingLabel } from '#labels/bank-terms';
import { noApproval } from '#shared/bank-terms';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import type { loadTermsToApprove } from './operator-page.server.ts';
import { ApprovalSection, standingApproval } from './approval-section.tsx';
import { TermsChanges, TermsSteps } from './terms-details.tsx';
import type { TermsView } from './terms-view.server.ts';

interface OperatorTermsProps {
  view: Awaited<ReturnType<typeof loadTermsToApprove>>;
  answer: FormAnswer | undefined;
}

export function OperatorTermsPage({ view, answer }: OperatorTermsProps) {
  const { waiting, upcoming, decided, approvals } = view;
  const [, about] = (answer?.intent ?? '').split(':');
  // Its form is gone because somebody else was faster.
  const here = [
    standingApproval(approvals)?.id ?? noApproval,
    ...[...waiting, ...upcoming].map(({ id }) => id),
  ];
  const isLost = about !== undefined && !here.includes(about);
  const problem = isLost ? answer?.result.error?.['']?.[0] : undefined;
  return (
    <div className="max-w-5xl">
      <ConsoleHead title={m.bank_terms_title()} text={m.bank_terms_operator_text()} />
      {problem && (
        <div className="mb-6">
          <Notice tone="bad" live title={problem} />
        </div>
      )}
      <ApprovalSection approvals={approvals} answer={answer} />
      <Section title={m.bank_terms_waiting()} className="mt-10">
        {waiting.length === 0 ? (
          <EmptyState title={m.bank_terms_waiting_none()} text={m.bank_terms_waiting_none_text()} />
        ) : (
          <TermsCards all={waiting} answer={answer} />
        )}
      </Section>
      {upcoming.length > 0 && (
        <Section title={m.bank_terms_upcoming()} className="mt-10">
          <p className="mb-4 max-w-prose text-ink-soft">{m.bank_terms_upcoming_text()}</p>
          <TermsCards all={upcoming} answer={answer} />
        </Section>
      )}
      {decided.length > 0 && (
        <Section title={m.bank_terms_decided()} className="mt-10">
          <DecidedTable decided={decided} />
        </Section>
      )}
    </div>
  );
}

function TermsCards({ all, answer }: { all: readonly TermsView[]; answer: FormAnswer | undefined }) {
  return (
    <ul className="space-y-6">
      {all.map((terms) => (
        <li key={terms.id}>
          <Card>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
              <h3 className="text-xl font-bold">
                {terms.bank} <span className="block text-base font-normal">{terms.title}</span>
              </h3>
              <Badge tone={termsStandingLabel[terms.standing].tone}>
                {termsStandingLabel[terms.standing].word()}
              </Badge>
            </div>
            <TermsChanges terms={terms} />
            <div className="my-4">
              <TermsSteps steps={terms.steps} />
            </div>
            <Decision terms={terms} answer={answer} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Decision({ terms, answer }: { terms: TermsView; answer: FormAnswer | undefined }) {
  const about = `${terms.bank}, ${terms.title}`;
  return (
    <div className="grid items-end gap-6 border-t border-line pt-4 md:grid-cols-2">
      {terms.standing === 'confirmed' && (
        <ActionForm
          act={`approve:${terms.id}`}
          answer={answer}
          button={m.bank_terms_approve()}
          about={about}
        />
      )}
      <ActionForm
        act={`refuse:${terms.id}`}
        answer={answer}
        button={m.bank_terms_refuse()}
        about={about}
        variant="secondary"
      >
        {(form) => (
          <Field
            {...form.field('reason')}
            id={`reason-${terms.id}`}
            label={m.bank_terms_refuse_why()}
            maxLength={500}
            autoComplete="off"
          />
        )}
      </ActionForm>
    </div>
  );
}

function DecidedTable({ decided }: { decided: readonly TermsView[] }) {
  return (
    <DenseTable
      caption={m.bank_terms_decided()}
      columns={[
        { key: 'bank', label: m.bank_terms_bank() },
        { key: 'product', label: m.bank_terms_product() },
        { key: 'standing', label: m.bank_terms_standing() },
        { key: 'by', label: m.bank_terms_decided_by() },
      ]}
      rows={decided.map(({ id, bank, title, standing, reason, steps }) => ({
        key: id,
        cells: [
          bank,
          title,
          <Badge key="standing" tone={termsStandingLabel[standing].tone}>
            {termsStandingLabel[standing].word()}
          </Badge>,
          <span key="by" className="break-words">
            {steps.slice(-1).map(({ by, at }) => m.bank_terms_step_by({ name: by, at }))}
            {reason && <span className="block">{m.bank_terms_reason({ text: reason })}</span>}
          </span>,
        ],
      }))}
    />
  );
}
