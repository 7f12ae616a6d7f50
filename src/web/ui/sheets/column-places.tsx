// Where each column of a table that was tried is read: guessed by its heading, and pointed out by hand where the guess is wrong.
import * as m from '#messages/messages';
import { SelectField } from '#web/ui/select-field.tsx';

interface ColumnPlacesProps {
  headings: readonly string[];
  /** `place` from 0; absent: it is not read. */
  places: readonly { column: string; label: string; place: number | undefined }[];
  isOpen: boolean;
}

export function ColumnPlaces({ headings, places, isOpen }: ColumnPlacesProps) {
  const choices = headings.map((heading, index) => ({
    value: String(index),
    label: heading || String(index + 1),
  }));
  return (
    <details open={isOpen}>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
        {m.sheet_columns()}
      </summary>
      <p className="mb-4 text-ink-soft">{m.sheet_columns_text()}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {places.map(({ column, label, place }) => (
          <SelectField
            key={column}
            name={`at_${column}`}
            label={label}
            value={place === undefined ? '' : String(place)}
            choices={choices}
            none={m.sheet_not_read()}
          />
        ))}
      </div>
    </details>
  );
}
