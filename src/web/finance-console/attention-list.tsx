// Orders that need a person, each with its page (docs/product/finance-console.md).
import * as m from '#messages/messages';
import type { readAttentionQuery } from '#shared/attention-list';
import { attentions } from '#shared/booking-states';
import { consoleListPath } from '#shared/console-list';
import { pageSizes } from '#shared/limits';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { useFrame } from '#web/frame';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { AttentionRow } from './attention-view.ts';
import { attentionLabel } from '#labels/attention';

interface AttentionListProps {
  orders: readonly AttentionRow[];
  query: ReturnType<typeof readAttentionQuery>;
  total: number;
}

export function AttentionList({ orders, query: { why, sort, page }, total }: AttentionListProps) {
  const { search } = useFrame();
  if (why === null && orders.length === 0)
    return <EmptyState title={m.oconsole_none()} text={m.oconsole_none_text()} />;
  const columns = [
    { key: 'code', label: m.pconsole_code() },
    { key: 'why', label: m.oconsole_why(), isSortable: true },
    { key: 'booker', label: m.pconsole_booker() },
    { key: 'partner', label: m.oconsole_partner(), isSortable: true },
    { key: 'departs', label: m.pconsole_departs(), isSortable: true },
    { key: 'total', label: m.pconsole_total(), isNumber: true, isSortable: true },
    { key: 'since', label: m.oconsole_since(), isSortable: true },
  ];
  return (
    <>
      <ListForm
        className="md:grid-cols-[20rem_auto] md:items-end md:justify-start"
        show={m.pconsole_show()}
        variant="secondary"
        clear={why === null ? undefined : { to: paths.operator.payments, label: m.pconsole_clear() }}
      >
        <SelectField
          label={m.oconsole_why()}
          name="why"
          value={why ?? ''}
          none={m.pconsole_all()}
          choices={attentions.map((value) => ({ value, label: attentionLabel[value]() }))}
        />
      </ListForm>
      {orders.length === 0 ? (
        <EmptyState title={m.oconsole_none_such()} text={m.oconsole_none_such_text()} />
      ) : (
        <ConsoleTable
          caption={m.oconsole_attention()}
          columns={columns}
          sort={sort}
          rows={orders.map(
            ({ code, attention, bookerName, phone, partnerName, departs, total: sum, since }) => ({
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
                <Money key="total" amount={sum} />,
                since,
              ],
            }),
          )}
        />
      )}
      <PageLinks
        page={page}
        limit={pageSizes.console}
        total={total}
        pathOf={(to) => consoleListPath(paths.operator.payments, search, { page: to })}
      />
      <p className="mt-4">
        <ListFileLink file={paths.operator.paymentsFile} total={total} />
      </p>
    </>
  );
}
