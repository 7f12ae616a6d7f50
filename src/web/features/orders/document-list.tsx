// The papers of one traveller: how far each is, and a form of its own to send it (spec §8 document upload). The island
// islands/order-page.ts shows how far the sending is; without it the form is sent as it is.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (look.md), without script too */
import { Upload } from 'lucide-react';
import * as m from '#messages/messages';
import { documentMaxMegabytes, documentTypes, type DocumentKind, type DocumentStatus } from '#shared/participant-documents';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { FormKey } from '#web/components/ui/form-key.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { cardClass } from '#web/components/ui/section.tsx';
import { documentHint, documentStatusWord, documentWord } from './order-words.ts';

export interface DocumentView {
  id: string | null;
  kind: DocumentKind;
  status: DocumentStatus;
  reason: string | null;
  uploadedAt: string | null;
}

interface DocumentListProps {
  documents: DocumentView[];
  bookingId: string;
  participantId: string;
  formKey: string;
  /** False once nothing is asked for any more. */
  isOpen: boolean;
  /** What was wrong with the one that was sent. */
  wrong: { kind: string; message: string } | null;
}

export function DocumentList({ documents, bookingId, participantId, formKey, isOpen, wrong }: DocumentListProps) {
  return (
    <ul className="space-y-4">
      {documents.map((document) => (
        <li key={document.kind} id={document.kind} className={`${cardClass} p-4`}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">{documentWord[document.kind]()}</h3>
            <Badge tone={documentStatusWord[document.status].tone}>{documentStatusWord[document.status].word()}</Badge>
          </div>
          {document.reason && <p className="mt-1 font-semibold text-bad break-words">{m.orders_document_reason({ reason: document.reason })}</p>}
          {document.id && document.uploadedAt && (
            <p className="mt-1 text-ink-soft">
              {m.orders_document_uploaded_at({ at: document.uploadedAt })}
              <LocalLink to={`/member/my-order/${bookingId}/documents/${document.id}`} className="flex min-h-12 items-center font-semibold text-primary underline underline-offset-4">
                {m.orders_document_open({ document: documentWord[document.kind]() })}
              </LocalLink>
            </p>
          )}
          {isOpen && document.status !== 'accepted' && (
            <UploadForm {...document} formKey={`${formKey} ${document.kind}`} api={`/api/v3/users/bookings/${bookingId}/participant-documents/${document.kind}/participants/${participantId}`}
              error={wrong?.kind === document.kind ? wrong.message : undefined} />
          )}
        </li>
      ))}
    </ul>
  );
}

function UploadForm({ kind, formKey, api, error }: Pick<DocumentView, 'kind'> & { formKey: string; api: string; error: string | undefined }) {
  return (
    <document-upload data-api={api} data-failed={m.orders_upload_failed()} data-sending={m.orders_uploading()} className="mt-3 block">
      <form method="post" encType="multipart/form-data" noValidate className="space-y-3">
        <input type="hidden" name="intent" value="upload" />
        <input type="hidden" name="kind" value={kind} />
        <FormKey value={formKey} />
        <Field label={m.orders_document_file({ document: documentWord[kind]() })} hint={`${documentHint[kind]()} ${m.orders_document_file_hint({ max: documentMaxMegabytes })}`} name="file" id={`file-${kind}`}
          type="file" accept={documentTypes.join(',')} required error={error} autoFocus={error !== undefined} />
        <p role="alert" hidden className="font-semibold text-bad" />
        <output hidden className="block font-semibold" />
        <Button variant="secondary"><Upload size={20} aria-hidden="true" />{m.orders_document_send()}</Button>
      </form>
    </document-upload>
  );
}
