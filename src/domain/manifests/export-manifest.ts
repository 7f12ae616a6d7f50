// A manifest that leaves the house (docs/product/manifests.md): recorded for everybody in it, and kept sealed to be compared with.
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import { manifestRow } from './manifest-cells.ts';
import { type ManifestDeps, type ManifestRequest, openManifest } from './read-manifest.ts';
import { sealRow } from './sealed-rows.ts';
import { type ManifestFormat, manifestFormats } from './templates.ts';

export interface ManifestFile {
  format: ManifestFormat;
  code: string;
  title: LocalText;
  departsOn: string;
  columns: string[];
  rows: string[][];
}

/**
 * Every cell as text. Wants a fresh code. Refuses `not_found` (also a format that is none, and a departure without travellers),
 * `forbidden`, `step_up_required`, `booking_state` once the journey is over.
 */
export async function exportManifest(
  deps: ManifestDeps,
  actor: Actor,
  { format: asked, ...request }: ManifestRequest & { format: string },
): Promise<ManifestFile> {
  const format = manifestFormats.find((one) => one === asked);
  const { departure, template, people } = await openManifest(deps, actor, request);
  if (!format || people.length === 0) throw new AppError('not_found');
  requireFreshFactor(actor);
  const lines = people.map((who) => ({ participantId: who.id, cells: manifestRow(template, who) }));
  await transaction(deps.db, async (db) => {
    const { id: exportId } = await db
      .insertInto('manifest_exports')
      .values({
        departure_id: request.departureId,
        code: template.code,
        version: template.version,
        format,
        people: people.length,
        made_at: deps.now(),
        made_by: actor.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Only the newest is compared with.
    await db
      .deleteFrom('manifest_rows')
      .where(
        'export_id',
        'in',
        db
          .selectFrom('manifest_exports')
          .select('id')
          .where('departure_id', '=', request.departureId)
          .where('code', '=', template.code),
      )
      .execute();
    await db
      .insertInto('manifest_rows')
      .values(lines.map((line) => sealRow(deps.keys, { exportId, ...line })))
      .execute();
    for (const subjectId of new Set(people.map(({ accountId }) => accountId)))
      await recordAudit(
        { ...deps, db },
        {
          actor,
          role: 'partner_staff',
          action: 'manifest.exported',
          subjectId,
          details: { about: request.departureId, template: template.code, format },
        },
      );
  });
  return {
    format,
    code: template.code,
    title: departure.title as unknown as LocalText,
    departsOn: departure.departs_on,
    columns: template.columns.map(({ title }) => title),
    rows: lines.map(({ cells }) => cells),
  };
}
