// Moving somebody to a room without dragging (docs/product/rooms.md): by keyboard, on a phone and without script. A move against a rule
// wants its reason here, also when it was dragged.
import * as m from '#messages/messages';
import type { RoomPlan } from '#domain/rooms';
import { roomLabel } from '#labels/catalogue';
import { roomTypes } from '#shared/catalogue';
import { Field } from '#web/ui/field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { nameOf } from './room-card.tsx';

interface MoveFormProps {
  plan: Pick<RoomPlan, 'rooms' | 'unassigned' | 'version'>;
  answer: FormAnswer | undefined;
  chosen: string | null;
  choose: (id: string) => void;
}

export function MoveForm({ plan, answer, chosen, choose }: MoveFormProps) {
  const form = useAppForm({ id: 'move', intent: 'move', answer });
  const to = form.field('to');
  const person = form.field('person');
  const people = [...plan.unassigned, ...plan.rooms.flatMap(({ guests }) => guests)].toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other)),
  );
  return (
    <AppFormBox
      form={form}
      preventScrollReset
      className="space-y-3 rounded-card border border-line bg-card p-5"
      // What was dragged and refused stands in the fields.
      key={`${plan.version} ${to.defaultValue ?? ''}`}
    >
      <h2 className="text-lg font-bold">{m.rooms_move_title()}</h2>
      <p className="text-ink-soft">{m.rooms_move_text()}</p>
      <input type="hidden" name="version" value={plan.version} />
      <Field label={m.rooms_person()} name="person" error={person.error}>
        {(control) => (
          <select
            {...control}
            value={chosen ?? person.defaultValue ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{m.rooms_choose()}</option>
            {people.map((guest) => (
              <option key={guest.id} value={guest.id}>
                {nameOf(guest)}, {guest.booking}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={m.rooms_to()} name="to" error={to.error}>
        {(control) => (
          <select {...control} defaultValue={to.defaultValue ?? ''}>
            <option value="">{m.rooms_choose()}</option>
            {plan.rooms.map(({ id, number, label, type, beds }) => (
              <option key={id} value={id}>
                {m.rooms_room({ number: label ?? number })}, {roomLabel[type]()},{' '}
                {m.rooms_beds({ count: Math.max(0, beds) })}
              </option>
            ))}
            {roomTypes.map((type) => (
              <option key={type} value={`new:${type}`}>
                {m.rooms_to_new({ type: roomLabel[type]() })}
              </option>
            ))}
            <option value="none">{m.rooms_to_none()}</option>
          </select>
        )}
      </Field>
      <Field label={m.rooms_reason()} maxLength={200} autoComplete="off" optional {...form.field('reason')} />
      <SubmitButton>{m.rooms_move()}</SubmitButton>
    </AppFormBox>
  );
}
