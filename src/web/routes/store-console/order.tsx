// One order of a store (docs/product/store-console.md): what goes where, and what is to be done with it.
import type { ReactNode } from 'react';
import { data } from 'react-router';
import * as m from '#messages/messages';
import { findStoreOrder } from '#domain/souvenir-orders';
import { storeLateDays } from '#shared/limits';
import * as paths from '#shared/paths';
import { refusalReasons } from '#shared/souvenir-order-states';
import { PromiseList } from '#web/conversations/promise-list.tsx';
import { promisesView } from '#web/conversations/promises-view.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { changeStoreOrder, storeOrderView } from '#web/store-console/orders-page.server';
import { refusalLabel, storeOrderStateLabel, storeOrderStateTone } from '#web/store-console/order-state';
import { RefusePieces } from '#web/store-console/refuse-pieces.tsx';
import { ReturnCards } from '#web/store-console/return-cards.tsx';
import { requireStore } from '#web/store-console/require-store.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Route } from './+types/order';

/** Of this store: somebody who works here may have bought elsewhere, as a member. */
async function requireStoreOrder(args: Route.LoaderArgs | Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, storeId } = requireStore(request, 'orders');
  const order = await orMissing(findStoreOrder(request.deps, actor, args.params.storeOrderId));
  if (order.store.id !== storeId) throw data(null, { status: 404 });
  return { request, actor, order };
}

export async function loader(args: Route.LoaderArgs) {
  const { request, actor, order } = await requireStoreOrder(args);
  const promises = await promisesView(request, actor, { kind: 'store_order', id: order.id }, 'store');
  return { ...storeOrderView(order, request), promises };
}

