// One payment that its bank took back: what happened, and the files for the answer to the bank (docs/product/finance-console.md).
import * as m from '#messages/messages';
import { addDisputeFile, getDispute, setDisputeDeadline } from '#domain/finance-console';
import { disputeFileLabel, disputeLabel, exceptionLabel } from '#labels/payment-exceptions';
import { disputeFileKinds } from '#shared/disputes';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { proofMaxLength } from '#shared/limits';
import { isPaymentMethodCode } from '#shared/payment-methods';
import * as paths from '#shared/paths';
import { paymentMethodName } from '#web/payments/labels.server';
import { answerActions, fileOf } from '#web/request/answer-actions.server';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, cardClass, Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/dispute';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  const { locale } = request;
  const { paidAt, method, steps, files, ...dispute } = await orMissing(
    getDispute(request.deps, actor, args.params.paymentId),
  );
  const today = todayInIndonesia(request.deps.now());
  return {
    ...dispute,
    today,
    due: dispute.dueOn && formatDate(dispute.dueOn, locale),
    isLate: dispute.dueOn !== null && dispute.dueOn < today && !dispute.isAnswered,
    method: isPaymentMethodCode(method) ? paymentMethodName(method) : method,
    paid: paidAt && formatInstant(paidAt, locale),
    steps: steps.map(({ at, ...step }) => ({ ...step, at: formatInstant(at, locale) })),
    files: files.map(({ addedAt, addedBy, ...file }) => ({
      ...file,
      added: m.dispute_file_added({
        by: addedBy ?? m.dispute_file_somebody(),
        at: formatInstant(addedAt, locale),
      }),
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'payments');
  const { paymentId } = args.params;
  const add = async (_about: string, form: FormData) => {
    const file = await fileOf(form, 'file');
    await addDisputeFile(request.deps, actor, { paymentId, file, form: Object.fromEntries(form) });
    return m.dispute_added();
  };
  const due = async (_about: string, form: FormData) => {
    await setDisputeDeadline(request.deps, actor, { paymentId, form: Object.fromEntries(form) });
    return m.dispute_due_saved();
  };
  return answerActions(request, args.request, { add, due }, paths.operator.dispute(paymentId));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(
    matches,
    loaderData ? m.dispute_of({ reference: nameOf(loaderData) }) : m.dispute_title(),
  );
}

const nameOf = ({ orderCode, reference }: { orderCode: string | null; reference: string }) =>
  orderCode ?? reference;

export default function DisputeRoute({ loaderData: dispute, actionData }: Route.ComponentProps) {
  const { partnerName, bookerName, total, method, paid, lastStep, isOpen, steps, files } = dispute;
  return (
    <div className="max-w-5xl">
      <LocalLink
        to={paths.operator.disputes}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.dispute_back()}
      </LocalLink>
      <ConsoleHead
        title={m.dispute_of({ reference: nameOf(dispute) })}
        action={<Badge tone={disputeLabel[lastStep].tone}>{disputeLabel[lastStep].word()}</Badge>}
      />
      <Card className="mb-8 px-5 py-1">
        <DefinitionList
          facts={[
            { term: m.dispute_sum(), value: <Money amount={total} className="text-lg font-bold" /> },
            ...(partnerName ? [{ term: m.dispute_partner(), value: partnerName }] : []),
            ...(bookerName ? [{ term: m.dispute_booker(), value: bookerName }] : []),
            { term: m.dispute_method(), value: `${method} · ${dispute.gateway} · ${dispute.reference}` },
            ...(paid ? [{ term: m.dispute_paid(), value: paid }] : []),
            { term: m.dispute_due(), value: <Deadline dispute={dispute} /> },
          ]}
        />
      </Card>
      <Card className="mb-8">
        <p className="mb-4 max-w-prose text-ink-soft">{m.dispute_due_text()}</p>
        <ActionForm
          act="due"
          answer={actionData}
          button={m.dispute_due_set()}
          variant="secondary"
          values={{ due_on: dispute.dueOn ?? '' }}
          className="flex flex-wrap items-end gap-3"
        >
          {(form) => (
            <Field
              {...form.field('due_on')}
              label={m.dispute_due()}
              type="date"
              min={dispute.today}
              required
            />
          )}
        </ActionForm>
      </Card>
      <Section title={m.dispute_steps()} className="mb-8">
        <ol className="space-y-3">
          {steps.map((step) => (
            <li key={step.id} className={`${cardClass} p-4`}>
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="font-bold">{exceptionLabel[step.step]?.()}</span>
                <Money amount={step.amount} />
                {step.isOpen && <Badge tone="warn">{m.dispute_undecided()}</Badge>}
              </p>
              <p className="text-ink-soft">{step.at}</p>
              {step.note && <p className="break-words">{step.note}</p>}
            </li>
          ))}
        </ol>
        {isOpen && (
          <LocalLink to={paths.operator.payments} className={`${buttonClass('secondary')} mt-4`}>
            {m.dispute_decide()}
          </LocalLink>
        )}
      </Section>
      <Section title={m.dispute_files()} className="mb-8">
        {files.length === 0 && <p className="text-ink-soft">{m.dispute_files_none()}</p>}
        <ul className="space-y-3">
          {files.map(({ id, kind, note, added }) => (
            <li key={id} className={`${cardClass} p-4`}>
              <LocalLink
                to={paths.operator.disputeFile(id)}
                className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
              >
                {disputeFileLabel[kind]()}
              </LocalLink>
              {note && <p className="break-words">{note}</p>}
              <p className="text-ink-soft">{added}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Card>
        <h2 className="text-xl font-bold">{m.dispute_add()}</h2>
        <p className="mt-1 mb-4 max-w-prose text-ink-soft">{m.dispute_add_text()}</p>
        <ActionForm act="add" answer={actionData} button={m.dispute_add()} takesFile>
          {(form) => (
            <>
              <SelectField
                label={m.dispute_file_kind()}
                name="kind"
                value={form.field('kind').defaultValue}
                choices={disputeFileKinds.map((value) => ({ value, label: disputeFileLabel[value]() }))}
                error={form.field('kind').error}
              />
              <Field
                {...form.field('file')}
                label={m.dispute_file()}
                type="file"
                accept="image/jpeg,image/png,image/webp,application/pdf"
                required
              />
              <Field
                {...form.field('note')}
                label={m.dispute_note()}
                maxLength={proofMaxLength}
                autoComplete="off"
                optional
              />
            </>
          )}
        </ActionForm>
      </Card>
    </div>
  );
}

function Deadline({ dispute: { due, isLate, isAnswered } }: { dispute: Route.ComponentProps['loaderData'] }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {due ?? m.dispute_due_none()}
      {isLate && <Badge tone="bad">{m.dispute_late()}</Badge>}
      {isAnswered && <Badge tone="good">{m.dispute_answered()}</Badge>}
    </span>
  );
}
