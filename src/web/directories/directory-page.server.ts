// What the operator's page of a shared directory loads and does (docs/product/directories.md).
import { data } from 'react-router';
import * as m from '#messages/messages';
import {
  acceptHotel,
  listAirlines,
  listAirports,
  listHotels,
  listPlaces,
  mergeHotels,
  moveCarrier,
  restoreHotel,
  retireHotel,
  saveAirline,
  saveAirport,
  saveHotel,
} from '#domain/directories';
import { type DirectoryKind, directoryKinds, directoryStandings } from '#shared/directory-kinds';
import { pageSizes } from '#shared/limits';
import { askedPage, typedSearch } from '#shared/list-query';
import { textIn } from '#shared/locale';
import { readHotel } from '#web/programmes/programme-form.server';
import { answerActions, type PageAction } from '#web/request/answer-actions.server';
import { requireOperator } from '#web/request/operator-pages.server';
import type { PageRequest } from '#web/request/page-context.server';
import { pathOfDirectory } from './directory-path.ts';
import { airlineView, airportView, hotelView, type PlaceView } from './entry-views.ts';

/** Hotels without a name; the page of another name is not there. */
function kindIn(name: string | undefined): DirectoryKind {
  const kind = directoryKinds.find((one) => one === (name ?? 'hotels'));
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

export async function loadDirectory(request: PageRequest, name: string | undefined) {
  const actor = requireOperator(request, 'directories');
  const kind = kindIn(name);
  const { deps, locale } = request;
  const params = new URLSearchParams(request.search);
  const standing = directoryStandings.find((one) => one === params.get('standing'));
  const search = typedSearch(params);
  const query = { search, standing, page: askedPage(params), limit: pageSizes.console };
  const listed = { kind, search, standing: standing ?? '', page: query.page, limit: query.limit };
  if (kind === 'airlines') {
    const { items, total } = await listAirlines(deps, actor, query);
    return { ...listed, total, places: [], entries: items.map((each) => airlineView(each)) };
  }
  if (kind === 'airports') {
    const { items, total } = await listAirports(deps, actor, query);
    return { ...listed, total, places: [], entries: items.map((each) => airportView(each)) };
  }
  const { items, total } = await listHotels(deps, actor, query);
  const places: PlaceView[] = (await listPlaces(deps, actor)).map(({ slug, name: place, hotels }) => ({
    value: slug,
    label: textIn(place, locale).text,
    hotels: hotels.map(({ id, name: label }) => ({ value: id, label })),
  }));
  return { ...listed, total, places, entries: items.map((each) => hotelView(each, places)) };
}

export function changeDirectory(request: PageRequest, name: string | undefined, sent: Request) {
  const actor = requireOperator(request, 'directories');
  const kind = kindIn(name);
  const { deps } = request;
  const move = (to: 'listed' | 'retired') => (iata: string, form: FormData) =>
    moveCarrier(deps, actor, {
      table: kind as 'airlines' | 'airports',
      iata,
      revision: revisionIn(form),
      to,
    });
  const named = (id: string, form: FormData) => ({ id, revision: revisionIn(form) });
  const saveCarrier = kind === 'airlines' ? saveAirline : saveAirport;
  const doing =
    kind === 'hotels'
      ? {
          add: (_about: string, form: FormData) =>
            saveHotel(deps, actor, { revision: 0, form: readHotel(form) }),
          save: (id: string, form: FormData) =>
            saveHotel(deps, actor, { ...named(id, form), form: readHotel(form) }),
          accept: (id: string, form: FormData) => acceptHotel(deps, actor, named(id, form)),
          retire: (id: string, form: FormData) => retireHotel(deps, actor, named(id, form)),
          restore: (id: string, form: FormData) => restoreHotel(deps, actor, named(id, form)),
          merge: (id: string, form: FormData) =>
            mergeHotels(deps, actor, { ...named(id, form), into: form.get('into') }),
        }
      : {
          add: (_about: string, form: FormData) =>
            saveCarrier(deps, actor, { form: Object.fromEntries(form) }),
          save: (iata: string, form: FormData) =>
            saveCarrier(deps, actor, {
              read: { iata, revision: revisionIn(form) },
              form: Object.fromEntries(form),
            }),
          retire: move('retired'),
          restore: move('listed'),
        };
  const acts = Object.fromEntries(
    Object.entries(doing).map(([act, work]): [string, PageAction] => [
      act,
      async (about, form) => {
        await work(about, form);
        return said[act as keyof typeof said]();
      },
    ]),
  );
  return answerActions(request, sent, acts, `${pathOfDirectory(kind)}${request.search}`);
}

const said = {
  add: m.directories_added,
  save: m.directories_saved,
  accept: m.directories_accepted,
  retire: m.directories_was_retired,
  restore: m.directories_was_restored,
  merge: m.directories_was_merged,
};

/** No entry has revision 0. */
function revisionIn(form: FormData): number {
  const text = String(form.get('revision') ?? '');
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
