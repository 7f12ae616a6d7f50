// Orders that need a person, each with its page (docs/product/finance-console.md).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Money } from '#web/ui/money.tsx';
import type { AttentionRow } from './attention-view.ts';
import { attentionLabel } from '#labels/attention';

export function AttentionList({ orders }: { orders: readonly AttentionRow[] }) {
  if (orders.length === 0) return <EmptyState title={m.odesk_none()} text={m.odesk_none_text()} />;
  const columns = [
    { key: 'code', label: m.pconsole_code() },
    { key: 'why', label: m.odesk_why() },
    { key: 'booker', label: m.pconsole_booker() },
    { key: 'partner', label: m.odesk_partner() },
    { key: 'departs', label: m.pconsole_departs() },
    { key: 'total', label: m.pconsole_total(), isNumber: true },
    { key: 'since', label: m.odesk_since() },
  ];
  return (
    <ConsoleTable
      caption={m.odesk_attention()}
      columns={columns}
      rows={orders.map(({ code, attention, bookerName, phone, partnerName, departs, total, since }) => ({
        key: code,
        name: code,
        to: paths.operator.payment(code),
        after: attentionLabel[attention](),
        cells: [
          attentionLabel[attention](),
          <span key="booker">
            {bookerName ?? m.pconsole_nobody()}
            {phone && <span className="block text-ink-soft">{readablePhone(phone)}</span>}
          </span>,
          partnerName,
          <span key="departs" className="whitespace-nowrap">
            {departs}
          </span>,
          <Money key="total" amount={total} />,
          since,
        ],
      }))}
    />
  );
}
