// What needs somebody at the store today (docs/product/store-console.md).
import * as m from '#messages/messages';
import { type Actor, mayTend } from '#domain/memberships';
import { listStoreOrders } from '#domain/souvenir-orders';
import { countStoreNeeds } from '#domain/store-items';
import { findSalesStop } from '#domain/store-standing';
import { localized } from '#labels/localized';
import { formatDate } from '#shared/dates';
import * as paths from '#shared/paths';
import type { StoreOrderState } from '#shared/souvenir-order-states';
import { storeOrderQueues } from '#shared/store-order-queues';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { requireStore } from '#web/store-console/require-store.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { cardClass } from '#web/ui/section.tsx';
import type { Route } from './+types/home';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, storeId } = requireStore(request, 'home');
  const waits = [
    ...(mayTend(actor, 'orders', storeId) ? await orderWaits(request, actor, storeId) : []),
    ...(mayTend(actor, 'items', storeId) ? await itemWaits(request, actor) : []),
  ];
  return {
    salesStop: await readSalesStop(request, actor, storeId),
    waits: waits.filter(({ count }) => count > 0),
  };
}

async function readSalesStop({ deps, locale }: PageRequest, actor: Actor, storeId: string) {
  const stop = await findSalesStop(deps, actor, storeId);
  return (
    stop && {
      title: m.sconsole_sales_stopped({ date: formatDate(stop.since, locale) }),
      reason: localized(stop.reason, locale),
    }
  );
}

async function orderWaits({ deps }: PageRequest, actor: Actor, storeId: string) {
  const count = async (states: readonly StoreOrderState[]) =>
    (await listStoreOrders(deps, actor, { storeId, states, page: 1, limit: 1 })).total;
  return [
    {
      to: paths.storeConsole.orders,
      title: m.sconsole_waits_accept(),
      text: m.sconsole_waits_accept_text(),
      count: await count(storeOrderQueues.accept),
    },
    {
      to: `${paths.storeConsole.orders}?queue=send`,
      title: m.sconsole_waits_send(),
      text: m.sconsole_waits_send_text(),
      count: await count(storeOrderQueues.send),
    },
  ];
}

async function itemWaits({ deps }: PageRequest, actor: Actor) {
  const { sold_out, few_left, evidence, draft } = await countStoreNeeds(deps, actor);
  const items = (query: string) => `${paths.storeConsole.items}?${query}`;
  return [
    {
      to: items('need=sold_out'),
      title: m.sconsole_waits_sold_out(),
      text: m.sconsole_waits_sold_out_text(),
      count: sold_out,
    },
    {
      to: items('need=evidence'),
      title: m.sconsole_waits_evidence(),
      text: m.sconsole_waits_evidence_text(),
      count: evidence,
    },
    {
      to: items('need=few_left'),
      title: m.sconsole_waits_few_left(),
      text: m.sconsole_waits_few_left_text(),
      count: few_left,
    },
    {
      to: items('state=draft'),
      title: m.sconsole_waits_draft(),
      text: m.sconsole_waits_draft_text(),
      count: draft,
    },
  ];
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.sconsole_today());
}

export default function StoreHomeRoute({ loaderData: { salesStop, waits } }: Route.ComponentProps) {
  return (
    <div className="max-w-4xl">
      <ConsoleHead title={m.sconsole_today()} text={m.sconsole_today_text()} />
      {salesStop && (
        <div className="mb-6">
          <Notice tone="bad" title={salesStop.title}>
            <LocalizedText as="p" said={salesStop.reason} />
            <p className="mt-2">{m.sconsole_sales_stopped_text()}</p>
          </Notice>
        </div>
      )}
      {waits.length === 0 ? (
        <EmptyState
          title={m.sconsole_nothing()}
          text={salesStop ? m.sconsole_nothing_stopped_text() : m.sconsole_nothing_text()}
        />
      ) : (
        <ul className="space-y-3">
          {waits.map(({ to, title, text, count }) => (
            <li key={to} className={`${cardClass} relative flex items-center gap-4 p-4`}>
              <div className="min-w-0 flex-1">
                <h2 className="font-bold">
                  <LocalLink
                    to={to}
                    className="text-primary underline underline-offset-4 after:absolute after:inset-0"
                  >
                    {title}
                  </LocalLink>
                </h2>
                <p className="text-ink-soft">{text}</p>
              </div>
              <Badge tone="warn">{count}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
