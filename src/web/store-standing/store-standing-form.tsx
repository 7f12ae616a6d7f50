// Stops a store's sales or lets it sell again. Both want a fresh code, and the form travels along.
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Card } from '#web/ui/section.tsx';

interface StoreStandingFormProps {
  isActive: boolean;
  answer: FormAnswer | undefined;
}

export function StoreStandingForm({ isActive, answer }: StoreStandingFormProps) {
  const intent = isActive ? 'freeze' : 'reopen';
  const form = useAppForm({ id: intent, answer, intent });
  return (
    <Card key={intent}>
      <AppFormBox form={form}>
        <h2 className="text-lg font-bold">
          {isActive ? m.store_standing_freeze() : m.store_standing_reopen()}
        </h2>
        <p className="text-ink-soft">
          {isActive ? m.store_standing_freeze_text() : m.store_standing_reopen_text()}
        </p>
        {isActive && (
          <>
            <TextArea
              field={form.field('reason_id')}
              label={m.store_standing_reason_id()}
              rows={2}
              maxLength={300}
            />
            <TextArea
              field={form.field('reason_en')}
              label={m.store_standing_reason_en()}
              rows={2}
              maxLength={300}
            />
          </>
        )}
        <Field
          {...form.field('source')}
          label={m.standing_source()}
          hint={m.store_standing_source_hint()}
          maxLength={120}
        />
        <TextArea field={form.field('note')} label={m.standing_note()} rows={2} maxLength={500} />
        {isActive ? (
          <SubmitButton variant="danger">{m.store_standing_freeze()}</SubmitButton>
        ) : (
          <SubmitButton>{m.store_standing_reopen()}</SubmitButton>
        )}
      </AppFormBox>
    </Card>
  );
}
