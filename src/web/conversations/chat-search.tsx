// Looking for a conversation by name or words; in the inboxes of staff also for those who wait for an answer.
import { Form } from 'react-router';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';

export interface ChatQuery {
  search: string;
  isWaiting: boolean;
}

export function ChatSearch({ search, isWaiting, isStaff }: ChatQuery & { isStaff: boolean }) {
  return (
    <search>
      <Form className="mb-4 flex flex-wrap items-end gap-3">
        <label className="grow basis-60">
          <span className="block font-semibold">{m.chat_search()}</span>
          <input type="search" name="q" defaultValue={search} maxLength={100} className={inputClass} />
        </label>
        {isStaff && (
          <label className="inline-flex min-h-12 items-center gap-2">
            <input type="checkbox" name="waiting" value="1" defaultChecked={isWaiting} className="size-6" />
            {m.chat_only_waiting()}
          </label>
        )}
        <Button variant="secondary">{m.chat_search_button()}</Button>
      </Form>
    </search>
  );
}
