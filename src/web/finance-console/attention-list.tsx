// Orders that need a person, each with its page (docs/product/finance-console.md).
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import type { AttentionRow } from './attention-view.ts';
import { attentionLabel } from '#labels/attention';

const link =
  'inline-flex min-h-12 items-center whitespace-nowrap font-semibold text-primary underline underline-offset-4';

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
    <DenseTable
      caption={m.odesk_attention()}
      columns={columns}
      rows={orders.map(({ code, attention, bookerName, phone, partnerName, departs, total, since }) => ({
        key: code,
        cells: [
          <LocalLink key="code" to={paths.operator.payment(code)} className={link}>
            {code}
          </LocalLink>,
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
