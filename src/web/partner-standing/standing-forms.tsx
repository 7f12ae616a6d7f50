// What the acquisition team does with a partner's standing: records a check, adds a licence, freezes and reopens sales. Freezing and
// reopening want a fresh code, and the form travels along.
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import { type AppForm, AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Card } from '#web/ui/section.tsx';
import type { StandingView } from './standing-page.server.ts';

interface StandingFormsProps {
  standing: StandingView;
  answer: FormAnswer | undefined;
}

export function StandingForms({ standing, answer }: StandingFormsProps) {
  return (
    <div className="space-y-6">
      {standing.licences.length > 0 && <CheckForm standing={standing} answer={answer} />}
      <LicenceForm standing={standing} answer={answer} />
      {standing.state === 'active' ? (
        <FreezeForm standing={standing} answer={answer} />
      ) : (
        <ReopenForm standing={standing} answer={answer} />
      )}
    </div>
  );
}

/** Where it was read, and what it said. */
function Evidence({ form, of }: { form: AppForm; of: string }) {
  return (
    <>
      <Field
        {...form.field('source')}
        id={`${of}-source`}
        label={m.standing_source()}
        hint={m.standing_source_hint()}
        maxLength={120}
      />
      <TextArea
        id={`${of}-note`}
        field={form.field('note')}
        label={m.standing_note()}
        rows={2}
        maxLength={500}
      />
    </>
  );
}

/** What was seen, kept beside the line. */
function Seen({ form, of, hint }: { form: AppForm; of: string; hint: string }) {
  return (
    <Field
      {...form.field('file')}
      id={`${of}-file`}
      label={m.standing_file()}
      hint={hint}
      optional
      type="file"
      accept="image/jpeg,image/png,image/webp,image/avif,application/pdf"
    />
  );
}

function CheckForm({ standing: { licences, fileHint }, answer }: StandingFormsProps) {
  const form = useAppForm({ id: 'check', answer, intent: 'check' });
  const licence = form.field('licence_id');
  return (
    <Card>
      <AppFormBox form={form} encType="multipart/form-data">
        <h2 className="text-lg font-bold">{m.standing_check()}</h2>
        <Field label={m.standing_check_licence()} name="licence_id" error={licence.error}>
          {(control) => (
            <select {...control} defaultValue={licence.defaultValue}>
              {licences.map(({ id, kind, number }) => (
                <option key={id} value={id}>
                  {kind} {number}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          {...form.field('next_check_on')}
          id="check-next"
          label={m.standing_next_on()}
          type="date"
          className="max-w-60"
        />
        <Evidence form={form} of="check" />
        <Seen form={form} of="check" hint={fileHint} />
        <SubmitButton variant="secondary">{m.standing_check()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

function LicenceForm({ standing: { fileHint }, answer }: StandingFormsProps) {
  const form = useAppForm({ id: 'licence', answer, intent: 'licence' });
  const kind = form.field('kind');
  return (
    <Card>
      <details open={answer?.intent === 'licence' || undefined}>
        <summary className="flex min-h-12 cursor-pointer items-center text-lg font-bold pr-8">
          {m.standing_add()}
        </summary>
        <AppFormBox form={form} className="mt-3 space-y-4" encType="multipart/form-data">
          <Field label={m.joining_field_licence_kind()} name="kind" error={kind.error}>
            {(control) => (
              <select {...control} defaultValue={kind.defaultValue}>
                <option value="ppiu">PPIU</option>
                <option value="pihk">PIHK</option>
              </select>
            )}
          </Field>
          <Field
            {...form.field('number')}
            label={m.joining_field_licence_number()}
            hint={m.joining_licence_hint()}
            maxLength={40}
          />
          <Field {...form.field('issued_on')} label={m.joining_field_licence_issued_on()} type="date" />
          <Field {...form.field('valid_until')} label={m.joining_field_licence_valid_until()} type="date" />
          <Field
            {...form.field('next_check_on')}
            id="licence-next"
            label={m.standing_next_on()}
            type="date"
          />
          <Evidence form={form} of="licence" />
          <Seen form={form} of="licence" hint={fileHint} />
          <SubmitButton variant="secondary">{m.standing_add()}</SubmitButton>
        </AppFormBox>
      </details>
    </Card>
  );
}

function FreezeForm({ standing: { today }, answer }: StandingFormsProps) {
  const form = useAppForm({ id: 'freeze', answer, intent: 'freeze', values: { effective_on: today } });
  const event = form.field('event');
  return (
    <Card>
      <AppFormBox form={form}>
        <h2 className="text-lg font-bold">{m.standing_freeze()}</h2>
        <p className="text-ink-soft">{m.standing_freeze_text()}</p>
        <Field label={m.standing_event()} name="event" error={event.error}>
          {(control) => (
            <select {...control} defaultValue={event.defaultValue}>
              <option value="frozen">{m.standing_event_frozen()}</option>
              <option value="revoked">{m.standing_event_revoked()}</option>
            </select>
          )}
        </Field>
        <Field
          {...form.field('effective_on')}
          label={m.standing_effective()}
          type="date"
          className="max-w-60"
        />
        <TextArea field={form.field('reason_id')} label={m.standing_reason_id()} rows={2} maxLength={300} />
        <TextArea field={form.field('reason_en')} label={m.standing_reason_en()} rows={2} maxLength={300} />
        <Evidence form={form} of="freeze" />
        <SubmitButton variant="danger">{m.standing_freeze()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

function ReopenForm({ standing: { today }, answer }: StandingFormsProps) {
  const form = useAppForm({ id: 'reopen', answer, intent: 'reopen', values: { effective_on: today } });
  return (
    <Card>
      <AppFormBox form={form}>
        <h2 className="text-lg font-bold">{m.standing_reopen()}</h2>
        <p className="text-ink-soft">{m.standing_reopen_text()}</p>
        <Field
          {...form.field('effective_on')}
          label={m.standing_effective()}
          type="date"
          className="max-w-60"
        />
        <Evidence form={form} of="reopen" />
        <SubmitButton>{m.standing_reopen()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}
