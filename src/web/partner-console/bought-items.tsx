// What an order holds beside the journey, and where its supplies go.
import * as m from '#messages/messages';
import type { Booking } from '#domain/bookings';
import { readablePhone } from '#shared/readable-phone';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { Money } from '#web/ui/money.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import type { BoughtKind } from './bought-lines.ts';

export interface BoughtItem {
  kind: BoughtKind;
  name: string;
  quantity: number;
  amount: number;
}

const kindLabel: Record<BoughtKind, () => string> = {
  extra: m.pconsole_kind_extra,
  addon: m.pconsole_kind_addon,
  supply: m.pconsole_kind_supply,
};

export function BoughtItems({
  items,
  delivery,
}: {
  items: readonly BoughtItem[];
  delivery: Booking['delivery'];
}) {
  const columns = [
    { key: 'item', label: m.pconsole_bought_item() },
    { key: 'kind', label: m.pconsole_bought_kind() },
    { key: 'quantity', label: m.pconsole_bought_quantity(), isNumber: true },
    { key: 'amount', label: m.pconsole_amount(), isNumber: true },
  ];
  const hasSupplies = items.some(({ kind }) => kind === 'supply');
  return (
    <>
      <Section title={m.pconsole_bought()} className="mt-10">
        {items.length === 0 && <p className="text-ink-soft">{m.pconsole_bought_none()}</p>}
        {items.length > 0 && (
          <DenseTable
            caption={m.pconsole_bought()}
            columns={columns}
            rows={items.map(({ kind, name, quantity, amount }) => ({
              key: `${kind} ${name}`,
              cells: [
                <span key="item" className="font-semibold break-words">
                  {name}
                </span>,
                kindLabel[kind](),
                quantity,
                <Money key="amount" amount={amount} />,
              ],
            }))}
          />
        )}
      </Section>
      {hasSupplies && (
        <Section title={m.pconsole_delivery()} className="mt-10">
          {delivery ? (
            <Card className="px-5 py-2">
              <DefinitionList facts={deliveryFacts(delivery)} />
            </Card>
          ) : (
            <p>{m.pconsole_delivery_fetched()}</p>
          )}
        </Section>
      )}
    </>
  );
}

function deliveryFacts({
  recipient,
  phone,
  street,
  note,
  district,
  city,
  province,
  postalCode,
  courierName,
  service,
}: NonNullable<Booking['delivery']>) {
  return [
    {
      term: m.pconsole_delivery_to(),
      value: (
        <>
          {recipient}
          <span className="block font-normal">{readablePhone(phone)}</span>
        </>
      ),
    },
    {
      term: m.pconsole_delivery_address(),
      value: (
        <span className="break-words">
          {street}
          <span className="block font-normal">{[district, city].filter(Boolean).join(', ')}</span>
          <span className="block font-normal">
            {province} {postalCode}
          </span>
        </span>
      ),
    },
    ...(note ? [{ term: m.pconsole_delivery_note(), value: note }] : []),
    { term: m.pconsole_delivery_courier(), value: `${courierName} ${service}` },
  ];
}
