// The fields of each part of a departure, for beginning and for changing departures.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { roomLabel } from '#labels/catalogue';
import { roomTypes } from '#shared/catalogue';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { RowsField } from '#web/ui/forms/rows-field.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';
import type { DeparturePart } from './departure-parts.ts';

export interface DepartureFieldsProps {
  form: AppForm;
  airports: readonly Choice[];
  airlines: readonly Choice[];
  /** Row numbers of the flights. */
  flights: readonly number[];
}

const pair = 'grid gap-4 md:grid-cols-2';

export const departureFields: Record<DeparturePart, (props: DepartureFieldsProps) => ReactNode> = {
  quota: ({ form }) => <Simple form={form} name="quota" label={m.departure_quota()} className="md:w-1/2" />,
  prices: Prices,
  child: ({ form }) => <AgePrice form={form} name="child" />,
  infant: ({ form }) => <AgePrice form={form} name="infant" />,
  down_payment: ({ form }) => (
    <>
      <p className="mb-3 text-ink-soft">{m.departure_plan_hint()}</p>
      <div className={pair}>
        <Simple form={form} name="down_payment:amount" label={m.departure_down_payment()} />
        <Simple form={form} name="down_payment:settlement_due_days" label={m.departure_settlement()} />
      </div>
    </>
  ),
  sale_ends_on: ({ form }) => (
    <Field
      {...form.field('sale_ends_on')}
      label={m.departure_sale_end()}
      hint={m.departure_sale_end_hint()}
      type="date"
      className="md:w-1/2"
    />
  ),
  go: ({ form }) => (
    <>
      <p className="mb-3 text-ink-soft">{m.departure_go_hint()}</p>
      <div className={pair}>
        <Simple form={form} name="go:minimum_group" label={m.departure_minimum_group()} />
        <Field {...form.field('go:decide_on')} label={m.departure_decide_on()} type="date" />
      </div>
    </>
  ),
  flight: Flight,
};

function Prices({ form }: DepartureFieldsProps) {
  const error = form.field('room_prices').error;
  return (
    <>
      <p className="mb-3 text-ink-soft">{m.departure_prices_hint()}</p>
      {error && <p className="mb-3 font-semibold text-bad">{error}</p>}
      <div className="grid gap-4 md:grid-cols-3">
        {roomTypes.map((room) => (
          <Simple key={room} form={form} name={`room_prices:${room}`} label={roomLabel[room]()} />
        ))}
      </div>
      <Field
        {...form.field('below_reference_reason')}
        label={m.departure_reason()}
        optional
        className="mt-4"
      />
    </>
  );
}

function AgePrice({ form, name }: { form: AppForm; name: 'child' | 'infant' }) {
  const kind = form.field(`${name}:kind`);
  const label = name === 'child' ? m.departure_child() : m.departure_infant();
  return (
    <div className={pair}>
      <SelectField
        label={label}
        name={kind.name}
        value={kind.defaultValue}
        choices={[
          { value: 'none', label: m.departure_age_none() },
          { value: 'amount', label: m.departure_age_amount() },
          { value: 'percent', label: m.departure_age_percent() },
        ]}
        error={form.field(name).error}
      />
      <Simple form={form} name={`${name}:value`} label={m.departure_age_value()} />
    </div>
  );
}

function Flight({ form, airports, airlines, flights }: DepartureFieldsProps) {
  const airport = form.field('departure_airport');
  const airline = form.field('airline');
  return (
    <div className="space-y-4">
      <div className={pair}>
        <SelectField
          label={m.departure_airport()}
          name={airport.name}
          value={airport.defaultValue ?? 'CGK'}
          choices={airports}
          error={airport.error}
        />
        <SelectField
          label={m.departure_airline()}
          name={airline.name}
          value={airline.defaultValue ?? ''}
          none={m.departure_no_airline()}
          choices={airlines}
          error={airline.error}
        />
      </div>
      <RowsField label={m.departure_flight()} add={m.programme_add_row()} numbers={flights} most={12}>
        {(number) => (
          <div className="grid gap-4 md:grid-cols-3">
            <Simple
              form={form}
              name={`flights:${number}:number`}
              label={m.departure_flight_number()}
              isText
            />
            <Simple form={form} name={`flights:${number}:from`} label={m.departure_flight_from()} isText />
            <Simple form={form} name={`flights:${number}:to`} label={m.departure_flight_to()} isText />
            <Field
              {...form.field(`flights:${number}:departs`)}
              label={m.departure_flight_departs()}
              type="time"
            />
            <Field
              {...form.field(`flights:${number}:arrives`)}
              label={m.departure_flight_arrives()}
              type="time"
            />
            <Simple form={form} name={`flights:${number}:day`} label={m.departure_flight_day()} />
          </div>
        )}
      </RowsField>
    </div>
  );
}

interface SimpleProps {
  form: AppForm;
  name: string;
  label: string;
  className?: string;
  isText?: boolean;
}

function Simple({ form, isText = false, ...field }: SimpleProps) {
  return (
    <Field
      {...form.field(field.name)}
      {...field}
      inputMode={isText ? 'text' : 'numeric'}
      autoComplete="off"
      autoCapitalize={isText ? 'characters' : undefined}
    />
  );
}
