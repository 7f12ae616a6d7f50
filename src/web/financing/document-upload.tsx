// Sends one document of an application (spec §5 documents). The photograph is made smaller on the device as soon as it is chosen; without
// script it is sent as it is.
import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import * as m from '#messages/messages';
import { documentTypes } from '#shared/participant-documents';
import { shrinkPicture, UnreadableHeic } from '#web/participants/shrink-picture';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';

interface DocumentUploadProps {
  kind: string;
  maxBytes: number;
  /** Of the field and of the button. */
  label: string;
  send: string;
  answer: FormAnswer | undefined;
}

export function DocumentUpload({ kind, maxBytes, label, send, answer }: DocumentUploadProps) {
  const form = useAppForm({ id: `upload-${kind}`, answer, intent: `upload-${kind}` });
  const [isUnreadable, setUnreadable] = useState(false);
  const { defaultValue: _none, error, ...field } = form.field('file');
  // Whoever presses while it is made smaller waits for that: as it came the server may refuse it.
  const underway = useRef(0);
  const waits = useRef(false);
  const shrink = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    setUnreadable(false);
    if (!file) return;
    underway.current += 1;
    const small = await shrinkPicture(file, maxBytes)
      .catch((fault: unknown) => {
        if (!(fault instanceof UnreadableHeic)) throw fault;
        setUnreadable(true);
        return file;
      })
      .finally(() => {
        underway.current -= 1;
      });
    // Whoever has chosen another one meanwhile keeps that.
    if (small !== file && input.files?.[0] === file) {
      const smaller = new DataTransfer();
      smaller.items.add(small);
      input.files = smaller.files;
    }
    if (waits.current && underway.current === 0) {
      waits.current = false;
      input.form?.requestSubmit();
    }
  };
  const wait = (event: SyntheticEvent) => {
    if (underway.current === 0) return;
    event.preventDefault();
    waits.current = true;
  };
  return (
    <AppFormBox form={form} encType="multipart/form-data" className="mt-2 space-y-3" onSubmitCapture={wait}>
      <Field
        {...field}
        error={isUnreadable ? m.error_picture_heic() : error}
        id={`file-${kind}`}
        label={label}
        type="file"
        accept={documentTypes.join(',')}
        required
        onChange={(event) => void shrink(event)}
      />
      <SubmitButton variant="secondary">{send}</SubmitButton>
    </AppFormBox>
  );
}
