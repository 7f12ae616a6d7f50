// A manifest before it is exported (docs/product/manifests.md): who is on it, what is missing of each, what has changed since the last time.
import { getOwnDeparture } from '#domain/departure-changes';
import type { Actor } from '#domain/memberships';
import { type DepartureTraveller, unsafeListDepartureTravellers } from '#domain/participants';
import type { Db } from '#platform/database/database';
import type { KeyRing } from '#platform/keys';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import { compareManifests, type ManifestChanges } from './manifest-changes.ts';
import { manifestRow, missingColumns } from './manifest-cells.ts';
import { openRows } from './sealed-rows.ts';
import { getTemplate, type StoredTemplate } from './templates.ts';

export interface ManifestDeps {
  db: Db;
  now: () => Date;
  keys: KeyRing;
}

export interface ManifestRequest {
  departureId: string;
  /** Code of a template. */
  code: string;
}

interface PastExport {
  id: string;
  version: number;
  format: string;
  people: number;
  madeAt: Date;
  /** Null once they have left. */
  madeBy: string | null;
}

export interface Manifest {
  title: LocalText;
  departsOn: string;
  template: Pick<StoredTemplate, 'code' | 'version' | 'validFrom' | 'source'>;
  /** Titles of the columns that are filled in elsewhere. */
  byHand: string[];
  people: { id: string; booking: string; number: number; name: string | null; missing: string[] }[];
  /** Since the last export of this template and version; null when there was none. */
  changes: (ManifestChanges & { since: PastExport; names: Record<string, string | null> }) | null;
  exports: PastExport[];
}

/**
 * For staff who read travellers, until the day of return. Says what is missing and which columns have changed, and shows nothing that
 * stands in them. Refuses `not_found`, `forbidden`, and `booking_state` once the journey is over.
 */
export async function readManifest(
  deps: ManifestDeps,
  actor: Actor,
  request: ManifestRequest,
): Promise<Manifest> {
  const { departure, template, people, exports } = await openManifest(deps, actor, request);
  const since = exports.find(({ version }) => version === template.version);
  const before = since && (await openRows(deps, since.id));
  return {
    title: departure.title as unknown as LocalText,
    departsOn: departure.departs_on,
    template,
    byHand: template.columns.filter(({ field }) => field === null).map(({ title }) => title),
    people: people.map((who) => ({
      id: who.id,
      booking: who.booking,
      number: who.number,
      name: who.name,
      missing: missingColumns(template, who),
    })),
    changes:
      since && before
        ? { ...changesSince(before, template, people), since, names: await namesOf(deps, before, people) }
        : null,
    exports,
  };
}

/** What reading and exporting share. */
export async function openManifest(deps: ManifestDeps, actor: Actor, { departureId, code }: ManifestRequest) {
  const departure = await getOwnDeparture(deps.db, actor, departureId, 'travellers');
  if (todayInIndonesia(deps.now()) > departure.returns_on) throw new AppError('booking_state');
  const [template, people, exports] = await Promise.all([
    getTemplate(deps, code),
    unsafeListDepartureTravellers(deps, departureId),
    listExports(deps, departureId, code),
  ]);
  return { departure, template, people, exports };
}

function changesSince(
  before: ReadonlyMap<string, readonly string[]>,
  template: StoredTemplate,
  people: readonly DepartureTraveller[],
): ManifestChanges {
  const lines = people.map((who) => ({
    participantId: who.id,
    name: who.name,
    cells: manifestRow(template, who),
  }));
  return compareManifests(
    before,
    lines,
    template.columns.map(({ title }) => title),
  );
}

/** Of those who travel and of those who do not any more. */
async function namesOf(
  { db }: ManifestDeps,
  before: ReadonlyMap<string, unknown>,
  people: readonly DepartureTraveller[],
): Promise<Record<string, string | null>> {
  const gone = [...before.keys()].filter((id) => !people.some((who) => who.id === id));
  const rows =
    gone.length === 0
      ? []
      : await db.selectFrom('participants').select(['id', 'name']).where('id', 'in', gone).execute();
  return Object.fromEntries([...people, ...rows].map(({ id, name }) => [id, name]));
}

/** Our choice: the newest ten. */
async function listExports({ db }: ManifestDeps, departureId: string, code: string): Promise<PastExport[]> {
  return db
    .selectFrom('manifest_exports as e')
    .leftJoin('accounts as a', 'a.id', 'e.made_by')
    .select(['e.id', 'e.version', 'e.format', 'e.people', 'e.made_at as madeAt', 'a.name as madeBy'])
    .where('e.departure_id', '=', departureId)
    .where('e.code', '=', code)
    .orderBy('e.made_at', 'desc')
    .limit(10)
    .execute();
}
