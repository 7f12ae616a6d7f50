// One field of a brand: a text, several lines, a colour with its sample, or something that is on or off.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import type { BrandFieldView } from './brand-view.ts';

export function BrandField({ form, view }: { form: AppForm; view: BrandFieldView }) {
  const { name, label, kind, hint, value, isChanged } = view;
  const field = form.field(name);
  if (kind === 'flag')
    return (
      <label className="flex min-h-12 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={name}
          value="1"
          defaultChecked={value === '1'}
          className="size-6 shrink-0 accent-primary"
        />
        {label}
        {isChanged && <Changed />}
      </label>
    );
  if (kind === 'lines')
    return <TextArea field={field} label={label} rows={3} maxLength={1_000} {...(hint && { hint })} />;
  const input = <Field {...field} label={label} hint={hint} autoComplete="off" spellCheck={false} />;
  return kind === 'colour' ? (
    <div className="flex items-start gap-3">
      <Sample colour={field.defaultValue ?? value} />
      <div className="grow">{input}</div>
    </div>
  ) : (
    input
  );
}

function Changed() {
  return <Badge tone="warn">{m.brand_part_changed()}</Badge>;
}

/** Drawn: the content policy lets no style stand in an attribute. */
function Sample({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="mt-7 size-12 shrink-0">
      <rect x="1" y="1" width="46" height="46" rx="8" fill={colour} className="stroke-line" />
    </svg>
  );
}
