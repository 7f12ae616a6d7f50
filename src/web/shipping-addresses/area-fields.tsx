// Province, city, district (spec §7 Locations): each select follows from the one above. Without script a button asks the server for the
// next one and keeps what was typed; the island (shipping-addresses.island.ts) asks by itself; the buttons are hidden (app.css).
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { type AreaChoices, showAreas } from './area-choices.ts';

export function AreaFields({
  areas,
  error,
  hasFocus,
}: {
  areas: AreaChoices;
  error: string | undefined;
  hasFocus: boolean;
}) {
  const { provinces, cities, districts, province, city, district } = areas;
  // The first one that is missing is what is wrong.
  const wrong = !error ? null : province === '' ? 'province' : city === '' ? 'city' : 'district';
  const errorOf = (name: string) => (wrong === name ? error : undefined);
  const focusOf = (name: string) => hasFocus && wrong === name;
  return (
    <area-fields className="block space-y-4" data-choose={m.address_choose()}>
      <Select
        label={m.address_province()}
        name="province"
        areas={provinces}
        chosen={province}
        first={m.address_choose()}
        error={errorOf('province')}
        hasFocus={focusOf('province')}
      />
      <Show words={m.address_show_cities()} />
      <Select
        label={m.address_city()}
        name="city"
        areas={cities}
        chosen={city}
        first={cities.length > 0 ? m.address_choose() : m.address_choose_province_first()}
        error={errorOf('city')}
        hasFocus={focusOf('city')}
      />
      <Show words={m.address_show_districts()} />
      <Select
        label={m.address_district()}
        name="district"
        areas={districts}
        chosen={district}
        first={districts.length > 0 ? m.address_choose() : m.address_choose_city_first()}
        error={errorOf('district')}
        hasFocus={focusOf('district')}
      />
    </area-fields>
  );
}

function Show({ words }: { words: string }) {
  return (
    <Button variant="secondary" name="intent" value={showAreas} formNoValidate data-show-areas>
      {words}
    </Button>
  );
}

interface SelectProps {
  label: string;
  name: string;
  areas: AreaChoices['provinces'];
  chosen: string;
  /** The option of nothing. */
  first: string;
  error: string | undefined;
  hasFocus: boolean;
}

/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
function Select({ label, name, areas, chosen, first, error, hasFocus }: SelectProps) {
  return (
    <Field label={label} name={name} error={error}>
      {(control) => (
        <select
          {...control}
          defaultValue={chosen}
          key={`${name} ${chosen} ${areas.length}`}
          autoFocus={hasFocus}
        >
          <option value="">{first}</option>
          {areas.map((area) => (
            <option key={area.code} value={area.code}>
              {area.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
