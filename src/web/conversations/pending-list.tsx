// What was written and has not arrived: on its way, waiting for a network, refused, or so old that its writer is asked first.
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import type { ConversationClient, PendingMessage } from './conversation-client.ts';

interface PendingListProps {
  pending: readonly PendingMessage[];
  client: ConversationClient;
}

export function PendingList({ pending, client }: PendingListProps) {
  if (pending.length === 0) return null;
  return (
    <ol className="mt-3 space-y-3">
      {pending.map((one) => (
        <li
          key={one.clientId}
          className="ml-8 rounded-card border border-dashed border-ink-faint bg-card p-3"
        >
          {one.message && <p className="whitespace-pre-wrap break-words">{one.message}</p>}
          {one.file && <p className="text-ink-soft">{one.file.name}</p>}
          <p className="mt-1 text-sm text-ink-soft">{stateOf(one)}</p>
          {one.state !== 'sending' && (
            <p className="flex flex-wrap gap-2">
              <Button type="button" variant="secondary" onClick={() => void client.retry(one.clientId)}>
                {one.state === 'asking' ? m.chat_send_now() : m.chat_retry()}
              </Button>
              <Button type="button" variant="quiet" onClick={() => void client.discard(one.clientId)}>
                {m.chat_discard()}
              </Button>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function stateOf({ state, problem }: PendingMessage): string {
  if (state === 'sending') return m.chat_sending();
  if (state === 'asking') return m.chat_asking();
  return state === 'refused' ? m.chat_refused({ problem: problem ?? '' }) : m.chat_not_sent();
}
