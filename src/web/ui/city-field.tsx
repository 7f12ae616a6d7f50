// A regency or city of Indonesia, by its province: one choice that works without script.
import { Field } from './field.tsx';
import type { AppForm } from './forms/app-form.tsx';

interface CityFieldProps {
  /** Of `form.field(name)`. */
  field: ReturnType<AppForm['field']>;
  label: string;
  /** What stands there while none is chosen; without it one is chosen already. */
  none?: string;
  provinces: readonly { name: string; cities: readonly { code: string; name: string }[] }[];
}

export function CityField({ field: { name, error, defaultValue }, label, none, provinces }: CityFieldProps) {
  return (
    <Field label={label} name={name} error={error}>
      {(control) => (
        <select {...control} defaultValue={defaultValue}>
          {none && <option value="">{none}</option>}
          {provinces.map(({ name: province, cities }) => (
            // Names of places are Indonesian on every page.
            <optgroup key={province} label={province} lang="id">
              {cities.map((city) => (
                <option key={city.code} value={city.code}>
                  {city.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
