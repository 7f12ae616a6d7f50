// Orders whose pilgrims have paid and whose partner may not sell: each is looked after, and closed with what was done.
import * as m from '#messages/messages';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Field } from '#web/ui/field.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import type { StandingView } from './standing-page.server.ts';

interface StandingTasksProps {
  standing: StandingView;
  answer: FormAnswer | undefined;
}

export function StandingTasks({ standing: { tasks, openTasks }, answer }: StandingTasksProps) {
  return (
    <Section title={m.standing_task_title({ count: openTasks })} className="">
      <ul className="space-y-4">
        {tasks.map((task) => (
          <Task key={task.id} task={task} answer={answer} />
        ))}
      </ul>
    </Section>
  );
}

function Task({
  task: { id, code, title, departsOn },
  answer,
}: {
  task: StandingView['tasks'][number];
  answer: FormAnswer | undefined;
}) {
  const form = useAppForm({ id: `task-${id}`, answer, intent: `task ${id}` });
  return (
    <li className={`${cardClass} p-4`}>
      <h3 className="font-semibold">
        <span className="tabular-nums">{code}</span> · {title}
      </h3>
      <p className="text-ink-soft">{m.standing_task_departs({ date: departsOn })}</p>
      <AppFormBox form={form} className="mt-2 flex flex-wrap items-end gap-3">
        <input type="hidden" name="task_id" value={id} />
        <Field
          {...form.field('task_note')}
          id={`task-note-${id}`}
          label={m.standing_task_note()}
          maxLength={500}
          className="grow basis-72"
        />
        <SubmitButton variant="secondary">
          {m.standing_task_close()}
          <span className="sr-only"> {code}</span>
        </SubmitButton>
      </AppFormBox>
    </li>
  );
}
