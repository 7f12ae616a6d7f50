// Title, summary and text of an article in one language.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { bodyMaxLength, summaryMaxLength, titleMaxLength } from '#shared/article-form';
import type { Locale } from '#shared/locale';
import { Field } from '#web/ui/field.tsx';
import type { FormState } from '#web/ui/forms/form-state';

const words = {
  id: { title: m.editor_title, summary: m.editor_summary, body: m.editor_body },
  en: { title: m.editor_title_en, summary: m.editor_summary_en, body: m.editor_body_en },
} as const satisfies Record<Locale, Record<string, () => string>>;

interface TextFieldsProps {
  lang: Locale;
  state: FormState;
  /** The field where the focus belongs. */
  wrong: string | undefined;
}

export function TextFields({ lang, state: { values, errors }, wrong }: TextFieldsProps) {
  const field = (part: 'title' | 'summary' | 'body') => ({
    label: words[lang][part](),
    name: `${part}_${lang}`,
    error: errors[`${part}_${lang}`],
    optional: lang === 'en',
  });
  const focus = (part: string) => wrong === `${part}_${lang}`;
  return (
    <>
      <Field
        {...field('title')}
        autoComplete="off"
        maxLength={titleMaxLength}
        required={lang === 'id'}
        lang={lang}
        defaultValue={values[`title_${lang}`]}
        autoFocus={focus('title')}
      />
      <Field {...field('summary')} hint={m.editor_summary_hint({ max: summaryMaxLength })}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={summaryMaxLength}
            lang={lang}
            defaultValue={values[`summary_${lang}`]}
            autoFocus={focus('summary')}
          />
        )}
      </Field>
      <Field {...field('body')}>
        {(control) => (
          <textarea
            {...control}
            rows={20}
            maxLength={bodyMaxLength}
            lang={lang}
            defaultValue={values[`body_${lang}`]}
            autoFocus={focus('body')}
          />
        )}
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
      <summary className="fold-mark flex min-h-12 cursor-pointer items-center font-semibold pr-8">
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
