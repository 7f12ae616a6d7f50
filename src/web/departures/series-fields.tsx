// The days of new departures: named one by one, or some weekdays with exceptions. Both stand there; the choice says which one counts.
import * as m from '#messages/messages';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { RowsField } from '#web/ui/forms/rows-field.tsx';

const weekdayLabel = [
  m.departure_weekday_1,
  m.departure_weekday_2,
  m.departure_weekday_3,
  m.departure_weekday_4,
  m.departure_weekday_5,
  m.departure_weekday_6,
  m.departure_weekday_7,
];

interface SeriesFieldsProps {
  form: AppForm;
  rows: { dates: readonly number[]; except: readonly number[] };
  weekdays: readonly string[];
}

export function SeriesFields({ form, rows, weekdays }: SeriesFieldsProps) {
  const isWeekly = form.field('by').defaultValue === 'week';
  return (
    <div className="group space-y-4">
      <Choice value="dates" label={m.departure_by_dates()} isChosen={!isWeekly} />
      <div className="group-has-[[value=week]:checked]:hidden">
        <RowsField
          label={m.departure_date()}
          error={form.field('series:dates').error}
          add={m.departure_add_date()}
          numbers={rows.dates}
          most={60}
        >
          {(number) => (
            <Field
              {...form.field(`dates:${number}:date`)}
              error={form.field(`series:dates:${number}`).error}
              label={m.departure_date()}
              type="date"
            />
          )}
        </RowsField>
      </div>
      <Choice value="week" label={m.departure_by_week()} isChosen={isWeekly} />
      <div className="hidden space-y-4 group-has-[[value=week]:checked]:block">
        <fieldset>
          <legend className="mb-1 font-semibold">{m.departure_weekdays()}</legend>
          {(['series:weekly', 'series:weekly:weekdays', 'series'] as const).map((name) => {
            const { error } = form.field(name);
            return (
              error && (
                <p key={name} className="font-semibold text-bad">
                  {error}
                </p>
              )
            );
          })}
          <div className="flex flex-wrap gap-x-5">
            {weekdayLabel.map((label, index) => (
              <label key={index} className="flex min-h-12 items-center gap-2">
                <input
                  type="checkbox"
                  name="weekdays"
                  value={index + 1}
                  defaultChecked={weekdays.includes(String(index + 1))}
                  className="size-6 accent-primary"
                />
                {label()}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 md:grid-cols-2">
          {(['from', 'until'] as const).map((name) => (
            <Field
              key={name}
              {...form.field(name)}
              error={form.field(`series:weekly:${name}`).error}
              label={name === 'from' ? m.departure_from() : m.departure_until()}
              type="date"
            />
          ))}
        </div>
        <RowsField label={m.departure_except()} add={m.departure_add_date()} numbers={rows.except} most={60}>
          {(number) => (
            <Field
              {...form.field(`except:${number}:date`)}
              error={form.field(`series:weekly:except:${number}`).error}
              label={m.departure_date()}
              type="date"
            />
          )}
        </RowsField>
      </div>
    </div>
  );
}

function Choice({ value, label, isChosen }: { value: string; label: string; isChosen: boolean }) {
  return (
    <label className="flex min-h-12 items-center gap-3 font-semibold">
      <input
        type="radio"
        name="by"
        value={value}
        defaultChecked={isChosen}
        className="size-6 accent-primary"
      />
      {label}
    </label>
  );
}
