// What was recorded about a group's return, the newest first: that is the one that counts.
import type { Actor } from '#domain/memberships';
import { openBytes } from '#platform/encryption';
import { type FileDeps, readBytes } from '#platform/files/files';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { type ReportDeps, type ReportedDeparture, requireReportWork } from './access.ts';
import { aboutReport } from './record-report.ts';

interface ReturnReports {
  departure: ReportedDeparture;
  reports: {
    id: string;
    number: string;
    reportedOn: string;
    hasFile: boolean;
    recordedAt: Date;
    /** Null once they have left. */
    recordedBy: string | null;
  }[];
}

/** Refuses `not_found`, `forbidden`. */
export async function listReturnReports(
  { db }: Pick<ReportDeps, 'db'>,
  actor: Actor,
  departureId: string,
): Promise<ReturnReports> {
  const departure = await requireReportWork(db, actor, departureId);
  const rows = await db
    .selectFrom('return_reports as r')
    .leftJoin('accounts as a', 'a.id', 'r.recorded_by')
    .select(['r.id', 'r.number', 'r.reported_on', 'r.content_type', 'r.recorded_at', 'a.name'])
    .where('r.departure_id', '=', departureId)
    .orderBy('r.recorded_at', 'desc')
    .execute();
  return {
    departure,
    reports: rows.map((row) => ({
      id: row.id,
      number: row.number,
      reportedOn: row.reported_on,
      hasFile: row.content_type !== null,
      recordedAt: row.recorded_at,
      recordedBy: row.name,
    })),
  };
}

/** The file of a report. Refuses `not_found`, `forbidden`. */
export async function readReturnReportFile(
  { db, keys, files }: ReportDeps & FileDeps,
  actor: Actor,
  { departureId, reportId }: { departureId: string; reportId: string },
): Promise<{ type: string; bytes: Buffer }> {
  await requireReportWork(db, actor, departureId);
  const row = isId(reportId)
    ? await db
        .selectFrom('return_reports')
        .selectAll()
        .where('id', '=', reportId)
        .where('departure_id', '=', departureId)
        .executeTakeFirst()
    : undefined;
  if (!row?.content || !row.content_type || !row.key_id) throw new AppError('not_found');
  const sealed = await readBytes({ files }, { bytes: row.content, storedAs: row.content_stored_as });
  return {
    type: row.content_type,
    bytes: openBytes(keys, { keyId: row.key_id, bytes: sealed }, aboutReport(row.id)),
  };
}
