// Messages as support reads them where a conversation was reported: who wrote, what, and what it was warned of.
import * as m from '#messages/messages';
import { conversationSideLabel, messageWarningLabel } from '#labels/conversations';
import type { ConversationSide, MessageWarning } from '#shared/conversations';
import { Badge } from '#web/ui/badge.tsx';

export interface ReportedMessage {
  sequence: number;
  side: ConversationSide;
  text: string;
  warnings: MessageWarning[];
  at: string;
}

/** `lineAfter`: below this message it was reported. */
export function ReportedMessages({
  messages,
  lineAfter,
}: {
  messages: readonly ReportedMessage[];
  lineAfter?: number;
}) {
  return (
    <ol className="space-y-3">
      {messages.map(({ sequence, side, text, warnings, at }) => (
        <li key={sequence}>
          <div className="border-l-2 border-line pl-3">
            <p className="text-sm text-ink-soft">
              <span className="font-semibold">{conversationSideLabel[side]()}</span> {at}
            </p>
            <p className="break-words whitespace-pre-line">{text || m.chat_reports_no_words()}</p>
            {warnings.length > 0 && (
              <p className="mt-1 flex flex-wrap gap-2">
                {warnings.map((warning) => (
                  <Badge key={warning} tone="warn">
                    {messageWarningLabel[warning]()}
                  </Badge>
                ))}
              </p>
            )}
          </div>
          {sequence === lineAfter && (
            <p className="my-4 border-t-2 border-primary pt-1 text-sm font-semibold text-primary">
              {m.chat_reports_line()}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
