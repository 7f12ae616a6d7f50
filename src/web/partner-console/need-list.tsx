// What needs somebody today, each with the page where it is done (docs/product/partner-console.md).
import * as m from '#messages/messages';
import type { NeedKind } from '#domain/partner-home';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { cardClass } from '#web/ui/section.tsx';

export interface ShownNeed {
  kind: NeedKind;
  count: number;
  day: string | null;
  departureId: string | null;
}

const words: Record<
  NeedKind,
  { title: () => string; text: (day: { date: string }) => string; to: (departureId: string) => string }
> = {
  documents: {
    title: m.pconsole_need_documents,
    text: m.pconsole_need_nearest,
    to: () => paths.partnerConsole.documents,
  },
  minimum: {
    title: m.pconsole_need_minimum,
    text: m.pconsole_need_minimum_text,
    to: paths.partnerConsole.departure,
  },
  evidence: {
    title: m.pconsole_need_evidence,
    text: m.pconsole_need_nearest,
    to: paths.partnerConsole.departureEvidence,
  },
  messages: {
    title: m.pconsole_need_messages,
    text: m.pconsole_need_messages_text,
    to: () => `${paths.partnerConsole.chat}?waiting=1`,
  },
  settlements: {
    title: m.pconsole_need_settlements,
    text: m.pconsole_need_nearest,
    to: () => `${paths.partnerConsole.bookings}?state=needs_attention`,
  },
  refunds: {
    title: m.pconsole_need_refunds,
    text: m.pconsole_need_by,
    to: () => paths.partnerConsole.money,
  },
  payments: {
    title: m.pconsole_need_payments,
    text: () => m.pconsole_need_payments_text(),
    to: () => paths.partnerConsole.money,
  },
  payout_account: {
    title: m.pconsole_need_account,
    text: () => m.pconsole_need_account_text(),
    to: () => paths.partnerConsole.payouts,
  },
  return_report: {
    title: m.pconsole_need_report,
    text: m.pconsole_need_report_text,
    to: paths.partnerConsole.returnReport,
  },
  licence_document: {
    title: m.pconsole_need_licence,
    text: () => m.pconsole_need_licence_text(),
    to: () => paths.partnerConsole.profile,
  },
};

export function NeedList({ needs }: { needs: readonly ShownNeed[] }) {
  if (needs.length === 0)
    return <EmptyState title={m.pconsole_need_nothing()} text={m.pconsole_need_nothing_text()} />;
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {needs.map(({ kind, count, day, departureId }) => (
        <li key={kind} className={`${cardClass} relative flex items-center gap-4 p-4`}>
          <div className="min-w-0 flex-1">
            <h3 className="font-bold">
              <LocalLink
                to={words[kind].to(departureId ?? '')}
                className="text-primary underline underline-offset-4 after:absolute after:inset-0"
              >
                {words[kind].title()}
              </LocalLink>
            </h3>
            <p className="text-ink-soft">{words[kind].text({ date: day ?? '' })}</p>
          </div>
          <Badge tone="warn">{count}</Badge>
        </li>
      ))}
    </ul>
  );
}
