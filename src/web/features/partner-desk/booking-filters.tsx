// The filters of the partner's list of orders; everything stands in the address (look.md "Desks").
import * as m from '#messages/messages';
import { type DeskBookingQuery, type DeskBookingSort, deskBookingSorts, deskBookingStates } from '#shared/desk-booking-query';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { stateWord } from '#web/features/orders/order-words';

const sortWord: Record<DeskBookingSort, () => string> = {
  newest: m.pdesk_sort_newest, departure: m.pdesk_sort_departure, name: m.pdesk_sort_name, total: m.pdesk_sort_total };

export interface DepartureChoice {
  id: string;
  label: string;
}

export function BookingFilters({ query, departures }: { query: DeskBookingQuery; departures: readonly DepartureChoice[] }) {
  const isFiltered = query.search !== '' || query.state !== null || query.departure !== null;
  return (
    <search>
      <form className="mb-6 grid gap-3 md:grid-cols-2 lg:grid-cols-[2fr_1fr_2fr_1fr]">
        <Field label={m.pdesk_search()} name="q" type="search" autoComplete="off" enterKeyHint="search" defaultValue={query.search} />
        <Field label={m.pdesk_state()} name="state">
          {(control) => (
            <select {...control} defaultValue={query.state ?? ''}>
              <option value="">{m.pdesk_all()}</option>
              {deskBookingStates.map((state) => <option key={state} value={state}>{stateWord[state].word()}</option>)}
            </select>
          )}
        </Field>
        <Field label={m.pdesk_departure()} name="departure">
          {(control) => (
            <select {...control} defaultValue={query.departure ?? ''}>
              <option value="">{m.pdesk_all()}</option>
              {departures.map(({ id, label }) => <option key={id} value={id}>{label}</option>)}
            </select>
          )}
        </Field>
        <Field label={m.pdesk_sort()} name="sort">
          {(control) => (
            <select {...control} defaultValue={query.sort}>
              {deskBookingSorts.map((sort) => <option key={sort} value={sort}>{sortWord[sort]()}</option>)}
            </select>
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button>{m.pdesk_show()}</Button>
          {isFiltered && <LocalLink to="/partner-desk" className={buttonClass('quiet')}>{m.pdesk_clear()}</LocalLink>}
        </div>
      </form>
    </search>
  );
}
