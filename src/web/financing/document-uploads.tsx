// The documents of an application, each with its own form (spec §5 documents): sent one by one, with script and without.
import * as m from '#messages/messages';
import { documentStatusLabel } from '#labels/bookings';
import { financingDocumentLabel } from '#labels/financing';
import type { FinancingDocumentKind } from '#shared/financing';
import * as paths from '#shared/paths';
import { documentTypes } from '#shared/participant-documents';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';

export interface DocumentView {
  id: string | null;
  kind: FinancingDocumentKind;
  isRequired: boolean;
  status: 'missing' | 'uploaded' | 'accepted' | 'rejected';
  reason: string | null;
}

interface DocumentUploadsProps {
  documents: readonly DocumentView[];
  applicationId: string;
  /** False while the bank has them. */
  isOpen: boolean;
  answer: FormAnswer | undefined;
}

export function DocumentUploads({ documents, applicationId, isOpen, answer }: DocumentUploadsProps) {
  return (
    <ul className="space-y-4">
      {documents.map((document) => (
        <li key={document.kind} className={`${cardClass} p-4`}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">
              {financingDocumentLabel[document.kind]()}
              {!document.isRequired && (
                <span className="font-normal text-ink-soft"> ({m.frame_optional()})</span>
              )}
            </h3>
            <Badge tone={documentStatusLabel[document.status].tone}>
              {documentStatusLabel[document.status].word()}
            </Badge>
          </div>
          {document.reason && (
            <p className="mt-1 font-semibold text-bad break-words">
              {m.financing_document_reason({ reason: document.reason })}
            </p>
          )}
          {document.id && (
            <LocalLink
              to={paths.member.financingDocument(applicationId, document.id)}
              className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
            >
              {m.financing_document_open()}
              <span className="sr-only"> {financingDocumentLabel[document.kind]()}</span>
            </LocalLink>
          )}
          {isOpen && document.status !== 'accepted' && <Upload kind={document.kind} answer={answer} />}
        </li>
      ))}
    </ul>
  );
}

function Upload({ kind, answer }: { kind: FinancingDocumentKind; answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: `upload-${kind}`, answer, intent: `upload-${kind}` });
  const { defaultValue: _none, ...field } = form.field('file');
  return (
    <AppFormBox form={form} encType="multipart/form-data" className="mt-2 space-y-3">
      <Field
        {...field}
        id={`file-${kind}`}
        label={m.financing_document_file({ document: financingDocumentLabel[kind]() })}
        type="file"
        accept={documentTypes.join(',')}
        required
      />
      <SubmitButton variant="secondary">{m.financing_document_send()}</SubmitButton>
    </AppFormBox>
  );
}