export async function action(args: Route.ActionArgs) {
  const { request, actor, order } = await requireStoreOrder(args);
  return answerForm(args.request, null, (form) => changeStoreOrder(request, actor, { id: order.id, form }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.code ?? m.sconsole_orders());
}

export default function StoreOrderRoute({ loaderData: order, actionData: answer }: Route.ComponentProps) {
  const { state, acceptBy, shipBy, trackingNumber } = order;
  const path = usePath();
  return (
    <div className="max-w-5xl">
      <LocalLink
        to={paths.storeConsole.orders}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.sconsole_orders_back()}
      </LocalLink>
      <ConsoleHead
        title={order.code}
        text={m.sconsole_order_ordered_at({ when: order.orderedAt })}
        action={<Badge tone={storeOrderStateTone[state]}>{storeOrderStateLabel[state]()}</Badge>}
      />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="space-y-6">
          {order.arrival && (state === 'paid' || state === 'accepted') && (
            <Notice tone="warn">{order.arrival.text}</Notice>
          )}
          {state === 'paid' && <Accept by={acceptBy} answer={answer} />}
          {state === 'accepted' && <Ship by={shipBy} courier={order.courier} answer={answer} />}
          {state === 'shipped' && (
            <>
              {order.isTrackingDoubted && (
                <Notice tone="warn" title={m.sconsole_order_tracking_doubted()}>
                  {m.sconsole_order_tracking_doubted_text()}
                </Notice>
              )}
              <Deliver answer={answer} />
              <CorrectTracking
                key={`${order.sentWith} ${trackingNumber}`}
                courier={order.sentWith ?? ''}
                number={trackingNumber ?? ''}
                answer={answer}
              />
            </>
          )}
          {order.returning && <ReturnCards returning={order.returning} answer={answer} />}
          <Card>
            <Heading>{m.sconsole_order_content()}</Heading>
            <ul className="divide-y divide-line">
              {order.lines.map(({ id, name, variant, quantity, price, refused, returned }) => (
                <li key={id} className="flex items-baseline justify-between gap-4 py-3">
                  <span>
                    <span className="font-semibold">
                      {quantity} × {name}
                    </span>
                    <span className="block text-ink-soft">{variant}</span>
                    {refused > 0 && (
                      <span className="block text-warn">
                        {m.sconsole_order_line_refused({ count: refused })}
                      </span>
                    )}
                    {returned > 0 && (
                      <span className="block text-warn">
                        {m.sconsole_order_line_returned({ count: returned })}
                      </span>
                    )}
                  </span>
                  <span className="whitespace-nowrap tabular-nums">{price}</span>
                </li>
              ))}
            </ul>
            <DefinitionList
              facts={[
                { term: m.sconsole_order_shipping(), value: order.shippingCost },
                ...(order.discount ? [{ term: m.sconsole_order_discount(), value: order.discount }] : []),
                { term: m.sconsole_order_total(), value: order.total },
                ...(order.refunded ? [{ term: m.sconsole_order_refunded(), value: order.refunded }] : []),
              ]}
            />
          </Card>
        </div>
        <div className="space-y-6">
          <Card>
            <Heading>{m.sconsole_order_to()}</Heading>
            {order.address && (
              <address className="not-italic">
                {order.address.map((line) => (
                  <span key={line} className="block break-words">
                    {line}
                  </span>
                ))}
              </address>
            )}
            <DefinitionList
              facts={[
                { term: m.sconsole_order_courier(), value: order.sentWith ?? order.courier },
                { term: m.sconsole_order_weight(), value: order.weight },
                ...(order.arrival ? [{ term: m.sconsole_order_arrive(), value: order.arrival.on }] : []),
                ...(trackingNumber ? [{ term: m.sconsole_order_tracking(), value: trackingNumber }] : []),
              ]}
            />
            {order.mayLabel && (
              <a
                href={path(paths.storeConsole.orderLabel(order.id))}
                className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
              >
                {m.sconsole_label()}
              </a>
            )}
          </Card>
          {order.promises && (
            <Card>
              <Heading>{order.promises.title}</Heading>
              <PromiseList all={order.promises.all} />
            </Card>
          )}
          <Card>
            <Heading>{m.sconsole_order_history()}</Heading>
            <ol className="space-y-2">
              {order.history.map(({ when, what }) => (
                <li key={`${when} ${what}`}>
                  <span className="font-semibold">{what}</span> <span className="text-ink-soft">{when}</span>
                </li>
              ))}
            </ol>
          </Card>
          {(state === 'paid' || state === 'accepted') && (
            <>
              {/* Begins anew once some were refused: a number left standing would refuse as many again. */}
              <RefusePieces
                key={order.lines.map(({ left }) => left).join()}
                lines={order.lines}
                answer={answer}
              />
              <Refuse answer={answer} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

type Answer = Route.ComponentProps['actionData'];

function Heading({ children }: { children: ReactNode }) {
  return <h2 className="mb-3 text-xl font-bold">{children}</h2>;
}

function Accept({ by, answer }: { by: string | null; answer: Answer }) {
  const form = useAppForm({ id: 'accept', intent: 'accept', answer });
  return (
    <Card>
      <Heading>{m.sconsole_order_accept_title()}</Heading>
      {by && <p className="mb-4">{m.sconsole_order_accept_by({ when: by })}</p>}
      <AppFormBox form={form}>
        <SubmitButton>{m.sconsole_order_accept()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

function Ship({ by, courier, answer }: { by: string | null; courier: string; answer: Answer }) {
  const form = useAppForm({ id: 'ship', intent: 'ship', answer, values: { courier } });
  return (
    <Card>
      <Heading>{m.sconsole_order_ship_title()}</Heading>
      {by && <p className="mb-4">{m.sconsole_order_ship_by({ when: by, days: storeLateDays })}</p>}
      <AppFormBox form={form} noValidate>
        <Field {...form.field('courier')} label={m.sconsole_order_courier()} autoComplete="off" />
        <Field {...form.field('tracking_number')} label={m.sconsole_order_tracking()} autoComplete="off" />
        <SubmitButton>{m.sconsole_order_ship()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

function Deliver({ answer }: { answer: Answer }) {
  const form = useAppForm({ id: 'deliver', intent: 'deliver', answer });
  return (
    <Card>
      <Heading>{m.sconsole_order_deliver_title()}</Heading>
      <AppFormBox form={form}>
        <SubmitButton>{m.sconsole_order_deliver()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

function CorrectTracking({ courier, number, answer }: { courier: string; number: string; answer: Answer }) {
  const form = useAppForm({
    id: 'correct-tracking',
    intent: 'correct-tracking',
    answer,
    values: { courier, tracking_number: number },
  });
  return (
    <Card>
      <Heading>{m.sconsole_order_correct_tracking_title()}</Heading>
      <AppFormBox form={form} noValidate>
        <Field {...form.field('courier')} label={m.sconsole_order_courier()} autoComplete="off" />
        <Field {...form.field('tracking_number')} label={m.sconsole_order_tracking()} autoComplete="off" />
        <SubmitButton variant="secondary">{m.sconsole_order_correct_tracking()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}

function Refuse({ answer }: { answer: Answer }) {
  const form = useAppForm({ id: 'refuse', intent: 'refuse', answer });
  return (
    <Card>
      <Heading>{m.sconsole_order_refuse_title()}</Heading>
      <p className="mb-4">{m.sconsole_order_refuse_text()}</p>
      <AppFormBox form={form} noValidate>
        <SelectField
          label={m.sconsole_order_reason()}
          name="reason"
          value={form.field('reason').defaultValue ?? ''}
          none={m.sconsole_choose()}
          choices={refusalReasons.map((value) => ({ value, label: refusalLabel[value]() }))}
          error={form.field('reason').error}
        />
        <Field {...form.field('note')} label={m.sconsole_order_note()} optional autoComplete="off" />
        <ConfirmBox label={m.sconsole_order_refuse_confirm()} error={form.field('confirmed').error} />
        <SubmitButton variant="secondary">{m.sconsole_order_refuse()}</SubmitButton>
      </AppFormBox>
    </Card>
  );
}
