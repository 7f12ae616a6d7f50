// A return as its store sees it (docs/product/store-console.md): answered first, and looked at once the goods are there.
import * as m from '#messages/messages';
import { ReturnPictures } from '#web/souvenir-orders/return-pictures.tsx';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { Card } from '#web/ui/section.tsx';
import type { StoreReturnState } from '#shared/souvenir-order-states';
import { PiecesFields } from './pieces-fields.tsx';

interface ReturnView {
  state: StoreReturnState;
  reason: string;
  /** Nothing comes back: accepting refunds it. */
  neverCame: boolean;
  note: string;
  answer: string | null;
  objection: string | null;
  decision: string | null;
  actBy: string;
  lines: { id: string; name: string; quantity: number }[];
  pictures: string[];
}

interface ReturnCardsProps {
  returning: ReturnView;
  answer: FormAnswer | undefined;
}

export function ReturnCards({ returning, answer }: ReturnCardsProps) {
  const { state, reason, note, objection, decision, lines, pictures } = returning;
  return (
    <Card>
      <h2 className="mb-3 text-xl font-bold">{m.sconsole_order_return_title()}</h2>
      <ul className="mb-2">
        {lines.map(({ id, name, quantity }) => (
          <li key={id} className="font-semibold">
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <p>{reason}</p>
      {[note, returning.answer, objection, decision].map(
        (text, place) =>
          text && (
            <blockquote key={place} className="mt-2 border-l-4 border-line pl-4 break-words">
              {text}
            </blockquote>
          ),
      )}
      <ReturnPictures pictures={pictures} />
      {state === 'requested' && <Answer returning={returning} answer={answer} />}
      {state === 'accepted' && <Receive returning={returning} answer={answer} />}
      {state === 'contested' && <p className="mt-4">{m.sconsole_order_return_contested()}</p>}
    </Card>
  );
}

function Answer({ returning: { actBy, neverCame }, answer }: ReturnCardsProps) {
  const taking = useAppForm({ id: 'take-back', intent: 'take-back', answer });
  const refusing = useAppForm({ id: 'refuse-return', intent: 'refuse-return', answer });
  return (
    <>
      <p className="my-4">
        {neverCame && `${m.sconsole_order_never_came_text()} `}
        {m.sconsole_order_return_text({ when: actBy })}
      </p>
      <AppFormBox form={taking} noValidate>
        <Field
          {...taking.field('note')}
          id="return-where"
          label={neverCame ? m.sconsole_order_note() : m.sconsole_order_return_where()}
          autoComplete="off"
        />
        <SubmitButton>
          {neverCame ? m.sconsole_order_never_came() : m.sconsole_order_take_back()}
        </SubmitButton>
      </AppFormBox>
      <AppFormBox form={refusing} noValidate className="mt-6 space-y-4 border-t border-line pt-4">
        <Field
          {...refusing.field('note')}
          id="return-note"
          label={m.sconsole_order_return_why_not()}
          autoComplete="off"
        />
        <SubmitButton variant="secondary">{m.sconsole_order_refuse_return()}</SubmitButton>
      </AppFormBox>
    </>
  );
}

function Receive({ returning: { actBy, lines }, answer }: ReturnCardsProps) {
  const form = useAppForm({ id: 'receive-return', intent: 'receive-return', answer });
  return (
    <>
      <p className="my-4">{m.sconsole_order_return_waits({ when: actBy })}</p>
      <h3 className="mb-2 text-lg font-bold">{m.sconsole_order_receive_title()}</h3>
      <p className="mb-4">{m.sconsole_order_receive_text()}</p>
      <AppFormBox form={form} noValidate>
        <PiecesFields
          form={form}
          prefix="receive"
          lines={lines.map(({ id, name, quantity }) => ({ id, name, most: quantity }))}
          label={m.sconsole_order_receive_count}
        />
        <SubmitButton>{m.sconsole_order_receive()}</SubmitButton>
      </AppFormBox>
    </>
  );
}
