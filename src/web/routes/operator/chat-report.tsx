// A reported conversation around its report (docs/product/conversations.md): read by support while the report is open, each time with a line in its
// member's audit log.
import * as m from '#messages/messages';
import { readReportedConversation } from '#domain/conversations';
import { formatInstant } from '#shared/dates';
import * as paths from '#shared/paths';
import { type ReportedMessage, ReportedMessages } from '#web/conversations/reported-messages.tsx';
import { orMissing } from '#web/request/missing-page.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/chat-report';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'chatReports');
  const { conversationId, reporterId } = args.params;
  const query = new URLSearchParams(request.search);
  const cursor = (name: string) => {
    const value = Number(query.get(name) ?? Number.NaN);
    return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  };
  const { messages, partnerName, memberName, reportedAt, reportedSequence, lastSequence } = await orMissing(
    readReportedConversation(
      request.deps,
      actor,
      { conversationId, reporterId },
      { before: cursor('before'), after: cursor('after') },
    ),
  );
  const { locale } = request;
  const [first, last] = [messages[0]?.sequence ?? 1, messages.at(-1)?.sequence ?? lastSequence];
  return {
    path: paths.operator.chatReport(conversationId, reporterId),
    between: m.chat_reports_between({ member: memberName, partner: partnerName ?? m.chat_reports_support() }),
    reported: m.chat_reports_at({ at: formatInstant(reportedAt, locale) }),
    reportedSequence,
    older: first > 1 ? first : null,
    newer: last < lastSequence ? last : null,
    messages: messages.map(({ sequence, sender, text, warnings, createdAt }): ReportedMessage => ({
      sequence,
      side: sender.side,
      text,
      warnings,
      at: formatInstant(createdAt, locale),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.chat_reports_conversation());
}

const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

export default function ChatReportRoute({ loaderData }: Route.ComponentProps) {
  const { path, between, reported, reportedSequence, older, newer, messages } = loaderData;
  return (
    <div className="max-w-4xl">
      <ConsoleHead title={m.chat_reports_conversation()} text={`${between} ${reported}`} />
      <p className="mb-4 max-w-prose text-ink-soft">{m.chat_reports_conversation_text()}</p>
      {older !== null && (
        <LocalLink to={`${path}?before=${older}`} className={link}>
          {m.chat_older()}
        </LocalLink>
      )}
      {messages.length === 0 ? (
        <p>{m.chat_reports_no_evidence()}</p>
      ) : (
        <ReportedMessages messages={messages} lineAfter={reportedSequence} />
      )}
      {newer !== null && (
        <LocalLink to={`${path}?after=${newer}`} className={link}>
          {m.chat_newer()}
        </LocalLink>
      )}
      <p className="mt-6">
        <LocalLink to={paths.operator.chatReports} className={link}>
          {m.chat_reports_back()}
        </LocalLink>
      </p>
    </div>
  );
}
