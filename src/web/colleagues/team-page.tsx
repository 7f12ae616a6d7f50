// An organisation's staff (docs/product/partner-team.md): who works here, what each may do, and inviting somebody.
import * as m from '#messages/messages';
import { emailMaxLength, nameMaxLength } from '#shared/limits';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { Field } from '#web/ui/field.tsx';
import { Card, cardClass, Section } from '#web/ui/section.tsx';
import type { TeamView } from './team-view.server.ts';
import { WorkFields } from './work-fields.tsx';

interface TeamPageProps {
  team: TeamView;
  text: string;
  answer: FormAnswer | undefined;
}

export function TeamPage({ team, text, answer }: TeamPageProps) {
  const { colleagues, invitations, duties: given, leads } = team;
  return (
    <div className="max-w-4xl">
      <ConsoleHead title={m.team_title()} text={text} />
      <Section title={m.team_people()} className="mb-10">
        <ul className="space-y-4">
          {colleagues.map((one) => (
            <Person key={one.id} person={one} team={team} answer={answer} />
          ))}
        </ul>
      </Section>
      {invitations.length > 0 && (
        <Section title={m.team_waiting()} className="mb-10">
          <ul className={`${cardClass} divide-y divide-line`}>
            {invitations.map(({ id, email, duties, expires }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
                <div className="min-w-0">
                  <p className="font-semibold break-words">{email}</p>
                  <p className="text-ink-soft">
                    {duties.map(({ label }) => label).join(', ')} · {m.team_expires({ date: expires })}
                  </p>
                </div>
                <ActionForm
                  act={`withdraw:${id}`}
                  answer={answer}
                  button={m.team_withdraw()}
                  about={email}
                  variant="secondary"
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={m.team_invite()} className="">
        <Card>
          <p className="mb-4 max-w-prose text-ink-soft">{m.team_invite_text()}</p>
          <ActionForm act="invite" answer={answer} button={m.team_send()}>
            {(form) => (
              <>
                <Field
                  {...form.field('name')}
                  label={m.team_name()}
                  maxLength={nameMaxLength}
                  autoComplete="off"
                  required
                />
                <Field
                  {...form.field('email')}
                  label={m.team_email()}
                  type="email"
                  maxLength={emailMaxLength}
                  autoComplete="off"
                  required
                />
                <WorkFields form={form} name="invite" duties={given} leads={leads} />
              </>
            )}
          </ActionForm>
        </Card>
      </Section>
    </div>
  );
}

interface PersonProps {
  person: TeamView['colleagues'][number];
  team: TeamView;
  answer: TeamPageProps['answer'];
}

function Person({
  person: { id, name, email, since, isSelf, duties, leads: led },
  team,
  answer,
}: PersonProps) {
  const values = Object.fromEntries([
    ...duties.map((duty) => [`duty_${duty.name}`, 'on']),
    ...led.map((departure) => [`lead_${departure}`, 'on']),
  ]);
  const isOpen = answer?.intent?.endsWith(id) ?? false;
  return (
    <li className={`${cardClass} p-5`}>
      <p className="text-lg font-bold break-words">
        {name} {isSelf && <Badge tone="neutral">{m.team_you()}</Badge>}
      </p>
      <p className="break-all text-ink-soft">{email}</p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        {duties.map((duty) => (
          <Badge key={duty.name} tone={duty.name === 'owner' ? 'accent' : 'neutral'}>
            {duty.label}
          </Badge>
        ))}
        <span className="text-ink-soft">{m.team_since({ date: since })}</span>
      </p>
      <details open={isOpen} className="mt-2">
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
          {m.team_change()}
          <span className="sr-only">: {name}</span>
        </summary>
        <p className="mb-3 max-w-prose text-ink-soft">{m.team_changed_text()}</p>
        <ActionForm
          act={`change:${id}`}
          answer={answer}
          button={m.team_save()}
          about={name}
          values={values}
          className="mb-6 space-y-4"
        >
          {(form) => <WorkFields form={form} name={id} duties={team.duties} leads={team.leads} />}
        </ActionForm>
        <ActionForm
          act={`remove:${id}`}
          answer={answer}
          button={m.team_remove()}
          about={name}
          variant="danger"
        />
      </details>
    </li>
  );
}
