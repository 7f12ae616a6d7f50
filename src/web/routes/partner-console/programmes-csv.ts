// The partner's programmes as a file, with the filters of the page.
import * as m from '#messages/messages';
import { listProgrammes, programmeSorts } from '#domain/programmes';
import { kindLabel } from '#labels/catalogue';
import { readConsoleList } from '#shared/console-list';
import { todayInIndonesia } from '#shared/dates';
import { maxConsoleRows } from '#shared/limits';
import { textIn } from '#shared/locale';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { programmeStateLabel } from '#web/programmes/programme-state';
import { readProgrammeState } from '#web/programmes/read-state.server';
import { csvFile } from '#web/request/csv.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/programmes-csv';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const params = new URLSearchParams(request.search);
  const { search, sort } = readConsoleList(params, programmeSorts, { by: 'changed_at', isDown: true });
  const { items } = await listProgrammes(request.deps, actor, {
    search,
    sort,
    state: readProgrammeState(params),
    locale: request.locale,
    page: 1,
    limit: maxConsoleRows,
  });
  return csvFile(`${m.programme_file()}-${todayInIndonesia(request.deps.now())}`, [
    [
      m.programme_name(),
      m.programme_kind(),
      m.programme_state(),
      m.programme_version(),
      m.programme_departures_ahead(),
      m.programme_changed_on(),
    ],
    ...items.map(({ title, kind, state, version, departuresAhead, changedAt }) => [
      textIn(title, request.locale).text,
      kindLabel[kind](),
      programmeStateLabel[state](),
      version,
      departuresAhead,
      todayInIndonesia(new Date(changedAt)),
    ]),
  ]);
}
