// The filters of the partner's departures; everything stands in the address (docs/product/partner-console.md).
import * as m from '#messages/messages';
import {
  type ConsoleDepartureQuery,
  type ConsoleDepartureState,
  consoleDepartureStates,
} from '#shared/console-departure-query';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { type Choice, SelectField } from '#web/ui/select-field.tsx';

const stateWord: Record<ConsoleDepartureState, () => string> = {
  on_sale: m.pconsole_departure_on_sale,
  full: m.pconsole_departure_full,
  cancelled: m.pconsole_departure_cancelled,
};

const isFiltered = ({ search, month, state }: ConsoleDepartureQuery) =>
  search !== '' || month !== null || state !== null;

export function DepartureFilters({
  query,
  months,
}: {
  query: ConsoleDepartureQuery;
  months: readonly Choice[];
}) {
  return (
    <search>
      <form className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end">
        <Field
          label={m.pconsole_departure_search()}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query.search}
          className="max-lg:col-span-2"
        />
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
          choices={consoleDepartureStates.map((value) => ({ value, label: stateWord[value]() }))}
        />
        <div className="col-span-2 flex flex-wrap gap-2 lg:col-span-1">
          <Button>{m.pconsole_show()}</Button>
          {isFiltered(query) && (
            <LocalLink to={paths.partnerConsole.departures} className={buttonClass('quiet')}>
              {m.pconsole_clear()}
            </LocalLink>
          )}
        </div>
      </form>
    </search>
  );
}
