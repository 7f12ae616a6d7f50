// Where an article stands: kind, topic, brand, address, and whether it comes first.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import { slugMaxLength } from '#shared/article-form';
import { articleKinds, articleTopics } from '#shared/hasanah';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { topicLabel } from '#web/hasanah/article-view';
import { articleKindLabel } from '#labels/articles';

interface PlacementFieldsProps {
  state: FormState;
  wrong: string | undefined;
  brands: readonly { id: string; name: string }[];
}

export function PlacementFields({ state: { values, errors }, wrong, brands }: PlacementFieldsProps) {
  return (
    <fieldset className="grid gap-4 md:grid-cols-2">
      <legend className="mb-3 text-xl font-bold tracking-tight">{m.editor_place()}</legend>
      <SelectField
        label={m.editor_kind()}
        name="kind"
        value={values['kind']}
        error={errors['kind']}
        choices={articleKinds.map((value) => ({ value, label: articleKindLabel[value]() }))}
      />
      <SelectField
        label={m.editor_topic()}
        name="topic"
        value={values['topic']}
        error={errors['topic']}
        choices={articleTopics.map((value) => ({ value, label: topicLabel[value]() }))}
      />
      <SelectField
        label={m.editor_brand()}
        name="brand"
        value={values['brand']}
        error={errors['brand']}
        none={m.editor_brand_all()}
        choices={brands.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field
        label={m.editor_slug()}
        name="slug"
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={slugMaxLength}
        hint={m.editor_slug_hint()}
        defaultValue={values['slug']}
        error={errors['slug']}
        autoFocus={wrong === 'slug'}
      />
      <label className="flex min-h-12 items-center gap-3 font-semibold md:col-span-2">
        <input
          type="checkbox"
          name="is_header"
          value="yes"
          defaultChecked={values['is_header'] === 'yes'}
          className="size-6 shrink-0 accent-primary"
        />
        {m.editor_header()}
      </label>
    </fieldset>
  );
}
