// The form of a banner, a picture of the gallery or a question.
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import { type AppForm, AppFormBox, SubmitButton } from '#web/ui/forms/app-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Card } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ContentFieldView } from './content-pages.server.ts';

export function ContentForm({
  form,
  fields,
  revision,
}: {
  form: AppForm;
  fields: readonly ContentFieldView[];
  revision: number;
}) {
  return (
    <Card>
      <AppFormBox form={form}>
        <input type="hidden" name="revision" value={revision} />
        {fields.map((view) => (
          <ContentField key={view.name} form={form} view={view} />
        ))}
        <SubmitButton variant="secondary">{m.content_save()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

function ContentField({ form, view }: { form: AppForm; view: ContentFieldView }) {
  const { name, label, kind, hint, choices = [], isOptional } = view;
  const field = form.field(name);
  if (kind === 'choice')
    return (
      <SelectField
        name={name}
        label={label}
        value={field.defaultValue}
        choices={choices}
        error={field.error}
      />
    );
  if (kind === 'lines')
    return (
      <TextArea field={field} label={label} rows={name.startsWith('answer') ? 8 : 3} maxLength={4_000} />
    );
  return (
    <Field
      {...field}
      label={label}
      hint={hint}
      optional={isOptional}
      type={kind === 'date' ? 'date' : 'text'}
      autoComplete="off"
      className={kind === 'date' ? 'max-w-60' : ''}
    />
  );
}
