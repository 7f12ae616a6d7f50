// The form of a message. Its client id comes with the page: pressing twice, or again after a lost answer, sends one message. In the browser
// `onSend` takes it over.
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import * as m from '#messages/messages';
import { messageMaxLength } from '#shared/conversations';
import { documentTypes } from '#shared/participant-documents';
import { usePath } from '#web/frame';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';

interface ComposerProps {
  /** The path of its conversation; without it one begins, at this address. */
  here?: string;
  clientId: string;
  text: string;
  onText?: (text: string) => void;
  /** Sends without leaving the page; without it the form is posted. */
  onSend?: ((message: string, file: File | null) => void) | undefined;
  takesFile?: boolean;
}

export function Composer({ here, clientId, text, onText, onSend, takesFile }: ComposerProps) {
  const id = useId();
  const path = usePath();
  const form = useRef<HTMLFormElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const dropFile = () => {
    setFile(null);
    if (picker.current) picker.current.value = '';
  };
  // With a keyboard Enter sends; on phones it begins a new line.
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!onSend || !matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <Form
      ref={form}
      method="post"
      {...(here && { action: path(here) })}
      {...(takesFile && { encType: 'multipart/form-data' as const })}
      className="mt-4 space-y-3"
      onSubmit={(event) => {
        if (!onSend) return;
        event.preventDefault();
        const message = text.trim();
        if (message === '' && !file) return;
        onSend(message, file);
        dropFile();
      }}
    >
      <input type="hidden" name="client_id" value={clientId} />
      <input type="hidden" name="intent" value="send" />
      <label htmlFor={id} className="block font-semibold">
        {m.chat_message()}
      </label>
      <textarea
        id={id}
        name="message"
        rows={3}
        maxLength={messageMaxLength}
        className={inputClass}
        {...(onText
          ? { value: text, onChange: (event) => onText(event.target.value) }
          : { defaultValue: text })}
        onKeyDown={sendByEnter}
      />
      {takesFile && (
        <label className="block">
          <span className="block font-semibold">{m.chat_attach()}</span>
          <input
            ref={picker}
            type="file"
            name="file"
            accept={documentTypes.join(',')}
            className="mt-1 min-h-12 w-full"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        <Button>{m.chat_send()}</Button>
        {file && (
          <Button type="button" variant="quiet" onClick={dropFile}>
            {m.chat_remove_file({ name: file.name })}
          </Button>
        )}
      </div>
    </Form>
  );
}
