// One thing that can be done about an order that needs a person: what it does, and the tick that means it.
import * as m from '#messages/messages';
import type { AttentionAction } from '#domain/finance-console';
import { ConfirmBox } from '#web/ui/confirm-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton } from '#web/ui/forms/app-form.tsx';
import { type RowAnswer, useRowForm } from '#web/ui/forms/row-form';
import { Money } from '#web/ui/money.tsx';
import { Card } from '#web/ui/section.tsx';
import type { AttentionView } from './attention-view.ts';
import { actionLabel } from '#labels/attention';

export function AttentionActionCard({
  act,
  order,
  answer,
}: {
  act: AttentionAction;
  order: AttentionView;
  answer: RowAnswer | undefined;
}) {
  const { title, text, button, isFinal } = actionLabel[act];
  const form = useRowForm({ id: `act-${act}`, about: act, answer });
  const lacksSeats = act === 'give_seats' && order.seatsLeft < order.seatsWanted;
  return (
    <Card>
      <h2 className="text-xl font-bold">{title()}</h2>
      <p className="mt-1">{text()}</p>
      {act === 'give_seats' && (
        <p className="mt-2 font-semibold">
          {m.oconsole_seats({ left: order.seatsLeft, wanted: order.seatsWanted })}
        </p>
      )}
      {act === 'refund' && (
        <p className="mt-2 font-semibold">
          {m.oconsole_goes_back()}: <Money amount={order.goesBack} />
        </p>
      )}
      {act === 'refund_less_cost' && order.cost && (
        <>
          <p className="mt-2 font-semibold">
            {m.oconsole_cost()}: <Money amount={order.cost.amount} />
          </p>
          <p className="mt-1 whitespace-pre-line break-words">{order.cost.reason}</p>
          <p className="mt-2 font-semibold">
            {m.oconsole_goes_back()}: <Money amount={order.goesBack - order.cost.amount} />
          </p>
        </>
      )}
      {!lacksSeats && (
        <AppFormBox form={form} className="mt-4 space-y-3">
          <input type="hidden" name="act" value={act} />
          {act === 'refund_less_cost' && <input type="hidden" name="amount" value={order.cost?.amount} />}
          {act === 'extend' && (
            <Field
              {...form.field('due_on')}
              label={m.oconsole_due_on()}
              type="date"
              min={order.soonest}
              max={order.latest}
              required
            />
          )}
          <ConfirmBox name={act} label={m.oconsole_confirm()} error={form.field('confirmed').error} />
          <SubmitButton variant={isFinal ? 'danger' : 'primary'}>{button()}</SubmitButton>
        </AppFormBox>
      )}
    </Card>
  );
}
