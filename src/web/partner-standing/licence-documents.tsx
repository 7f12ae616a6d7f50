// The documents a partner has put up for a licence: opened with a fresh code, and judged while they stand.
import * as m from '#messages/messages';
import { rejectionMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import type { StandingView } from './standing-page.server.ts';

type LicenceView = StandingView['licences'][number];

interface LicenceDocumentsProps {
  partnerId: string;
  licence: LicenceView;
  answer: FormAnswer | undefined;
}

export function LicenceDocuments({ partnerId, licence, answer }: LicenceDocumentsProps) {
  const name = `${licence.kind} ${licence.number}`;
  if (licence.documents.length === 0) return <p className="mt-2">{m.standing_document_none()}</p>;
  return (
    <ul className="mt-2 space-y-3">
      {licence.documents.map((document) => (
        <li key={document.id}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {/* A file, perhaps behind a fresh code: no page of the app. */}
            <a
              href={paths.operator.licenceDocument(partnerId, document.id)}
              className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
            >
              {m.standing_document_open()}
              <span className="sr-only">: {name}</span>
            </a>
            <DocumentBadge document={document} />
          </p>
          <p className="text-ink-soft">
            {document.sent}
            {document.judged && ` · ${document.judged}`}
          </p>
          {document.note && <p className="break-words">{document.note}</p>}
          {!document.isReplaced && <VerdictForm id={document.id} name={name} answer={answer} />}
        </li>
      ))}
    </ul>
  );
}

function DocumentBadge({
  document: { verdict, isReplaced },
}: {
  document: LicenceView['documents'][number];
}) {
  if (isReplaced) return <Badge tone="neutral">{m.standing_document_replaced()}</Badge>;
  if (verdict === 'good') return <Badge tone="good">{m.standing_document_good()}</Badge>;
  if (verdict === 'bad') return <Badge tone="bad">{m.standing_document_bad()}</Badge>;
  return <Badge tone="warn">{m.standing_document_waits()}</Badge>;
}

function VerdictForm({ id, name, answer }: { id: string; name: string; answer: FormAnswer | undefined }) {
  const intent = `document ${id}`;
  const form = useAppForm({ id: `document-${id}`, answer, intent });
  const verdict = form.field('verdict');
  return (
    <details open={answer?.intent === intent || undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
        {m.standing_document_judge()}
        <span className="sr-only">: {name}</span>
      </summary>
      <AppFormBox form={form} className="space-y-4">
        <input type="hidden" name="document_id" value={id} />
        <Field
          label={m.standing_document_verdict()}
          name="verdict"
          id={`verdict-${id}`}
          error={verdict.error}
        >
          {(control) => (
            <select {...control} defaultValue={verdict.defaultValue}>
              <option value="">{m.standing_document_choose()}</option>
              <option value="good">{m.standing_document_good()}</option>
              <option value="bad">{m.standing_document_bad()}</option>
            </select>
          )}
        </Field>
        <Field
          {...form.field('document_note')}
          id={`document-note-${id}`}
          label={m.standing_document_note()}
          hint={m.standing_document_note_hint()}
          maxLength={rejectionMaxLength}
        />
        <SubmitButton variant="secondary">
          {m.standing_document_save()}
          <span className="sr-only">: {name}</span>
        </SubmitButton>
      </AppFormBox>
    </details>
  );
}
