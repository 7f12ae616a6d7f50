// The departures of a programme (docs/product/departures.md): what is selected is published, opened, closed, deleted or changed together.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  closeSale,
  deleteDrafts,
  firstWrittenDepartureSort,
  listWrittenDepartures,
  openSale,
  publishDepartures,
  writtenDepartureSorts,
} from '#domain/departures';
import { getProgramme } from '#domain/programmes';
import { consoleListPath, readConsoleList } from '#shared/console-list';
import { formatDate } from '#shared/dates';
import { AppError } from '#shared/errors';
import { pageSizes } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { departureStateOf } from '#web/departures/departure-state';
import { useFrame, usePath } from '#web/frame';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { ProgrammeHead } from '#web/programmes/programme-head.tsx';
import { programmeView } from '#web/programmes/programme-page.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AppFormBox, useAppForm } from '#web/ui/forms/app-form.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/departures';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  const { programmeId } = args.params;
  const copy = await orMissing(getProgramme(deps, actor, programmeId));
  const params = new URLSearchParams(request.search);
  const { page: number, sort } = readConsoleList(params, writtenDepartureSorts, firstWrittenDepartureSort);
  const page = await listWrittenDepartures(deps, actor, {
    programmeId,
    sort,
    page: number,
    limit: pageSizes.console,
  });
  return {
    programme: programmeView(copy, request),
    sort,
    page: page.page,
    total: page.total,
    departures: page.items.map(({ id, departsOn, returnsOn, quota, taken, priceFrom, ...departure }) => ({
      id,
      departs: formatDate(departsOn, locale),
      returns: formatDate(returnsOn, locale, 'short'),
      quota,
      taken,
      priceFrom,
      state: departureStateOf(departure),
    })),
  };
}

const doneBy = {
  publish: [publishDepartures, m.departure_said_published],
  close: [closeSale, m.departure_said_closed],
  open: [openSale, m.departure_said_opened],
  delete: [deleteDrafts, m.departure_said_deleted],
} as const;

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { programmeId } = args.params;
  await orMissing(getProgramme(request.deps, actor, programmeId));
  return answerForm(args.request, null, async (form) => {
    const ids = form.getAll('ids').map(String);
    const done = Object.entries(doneBy).find(([name]) => name === form.get('do'))?.[1];
    if (!done) throw new AppError('invalid_input');
    if (ids.length === 0)
      throw new AppError('invalid_input', [{ field: 'ids', message: 'departure_select_first' }]);
    const [change, said] = done;
    await change(request.deps, actor, ids);
    request.leaveToast({ type: 'success', message: said() });
    return redirect(localePath(paths.partnerConsole.programmeDepartures(programmeId), request.locale), 303);
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.programme.title ?? m.departure_tab());
}

export default function DeparturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, departures, sort, page, total } = loaderData;
  const partnerConsole = paths.partnerConsole;
  const { search } = useFrame();
  const path = usePath();
  const form = useAppForm({ id: 'departures', answer: actionData });
  const create = programme.state === 'published' && (
    <LocalLink to={partnerConsole.newDepartures(programme.id)} className={buttonClass('primary')}>
      {m.departure_new()}
    </LocalLink>
  );
  // Nothing of it is a field of this page: what is wrong with one of the selected departures is said as a whole.
  const problems = ['ids', 'room_prices', 'below_reference_reason', 'hotels', 'max_per_room'].flatMap(
    (name) => form.field(name).error ?? [],
  );
  return (
    <div className="max-w-6xl">
      <ProgrammeHead programme={programme} action={create} />
      {departures.length === 0 ? (
        <EmptyState
          title={m.departure_none()}
          text={programme.state === 'draft' ? m.departure_none_yet_text() : m.departure_none_text()}
          action={create || undefined}
        />
      ) : (
        <>
          <p className="mb-4 text-ink-soft">{m.departure_list_text()}</p>
          <AppFormBox form={form} className="">
            {problems.map((problem) => (
              <div key={problem} className="mb-4">
                <Notice tone="bad" live title={problem} />
              </div>
            ))}
          </AppFormBox>
          <ConsoleTable
            caption={m.departure_tab()}
            sort={sort}
            columns={[
              { key: 'departs', label: m.departure_departs(), isSortable: true },
              { key: 'returns', label: m.departure_returns(), isSortable: true },
              { key: 'state', label: m.departure_state(), isSortable: true },
              { key: 'price', label: m.departure_price_from(), isNumber: true, isSortable: true },
              { key: 'seats', label: m.departure_seats(), isNumber: true, isSortable: true },
            ]}
            rows={departures.map(({ id, departs, returns, state, priceFrom, taken, quota }) => ({
              key: id,
              name: departs,
              to: `${partnerConsole.changeDepartures(programme.id)}?ids=${id}`,
              after: `${taken}/${quota}`,
              cells: [
                returns,
                <Badge key="state" tone={state.tone}>
                  {state.label}
                </Badge>,
                priceFrom === null ? '–' : <Money key="price" amount={priceFrom} />,
                m.departure_seats_of({ taken, quota }),
              ],
            }))}
            selection={{
              form: 'departures',
              bar: (
                <>
                  <Button
                    form="departures"
                    formMethod="get"
                    formAction={path(partnerConsole.changeDepartures(programme.id))}
                    variant="secondary"
                  >
                    {m.departure_edit()}
                  </Button>
                  {(
                    [
                      ['publish', m.departure_publish],
                      ['close', m.departure_close],
                      ['open', m.departure_open],
                      ['delete', m.departure_delete],
                    ] as const
                  ).map(([name, label]) => (
                    <Button key={name} form="departures" name="do" value={name} variant="secondary">
                      {label()}
                    </Button>
                  ))}
                </>
              ),
            }}
          />
          <PageLinks
            page={page}
            limit={pageSizes.console}
            total={total}
            pathOf={(to) =>
              consoleListPath(partnerConsole.programmeDepartures(programme.id), search, { page: to })
            }
          />
        </>
      )}
    </div>
  );
}
