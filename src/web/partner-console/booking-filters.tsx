// The filters of the partner's list of orders; everything stands in the address (docs/product/partner-console.md).
import * as m from '#messages/messages';
import {
  type ConsoleBookingQuery,
  type ConsoleBookingSort,
  consoleBookingSorts,
  consoleBookingStates,
} from '#shared/console-booking-query';
import * as paths from '#shared/paths';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';
import { stateLabel } from '#labels/bookings';

const sortLabel: Record<ConsoleBookingSort, () => string> = {
  newest: m.pconsole_sort_newest,
  departure: m.pconsole_sort_departure,
  name: m.pconsole_sort_name,
  total: m.pconsole_sort_total,
};

export function BookingFilters({
  query,
  departures,
}: {
  query: ConsoleBookingQuery;
  departures: readonly Choice[];
}) {
  return (
    <FilterForm
      path={paths.partnerConsole.bookings}
      className="md:grid-cols-2 lg:grid-cols-[2fr_1fr_2fr_1fr]"
      searchLabel={m.pconsole_search()}
      search={query.search}
      show={m.pconsole_show()}
      clear={m.pconsole_clear()}
      isFiltered={query.search !== '' || query.state !== null || query.departure !== null}
    >
      <SelectField
        label={m.pconsole_state()}
        name="state"
        value={query.state ?? ''}
        none={m.pconsole_all()}
        choices={consoleBookingStates.map((value) => ({ value, label: stateLabel[value].word() }))}
      />
      <SelectField
        label={m.pconsole_departure()}
        name="departure"
        value={query.departure ?? ''}
        none={m.pconsole_all()}
        choices={departures}
      />
      <SelectField
        label={m.pconsole_sort()}
        name="sort"
        value={query.sort}
        choices={consoleBookingSorts.map((value) => ({ value, label: sortLabel[value]() }))}
      />
    </FilterForm>
  );
}
