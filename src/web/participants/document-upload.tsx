// One paper of a traveller, taken or chosen and sent at once. Without script it is a file and a button.
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

interface DocumentUploadProps {
  kind: DocumentKind;
  bookingId: string;
  participantId: string;
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
  participantId,
  formKey,
  isOwnCard,
  isAgain,
  answer,
}: DocumentUploadProps) {
  const intent = `upload-${kind}`;
  const form = useAppForm({ id: intent, answer, intent });
  const { revalidate } = useRevalidator();
  const { sending, isUnderway, send } = useUpload({
    address: `/api/v3/users/bookings/${bookingId}/participant-documents/${kind}/participants/${participantId}${isOwnCard ? '?own_card=true' : ''}`,
    formKey: `${formKey} ${kind}`,
    maxBytes: documentMaxBytes,
    tooLarge: m.error_document_too_large({ max: documentMaxMegabytes }),
    onSent: () => void revalidate(),
  });
  const { error } = form.field('file');
  const wrong = sending.step === 'failed' ? sending.message : sending.step === 'idle' ? error : undefined;
  return (
    <AppFormBox form={form} encType="multipart/form-data" className="contents">
      {isOwnCard && <input type="hidden" name="own_card" value="true" />}
      <FormKey value={`${formKey} ${kind}`} />
      {sending.step === 'sent' && sending.preview && (
        <img
          src={sending.preview}
          alt=""
          className="order-first size-14 rounded-lg border border-line object-cover"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={`${buttonClass('secondary')} relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 noscript:flex-wrap noscript:py-2`}
        >
          <Camera size={20} aria-hidden="true" />
          {isAgain ? m.orders_document_again() : m.orders_document_choose()}
          <span className="sr-only">: {documentLabel[kind]()}</span>
          <input
            type="file"
            name="file"
            id={`file-${kind}`}
            accept={documentTypes.join(',')}
            required
            disabled={isUnderway}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `file-${kind}-error` : undefined}
            className="absolute -inset-px cursor-pointer opacity-0 noscript:static noscript:opacity-100"
            onChange={({ currentTarget }) => void send(currentTarget)}
          />
        </label>
        <noscript>
          <SubmitButton variant="secondary">{m.orders_document_send()}</SubmitButton>
        </noscript>
      </div>
      <output className="basis-full font-semibold empty:hidden">
        {sending.step === 'preparing' && m.orders_document_preparing()}
        {sending.step === 'sending' && `${m.orders_uploading()} ${sending.percent}%`}
        {sending.step === 'sent' && m.orders_document_sent()}
      </output>
      {wrong && (
        <p id={`file-${kind}-error`} role="alert" className="basis-full font-semibold text-bad">
          {wrong}
        </p>
      )}
    </AppFormBox>
  );
}
