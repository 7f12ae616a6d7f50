// Third step of an application: its documents, each with a form of its own.
import { useFetcher } from 'react-router';
import * as m from '#messages/messages';
import { joinDocumentLabels } from '#labels/joining';
import { documentMaxMegabytes, documentTypes } from '#shared/participant-documents';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useFrame } from '#web/frame';
import type { ApplicationView } from './application-view.ts';

type DocumentView = ApplicationView['documents'][number];

interface DocumentStepProps {
  documents: readonly DocumentView[];
  answer: FormAnswer | undefined;
}

export function DocumentStep({ documents, answer }: DocumentStepProps) {
  const { path } = useFrame();
  return (
    <>
      <p className="max-w-prose text-ink-soft">{m.joining_documents_text({ max: documentMaxMegabytes })}</p>
      <ul className="mt-4 space-y-4">
        {documents.map((document) => (
          <DocumentRow key={document.kind} document={document} answer={answer} />
        ))}
      </ul>
      <LocalLink to={`${path}?step=send`} className={`${buttonClass('primary')} mt-6`}>
        {m.joining_step_send()}
      </LocalLink>
    </>
  );
}

function DocumentRow({
  document: { kind, isOptional, sentAt },
  answer,
}: {
  document: DocumentView;
  answer: FormAnswer | undefined;
}) {
  // One file on its way keeps no other from being chosen.
  const fetcher = useFetcher();
  const form = useAppForm({ id: `upload-${kind}`, answer, intent: `upload ${kind}`, fetcher });
  const removal = useAppForm({
    id: `remove-${kind}`,
    answer,
    intent: `remove ${kind}`,
    fetcher: useFetcher(),
  });
  const file = form.field('file');
  return (
    <li id={kind} className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{joinDocumentLabels[kind]()}</h3>
        {sentAt ? (
          <Badge tone="good">{m.joining_document_sent({ at: sentAt })}</Badge>
        ) : (
          <Badge tone={isOptional ? 'neutral' : 'warn'}>
            {isOptional ? m.joining_document_optional() : m.joining_document_missing()}
          </Badge>
        )}
      </div>
      <AppFormBox
        form={form}
        encType="multipart/form-data"
        className="mt-3 flex flex-wrap items-end gap-3"
        key={sentAt}
      >
        <Field
          id={`file-${kind}`}
          name="file"
          type="file"
          accept={documentTypes.join(',')}
          label={m.joining_document_file()}
          error={file.error}
          className="grow basis-60"
        />
        <SubmitButton variant="secondary">
          {sentAt ? m.joining_document_replace() : m.joining_document_send()}
          <span className="sr-only"> {joinDocumentLabels[kind]()}</span>
        </SubmitButton>
      </AppFormBox>
      {sentAt && (
        <AppFormBox form={removal} className="mt-1">
          <SubmitButton variant="quiet">
            {m.joining_document_remove()}
            <span className="sr-only"> {joinDocumentLabels[kind]()}</span>
          </SubmitButton>
        </AppFormBox>
      )}
    </li>
  );
}
