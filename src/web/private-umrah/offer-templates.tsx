// Templates of an agency's offers: what each holds, its name, and how it is deleted.
import * as m from '#messages/messages';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { cardClass } from '#web/ui/section.tsx';

export interface TemplateView {
  id: string;
  name: string;
  adult: string;
  days: string;
  note: string | null;
  lines: { label: string; amount: string }[];
}

interface TemplatesProps {
  templates: readonly TemplateView[];
  answer: FormAnswer | undefined;
}

export function OfferTemplates({ templates, answer }: TemplatesProps) {
  return (
    <ul className="space-y-4">
      {templates.map((template) => (
        <Template key={template.id} template={template} answer={answer} />
      ))}
    </ul>
  );
}

const summary = 'flex min-h-12 cursor-pointer items-center font-semibold text-primary';

function Template({
  template: { id, name, adult, days, note, lines },
  answer,
}: {
  template: TemplateView;
  answer: FormAnswer | undefined;
}) {
  const error = (act: string) => answer?.intent === `${act}:${id}`;
  return (
    <li className={`${cardClass} p-5`}>
      <h2 className="text-lg font-bold break-words">{name}</h2>
      <p className="tabular-nums">{adult}</p>
      <p className="text-ink-soft">{days}</p>
      {note && <p className="mt-2 whitespace-pre-line break-words">{note}</p>}
      <details className="mt-2">
        <summary className={summary}>
          {m.umrah_template_lines()}
          <span className="sr-only">: {name}</span>
        </summary>
        <dl className="divide-y divide-line">
          {lines.map(({ label, amount }, index) => (
            <div key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="min-w-0 break-words">{label}</dt>
              <dd className="font-semibold tabular-nums">{amount}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details open={error('rename')}>
        <summary className={summary}>
          {m.umrah_template_name()}
          <span className="sr-only">: {name}</span>
        </summary>
        <ActionForm
          act={`rename:${id}`}
          answer={answer}
          button={m.umrah_template_rename()}
          about={name}
          values={{ name }}
          className="space-y-4"
        >
          {(form) => <TemplateName form={form} id={id} />}
        </ActionForm>
      </details>
      <details open={error('delete')}>
        <summary className={`${summary} text-bad`}>
          {m.umrah_template_delete()}
          <span className="sr-only">: {name}</span>
        </summary>
        <ActionForm
          act={`delete:${id}`}
          answer={answer}
          button={m.umrah_template_delete()}
          variant="danger"
          about={name}
          className="space-y-4"
        >
          {(form) => (
            <ConfirmBox
              name={`delete-${id}`}
              label={m.umrah_template_delete_confirm()}
              error={form.field('confirmed').error}
            />
          )}
        </ActionForm>
      </details>
    </li>
  );
}

/** `id` sets it apart from the same field elsewhere on the page. */
function TemplateName({ form, id }: { form: Pick<AppForm, 'field'>; id: string }) {
  return (
    <Field
      {...form.field('name')}
      id={`${id}-name`}
      label={m.umrah_template_name()}
      hint={m.umrah_template_name_hint()}
      maxLength={80}
      autoComplete="off"
      required
    />
  );
}

/** Keeps the last offer under a name. */
export function SaveTemplate({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <details open={answer?.intent === 'save_template'}>
      <summary className={summary}>{m.umrah_template_save()}</summary>
      <p className="mb-4 text-ink-soft">{m.umrah_template_save_text()}</p>
      <ActionForm act="save_template" answer={answer} button={m.umrah_template_save()} className="space-y-4">
        {(form) => <TemplateName form={form} id="template" />}
      </ActionForm>
    </details>
  );
}
