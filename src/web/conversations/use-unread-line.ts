// The line above what was not read when the page was opened: scrolled to where it stands, and a way to it where it is further back.
import { useEffect, useState } from 'react';
import type { ConversationClient, ConversationView } from './conversation-client.ts';
import { unreadLineId } from './message-list.tsx';
import { firstUnread } from './thread.ts';

interface UnreadLine {
  /** It stands above the oldest message that is shown. */
  isHidden: boolean;
  /** Loads older messages up to it, and goes there. */
  show: () => void;
}

export function useUnreadLine({
  view: { messages, hasOlder },
  client,
  readAtFirst,
  isElsewhere,
}: {
  view: Pick<ConversationView, 'messages' | 'hasOlder'>;
  client: ConversationClient;
  readAtFirst: number;
  /** Another place was asked for. */
  isElsewhere: boolean;
}): UnreadLine {
  const [hadUnread] = useState(firstUnread(messages, readAtFirst) !== null);
  useEffect(() => {
    if (hadUnread && !isElsewhere) scrollToLine();
  }, [hadUnread, isElsewhere]);
  const oldest = messages[0]?.sequence ?? 0;
  const show = async () => {
    for (;;) {
      const [first] = client.view().messages;
      if (!first || first.sequence <= readAtFirst + 1 || !client.view().hasOlder) break;
      await client.loadOlder();
    }
    requestAnimationFrame(scrollToLine);
  };
  return {
    isHidden: hasOlder && readAtFirst > 0 && oldest > readAtFirst + 1,
    // Without network it stays where it is: the button can be pressed again.
    show: () => void show().catch(() => undefined),
  };
}

function scrollToLine(): void {
  document.getElementById(unreadLineId)?.scrollIntoView({ block: 'center' });
}
