// Papers are made small and sent with their progress (spec §8 document upload): a phone's photograph takes a while on a slow network. Sent to the
// API, whose message is shown; whatever the API cannot answer for, the form does as it stands.
import { formKeyField } from '#shared/form-key';
import { shrinkPicture, UnreadableHeic } from '#web/participants/shrink-picture';

interface UploadAnswer {
  errors?: { message: string }[];
  message?: string;
}

class DocumentUpload extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    this.querySelector<HTMLElement>('[data-shrinks]')!.hidden = false;
    form?.addEventListener('submit', (event) => {
      const input = form.querySelector<HTMLInputElement>('input[type=file]');
      const file = input?.files?.[0];
      // Nothing chosen: the server says so.
      if (!input || !file) return;
      event.preventDefault();
      void this.prepare(form, input, file);
    });
  }

  /** Makes a picture small, in the place of what was chosen: the form may have to go the long way with it. */
  private async prepare(form: HTMLFormElement, input: HTMLInputElement, file: File): Promise<void> {
    const button = form.querySelector('button')!;
    button.disabled = true;
    this.say('[role=alert]', '');
    this.say('output', this.dataset['preparing'] ?? '');
    // A browser that cannot draw it sends it as it is.
    const small = await shrinkPicture(file).catch((error: unknown) =>
      error instanceof UnreadableHeic ? null : file,
    );
    if (!small) return this.fail(button, this.dataset['heic'] ?? null);
    if (small.size > Number(this.dataset['maxBytes']))
      return this.fail(button, this.dataset['tooLarge'] ?? null);
    if (small !== file) {
      const chosen = new DataTransfer();
      chosen.items.add(small);
      input.files = chosen.files;
    }
    this.send(form, small);
  }

  private send(form: HTMLFormElement, file: File): void {
    const button = form.querySelector('button')!;
    const body = new FormData();
    body.set('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', this.dataset['api']!);
    request.setRequestHeader('accept-language', document.documentElement.lang);
    // Another file is another wish.
    request.setRequestHeader(
      'idempotency-key',
      [
        form.querySelector<HTMLInputElement>(`[name=${formKeyField}]`)!.value,
        file.size,
        file.lastModified,
      ].join(' '),
    );
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      this.say('output', `${this.dataset['sending']} ${total > 0 ? Math.floor((loaded / total) * 100) : 0}%`),
    );
    request.addEventListener('load', () => {
      if (request.status < 300) return location.reload();
      // Signed out meanwhile, or too old a page: the form goes the long way.
      if (
        request.status === 401 ||
        request.status === 403 ||
        request.status === 406 ||
        request.status === 417
      )
        return form.submit();
      this.fail(button, messageOf(request.responseText));
    });
    request.addEventListener('error', () => this.fail(button, null));
    this.say('output', `${this.dataset['sending']} 0%`);
    request.send(body);
  }

  private fail(button: HTMLButtonElement, message: string | null): void {
    button.disabled = false;
    this.say('output', '');
    this.say('[role=alert]', message ?? this.dataset['failed'] ?? '');
  }

  private say(place: 'output' | '[role=alert]', words: string): void {
    const shown = this.querySelector<HTMLElement>(place)!;
    shown.textContent = words;
    shown.hidden = words === '';
  }
}

/** The server's own words, of the field before those of the whole; null when it had none. */
function messageOf(answer: string): string | null {
  try {
    const { errors, message } = JSON.parse(answer) as UploadAnswer;
    return errors?.[0]?.message ?? message ?? null;
  } catch {
    return null;
  }
}

customElements.define('document-upload', DocumentUpload);
