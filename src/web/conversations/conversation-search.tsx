// Searching one conversation: a form that works without script, and what was found, each leading to where it stands.
import { Form } from 'react-router';
import * as m from '#messages/messages';
import { messagesPerPage } from '#shared/conversations';
import { formatInstant } from '#shared/dates';
import { searchMaxLength } from '#shared/limits';
import { useFrame } from '#web/frame';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Highlighted } from './highlighted.tsx';
import { snippetOf } from './highlight.ts';

export interface FoundMessages {
  items: { sequence: number; text: string; at: string }[];
  hasMore: boolean;
}

interface ConversationSearchProps {
  /** Of the conversation. */
  path: string;
  search: string;
  /** Null: nothing was searched for. */
  found: FoundMessages | null;
}

const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline';

export function ConversationSearch({ path, search, found }: ConversationSearchProps) {
  return (
    <details className="rounded-card border border-line p-4" open={search !== ''}>
      <summary className="min-h-12 cursor-pointer py-3 pr-8 font-semibold">{m.chat_search_inside()}</summary>
      <search>
        <Form className="flex flex-wrap items-end gap-3" preventScrollReset>
          <label className="grow basis-40">
            <span className="sr-only">{m.chat_search_inside()}</span>
            <input
              type="search"
              name="q"
              required
              defaultValue={search}
              maxLength={searchMaxLength}
              className={inputClass}
            />
          </label>
          <Button variant="secondary">{m.chat_search_button()}</Button>
        </Form>
        {found && <Found path={path} search={search} found={found} />}
      </search>
      {search !== '' && (
        <LocalLink to={path} className={link}>
          {m.chat_found_end()}
        </LocalLink>
      )}
    </details>
  );
}

function Found({ path, search, found }: { path: string; search: string; found: FoundMessages }) {
  const { locale } = useFrame();
  const { items, hasMore } = found;
  const words = { total: items.length, search };
  const to = (more: Record<string, string>) => `${path}?${new URLSearchParams({ q: search, ...more })}`;
  return (
    <>
      <output className="mt-3 block">
        {items.length === 0
          ? m.chat_found_none(words)
          : items.length === messagesPerPage && hasMore
            ? m.chat_found_more(words)
            : m.chat_found(words)}
      </output>
      <ul className="divide-y divide-line">
        {items.map(({ sequence, text, at }) => (
          <li key={sequence} className="py-2">
            <p className="text-sm text-ink-soft">{formatInstant(new Date(at), locale)}</p>
            <p className="break-words">
              <Highlighted parts={snippetOf(text, search)} />
            </p>
            <LocalLink to={`${to({ at: String(sequence) })}#m${sequence}`} className={link}>
              {m.chat_found_go()}
              <span className="sr-only">: {formatInstant(new Date(at), locale)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
      {hasMore && (
        <LocalLink to={to({ found_before: String(items.at(-1)!.sequence) })} className={link}>
          {m.chat_found_older()}
        </LocalLink>
      )}
    </>
  );
}
