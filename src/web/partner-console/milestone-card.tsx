// One step on the way to departure at the partner's console: what was said of it, and the form that says it (docs/product/partner-console.md).
import * as m from '#messages/messages';
import { type MilestoneKind, milestoneNoteMaxLength } from '#shared/milestones';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { Card } from '#web/ui/section.tsx';
import { AppFormBox, SubmitButton } from '#web/ui/forms/app-form.tsx';
import { type RowAnswer, useRowForm } from '#web/ui/forms/row-form';
import { stepLabel } from '#labels/bookings';

export interface MilestoneView {
  kind: MilestoneKind;
  /** In words; null: not recorded. */
  reached: string | null;
  reachedOn: string;
  note: string;
  courier: string;
  number: string;
}

interface MilestoneCardProps {
  milestone: MilestoneView;
  answer: RowAnswer | undefined;
}

export function MilestoneCard({ milestone, answer }: MilestoneCardProps) {
  const { kind, reached, reachedOn, note, courier, number } = milestone;
  const values = { reached_on: reachedOn, note, courier, tracking_number: number };
  const form = useRowForm({ id: `milestone-${kind}`, about: kind, answer, values });
  const field = (name: keyof typeof values, label: string) => ({
    ...form.field(name),
    label,
    id: `${kind}-${name}`,
  });
  const isWrong = Object.keys(values).some((name) => form.field(name).error !== undefined);
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg font-semibold">{stepLabel[kind]()}</h3>
        <Badge tone={reached ? 'good' : 'neutral'}>{reached ?? m.pconsole_milestone_none()}</Badge>
      </div>
      {note && <p className="mt-1 break-words">{note}</p>}
      {courier && (
        <p className="mt-1 break-words">
          {courier}, {number}
        </p>
      )}
      <details open={isWrong} className="mt-1">
        <summary className="inline-flex min-h-12 cursor-pointer items-center pr-8 font-semibold text-primary">
          {m.pconsole_milestone_edit()}
          <span className="sr-only">: {stepLabel[kind]()}</span>
        </summary>
        <AppFormBox form={form} preventScrollReset className="mt-2 space-y-3">
          <input type="hidden" name="kind" value={kind} />
          <Field {...field('reached_on', m.pconsole_milestone_on())} type="date" required />
          <Field
            {...field('note', m.pconsole_milestone_note())}
            maxLength={milestoneNoteMaxLength}
            optional
          />
          {kind === 'kit' && (
            <>
              <Field {...field('courier', m.pconsole_milestone_courier())} optional />
              <Field {...field('tracking_number', m.pconsole_milestone_number())} optional />
            </>
          )}
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="intent" value="milestone">
              {m.pconsole_milestone_save()}
              <span className="sr-only">: {stepLabel[kind]()}</span>
            </SubmitButton>
            {reached && (
              <SubmitButton name="intent" value="withdraw" variant="danger">
                {m.pconsole_milestone_withdraw()}
                <span className="sr-only">: {stepLabel[kind]()}</span>
              </SubmitButton>
            )}
          </div>
        </AppFormBox>
      </details>
    </Card>
  );
}
