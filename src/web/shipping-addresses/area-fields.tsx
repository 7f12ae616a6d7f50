// Province, city, district (spec §7 Locations): each select follows from the one above. It is asked for as soon as the one above is chosen;
// without script, and where no answer came, a button asks for it and keeps what was typed (member-only.css hides it otherwise).
import { useFetcher } from 'react-router';
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { type AddressAnswer, type AreaChoices, showAreas } from './area-choices.ts';

export function AreaFields({ form, areas }: { form: AppForm; areas: AreaChoices }) {
  const fetcher = useFetcher<AddressAnswer>();
  const { provinces, cities, districts, province, city, district } = shownAreas(areas, fetcher);
  const isAsking = fetcher.state !== 'idle';
  const failed = !isAsking && fetcher.data && !fetcher.data.areas ? fetcher.data : null;
  const ask = (values: Record<string, string>) =>
    void fetcher.submit({ intent: showAreas, ...values }, { method: 'post', preventScrollReset: true });
  const next = (count: number, aboveFirst: string) =>
    count > 0 ? m.address_choose() : isAsking ? m.address_areas_coming() : aboveFirst;
  return (
    <div className="area-fields space-y-4" data-asks={failed ? 'form' : undefined} aria-busy={isAsking}>
      <Select
        label={m.address_province()}
        field={form.field('province')}
        areas={provinces}
        chosen={province}
        first={m.address_choose()}
        onChoose={(code) => ask({ province: code })}
      />
      <Show words={m.address_show_cities()} />
      <Select
        key={`city ${province}`}
        label={m.address_city()}
        field={form.field('city')}
        areas={cities}
        chosen={city}
        first={next(cities.length, m.address_choose_province_first())}
        onChoose={(code) => ask({ province, city: code })}
      />
      <Show words={m.address_show_districts()} />
      <Select
        key={`district ${city}`}
        label={m.address_district()}
        field={form.field('district')}
        areas={districts}
        chosen={district}
        first={next(districts.length, m.address_choose_city_first())}
      />
      {failed && (
        <p role="alert" className="font-semibold text-bad">
          {failed.result.error?.['']?.[0]}
        </p>
      )}
    </div>
  );
}

/** What was chosen counts at once; what lies below it is not known before the answer. */
function shownAreas(
  given: AreaChoices,
  { formData, data }: ReturnType<typeof useFetcher<AddressAnswer>>,
): AreaChoices {
  const known = data?.areas ?? given;
  if (!formData) return known;
  const [province, city] = [String(formData.get('province')), String(formData.get('city') ?? '')];
  return {
    ...known,
    province,
    city,
    district: '',
    cities: province === known.province ? known.cities : [],
    districts: [],
  };
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
  field: ReturnType<AppForm['field']>;
  areas: AreaChoices['provinces'];
  chosen: string;
  /** The option of nothing. */
  first: string;
  onChoose?: (code: string) => void;
}

/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to the first wrong field (docs/product/pages.md) */
function Select({ label, field: { name, error, autoFocus }, areas, chosen, first, onChoose }: SelectProps) {
  return (
    <Field label={label} name={name} error={error}>
      {(control) => (
        <select
          {...control}
          defaultValue={chosen}
          autoFocus={autoFocus}
          onChange={onChoose && ((event) => onChoose(event.target.value))}
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
