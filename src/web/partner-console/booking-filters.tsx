// The filters of the partner's list of orders; everything stands in the address (docs/product/partner-console.md).
import * as m from '#messages/messages';
import {
  type ConsoleBookingQuery,
  type ConsoleBookingSort,
  consoleBookingSorts,
  consoleBookingStates,
} from '#shared/console-booking-query';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';
import { stateLabel } from '#labels/bookings';

const sortWord: Record<ConsoleBookingSort, () => string> = {
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
  const isFiltered = query.search !== '' || query.state !== null || query.departure !== null;
  return (
    <search>
      <form className="mb-6 grid gap-3 md:grid-cols-2 lg:grid-cols-[2fr_1fr_2fr_1fr]">
        <Field
          label={m.pconsole_search()}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query.search}
        />
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
          choices={consoleBookingSorts.map((value) => ({ value, label: sortWord[value]() }))}
        />
        <div className="flex flex-wrap gap-2">
          <Button>{m.pconsole_show()}</Button>
          {isFiltered && (
            <LocalLink to={paths.partnerConsole.bookings} className={buttonClass('quiet')}>
              {m.pconsole_clear()}
            </LocalLink>
          )}
        </div>
      </form>
    </search>
  );
}
