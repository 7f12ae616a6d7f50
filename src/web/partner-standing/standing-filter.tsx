// Which of those whose standing the operator keeps are shown: by words, and by whether they may sell.
import * as m from '#messages/messages';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

interface StandingFilterProps {
  path: string;
  searchLabel: string;
  search: string;
  /** Empty: all. */
  state: string;
  /** What the two states are called here. */
  active?: string;
  suspended?: string;
}

export function StandingFilter({
  path,
  searchLabel,
  search,
  state,
  active = m.standing_active(),
  suspended = m.standing_suspended(),
}: StandingFilterProps) {
  return (
    <FilterForm
      path={path}
      className="md:grid-cols-[2fr_1fr_auto] md:items-end"
      searchLabel={searchLabel}
      search={search}
      show={m.joining_queue_show()}
      clear={m.joining_queue_clear()}
      isFiltered={search !== '' || state !== ''}
    >
      <SelectField
        label={m.standing_state()}
        name="state"
        value={state}
        none={m.joining_queue_all()}
        choices={[
          { value: 'active', label: active },
          { value: 'suspended', label: suspended },
        ]}
      />
    </FilterForm>
  );
}
