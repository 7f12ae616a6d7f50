// Writing the next version of a text, reading it as its readers will, and publishing it.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { Field } from '#web/ui/field.tsx';
import { type AppForm, AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card } from '#web/ui/section.tsx';
import type { LegalTextView } from './legal-texts.server.ts';

interface Preview {
  lang: string;
  html: string;
}

type Answer = (FormAnswer & { preview?: Preview[] }) | undefined;

const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

export function LegalTextPage({ text, answer }: { text: LegalTextView; answer: Answer }) {
  const form = useAppForm({ id: 'write', intent: 'write', answer, values: text.values });
  return (
    <div className="max-w-5xl space-y-6">
      <div>
        <LocalLink to={paths.operator.legalTexts} className={`mb-2 ${link}`}>
          {m.legal_title()}
        </LocalLink>
        <ConsoleHead title={text.name} text={text.brand} />
      </div>
      <Card key={text.revision}>
        <h2 className="mb-4 text-xl font-bold">{m.legal_write()}</h2>
        <WriteForm form={form} text={text} />
      </Card>
      {answer?.preview && <Previews previews={answer.preview} />}
      {text.hasDraft && <DraftActions text={text} answer={answer} />}
      <Versions text={text} />
    </div>
  );
}

function WriteForm({ form, text: { revision, most } }: { form: AppForm; text: LegalTextView }) {
  const lines = (name: string, label: string) => (
    <TextArea field={form.field(name)} label={label} hint={m.legal_body_hint()} rows={14} maxLength={most} />
  );
  return (
    <AppFormBox form={form}>
      <input type="hidden" name="revision" value={revision} />
      <Field {...form.field('title_id')} label={m.legal_title_id()} maxLength={120} />
      {lines('body_id', m.legal_body_id())}
      <Field {...form.field('title_en')} label={m.legal_title_en()} maxLength={120} optional />
      {lines('body_en', m.legal_body_en())}
      <Field
        {...form.field('effective_on')}
        label={m.legal_effective_on()}
        hint={m.legal_effective_hint()}
        type="date"
        className="max-w-96"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{m.legal_save()}</SubmitButton>
        <Button name="do" value="preview" variant="secondary">
          {m.legal_preview()}
        </Button>
      </div>
    </AppFormBox>
  );
}

function Previews({ previews }: { previews: readonly Preview[] }) {
  return (
    <section aria-labelledby="preview" className="space-y-4">
      <h2 id="preview" className="text-xl font-bold">
        {m.legal_preview_title()}
      </h2>
      {previews.map(({ lang, html }) => (
        <Card key={lang}>
          <div lang={lang} className="prose max-w-[44rem]" dangerouslySetInnerHTML={{ __html: html }} />
        </Card>
      ))}
    </section>
  );
}

function DraftActions({ text: { revision, next }, answer }: { text: LegalTextView; answer: Answer }) {
  const publish = useAppForm({ id: 'publish', intent: 'publish', answer });
  const discard = useAppForm({ id: 'discard', intent: 'discard', answer });
  const dayFault = publish.field('effective_on').error;
  return (
    <Card>
      <p className="mb-4">{m.legal_publish_text()}</p>
      {dayFault && (
        <p role="alert" className="mb-4 font-semibold text-bad">
          {m.legal_effective_on()}: {dayFault}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <AppFormBox form={publish}>
          <input type="hidden" name="revision" value={revision} />
          <SubmitButton>{m.legal_publish({ version: next })}</SubmitButton>
        </AppFormBox>
        <AppFormBox form={discard}>
          <input type="hidden" name="revision" value={revision} />
          <SubmitButton variant="danger">{m.legal_discard()}</SubmitButton>
        </AppFormBox>
      </div>
    </Card>
  );
}

function Versions({ text: { versions } }: { text: LegalTextView }) {
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="mb-2 text-xl font-bold">
        {m.legal_versions()}
      </h2>
      {versions.length === 0 && <p className="text-ink-soft">{m.legal_versions_none()}</p>}
      <ul className="divide-y divide-line">
        {versions.map(({ number, said, by, agreed, isInForce, isPlanned, readAt }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 py-2">
            <div className="min-w-60 flex-1">
              <p className="font-semibold">
                {said} {isInForce && <Badge tone="good">{m.legal_version_now()}</Badge>}
                {isPlanned && <Badge tone="warn">{m.legal_version_planned()}</Badge>}
              </p>
              <p className="text-ink-soft">{by}</p>
              {agreed && <p className="text-ink-soft">{agreed}</p>}
            </div>
            {readAt && (
              <LocalLink to={readAt} className={link}>
                {m.legal_read()}
                <span className="sr-only">: {said}</span>
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
