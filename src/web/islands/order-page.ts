// Papers are sent with their progress (spec §8 document upload): a phone's photograph takes a while on a slow network. Sent to the
// API, whose message is shown; whatever the API cannot answer for, the form does as it stands.
import { formKeyField } from '#shared/form-key';

interface UploadAnswer {
  errors?: { message: string }[];
  message?: string;
}

class DocumentUpload extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => {
      const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
      // Nothing chosen: the server says so.
      if (!file) return;
      event.preventDefault();
      this.send(form, file);
    });
  }

  private send(form: HTMLFormElement, file: File): void {
    const button = form.querySelector('button')!;
    const body = new FormData();
    body.set('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', this.dataset['api']!);
    request.setRequestHeader('accept-language', document.documentElement.lang);
    // Another file is another wish.
    request.setRequestHeader('idempotency-key', [form.querySelector<HTMLInputElement>(`[name=${formKeyField}]`)!.value, file.size, file.lastModified].join(' '));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      this.say('output', `${this.dataset['sending']} ${total > 0 ? Math.floor((loaded / total) * 100) : 0}%`));
    request.addEventListener('load', () => {
      if (request.status < 300) return location.reload();
      // Signed out meanwhile, or too old a page: the form goes the long way.
      if (request.status === 401 || request.status === 403 || request.status === 406 || request.status === 417) return form.submit();
      this.fail(button, messageOf(request.responseText));
    });
    request.addEventListener('error', () => this.fail(button, null));
    button.disabled = true;
    this.say('[role=alert]', '');
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
