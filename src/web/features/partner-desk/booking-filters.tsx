// The filters of the partner's list of orders; everything stands in the address (look.md "Desks").
import * as m from '#messages/messages';
import { type DeskBookingQuery, type DeskBookingSort, deskBookingSorts, deskBookingStates } from '#shared/desk-booking-query';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { type Choice, SelectField } from '#web/components/ui/select-field.tsx';
import { stateWord } from '#web/features/orders/order-words';

const sortWord: Record<DeskBookingSort, () => string> = {
  newest: m.pdesk_sort_newest, departure: m.pdesk_sort_departure, name: m.pdesk_sort_name, total: m.pdesk_sort_total };

export function BookingFilters({ query, departures }: { query: DeskBookingQuery; departures: readonly Choice[] }) {
  const isFiltered = query.search !== '' || query.state !== null || query.departure !== null;
  return (
    <search>
      <form className="mb-6 grid gap-3 md:grid-cols-2 lg:grid-cols-[2fr_1fr_2fr_1fr]">
        <Field label={m.pdesk_search()} name="q" type="search" autoComplete="off" enterKeyHint="search" defaultValue={query.search} />
        <SelectField label={m.pdesk_state()} name="state" value={query.state ?? ''} none={m.pdesk_all()} choices={deskBookingStates.map((value) => ({ value, label: stateWord[value].word() }))} />
        <SelectField label={m.pdesk_departure()} name="departure" value={query.departure ?? ''} none={m.pdesk_all()} choices={departures} />
        <SelectField label={m.pdesk_sort()} name="sort" value={query.sort} choices={deskBookingSorts.map((value) => ({ value, label: sortWord[value]() }))} />
        <div className="flex flex-wrap gap-2">
          <Button>{m.pdesk_show()}</Button>
          {isFiltered && <LocalLink to="/partner-desk" className={buttonClass('quiet')}>{m.pdesk_clear()}</LocalLink>}
        </div>
      </form>
    </search>
  );
}
