// The reason for which support may look at what a person sees.
import * as m from '#messages/messages';
import { supportReasonLabel } from '#labels/support';
import { supportReasons } from '#shared/support';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

export function OpenLook({ minutes, answer }: { minutes: number; answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: 'open', answer, intent: 'open' });
  const reason = form.field('reason');
  return (
    <div className="max-w-2xl space-y-6">
      <Notice tone="neutral" title={m.support_masked()}>
        <p>{m.support_masked_text({ minutes })}</p>
      </Notice>
      <Card>
        <AppFormBox form={form}>
          <SelectField
            label={m.support_reason()}
            name="reason"
            value={reason.defaultValue}
            error={reason.error}
            none={m.support_reason_none()}
            choices={supportReasons.map((value) => ({ value, label: supportReasonLabel[value]() }))}
          />
          <Field
            {...form.field('note')}
            label={m.support_note()}
            hint={m.support_note_hint()}
            maxLength={300}
            autoComplete="off"
          />
          <SubmitButton>{m.support_open()}</SubmitButton>
        </AppFormBox>
      </Card>
    </div>
  );
}
