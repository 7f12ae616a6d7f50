// The papers of one traveller: how far each is, and a form of its own to send it (spec §8 document upload). The island
// bookings/bookings.island.ts shows how far the sending is; without it the form is sent as it is.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import type { ReactNode } from 'react';
import { Upload } from 'lucide-react';
import * as m from '#messages/messages';
import {
  documentMaxBytes,
  documentMaxMegabytes,
  documentTypes,
  type DocumentKind,
  type DocumentStatus,
} from '#shared/participant-documents';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormKey } from '#web/ui/form-key.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { documentHint, documentStatusLabel, documentLabel } from '#labels/bookings';

export interface DocumentView {
  id: string | null;
  kind: DocumentKind;
  status: DocumentStatus;
  reason: string | null;
  uploadedAt: string | null;
  /** Whose page the family's card was sent from, where that is another. */
  holder: { number: number; name: string | null } | null;
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

export function DocumentList({
  documents,
  bookingId,
  participantId,
  formKey,
  isOpen,
  wrong,
}: DocumentListProps) {
  const upload = ({ kind, holder }: DocumentView) => (
    <UploadForm
      kind={kind}
      isOwnCard={holder !== null}
      formKey={`${formKey} ${kind}`}
      error={wrong?.kind === kind ? wrong.message : undefined}
      api={`/api/v3/users/bookings/${bookingId}/participant-documents/${kind}/participants/${participantId}${holder ? '?own_card=true' : ''}`}
    />
  );
  return (
    <ul className="space-y-4">
      {documents.map((document) => (
        <li key={document.kind} id={document.kind} className={`${cardClass} p-4`}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">{documentLabel[document.kind]()}</h3>
            <Badge tone={documentStatusLabel[document.status].tone}>
              {documentStatusLabel[document.status].word()}
            </Badge>
          </div>
          {document.reason && (
            <p className="mt-1 font-semibold text-bad break-words">
              {m.orders_document_reason({ reason: document.reason })}
            </p>
          )}
          {document.id && document.uploadedAt && (
            <p className="mt-1 text-ink-soft">
              {m.orders_document_uploaded_at({ at: document.uploadedAt })}
              <LocalLink
                to={paths.member.document(bookingId, document.id)}
                className="flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
              >
                {m.orders_document_open({ document: documentLabel[document.kind]() })}
              </LocalLink>
            </p>
          )}
          {document.kind === 'family_card' && !document.holder && document.status !== 'accepted' && (
            <p className="mt-1 text-ink-soft">{m.orders_family_card_hint()}</p>
          )}
          {document.holder ? (
            <SharedCard holder={document.holder} bookingId={bookingId}>
              {isOpen && upload(document)}
            </SharedCard>
          ) : (
            isOpen && document.status !== 'accepted' && upload(document)
          )}
        </li>
      ))}
    </ul>
  );
}

/** The family's card is sent again from the page it came from; here is room for a card of another household. */
function SharedCard({
  holder,
  bookingId,
  children,
}: {
  holder: NonNullable<DocumentView['holder']>;
  bookingId: string;
  children: ReactNode;
}) {
  return (
    <>
      <p className="mt-1">
        <LocalLink
          to={`${paths.member.participant(bookingId, holder.number)}#family_card`}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.orders_family_card_shared({
            name: holder.name ?? m.orders_traveller_unnamed({ number: holder.number }),
          })}
        </LocalLink>
      </p>
      {children && (
        <details>
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
            {m.orders_family_card_own()}
          </summary>
          {children}
        </details>
      )}
    </>
  );
}

interface UploadFormProps {
  kind: DocumentKind;
  isOwnCard: boolean;
  formKey: string;
  api: string;
  error: string | undefined;
}

function UploadForm({ kind, isOwnCard, formKey, api, error }: UploadFormProps) {
  return (
    <document-upload
      data-api={api}
      data-failed={m.orders_upload_failed()}
      data-sending={m.orders_uploading()}
      data-preparing={m.orders_document_preparing()}
      data-max-bytes={documentMaxBytes}
      data-too-large={m.error_document_too_large({ max: documentMaxMegabytes })}
      data-heic={m.error_picture_heic()}
      className="mt-3 block"
    >
      <form method="post" encType="multipart/form-data" noValidate className="space-y-3">
        <input type="hidden" name="intent" value="upload" />
        <input type="hidden" name="kind" value={kind} />
        {isOwnCard && <input type="hidden" name="own_card" value="true" />}
        <FormKey value={formKey} />
        <Field
          label={m.orders_document_file({ document: documentLabel[kind]() })}
          hint={`${documentHint[kind]()} ${m.orders_document_file_hint({ max: documentMaxMegabytes })}`}
          name="file"
          id={`file-${kind}`}
          type="file"
          accept={documentTypes.join(',')}
          required
          error={error}
          autoFocus={error !== undefined}
        />
        <p data-shrinks hidden className="text-ink-soft">
          {m.orders_document_shrinks()}
        </p>
        <p role="alert" hidden className="font-semibold text-bad" />
        <output hidden className="block font-semibold" />
        <Button variant="secondary">
          <Upload size={20} aria-hidden="true" />
          {m.orders_document_send()}
        </Button>
      </form>
    </document-upload>
  );
}
