// The form of a message. Its client id comes with the page: pressing twice, or again after a lost answer, sends one message.
import { useId } from 'react';
import * as m from '#messages/messages';
import { messageMaxLength } from '#shared/conversations';
import { documentTypes } from '#shared/participant-documents';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';

interface ComposerProps {
  clientId: string;
  text: string;
  takesFile?: boolean;
}

export function Composer({ clientId, text, takesFile }: ComposerProps) {
  const id = useId();
  return (
    <form
      method="post"
      encType={takesFile ? 'multipart/form-data' : undefined}
      className="mt-4 space-y-3"
      key={clientId}
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
        defaultValue={text}
        className={inputClass}
      />
      {takesFile && (
        <label className="block">
          <span className="block font-semibold">{m.chat_attach()}</span>
          <input type="file" name="file" accept={documentTypes.join(',')} className="mt-1 min-h-12 w-full" />
        </label>
      )}
      <Button>{m.chat_send()}</Button>
    </form>
  );
}
