// Where an article stands: kind, topic, brand, address, and whether it comes first.
import * as m from '#messages/messages';
import { slugMaxLength } from '#shared/article-lengths';
import { articleKinds, articleTopics } from '#shared/hasanah';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { AppForm } from '#web/ui/forms/app-form.tsx';
import { topicLabel } from '#web/hasanah/article-view';
import { articleKindLabel } from '#labels/articles';

interface PlacementFieldsProps {
  form: AppForm;
  brands: readonly { id: string; name: string }[];
}

export function PlacementFields({ form, brands }: PlacementFieldsProps) {
  const choice = (name: string) => {
    const { error, defaultValue } = form.field(name);
    return { name, error, value: defaultValue };
  };
  return (
    <fieldset className="grid gap-4 md:grid-cols-2">
      <legend className="mb-3 text-xl font-bold tracking-tight">{m.editor_place()}</legend>
      <SelectField
        label={m.editor_kind()}
        {...choice('kind')}
        choices={articleKinds.map((value) => ({ value, label: articleKindLabel[value]() }))}
      />
      <SelectField
        label={m.editor_topic()}
        {...choice('topic')}
        choices={articleTopics.map((value) => ({ value, label: topicLabel[value]() }))}
      />
      <SelectField
        label={m.editor_brand()}
        {...choice('brand')}
        none={m.editor_brand_all()}
        choices={brands.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field
        {...form.field('slug')}
        label={m.editor_slug()}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={slugMaxLength}
        hint={m.editor_slug_hint()}
      />
      <label className="flex min-h-12 items-center gap-3 font-semibold md:col-span-2">
        <input
          type="checkbox"
          name="is_header"
          value="yes"
          defaultChecked={form.field('is_header').defaultValue === 'yes'}
          className="size-6 shrink-0 accent-primary"
        />
        {m.editor_header()}
      </label>
    </fieldset>
  );
}
