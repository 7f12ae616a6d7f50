// The fields of a hotel, an airline or an airport in its directory.
import * as m from '#messages/messages';
import type { DirectoryKind } from '#shared/directory-kinds';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { PlaceView } from './entry-views.ts';

interface EntryFieldsProps {
  kind: DirectoryKind;
  form: AppForm;
  /** Sets them apart from the same fields elsewhere on the page. */
  id: string;
  places: readonly PlaceView[];
  /** Its code is chosen once. */
  isNew?: boolean;
}

export function EntryFields({ kind, form, id, places, isNew = false }: EntryFieldsProps) {
  const line = (name: string, label: string, maxLength = 100) => (
    <Field
      {...form.field(name)}
      id={`${id}-${name}`}
      label={label}
      maxLength={maxLength}
      autoComplete="off"
      required
    />
  );
  if (kind === 'hotels') return <HotelFields form={form} id={id} places={places} />;
  const isAirline = kind === 'airlines';
  return (
    <>
      {isNew &&
        line(
          'iata',
          isAirline ? m.directories_iata_airline() : m.directories_iata_airport(),
          isAirline ? 2 : 3,
        )}
      {line('name', m.directories_name())}
      {!isAirline && (
        <div className="grid gap-4 md:grid-cols-2">
          {line('city', m.directories_city())}
          {line('country', m.directories_country(), 2)}
        </div>
      )}
    </>
  );
}

function HotelFields({ form, id, places }: Pick<EntryFieldsProps, 'form' | 'id' | 'places'>) {
  const place = form.field('destination');
  const shuttle = form.field('has_shuttle');
  return (
    <>
      <Field
        {...form.field('name')}
        id={`${id}-name`}
        label={m.programme_hotel_name()}
        autoComplete="off"
        required
      />
      <div className="grid gap-4 md:grid-cols-3">
        <SelectField
          label={m.programme_hotel_place()}
          name={place.name}
          id={`${id}-destination`}
          value={place.defaultValue ?? 'makkah'}
          choices={places}
          error={place.error}
        />
        <Field
          {...form.field('stars')}
          id={`${id}-stars`}
          label={m.programme_hotel_stars()}
          inputMode="numeric"
          required
        />
        <Field
          {...form.field('metres_to_mosque')}
          id={`${id}-metres`}
          label={m.programme_hotel_metres()}
          inputMode="numeric"
          optional
        />
      </div>
      <label className="flex min-h-12 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="has_shuttle"
          value="yes"
          defaultChecked={shuttle.defaultValue === 'yes'}
          className="size-6 accent-primary"
        />
        {m.programme_hotel_shuttle()}
      </label>
    </>
  );
}
