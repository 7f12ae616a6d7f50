// One document of the queue, side by side with what was entered (docs/product/participants.md), and the two answers to it.
import { Form } from 'react-router';
import * as m from '#messages/messages';
import { documentLabel, travellerLabel } from '#labels/participants';
import { genderLabels } from '#labels/gender';
import * as paths from '#shared/paths';
import { rejectionNoteMaxLength } from '#shared/rejection-reasons';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { usePath } from '#web/frame';
import { Card } from '#web/ui/section.tsx';
import type { QueueView } from './document-queue.server.ts';

type Shown = NonNullable<QueueView['shown']>;

interface QueuedDocumentProps {
  shown: Shown;
  queue: Pick<QueueView, 'maySee' | 'confirmPath' | 'next' | 'reasons'>;
  answer: FormAnswer | undefined;
  /** In full, once it was asked for. */
  nik: string | null;
}

export function QueuedDocument({ shown, queue, answer, nik }: QueuedDocumentProps) {
  const owner = shown.name ?? m.pconsole_traveller_unnamed({ number: shown.number });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Sight shown={shown} owner={owner} queue={queue} />
      <div className="space-y-6">
        <Card>
          <h3 className="text-lg font-bold">{m.queue_entered()}</h3>
          <Entered shown={shown} owner={owner} nik={nik} />
        </Card>
        <Verdict key={shown.id} shown={shown} queue={queue} answer={answer} />
      </div>
    </div>
  );
}

/** The picture itself; a PDF in a tab of its own. Seen with a fresh code only. */
function Sight({
  shown,
  owner,
  queue,
}: {
  shown: Shown;
  owner: string;
  queue: QueuedDocumentProps['queue'];
}) {
  const path = usePath();
  const file = path(`${paths.partnerConsole.document(shown.booking, shown.id)}?show`);
  if (!queue.maySee)
    return (
      <Card>
        <p className="mb-4">{m.queue_confirm_text()}</p>
        <a href={path(queue.confirmPath)} className={buttonClass('primary')}>
          {m.queue_confirm()}
        </a>
      </Card>
    );
  const isNew = { target: '_blank', rel: 'noreferrer', className: buttonClass('secondary') };
  return (
    <Card>
      {shown.isPicture ? (
        <img
          key={shown.id}
          src={file}
          alt={m.queue_picture({ document: documentLabel[shown.kind](), owner })}
          className="mb-4 max-h-[70vh] w-full rounded-lg bg-paper object-contain"
        />
      ) : (
        <p className="mb-4">{m.queue_pdf()}</p>
      )}
      <a href={file} {...isNew}>
        {m.queue_open_file()}
      </a>
    </Card>
  );
}

function Entered({ shown, owner, nik }: { shown: Shown; owner: string; nik: string | null }) {
  const facts: [string, React.ReactNode][] = [
    [m.queue_name(), `${owner} · ${travellerLabel[shown.traveller]()}`],
    [m.pconsole_born(), shown.birthDate ?? '–'],
    [m.pconsole_gender(), shown.gender ? genderLabels[shown.gender]() : '–'],
    [m.pconsole_nik(), <Nik key="nik" shown={shown} owner={owner} nik={nik} />],
    [
      m.pconsole_passport(),
      [
        shown.passportNumber,
        shown.passportExpiresOn && m.pconsole_passport_until({ date: shown.passportExpiresOn }),
      ]
        .filter(Boolean)
        .join(', ') || '–',
    ],
    [m.pconsole_vaccinated(), shown.vaccinatedOn ?? '–'],
    [m.pconsole_phone(), shown.phone ?? '–'],
  ];
  return (
    <>
      <DefinitionList facts={facts.map(([term, value]) => ({ term, value }))} />
      {shown.passportEndsEarly && <p className="font-semibold text-bad">{m.pconsole_passport_early()}</p>}
      {shown.age?.verdict === 'older' && (
        <p className="font-semibold text-bad">{m.pconsole_age_older({ age: shown.age.age })}</p>
      )}
    </>
  );
}

/** Asked for by a form of its own: the look is written down. */
function Nik({ shown, owner, nik }: { shown: Shown; owner: string; nik: string | null }) {
  if (!shown.maskedNik) return '–';
  if (nik)
    return (
      <>
        <span className="tabular-nums">{nik}</span>
        <span className="block font-normal text-ink-soft">{m.pconsole_nik_noted()}</span>
      </>
    );
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <input type="hidden" name="booking" value={shown.booking} />
      <input type="hidden" name="participant" value={shown.participantId} />
      <span className="tabular-nums">{shown.maskedNik}</span>
      <Button name="intent" value="show-nik" variant="secondary">
        {m.pconsole_nik_show()}
        <span className="sr-only">: {owner}</span>
      </Button>
    </Form>
  );
}

/** Ids of the two answers, for the keys. */
export const acceptForm = 'accept';
export const reasonField = 'field-reason_code';

function Verdict({ shown, queue, answer }: Omit<QueuedDocumentProps, 'nik'>) {
  const accept = useAppForm({ id: acceptForm, intent: 'accept', answer });
  const reject = useAppForm({ id: 'reject', intent: 'reject', answer });
  const about = (
    <>
      <input type="hidden" name="booking" value={shown.booking} />
      <input type="hidden" name="document" value={shown.id} />
      <input type="hidden" name="next" value={queue.next ?? ''} />
    </>
  );
  const why = reject.field('reason_code');
  return (
    <Card className="space-y-6 p-5">
      <AppFormBox form={accept}>
        {about}
        <SubmitButton>{m.pconsole_accept()}</SubmitButton>
      </AppFormBox>
      <AppFormBox form={reject} className="space-y-3 border-t border-line pt-5">
        {about}
        <Field label={m.queue_again_reason()} name={why.name} error={why.error}>
          {(control) => (
            <select {...control} defaultValue={why.defaultValue ?? ''}>
              <option value="">{m.queue_again_choose()}</option>
              {queue.reasons.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextArea
          field={reject.field('reason')}
          label={m.queue_again_note()}
          hint={m.queue_again_hint()}
          rows={2}
          maxLength={rejectionNoteMaxLength}
        />
        <SubmitButton variant="danger">{m.queue_again()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}
