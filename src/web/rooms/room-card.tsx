// A room with who sleeps in it and why (docs/product/rooms.md): travellers are dropped here, and the hotel's number is written.
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- dragging is one of two ways: the form beside it is the other */
import { type DragEvent, useState } from 'react';
import * as m from '#messages/messages';
import { genderLabels } from '#labels/gender';
import { roomLabel } from '#labels/catalogue';
import { becauseLabel, roomWarningLabel } from '#labels/rooms';
import type { RoomPlan } from '#domain/rooms';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { Form } from 'react-router';

type Room = RoomPlan['rooms'][number];
type Person = RoomPlan['unassigned'][number] | Room['guests'][number];

export const nameOf = ({ name, number }: Person) => name ?? m.pconsole_traveller_unnamed({ number });

/** Somebody to be dragged; chosen by a press for the form that moves. */
export function GuestLine({
  guest,
  isChosen,
  choose,
}: {
  guest: Person;
  isChosen: boolean;
  choose: (id: string) => void;
}) {
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', guest.id)}
      className="cursor-grab border-t border-line first:border-t-0"
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => choose(guest.id)}
        className="min-h-12 w-full cursor-pointer rounded px-2 py-1 text-left aria-pressed:bg-paper aria-pressed:outline-2 aria-pressed:outline-primary"
      >
        <span className="block font-semibold break-words">{nameOf(guest)}</span>
        <span className="block text-ink-soft">
          {[guest.gender && genderLabels[guest.gender](), guest.booking, becauseLabel(guest)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
    </li>
  );
}

/** A place to drop somebody; `drop` gets who it was. */
export function useDropZone(drop: (person: string) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    zone: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        drop(event.dataTransfer.getData('text/plain'));
      },
    },
  };
}

interface RoomCardProps {
  room: Room;
  version: number;
  chosen: string | null;
  choose: (id: string) => void;
  move: (person: string, to: string) => void;
  mayChange: boolean;
}

export function RoomCard({ room, version, chosen, choose, move, mayChange }: RoomCardProps) {
  const { isOver, zone } = useDropZone((person) => move(person, room.id));
  const title = m.rooms_room({ number: room.label ?? room.number });
  return (
    <section
      aria-label={title}
      {...zone}
      className={`rounded-card border bg-card p-4 ${isOver ? 'border-primary' : 'border-line'}`}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold">{title}</h3>
        <span className="text-ink-soft">
          {roomLabel[room.type]()}
          {room.beds > 0 && ` · ${m.rooms_beds({ count: room.beds })}`}
        </span>
      </div>
      {room.warnings.length > 0 && (
        <p className="mb-2 flex flex-wrap gap-2">
          {room.warnings.map((warning) => (
            <Badge key={warning} tone={warning === 'mixed' || warning === 'too_many' ? 'bad' : 'warn'}>
              {roomWarningLabel[warning]()}
            </Badge>
          ))}
        </p>
      )}
      <ul>
        {room.guests.map((guest) => (
          <GuestLine key={guest.id} guest={guest} isChosen={chosen === guest.id} choose={choose} />
        ))}
      </ul>
      {mayChange && (
        <details className="mt-2">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4 pr-8">
            {m.rooms_number()}
          </summary>
          <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="room" value={room.id} />
            <input
              name="label"
              aria-label={m.rooms_number_of({ number: room.number })}
              defaultValue={room.label ?? ''}
              maxLength={20}
              className={`${inputClass} min-w-0 flex-1`}
            />
            <Button name="intent" value="label" variant="secondary">
              {m.rooms_number_save()}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
