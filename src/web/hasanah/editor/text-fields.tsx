// Title, summary and text of an article in one language.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { bodyMaxLength, summaryMaxLength, titleMaxLength } from '#shared/article-lengths';
import type { Locale } from '#shared/locale';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';

const words = {
  id: { title: m.editor_title, summary: m.editor_summary, body: m.editor_body },
  en: { title: m.editor_title_en, summary: m.editor_summary_en, body: m.editor_body_en },
} as const satisfies Record<Locale, Record<string, () => string>>;

interface TextFieldsProps {
  lang: Locale;
  form: AppForm;
}

export function TextFields({ lang, form }: TextFieldsProps) {
  const field = (part: 'title' | 'summary' | 'body') => {
    const { name, error } = form.field(`${part}_${lang}`);
    return { label: words[lang][part](), name, error, optional: lang === 'en' };
  };
  const typed = (part: string) => {
    const { defaultValue, autoFocus } = form.field(`${part}_${lang}`);
    return { lang, defaultValue, autoFocus };
  };
  return (
    <>
      <Field
        {...field('title')}
        autoComplete="off"
        maxLength={titleMaxLength}
        required={lang === 'id'}
        {...typed('title')}
      />
      <Field {...field('summary')} hint={m.editor_summary_hint({ max: summaryMaxLength })}>
        {(control) => <textarea {...control} rows={3} maxLength={summaryMaxLength} {...typed('summary')} />}
      </Field>
      <Field {...field('body')}>
        {(control) => <textarea {...control} rows={20} maxLength={bodyMaxLength} {...typed('body')} />}
      </Field>
    </>
  );
}

const marks = [
  ['## …', m.editor_mark_heading],
  ['**…**', m.editor_mark_strong],
  ['- …', m.editor_mark_list],
  ['[…](/faq)', m.editor_mark_link],
  ['> …', m.editor_mark_quote],
] as const;

/** Markdown in five lines. */
export function MarkdownMarks() {
  return (
    <details className="rounded-card border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold pr-8">
        {m.editor_marks()}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 pb-4">
        {marks.map(([mark, meaning]) => (
          <div key={mark} className="contents">
            <dt>
              <code>{mark}</code>
            </dt>
            <dd className="text-ink-soft">{meaning()}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
