// The filters of what was reported; everything stands in the address (docs/product/partner-console.md).
import * as m from '#messages/messages';
import { type ModerationQuery, type ModerationState, moderationStates } from '#shared/moderation';
import * as paths from '#shared/paths';
import { Field } from '#web/ui/field.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';

const stateWord: Record<ModerationState, () => string> = {
  open: m.moderation_open,
  hidden: m.moderation_hidden,
  dismissed: m.moderation_dismissed,
  all: m.moderation_everything,
};

export function ModerationFilters({
  query,
  kinds,
  reasons,
}: {
  query: ModerationQuery;
  kinds: readonly Choice[];
  reasons: readonly Choice[];
}) {
  const isFiltered = query.search !== '' || query.reason !== null || query.state !== 'open';
  return (
    <ListForm
      className="items-end md:grid-cols-2 xl:flex xl:[&>*]:grow xl:[&>:last-child]:grow-0"
      show={m.editor_show()}
      clear={isFiltered ? { to: paths.operator.moderation, label: m.editor_clear() } : undefined}
    >
      {kinds.length > 1 && (
        <SelectField label={m.moderation_what()} name="kind" value={query.kind} choices={kinds} />
      )}
      <SelectField
        label={m.editor_state()}
        name="state"
        value={query.state}
        choices={moderationStates.map((value) => ({ value, label: stateWord[value]() }))}
      />
      <SelectField
        label={m.moderation_reason()}
        name="reason"
        value={query.reason ?? ''}
        none={m.editor_all()}
        choices={reasons}
      />
      <Field
        label={m.moderation_search()}
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={query.search}
      />
    </ListForm>
  );
}
