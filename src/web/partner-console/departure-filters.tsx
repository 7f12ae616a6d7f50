// The filters of the partner's departures; everything stands in the address (docs/product/partner-console.md).
import * as m from '#messages/messages';
import {
  type ConsoleDepartureQuery,
  type ConsoleDepartureState,
  consoleDepartureStates,
} from '#shared/console-departure-query';
import * as paths from '#shared/paths';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';

const stateLabel: Record<ConsoleDepartureState, () => string> = {
  on_sale: m.pconsole_departure_on_sale,
  full: m.pconsole_departure_full,
  cancelled: m.pconsole_departure_cancelled,
};

export function DepartureFilters({
  query,
  months,
}: {
  query: ConsoleDepartureQuery;
  months: readonly Choice[];
}) {
  return (
    <FilterForm
      path={paths.partnerConsole.departures}
      className="md:grid-cols-3 md:max-lg:*:last:col-span-3 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end"
      searchLabel={m.pconsole_departure_search()}
      search={query.search}
      show={m.pconsole_show()}
      clear={m.pconsole_clear()}
      isFiltered={query.search !== '' || query.month !== null || query.state !== null}
    >
      <SelectField
        label={m.pconsole_month()}
        name="month"
        value={query.month ?? ''}
        none={m.pconsole_all()}
        choices={months}
      />
      <SelectField
        label={m.pconsole_state()}
        name="state"
        value={query.state ?? ''}
        none={m.pconsole_all()}
        choices={consoleDepartureStates.map((value) => ({ value, label: stateLabel[value]() }))}
      />
    </FilterForm>
  );
}
