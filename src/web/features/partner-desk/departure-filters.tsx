// The filters of the partner's departures; everything stands in the address (look.md "Desks").
import * as m from '#messages/messages';
import { type DeskDepartureQuery, type DeskDepartureState, deskDepartureStates } from '#shared/desk-departure-query';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { type Choice, SelectField } from '#web/components/ui/select-field.tsx';

const stateWord: Record<DeskDepartureState, () => string> = { on_sale: m.pdesk_departure_on_sale, full: m.pdesk_departure_full, cancelled: m.pdesk_departure_cancelled };

export const isFiltered = ({ search, month, state }: DeskDepartureQuery) => search !== '' || month !== null || state !== null;

export function DepartureFilters({ query, months }: { query: DeskDepartureQuery; months: readonly Choice[] }) {
  return (
    <search>
      <form className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end">
        <Field label={m.pdesk_departure_search()} name="q" type="search" autoComplete="off" enterKeyHint="search" defaultValue={query.search} className="max-lg:col-span-2" />
        <SelectField label={m.pdesk_month()} name="month" value={query.month ?? ''} none={m.pdesk_all()} choices={months} />
        <SelectField label={m.pdesk_state()} name="state" value={query.state ?? ''} none={m.pdesk_all()} choices={deskDepartureStates.map((value) => ({ value, label: stateWord[value]() }))} />
        <div className="col-span-2 flex flex-wrap gap-2 lg:col-span-1">
          <Button>{m.pdesk_show()}</Button>
          {isFiltered(query) && <LocalLink to="/partner-desk/departures" className={buttonClass('quiet')}>{m.pdesk_clear()}</LocalLink>}
        </div>
      </form>
    </search>
  );
}
