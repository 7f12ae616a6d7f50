// The party of a checkout: one kind of room for everybody and how many people; who needs rooms of another kind as well opens them.
// Who shares a room is said beside the choice.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import { useState } from 'react';
import * as m from '#messages/messages';
import type { RoomType } from '#shared/catalogue';
import { formatRupiah } from '#shared/money';
import { maxPerTraveller } from '#shared/trip-price';
import type { AgeBounds } from '#shared/traveller-age';
import { Counter } from '#web/ui/counter.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { roomLabel } from '#labels/catalogue';
import type { IdentityStep, RoomView } from './checkout-view.ts';
import type { Step } from './use-step.ts';

const ages = ['adults', 'children', 'infants'] as const;
type Age = (typeof ages)[number];
/** Of the kind of room that is chosen for everybody. */
const fieldOf = { adults: 'adult', children: 'child', infants: 'infant' } as const;
/** With their ages: a child of eleven who has a birthday on the journey travels as an adult. */
const ageWord = {
  adults: () => m.product_prices_adult(),
  children: ({ infantBelow, childBelow }: AgeBounds) =>
    m.product_prices_child_ages({ from: infantBelow, to: childBelow - 1 }),
  infants: ({ infantBelow }: AgeBounds) => m.product_prices_infant_ages({ below: infantBelow }),
} as const;
const shortWord = {
  adults: m.product_prices_adult,
  children: m.product_prices_child,
  infants: m.product_prices_infant,
} as const;
const beds: Record<RoomType, number> = { quad: 4, triple: 3, double: 2 };

interface PartyFieldsProps {
  content: IdentityStep;
  step: Step;
  onChange(form: HTMLFormElement): void;
}

export function PartyFields({ content, step: { values, errors, wrong }, onChange }: PartyFieldsProps) {
  const { rooms, counts, seatsLeft, ages: bounds } = content;
  const filled = rooms.filter(({ roomType }) => ages.some((age) => counts[roomType][age] > 0));
  const sent = rooms.find(({ roomType }) => roomType === values['room']);
  const first = sent ?? filled[0] ?? rooms[0]!;
  const [main, setMain] = useState(first.roomType);
  const error = errors['rooms'];
  const described = error ? { describedBy: 'rooms-error', isWrong: true } : {};
  const countOf = (name: string, kept: number) => (name in values ? Number(values[name]) || 0 : kept);
  const others = rooms.filter(({ roomType }) => roomType !== main);
  const counters = (room: RoomView, nameOf: (age: Age) => string, keptOf: (age: Age) => number) =>
    ages.map((age) =>
      room.each[age] === null ? (
        <p key={age} className="py-2 text-sm text-ink-soft">
          {m.checkout_age_none({ who: ageWord[age](bounds) })}
        </p>
      ) : (
        <Counter
          key={age}
          name={nameOf(age)}
          label={ageWord[age](bounds)}
          value={countOf(nameOf(age), keptOf(age))}
          max={maxPerTraveller}
          autoFocus={wrong === 'rooms' && nameOf(age) === 'adult'}
          {...described}
        />
      ),
    );
  return (
    <section
      aria-labelledby="rombongan"
      className={`${cardClass} p-4 md:p-5`}
      onChange={({ target }) => onChange((target as HTMLInputElement).form!)}
    >
      <h2 id="rombongan" className="text-lg font-bold">
        {m.checkout_party_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.checkout_party_text({ left: seatsLeft })}</p>
      {error && (
        <p id="rooms-error" className="mt-2 font-semibold text-bad">
          {error}
        </p>
      )}
      <RoomChoice rooms={rooms} main={main} onChoose={setMain} />
      <fieldset className="mt-5 min-w-0">
        <legend className="font-semibold">{m.product_prices_people()}</legend>
        <div className="mt-1 divide-y divide-line">
          {counters(
            first,
            (age) => fieldOf[age],
            (age) => counts[first.roomType][age],
          )}
        </div>
      </fieldset>
      {others.length > 0 && (
        <details open={filled.length > 1} className="mt-3 border-t border-line pt-1">
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
            {m.checkout_other_rooms()}
          </summary>
          {others.map((room) => (
            <fieldset key={room.roomType} className="mt-3 min-w-0">
              <legend className="font-semibold first-letter:uppercase">{roomLabel[room.roomType]()}</legend>
              <div className="mt-1 divide-y divide-line">
                {counters(
                  room,
                  (age) => `${room.roomType}_${age}`,
                  (age) => (room === first ? 0 : counts[room.roomType][age]),
                )}
              </div>
            </fieldset>
          ))}
        </details>
      )}
      <p className="mt-3 text-sm text-ink-soft">{m.checkout_party_infants()}</p>
    </section>
  );
}

interface RoomChoiceProps {
  rooms: RoomView[];
  main: RoomType;
  onChoose(room: RoomType): void;
}

function RoomChoice({ rooms, main, onChoose }: RoomChoiceProps) {
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="font-semibold">{m.product_prices_room()}</legend>
      <div className="mt-2 divide-y divide-line rounded-lg border border-line">
        {rooms.map((room) => (
          <label
            key={room.roomType}
            className="flex min-h-14 cursor-pointer items-start gap-3 px-3 py-3 has-checked:bg-paper"
          >
            <input
              type="radio"
              name="room"
              value={room.roomType}
              defaultChecked={room.roomType === main}
              onChange={() => onChoose(room.roomType)}
              className="size-6 shrink-0 accent-primary"
            />
            <span className="min-w-0 grow">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className="font-semibold first-letter:uppercase">{roomLabel[room.roomType]()}</span>
                <span className="tabular-nums">
                  {m.checkout_room_each({ amount: formatRupiah(room.each.adults) })}
                </span>
              </span>
              <span className="flex flex-wrap gap-x-3 text-sm tabular-nums text-ink-soft">
                {lessTexts(room).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </span>
              {room.roomType === main && (
                <span className="mt-1 block text-sm text-ink-soft noscript:hidden">
                  {m.checkout_room_shared({ people: beds[room.roomType] })}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What those pay who are no adults, where they may come. */
function lessTexts({ each }: RoomView): string[] {
  return (['children', 'infants'] as const).flatMap((age) => {
    const price = each[age];
    if (price === null) return [];
    return [`${shortWord[age]()} ${price === 0 ? m.product_prices_free() : formatRupiah(price)}`];
  });
}
