// Where an article stands: kind, topic, brand, address, and whether it comes first.
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (look.md), without script too */
import * as m from '#messages/messages';
import { slugMaxLength } from '#shared/article-form';
import { articleKinds, articleTopics } from '#shared/hasanah';
import { Field } from '#web/components/ui/field.tsx';
import type { FormState } from '#web/features/accounts/form-state';
import { topicWord } from '#web/features/hasanah/article-view';
import { articleKindWord } from './article-words.ts';

interface PlacementFieldsProps {
  state: FormState;
  wrong: string | undefined;
  brands: readonly { id: string; name: string }[];
}

export function PlacementFields({ state: { values, errors }, wrong, brands }: PlacementFieldsProps) {
  return (
    <fieldset className="grid gap-4 md:grid-cols-2">
      <legend className="mb-3 text-xl font-bold tracking-tight">{m.cdesk_place()}</legend>
      <Field label={m.cdesk_kind()} name="kind" error={errors['kind']}>
        {(control) => <select {...control} defaultValue={values['kind']}>{articleKinds.map((kind) => <option key={kind} value={kind}>{articleKindWord[kind]()}</option>)}</select>}
      </Field>
      <Field label={m.cdesk_topic()} name="topic" error={errors['topic']}>
        {(control) => <select {...control} defaultValue={values['topic']}>{articleTopics.map((topic) => <option key={topic} value={topic}>{topicWord[topic]()}</option>)}</select>}
      </Field>
      <Field label={m.cdesk_brand()} name="brand" error={errors['brand']}>
        {(control) => (
          <select {...control} defaultValue={values['brand']}>
            <option value="">{m.cdesk_brand_all()}</option>
            {brands.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
          </select>
        )}
      </Field>
      <Field label={m.cdesk_slug()} name="slug" optional autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={slugMaxLength} hint={m.cdesk_slug_hint()}
        defaultValue={values['slug']} error={errors['slug']} autoFocus={wrong === 'slug'} />
      <label className="flex min-h-12 items-center gap-3 font-semibold md:col-span-2">
        <input type="checkbox" name="is_header" value="yes" defaultChecked={values['is_header'] === 'yes'} className="size-6 shrink-0 accent-primary" />{m.cdesk_header()}
      </label>
    </fieldset>
  );
}
