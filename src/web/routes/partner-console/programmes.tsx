// A partner's programmes (docs/product/programmes.md): searched, sorted, taken along as a table.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { archiveProgrammes, listProgrammes, programmeSorts } from '#domain/programmes';
import { kindLabel } from '#labels/catalogue';
import { readConsoleList, consoleListPath } from '#shared/console-list';
import { formatInstant } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { programmeStateLabel, programmeStateTone } from '#web/programmes/programme-state';
import { readProgrammeState } from '#web/programmes/read-state.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { ConsoleTable } from '#web/ui/console-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { AppFormBox, useAppForm } from '#web/ui/forms/app-form.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { ListFileLink } from '#web/ui/list-file-link.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { SelectField } from '#web/ui/select-field.tsx';
import { useFrame } from '#web/frame';
import type { Route } from './+types/programmes';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  const params = new URLSearchParams(request.search);
  const query = readConsoleList(params, programmeSorts, { by: 'changed_at', isDown: true });
  const state = readProgrammeState(params);
  const page = await listProgrammes(deps, actor, { ...query, state, locale, limit: pageSizes.console });
  return {
    query: { ...query, state: state ?? null },
    total: page.total,
    programmes: page.items.map((programme) => ({
      ...programme,
      title: textIn(programme.title, locale).text || programmeStateLabel.draft(),
      changedAt: formatInstant(new Date(programme.changedAt), locale, 'short'),
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  return answerForm(args.request, null, async (form) => {
    await orMissing(archiveProgrammes(request.deps, actor, form.getAll('ids').map(String)));
    request.leaveToast({ type: 'success', message: m.programme_archived_many() });
    return redirect(localePath(paths.partnerConsole.programmes, request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.programme_title());
}

export default function ProgrammesRoute({
  loaderData: { query, total, programmes },
  actionData,
}: Route.ComponentProps) {
  const form = useAppForm({ id: 'programmes', intent: 'archive', answer: actionData });
  const problem = form.field('ids').error;
  const { search } = useFrame();
  const partnerConsole = paths.partnerConsole;
  const isFiltered = query.search !== '' || query.state !== null;
  const create = (
    <LocalLink to={partnerConsole.newProgramme} className={buttonClass('primary')}>
      {m.programme_new()}
    </LocalLink>
  );
  return (
    <>
      <ConsoleHead title={m.programme_title()} text={m.programme_list_text()} action={create} />
      <FilterForm
        path={partnerConsole.programmes}
        className="lg:grid-cols-[2fr_1fr_auto] lg:items-end"
        searchLabel={m.programme_search()}
        search={query.search}
        show={m.programme_show()}
        clear={m.programme_clear()}
        isFiltered={isFiltered}
      >
        <SelectField
          label={m.programme_state()}
          name="state"
          value={query.state ?? ''}
          none={m.programme_all()}
          choices={(['draft', 'published', 'archived'] as const).map((value) => ({
            value,
            label: programmeStateLabel[value](),
          }))}
        />
      </FilterForm>
      {programmes.length === 0 ? (
        <EmptyState
          title={isFiltered ? m.programme_not_found() : m.programme_none()}
          text={isFiltered ? m.programme_not_found_text() : m.programme_none_text()}
          action={isFiltered ? undefined : create}
        />
      ) : (
        <>
          <AppFormBox form={form} className="">
            {problem && (
              <div className="mb-4">
                <Notice tone="bad" live title={problem} />
              </div>
            )}
          </AppFormBox>
          <ConsoleTable
            caption={m.programme_title()}
            sort={query.sort}
            columns={[
              { key: 'title', label: m.programme_name(), isSortable: true },
              { key: 'kind', label: m.programme_kind(), isSortable: true },
              { key: 'state', label: m.programme_state() },
              { key: 'version', label: m.programme_version(), isNumber: true },
              {
                key: 'departures_ahead',
                label: m.programme_departures_ahead(),
                isNumber: true,
                isSortable: true,
              },
              { key: 'changed_at', label: m.programme_changed_on(), isSortable: true },
            ]}
            rows={programmes.map(({ id, title, kind, state, version, isChanged, ...programme }) => ({
              key: id,
              name: title,
              to: partnerConsole.programme(id),
              after: isChanged && state !== 'draft' ? m.programme_waits() : programmeStateLabel[state](),
              cells: [
                kindLabel[kind](),
                <span key="state" className="flex flex-wrap gap-2">
                  <Badge tone={programmeStateTone[state]}>{programmeStateLabel[state]()}</Badge>
                  {isChanged && state !== 'draft' && <Badge tone="warn">{m.programme_waits()}</Badge>}
                </span>,
                version || '–',
                programme.departuresAhead,
                <span key="changed" className="whitespace-nowrap">
                  {programme.changedAt}
                </span>,
              ],
            }))}
            selection={{
              form: 'programmes',
              bar: (
                <Button form="programmes" variant="secondary">
                  {m.programme_archive_selected()}
                </Button>
              ),
            }}
          />
          <PageLinks
            page={query.page}
            limit={pageSizes.console}
            total={total}
            pathOf={(page) => consoleListPath(partnerConsole.programmes, search, { page })}
          />
          <p className="mt-4 flex flex-wrap gap-3">
            <LocalLink to={partnerConsole.departureTable} className={buttonClass('secondary')}>
              {m.departure_table()}
            </LocalLink>
            <ListFileLink file={partnerConsole.programmesFile} total={total} />
          </p>
        </>
      )}
    </>
  );
}
