// The fields of the builder, step by step (spec §3 private umrah form). Native ones: they work without script and on any phone.
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import type { Choice } from '#web/ui/select-field.tsx';
import type { BuilderOptions, BuilderStep, BuilderValues } from './builder-view.ts';

interface FieldsProps {
  options: BuilderOptions;
  values: BuilderValues;
  errors: Record<string, string>;
  change: (name: string, value: string | null) => void;
}

export function StepFields({ step, ...rest }: FieldsProps & { step: BuilderStep }) {
  if (step === 'flights') return <FlightFields {...rest} />;
  if (step === 'people') return <PeopleFields {...rest} />;
  if (step === 'hotels') return <HotelFields {...rest} />;
  return step === 'services' ? <ServiceFields {...rest} /> : null;
}

function FlightFields(props: FieldsProps) {
  const { options, values } = props;
  const flown = (holy: string | undefined) =>
    options.flights
      .filter((flight) => flight.home === values['departure_airport_id'] && flight.holy === holy)
      .map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      <Pick
        {...props}
        name="departure_airport_id"
        label={m.private_umrah_from()}
        choices={options.departures}
      />
      <Pick
        {...props}
        name="destination_airport_id"
        label={m.private_umrah_to()}
        choices={options.destinations}
      />
      <Input
        {...props}
        name="departure_date"
        label={m.private_umrah_date()}
        type="date"
        min={options.earliest}
      />
      <Pick
        {...props}
        name="flight"
        label={m.private_umrah_flight()}
        choices={withChosen(flown(values['destination_airport_id']), values['flight'], options)}
      />
      <Pick
        {...props}
        name="return_airport_id"
        label={m.private_umrah_return_from()}
        choices={options.destinations}
      />
      <Pick
        {...props}
        name="return_flight"
        label={m.private_umrah_return_flight()}
        choices={[
          { value: '', label: m.private_umrah_same_flight() },
          ...flown(values['return_airport_id']).filter(({ value }) => value !== values['flight']),
        ]}
      />
      <Input
        {...props}
        name="return_date"
        label={m.private_umrah_return_date()}
        hint={m.private_umrah_return_date_hint()}
        type="date"
        min={values['departure_date']}
        optional
      />
    </>
  );
}

/** What is chosen stays in sight, also where nobody flies it: the fault beside it says so. */
function withChosen(flown: Choice[], chosen: string | undefined, { flights }: BuilderOptions): Choice[] {
  const label = flights.find(({ id }) => id === chosen)?.label;
  return flown.some(({ value }) => value === chosen) || label === undefined
    ? flown
    : [...flown, { value: chosen!, label }];
}

function PeopleFields(props: FieldsProps) {
  const sizes = [2, 3, 4].map((size) => ({ value: String(size), label: m.private_umrah_room_of({ size }) }));
  return (
    <>
      <Input {...props} name="adults" label={m.private_umrah_adults()} inputMode="numeric" />
      <Input
        {...props}
        name="child_ages"
        label={m.private_umrah_child_ages()}
        hint={m.private_umrah_child_ages_hint()}
        inputMode="text"
        optional
      />
      <Pick
        {...props}
        name="room_size"
        label={m.private_umrah_room()}
        choices={[{ value: '', label: m.private_umrah_room_any() }, ...sizes]}
      />
      <Pick
        {...props}
        name="passports"
        label={m.private_umrah_passports()}
        choices={[
          { value: 'valid', label: m.private_umrah_passports_valid() },
          { value: 'not_yet', label: m.private_umrah_passports_not_yet() },
        ]}
      />
    </>
  );
}

function HotelFields(props: FieldsProps) {
  const { options, values } = props;
  const stay = {
    makkah: (
      <Stay
        key="makkah"
        {...props}
        city="makkah"
        label={m.private_umrah_hotel_makkah()}
        choices={options.hotels.makkah}
      />
    ),
    madinah: (
      <Stay
        key="madinah"
        {...props}
        city="madinah"
        label={m.private_umrah_hotel_madinah()}
        choices={options.hotels.madinah}
      />
    ),
  };
  return (
    <>
      <Pick
        {...props}
        name="first_city"
        label={m.private_umrah_first_city()}
        choices={[
          { value: 'makkah', label: m.private_umrah_makkah_first() },
          { value: 'madinah', label: m.private_umrah_madinah_first() },
        ]}
      />
      {values['first_city'] === 'madinah' ? [stay.madinah, stay.makkah] : [stay.makkah, stay.madinah]}
    </>
  );
}

function Stay({
  city,
  label,
  choices,
  ...props
}: FieldsProps & { city: 'makkah' | 'madinah'; label: string; choices: Choice[] }) {
  return (
    <div className="grid gap-5 md:grid-cols-[1fr_9rem]">
      <Pick {...props} name={`${city}_hotel`} label={label} choices={choices} />
      <Input {...props} name={`${city}_nights`} label={m.private_umrah_nights()} inputMode="numeric" />
    </div>
  );
}

function ServiceFields(props: FieldsProps) {
  const { options, values, errors, change } = props;
  return (
    <>
      <Pick {...props} name="transport" label={m.private_umrah_transport()} choices={options.transports} />
      <Pick
        {...props}
        name="guide"
        label={m.private_umrah_guide()}
        choices={[
          { value: 'yes', label: m.private_umrah_guide_yes() },
          { value: 'no', label: m.private_umrah_guide_no() },
        ]}
      />
      {options.addons.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-semibold">{m.private_umrah_addons()}</legend>
          {options.addons.map(({ value, label }) => (
            <label key={value} className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name={`addon_${value}`}
                value="1"
                className="size-6 shrink-0 accent-primary"
                checked={values[`addon_${value}`] !== undefined}
                onChange={({ target }) => change(`addon_${value}`, target.checked ? '1' : null)}
              />
              {label}
            </label>
          ))}
          {errors['addons'] && <p className="mt-1 font-semibold text-bad">{errors['addons']}</p>}
        </fieldset>
      )}
    </>
  );
}

interface OneField extends FieldsProps {
  name: string;
  label: string;
}

function Pick({ name, label, choices, values, errors, change }: OneField & { choices: readonly Choice[] }) {
  return (
    <Field label={label} name={name} error={errors[name]}>
      {(control) => (
        <select {...control} value={values[name]} onChange={({ target }) => change(name, target.value)}>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Input({
  name,
  label,
  values,
  errors,
  change,
  options: _options,
  ...input
}: OneField & {
  hint?: string;
  optional?: boolean;
  type?: string;
  min?: string | undefined;
  inputMode?: 'numeric' | 'text';
}) {
  return (
    <Field
      {...input}
      label={label}
      name={name}
      error={errors[name]}
      autoComplete="off"
      value={values[name] ?? ''}
      onChange={({ target }) => change(name, target.value)}
    />
  );
}
