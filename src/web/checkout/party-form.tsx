// Step identitas (spec §2, docs/product/checkout.md): who orders, and how many sleep in which room. Passports may follow after the first payment.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
import * as m from '#messages/messages';
import { maxPerTraveller } from '#shared/trip-price';
import { emailMaxLength, nameMaxLength, phoneMaxLength } from '#shared/limits';
import { formatRupiah } from '#shared/money';
import type { AgeBounds } from '#shared/traveller-age';
import { Button } from '#web/ui/button.tsx';
import { Field, inputClass } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { firstWrong, type FormState } from '#web/ui/forms/form-state';
import { roomLabel } from '#labels/catalogue';
import type { IdentityStep, RoomView } from './checkout-view.ts';
import { SoldOutHelp } from './sold-out-help.tsx';

const ages = ['adults', 'children', 'infants'] as const;
/** With their ages: a child of eleven who has a birthday on the journey travels as an adult. */
const ageWord = {
  adults: () => m.product_prices_adult(),
  children: ({ infantBelow, childBelow }: AgeBounds) =>
    m.product_prices_child_ages({ from: infantBelow, to: childBelow - 1 }),
  infants: ({ infantBelow }: AgeBounds) => m.product_prices_infant_ages({ below: infantBelow }),
} as const;
const fields = ['rooms', 'name', 'email', 'phone'] as const;

interface PartyFormProps {
  content: IdentityStep;
  state: FormState;
  slug: string;
}

export function PartyForm({ content, state, slug }: PartyFormProps) {
  const { rooms, booker, seatsLeft } = content;
  const wrong = firstWrong(state, fields);
  const error = state.errors['rooms'];
  return (
    <live-form data-method="get" data-wait="400" className="block">
      <form method="post" noValidate className="space-y-6">
        {state.problem && (
          <Notice tone="bad" live title={state.problem}>
            <SoldOutHelp seatsLeft={seatsLeft} slug={slug} />
          </Notice>
        )}
        <section aria-labelledby="rombongan" className={`${cardClass} p-5`}>
          <h2 id="rombongan" className="text-lg font-bold">
            {m.checkout_party_title()}
          </h2>
          <p className="mt-1 text-ink-soft">{m.checkout_party_text({ left: seatsLeft })}</p>
          {error && (
            <p id="rooms-error" className="mt-2 font-semibold text-bad">
              {error}
            </p>
          )}
          <div className="mt-4 space-y-5">
            {rooms.map((room, index) => (
              <RoomRow
                key={room.roomType}
                room={room}
                content={content}
                values={state.values}
                hasFocus={wrong === 'rooms' && index === 0}
                describedBy={error ? 'rooms-error' : undefined}
              />
            ))}
          </div>
          <p className="mt-4 text-sm text-ink-soft">{m.checkout_party_infants()}</p>
        </section>
        {booker ? (
          <BookerFields booker={booker} state={state} wrong={wrong} />
        ) : (
          <p className="text-ink-soft">{m.checkout_guest_text()}</p>
        )}
        <Button name="intent" value="identity" size="lg" className="w-full md:w-auto">
          {booker ? m.checkout_to_order() : m.checkout_sign_in_next()}
        </Button>
      </form>
    </live-form>
  );
}

interface RoomRowProps {
  room: RoomView;
  content: IdentityStep;
  values: Record<string, string>;
  hasFocus: boolean;
  describedBy: string | undefined;
}

function RoomRow({ room: { roomType, each }, content, values, hasFocus, describedBy }: RoomRowProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left w-full font-semibold first-letter:uppercase">
        {roomLabel[roomType]()}
      </legend>
      <div className="clear-both grid gap-x-4 gap-y-2 pt-2 md:grid-cols-3">
        {ages.map((age) => {
          const price = each[age];
          if (price === null)
            return (
              <p key={age} className="text-sm text-ink-soft">
                {m.checkout_age_none({ who: ageWord[age](content.ages) })}
              </p>
            );
          const name = `${roomType}_${age}`;
          return (
            <label key={age} className="grid grid-cols-[1fr_5rem] items-center gap-3 md:block">
              <span>
                {ageWord[age](content.ages)}
                <span className="block text-sm tabular-nums text-ink-soft">
                  {price === 0 ? m.product_prices_free() : formatRupiah(price)}
                </span>
              </span>
              <input
                type="number"
                inputMode="numeric"
                name={name}
                min={0}
                max={maxPerTraveller}
                aria-describedby={describedBy}
                aria-invalid={describedBy ? true : undefined}
                defaultValue={values[name] ?? content.counts[roomType][age]}
                autoFocus={hasFocus && age === 'adults'}
                className={`${inputClass} text-right tabular-nums`}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function BookerFields({
  booker,
  state: { values, errors },
  wrong,
}: {
  booker: NonNullable<IdentityStep['booker']>;
  state: FormState;
  wrong: string | undefined;
}) {
  const text = (name: 'name' | 'email' | 'phone') => ({
    name,
    defaultValue: values[name] ?? booker[name],
    error: errors[name],
    autoFocus: wrong === name,
    required: true,
  });
  return (
    <section aria-labelledby="pemesan" className={`${cardClass} space-y-4 p-5`}>
      <div>
        <h2 id="pemesan" className="text-lg font-bold">
          {m.checkout_booker_title()}
        </h2>
        <p className="mt-1 text-ink-soft">{m.checkout_booker_text()}</p>
      </div>
      <Field
        label={m.checkout_name()}
        autoComplete="name"
        maxLength={nameMaxLength}
        enterKeyHint="next"
        {...text('name')}
      />
      <Field
        label={m.checkout_email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailMaxLength}
        enterKeyHint="next"
        hint={m.checkout_email_hint({ email: booker.accountEmail })}
        {...text('email')}
      />
      <Field
        label={m.checkout_phone()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={phoneMaxLength}
        enterKeyHint="done"
        hint={m.checkout_phone_hint()}
        {...text('phone')}
      />
    </section>
  );
}
