// One card of an applicant, with a form of its own. The photograph is made smaller on the device as soon as it is chosen; without script
// it is sent as it is.
import { type ChangeEvent, useState } from 'react';
import * as m from '#messages/messages';
import { documentStatusLabel } from '#labels/bookings';
import { savingsDocumentLabel } from '#labels/savings';
import { savingsDocumentMaxBytes } from '#shared/limits';
import { documentTypes } from '#shared/participant-documents';
import * as paths from '#shared/paths';
import type { SavingsDocumentKind } from '#shared/savings';
import { shrinkPicture, UnreadableHeic } from '#web/participants/shrink-picture';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { cardClass } from '#web/ui/section.tsx';
import { useFrame } from '#web/frame';
import { localePath } from '#shared/locale-path';

export interface CardView {
  id: string | null;
  kind: SavingsDocumentKind;
  status: 'missing' | 'uploaded' | 'accepted' | 'rejected';
  reason: string | null;
}

interface CardUploadProps {
  card: CardView;
  savingsId: string;
  answer: FormAnswer | undefined;
}

export function CardUpload({ card: { id, kind, status, reason }, savingsId, answer }: CardUploadProps) {
  const { locale } = useFrame();
  const label = savingsDocumentLabel[kind]();
  return (
    <li className={`${cardClass} p-4`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{label}</h3>
        <Badge tone={documentStatusLabel[status].tone}>{documentStatusLabel[status].word()}</Badge>
      </div>
      {reason && (
        <p className="mt-1 font-semibold text-bad break-words">{m.savings_card_reason({ reason })}</p>
      )}
      {id && (
        <a
          href={localePath(paths.member.savingDocument(savingsId, id), locale)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.savings_card_open()}
          <span className="sr-only">
            {' '}
            {label} ({m.frame_new_tab()})
          </span>
        </a>
      )}
      {status !== 'accepted' && <Upload kind={kind} answer={answer} />}
    </li>
  );
}

function Upload({ kind, answer }: { kind: SavingsDocumentKind; answer: FormAnswer | undefined }) {
  const form = useAppForm({ id: `upload-${kind}`, answer, intent: `upload-${kind}` });
  const [isUnreadable, setUnreadable] = useState(false);
  const { defaultValue: _none, error, ...field } = form.field('file');
  const shrink = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    setUnreadable(false);
    if (!file) return;
    const small = await shrinkPicture(file, savingsDocumentMaxBytes).catch((fault: unknown) => {
      if (!(fault instanceof UnreadableHeic)) throw fault;
      setUnreadable(true);
      return file;
    });
    // Whoever has chosen another one meanwhile keeps that.
    if (small === file || input.files?.[0] !== file) return;
    const smaller = new DataTransfer();
    smaller.items.add(small);
    input.files = smaller.files;
  };
  return (
    <AppFormBox form={form} encType="multipart/form-data" className="mt-2 space-y-3">
      <Field
        {...field}
        error={isUnreadable ? m.error_picture_heic() : error}
        id={`file-${kind}`}
        label={m.savings_card_file({ document: savingsDocumentLabel[kind]() })}
        type="file"
        accept={documentTypes.join(',')}
        required
        onChange={(event) => void shrink(event)}
      />
      <SubmitButton variant="secondary">{m.savings_card_send()}</SubmitButton>
    </AppFormBox>
  );
}
