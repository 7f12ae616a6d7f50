// One parcel on the shipping page: what is in it, where it goes, with whom. Its address is asked about anew one second after another one is
// chosen (spec §7 shipping-methods); without script a button does it.
import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import { Button } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ParcelView, ShippingView } from './shipping-view.ts';

/** Spec §7: "requested 1 second after a selection". */
const pauseMs = 1_000;

interface ParcelProps {
  parcel: ParcelView;
  view: ShippingView;
  /** Id of the form that the choice of a courier belongs to. */
  form: string;
  onChoose(quoteId: string): void;
}

export function Parcel({ parcel, view, form, onChoose }: ParcelProps) {
  const { id, store, city, lines, address, weight } = parcel;
  const { state, formData } = useNavigation();
  const isAsked = state !== 'idle' && formData?.get('part') === id;
  return (
    <section
      // Two parcels of one store are told apart by where they go.
      aria-labelledby={address ? `paket-${id} tujuan-${id}` : `paket-${id}`}
      aria-busy={isAsked}
      className={`${cardClass} aria-busy:opacity-60 p-4 md:p-5`}
    >
      <h2 id={`paket-${id}`} className="text-lg font-bold">
        {store}
        <span className="block text-sm font-normal text-ink-soft">
          {m.souvenir_parcel_from({ city, weight })}
        </span>
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 py-2">
            <img
              src={line.picture}
              alt=""
              width={800}
              height={800}
              className="aspect-square h-auto w-full rounded-md border border-line"
            />
            <p className="min-w-0 leading-snug">
              <LocalizedText said={line.name} />
              <span className="block text-sm text-ink-soft">
                <LocalizedText said={line.variant} /> × {line.quantity}
              </span>
            </p>
            <p className="tabular-nums">{formatRupiah(line.total)}</p>
          </li>
        ))}
      </ul>
      {address && (
        <p className="mt-3 border-t border-line pt-3">
          <span className="block text-ink-soft">{m.souvenir_parcel_to()}</span>
          <b id={`tujuan-${id}`}>{address.recipient}</b>
          <span className="block">{address.text}</span>
        </p>
      )}
      {view.addresses.length > 0 && <AddressForm parcel={parcel} view={view} />}
      {parcel.arrival && <ArrivalForm id={id} arrival={parcel.arrival} />}
      <Couriers parcel={parcel} form={form} onChoose={onChoose} />
    </section>
  );
}

function AddressForm({ parcel, view }: Pick<ParcelProps, 'parcel' | 'view'>) {
  const submit = useSubmit();
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isSingle = view.addresses.length === 1 && parcel.addressId === view.addresses[0]!.value;
  const pieces = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details className="mt-2" open={parcel.addressId === null}>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold text-primary pr-8">
        {m.souvenir_address_change()}
      </summary>
      {!isSingle && (
        <Form
          method="post"
          preventScrollReset
          onChange={(event) => {
            const form = event.currentTarget;
            clearTimeout(timer.current);
            timer.current = window.setTimeout(() => void submit(form, { preventScrollReset: true }), pauseMs);
          }}
        >
          <input type="hidden" name="intent" value="address" />
          <input type="hidden" name="part" value={parcel.id} />
          <SelectField
            label={m.souvenir_address_choose()}
            name="address"
            id={`address-${parcel.id}`}
            value={parcel.addressId ?? view.mainAddress ?? undefined}
            choices={view.addresses}
          />
          <Button variant="secondary" className="mt-2">
            {m.souvenir_address_use()}
          </Button>
        </Form>
      )}
      {parcel.addressId !== null && view.addresses.length > 1 && pieces > 1 && (
        <SplitForm parcel={parcel} view={view} />
      )}
      <LocalLink
        to={view.newAddressPath}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.address_add()}
      </LocalLink>
    </details>
  );
}

/** Some pieces go elsewhere, as a parcel of their own. */
function SplitForm({ parcel, view }: Pick<ParcelProps, 'parcel' | 'view'>) {
  return (
    <Form method="post" preventScrollReset className="mt-4 space-y-2 border-t border-line pt-4">
      <p className="font-semibold">{m.souvenir_split_title()}</p>
      <input type="hidden" name="intent" value="address" />
      <input type="hidden" name="part" value={parcel.id} />
      <SelectField
        label={m.souvenir_split_item()}
        name="line"
        id={`split-line-${parcel.id}`}
        value={parcel.lines[0]!.id}
        choices={parcel.lines.map(({ id, name, variant, quantity }) => ({
          value: id,
          label: `${name.text}, ${variant.text} (${quantity})`,
        }))}
      />
      <label className="block font-semibold">
        {m.souvenir_split_quantity()}
        <input
          name="quantity"
          inputMode="numeric"
          defaultValue="1"
          autoComplete="off"
          className={`${inputClass} mt-1 block max-w-24 font-normal tabular-nums`}
        />
      </label>
      <SelectField
        label={m.souvenir_split_to()}
        name="address"
        id={`split-address-${parcel.id}`}
        value={view.addresses.find(({ value }) => value !== parcel.addressId)?.value}
        choices={view.addresses.filter(({ value }) => value !== parcel.addressId)}
      />
      <Button variant="secondary">{m.souvenir_split_send()}</Button>
    </Form>
  );
}

/** For the day its buyer comes home, or as soon as it can. */
function ArrivalForm({
  id,
  arrival: { journeys, chosen },
}: {
  id: string;
  arrival: NonNullable<ParcelView['arrival']>;
}) {
  return (
    <Form method="post" preventScrollReset className="mt-2 space-y-2 border-t border-line pt-3">
      <input type="hidden" name="intent" value="arrival" />
      <input type="hidden" name="part" value={id} />
      <SelectField
        label={m.souvenir_arrival()}
        name="journey"
        id={`journey-${id}`}
        value={chosen}
        none={m.souvenir_arrival_soon()}
        choices={journeys}
      />
      <Button variant="secondary">{m.souvenir_arrival_set()}</Button>
    </Form>
  );
}

function Couriers({
  parcel: { id, options, chosen, problem },
  form,
  onChoose,
}: Pick<ParcelProps, 'parcel' | 'form' | 'onChoose'>) {
  return (
    <fieldset className="mt-2 min-w-0 border-t border-line pt-3">
      <legend className="float-left w-full font-bold">{m.souvenir_courier()}</legend>
      {problem && <p className="clear-both font-semibold text-bad">{problem}</p>}
      <div className="clear-both">
        {options.map(({ quoteId, name, days, cost, arrival }) => (
          <label key={quoteId} className="flex min-h-12 cursor-pointer items-center gap-3 py-1">
            <input
              type="radio"
              form={form}
              name={`shipping-${id}`}
              value={quoteId}
              required
              defaultChecked={quoteId === chosen}
              onChange={() => onChoose(quoteId)}
              className="size-6 shrink-0 accent-primary"
            />
            <span className="grow">
              {name}
              {days && (
                <span className="block text-sm text-ink-soft">
                  {m.souvenir_days({ least: days.least, most: days.most })}
                </span>
              )}
              {arrival && (
                <span className={`block text-sm ${arrival.isInTime ? 'text-good' : 'text-warn'}`}>
                  {arrival.text}
                </span>
              )}
            </span>
            <span className="tabular-nums">{formatRupiah(cost)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
