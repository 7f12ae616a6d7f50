// Finding a person by what they can say on the phone (docs/product/support.md). What is found is masked.
import * as m from '#messages/messages';
import { findPeople } from '#domain/support';
import { typedSearch } from '#shared/list-query';
import * as paths from '#shared/paths';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/support';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'support');
  const search = typedSearch(new URLSearchParams(request.search));
  return { search, people: search === '' ? [] : await findPeople(request.deps, actor, search) };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.support_title());
}

export default function SupportRoute({ loaderData: { search, people } }: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title={m.support_title()} text={m.support_text()} />
      <FilterForm
        path={paths.operator.support}
        className="max-w-3xl"
        searchLabel={m.support_search()}
        search={search}
        show={m.support_find()}
        clear={m.support_clear()}
        isFiltered={search !== ''}
      >
        {null}
      </FilterForm>
      {search !== '' && people.length === 0 && (
        <EmptyState title={m.support_nobody()} text={m.support_nobody_text()} />
      )}
      {people.length > 0 && (
        <DenseTable
          caption={m.support_title()}
          columns={[
            { key: 'person', label: m.support_person() },
            { key: 'email', label: m.support_email() },
            { key: 'phone', label: m.support_phone() },
          ]}
          rows={people.map(({ accountId, name, email, phone }) => ({
            key: accountId,
            cells: [
              <LocalLink
                key="person"
                to={paths.operator.supportedPerson(accountId)}
                className="inline-flex min-h-12 items-center text-left font-semibold text-primary underline underline-offset-4"
              >
                {name}
              </LocalLink>,
              email,
              phone ?? m.support_no_phone(),
            ],
          }))}
        />
      )}
    </>
  );
}
