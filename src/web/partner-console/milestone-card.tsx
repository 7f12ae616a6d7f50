// One step on the way to departure at the partner's desk: what was said of it, and the form that says it (docs/product/partner-console.md).
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { type MilestoneKind, milestoneNoteMaxLength } from '#shared/milestone-form';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Card } from '#web/ui/section.tsx';
import { firstWrong, type FormState, untouched } from '#web/ui/forms/form-state';
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

const fields = ['reached_on', 'note', 'courier', 'tracking_number'];

export function MilestoneCard({ milestone, failed }: { milestone: MilestoneView; failed: FormState | null }) {
  const { kind, reached, reachedOn, note, courier, number } = milestone;
  const state = failed && failed.values.kind === kind ? failed : untouched;
  const wrong = firstWrong(state, fields);
  const field = (name: string, label: string, value: string) => ({
    label,
    name,
    id: `${kind}-${name}`,
    defaultValue: state.values[name] ?? value,
    error: state.errors[name],
    autoFocus: wrong === name,
  });
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
      <details open={state !== untouched} className="mt-1">
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
          {m.pconsole_milestone_edit()}
          <span className="sr-only">: {stepLabel[kind]()}</span>
        </summary>
        <form method="post" noValidate className="mt-2 space-y-3">
          <input type="hidden" name="kind" value={kind} />
          <Field {...field('reached_on', m.pconsole_milestone_on(), reachedOn)} type="date" required />
          <Field
            {...field('note', m.pconsole_milestone_note(), note)}
            maxLength={milestoneNoteMaxLength}
            optional
          />
          {kind === 'kit' && (
            <>
              <Field {...field('courier', m.pconsole_milestone_courier(), courier)} optional />
              <Field {...field('tracking_number', m.pconsole_milestone_number(), number)} optional />
            </>
          )}
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="milestone">
              {m.pconsole_milestone_save()}
              <span className="sr-only">: {stepLabel[kind]()}</span>
            </Button>
            {reached && (
              <Button name="intent" value="withdraw" variant="secondary">
                {m.pconsole_milestone_withdraw()}
                <span className="sr-only">: {stepLabel[kind]()}</span>
              </Button>
            )}
          </div>
        </form>
      </details>
    </Card>
  );
}
