// Sends a paper to the API as soon as it is chosen, small and with its progress (spec §8 document upload): a phone's photograph takes a
// while on a slow network. What the API cannot answer for, such as a session that is over, the form does as it stands.
import { useState } from 'react';
import * as m from '#messages/messages';
import { shrinkPicture, UnreadableHeic } from './shrink-picture.ts';

type Sending =
  | { step: 'idle' }
  | { step: 'preparing' }
  | { step: 'sending'; percent: number }
  | { step: 'failed'; message: string }
  /** `preview`: the picture as it was sent, to be shown; null for other files. */
  | { step: 'sent'; preview: string | null };

interface UploadOptions {
  /** Of the API. */
  address: string;
  /** One for each page that was opened: with the file it is the idempotency key, so that another file is another wish. */
  formKey: string;
  maxBytes: number;
  tooLarge: string;
  onSent: () => void;
}

/** Sent by `send(input)`; the input holds what is sent, made small. */
export function useUpload({ address, formKey, maxBytes, tooLarge, onSent }: UploadOptions) {
  const [sending, setSending] = useState<Sending>({ step: 'idle' });
  const fail = (message: string) => setSending({ step: 'failed', message });
  const isUnderway = sending.step === 'preparing' || sending.step === 'sending';

  async function send(input: HTMLInputElement): Promise<void> {
    const chosen = input.files?.[0];
    if (!chosen || isUnderway) return;
    setSending({ step: 'preparing' });
    // A browser that cannot draw it sends it as it is.
    const file = await shrinkPicture(chosen).catch((error: unknown) =>
      error instanceof UnreadableHeic ? null : chosen,
    );
    if (!file) return fail(m.error_picture_heic());
    if (file.size > maxBytes) return fail(tooLarge);
    const small = new DataTransfer();
    small.items.add(file);
    input.files = small.files;
    setSending({ step: 'sending', percent: 0 });
    const answer = await post(address, file, {
      key: `${formKey} ${file.size} ${file.lastModified}`,
      onProgress: (percent) => setSending({ step: 'sending', percent }),
    });
    // Signed out meanwhile, or too old a page: the form goes the long way.
    if (answer && [401, 403, 406, 417].includes(answer.status)) return input.form!.submit();
    if (!answer || answer.status >= 300)
      return fail((answer && messageOf(answer.responseText)) ?? m.orders_upload_failed());
    setSending({ step: 'sent', preview: await pictureAddress(file) });
    input.value = '';
    onSent();
  }
  return { sending, isUnderway, send };
}

/** Null where nothing came back. `fetch` says nothing of how far it is. */
function post(
  address: string,
  file: File,
  { key, onProgress }: { key: string; onProgress: (percent: number) => void },
): Promise<XMLHttpRequest | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.setRequestHeader('idempotency-key', key);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => resolve(null));
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
}

/** The server's own words, of the field before those of the whole; null when it had none. */
function messageOf(answer: string): string | null {
  try {
    const { errors, message } = JSON.parse(answer) as { errors?: { message: string }[]; message?: string };
    return errors?.[0]?.message ?? message ?? null;
  } catch {
    return null;
  }
}

/** Our content policy shows pictures from `data:`, not from `blob:`. */
async function pictureAddress(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  return new Promise((resolve) => {
    const reader = new FileReader();
    // Null where it could not be read.
    reader.addEventListener('loadend', () => resolve(reader.result as string | null));
    reader.readAsDataURL(file);
  });
}
