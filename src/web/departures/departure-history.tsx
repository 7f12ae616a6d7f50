// What was changed on a departure, each change to be taken back (docs/product/departures.md).
import * as m from '#messages/messages';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { cardClass, Section } from '#web/ui/section.tsx';

export const undoIntent = 'undo';

interface DepartureHistoryProps {
  edits: readonly { batchId: string; when: string; by: string | null; fields: string }[];
  answer: FormAnswer | undefined;
}

export function DepartureHistory({ edits, answer }: DepartureHistoryProps) {
  return (
    <Section title={m.departure_history()}>
      {edits.length === 0 ? (
        <p className="text-ink-soft">{m.departure_history_none()}</p>
      ) : (
        <ul className={`${cardClass} divide-y divide-line`}>
          {edits.map(({ batchId, when, by, fields }) => (
            <li key={batchId} className="flex flex-wrap items-center justify-between gap-3 px-5 py-2">
              <span>
                {by
                  ? m.departure_history_by({ when, name: by, fields })
                  : m.departure_history_line({ when, fields })}
              </span>
              <Undo batch={batchId} answer={answer} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Undo({ batch, answer }: { batch: string; answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: `undo-${batch}`, intent: undoIntent, answer });
  return (
    <AppFormBox form={form} className="">
      <input type="hidden" name="batch" value={batch} />
      <SubmitButton variant="quiet">{m.departure_undo()}</SubmitButton>
    </AppFormBox>
  );
}
