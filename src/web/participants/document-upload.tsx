// One document of a traveller, taken or chosen and sent at once. Without script it is a file and a button.
import { Camera } from 'lucide-react';
import { useRevalidator } from 'react-router';
import * as m from '#messages/messages';
import { documentLabel } from '#labels/participants';
import {
  documentMaxBytes,
  documentMaxMegabytes,
  documentTypes,
  type DocumentKind,
} from '#shared/participant-documents';
import { buttonClass } from '#web/ui/button.tsx';
import { FormKey } from '#web/ui/form-key.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { useUpload } from './use-upload.ts';

/** The traveller whose document it is. */
export interface DocumentOwner {
  id: string;
  number: number;
}

interface DocumentUploadProps {
  kind: DocumentKind;
  bookingId: string;
  owner: DocumentOwner;
  formKey: string;
  /** A card of another household than the family's. */
  isOwnCard: boolean;
  /** Something was sent before. */
  isAgain: boolean;
  answer: FormAnswer | undefined;
}

export function DocumentUpload({
  kind,
  bookingId,
  owner,
  formKey,
  isOwnCard,
  isAgain,
  answer,
}: DocumentUploadProps) {
  // Says whose it is, too: the page of the whole party has a form for each document of each traveller.
  const about = `${kind}-${owner.number}`;
  const intent = `upload-${about}`;
  const formKeyOfIt = `${formKey} ${about}`;
  const form = useAppForm({ id: intent, answer, intent });
  const { revalidate } = useRevalidator();
  const { sending, isUnderway, send } = useUpload({
    address: `/api/v3/users/bookings/${bookingId}/participant-documents/${kind}/participants/${owner.id}${isOwnCard ? '?own_card=true' : ''}`,
    formKey: formKeyOfIt,
    maxBytes: documentMaxBytes,
    tooLarge: m.error_document_too_large({ max: documentMaxMegabytes }),
    onSent: () => void revalidate(),
  });
  const { error } = form.field('file');
  const wrong = sending.step === 'failed' ? sending.message : sending.step === 'idle' ? error : undefined;
  return (
    <AppFormBox form={form} encType="multipart/form-data" className="contents">
      {isOwnCard && <input type="hidden" name="own_card" value="true" />}
      <FormKey value={formKeyOfIt} />
      {sending.step === 'sent' && sending.preview && (
        <img
          src={sending.preview}
          alt=""
          className="order-first size-10 shrink-0 rounded-lg border border-line object-cover"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={`${buttonClass('secondary')} relative max-md:px-3 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 noscript:flex-wrap noscript:py-2`}
        >
          {!isAgain && <Camera size={20} aria-hidden="true" />}
          {isAgain ? m.orders_document_again() : m.orders_document_choose()}
          <span className="sr-only">: {documentLabel[kind]()}</span>
          <input
            type="file"
            name="file"
            id={`file-${about}`}
            accept={documentTypes.join(',')}
            required
            disabled={isUnderway}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `file-${about}-error` : undefined}
            className="absolute -inset-px cursor-pointer opacity-0 noscript:static noscript:opacity-100"
            onChange={({ currentTarget }) => void send(currentTarget)}
          />
        </label>
        <noscript>
          <SubmitButton variant="secondary">{m.orders_document_send()}</SubmitButton>
        </noscript>
      </div>
      {/* Once it is there, its row says so. */}
      <output
        className={sending.step === 'sent' ? 'sr-only' : 'basis-full text-sm font-semibold empty:hidden'}
      >
        {sending.step === 'preparing' && m.orders_document_preparing()}
        {sending.step === 'sending' && `${m.orders_uploading()} ${sending.percent}%`}
        {sending.step === 'sent' && m.orders_document_sent()}
      </output>
      {wrong && (
        <p id={`file-${about}-error`} role="alert" className="basis-full font-semibold text-bad">
          {wrong}
        </p>
      )}
    </AppFormBox>
  );
}
