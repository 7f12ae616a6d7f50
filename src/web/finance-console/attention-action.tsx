// One thing that can be done about an order that needs a person: what it does, and the tick that means it.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import type { AttentionAction } from '#domain/finance-console';
import { Button } from '#web/ui/button.tsx';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { Card } from '#web/ui/section.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import type { AttentionView } from './attention-view.ts';
import { actionLabel } from '#labels/attention';

export function AttentionActionCard({
  act,
  order,
  state,
}: {
  act: AttentionAction;
  order: AttentionView;
  state: FormState;
}) {
  const { title, text, button, isFinal } = actionLabel[act];
  const wrong = state.errors['confirmed'];
  const lacksSeats = act === 'give_seats' && order.seatsLeft < order.seatsWanted;
  return (
    <Card>
      <h2 className="text-xl font-bold">{title()}</h2>
      <p className="mt-1">{text()}</p>
      {act === 'give_seats' && (
        <p className="mt-2 font-semibold">
          {m.odesk_seats({ left: order.seatsLeft, wanted: order.seatsWanted })}
        </p>
      )}
      {act === 'refund' && (
        <p className="mt-2 font-semibold">
          {m.odesk_goes_back()}: <Money amount={order.goesBack} />
        </p>
      )}
      {act === 'refund_less_cost' && order.cost && (
        <>
          <p className="mt-2 font-semibold">
            {m.odesk_cost()}: <Money amount={order.cost.amount} />
          </p>
          <p className="mt-1 whitespace-pre-line break-words">{order.cost.reason}</p>
          <p className="mt-2 font-semibold">
            {m.odesk_goes_back()}: <Money amount={order.goesBack - order.cost.amount} />
          </p>
        </>
      )}
      {!lacksSeats && (
        <form method="post" noValidate className="mt-4 space-y-3">
          <input type="hidden" name="act" value={act} />
          {act === 'refund_less_cost' && <input type="hidden" name="amount" value={order.cost?.amount} />}
          {act === 'extend' && (
            <Field
              label={m.odesk_due_on()}
              name="due_on"
              type="date"
              min={order.soonest}
              max={order.latest}
              required
              defaultValue={state.values['due_on'] ?? ''}
              error={state.errors['due_on']}
              autoFocus={state.errors['due_on'] !== undefined}
            />
          )}
          <ConfirmBox name={act} label={m.odesk_confirm()} error={wrong} />
          <Button variant={isFinal ? 'danger' : 'primary'}>{button()}</Button>
        </form>
      )}
    </Card>
  );
}
