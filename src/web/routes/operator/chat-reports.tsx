// Reported conversations with their evidence, and who was warned of again and again (docs/product/conversations.md).
import * as m from '#messages/messages';
import {
  listConversationReports,
  listRepeatOffenders,
  settleConversationReport,
} from '#domain/conversations';
import { conversationReportLabel } from '#labels/conversations';
import { conversationNoteMaxLength } from '#shared/conversations';
import { formatInstant } from '#shared/dates';
import * as paths from '#shared/paths';
import { ReportedMessages } from '#web/conversations/reported-messages.tsx';
import { answerActions } from '#web/request/answer-actions.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/chat-reports';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'chatReports');
  const { deps, locale } = request;
  const [reports, offenders] = await Promise.all([
    listConversationReports(deps, actor),
    listRepeatOffenders(deps, actor),
  ]);
  return {
    reports: reports.map(({ conversationId, reporterId, reporterName, about, reason, note, ...report }) => ({
      id: `${conversationId}/${reporterId}`,
      path: paths.operator.chatReport(conversationId, reporterId),
      reason,
      about: about || m.chat_reports_support(),
      by: m.chat_reports_by({ name: reporterName, at: formatInstant(report.reportedAt, locale) }),
      note,
      evidence: report.evidence.map(({ sequence, side, text, warnings, created_at }) => ({
        sequence,
        side,
        text,
        warnings,
        at: formatInstant(new Date(created_at), locale),
      })),
    })),
    offenders: offenders.map(({ lastAt, ...one }) => ({ ...one, last: formatInstant(lastAt, locale) })),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'chatReports');
  const settle = async (report: string, form: FormData) => {
    const [conversationId = '', reporterId = ''] = report.split('/');
    const note = String(form.get('note') ?? '').replaceAll('\r\n', '\n');
    await settleConversationReport(request.deps, actor, { conversationId, reporterId }, { note });
    return m.chat_reports_settled();
  };
  return answerActions(request, args.request, { settle }, paths.operator.chatReports);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.chat_reports_title());
}

export default function ChatReportsRoute({
  loaderData: { reports, offenders },
  actionData: answer,
}: Route.ComponentProps) {
  return (
    <div className="max-w-4xl">
      <ConsoleHead title={m.chat_reports_title()} text={m.chat_reports_text()} />
      <Section title={m.chat_reports_open()} className="mb-10">
        {reports.length === 0 && (
          <EmptyState title={m.chat_reports_none()} text={m.chat_reports_none_text()} />
        )}
        <ul className="space-y-6">
          {reports.map(({ id, path, reason, about, by, note, evidence }) => (
            <li key={id}>
              <Card>
                <h3 className="text-lg font-bold break-words">
                  {m.chat_reports_about({ reason: conversationReportLabel[reason](), about })}
                </h3>
                <p className="text-ink-soft break-words">{by}</p>
                {note && <p className="mt-2 break-words whitespace-pre-line">{note}</p>}
                <Evidence messages={evidence} />
                <LocalLink
                  to={path}
                  className="mt-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
                >
                  {m.chat_reports_read()}
                  <span className="sr-only">: {about}</span>
                </LocalLink>
                <ActionForm
                  act={`settle:${id}`}
                  answer={answer}
                  about={about}
                  variant="secondary"
                  button={m.chat_reports_settle()}
                  className="mt-4 max-w-prose space-y-4"
                >
                  {(form) => (
                    <TextArea
                      field={form.field('note')}
                      id={`note-${id}`}
                      rows={3}
                      maxLength={conversationNoteMaxLength}
                      label={m.chat_reports_note()}
                      hint={m.chat_reports_note_hint()}
                    />
                  )}
                </ActionForm>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={m.chat_offenders()} className="">
        <p className="mb-4 max-w-prose text-ink-soft">{m.chat_offenders_text()}</p>
        {offenders.length === 0 ? <p>{m.chat_offenders_none()}</p> : <Offenders offenders={offenders} />}
      </Section>
    </div>
  );
}

type View = Route.ComponentProps['loaderData'];

function Evidence({ messages }: { messages: View['reports'][number]['evidence'] }) {
  if (messages.length === 0) return <p className="mt-2 text-ink-soft">{m.chat_reports_no_evidence()}</p>;
  return (
    <details className="mt-2" open>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold text-primary pr-8">
        {m.chat_reports_evidence()}
      </summary>
      <ReportedMessages messages={messages} />
    </details>
  );
}

function Offenders({ offenders }: Pick<View, 'offenders'>) {
  return (
    <DenseTable
      caption={m.chat_offenders()}
      columns={[
        { key: 'person', label: m.chat_offenders_person() },
        { key: 'partner', label: m.chat_offenders_partner() },
        { key: 'messages', label: m.chat_offenders_messages(), isNumber: true },
        { key: 'conversations', label: m.chat_offenders_conversations(), isNumber: true },
        { key: 'last', label: m.chat_offenders_last() },
      ]}
      rows={offenders.map(({ accountId, name, partnerName, messages, conversations, last }) => ({
        key: accountId,
        cells: [
          <LocalLink
            key="person"
            to={paths.operator.supportedPerson(accountId)}
            className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
          >
            {name}
          </LocalLink>,
          partnerName ?? '–',
          messages,
          conversations,
          last,
        ],
      }))}
    />
  );
}
