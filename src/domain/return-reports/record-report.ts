// A return is recorded as reported: by date, number and, where there is one, the regulator's confirmation as a file.
import { randomUUID } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { receiveDocument } from '#platform/document-file';
import type { EncryptedColumn } from '#platform/encrypted-columns';
import { sealBytes } from '#platform/encryption';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { returnReportForm } from '#shared/return-report-form';
import { type ReportDeps, requireReportWork } from './access.ts';

/** Our choice: a season's returns in an hour. */
const perAccount = { name: 'return reports', max: 120, windowSeconds: 3_600 };

export const aboutReport = (id: string) => `return_reports ${id}`;
export const encryptedReturnReports: EncryptedColumn = {
  table: 'return_reports',
  column: 'content',
  isFile: true,
  row: 'id',
  about: (id) => aboutReport(id!),
};

/**
 * Refuses `not_found`, `forbidden`, `booking_state` before the group is home, `invalid_input` (a day before the return or ahead, a file
 * that is too large or unreadable), `too_many_requests`, `unavailable`.
 */
export async function recordReturnReport(
  deps: ReportDeps,
  actor: Actor,
  { departureId, form, file }: { departureId: string; form: unknown; file: Buffer },
): Promise<void> {
  const departure = await requireReportWork(deps.db, actor, departureId);
  const { number, reported_on } = checkedForm(returnReportForm, form);
  const today = todayInIndonesia(deps.now());
  if (departure.returnsOn > today) throw new AppError('booking_state');
  if (reported_on < departure.returnsOn || reported_on > today)
    throw new AppError('invalid_input', [{ field: 'reported_on', message: 'error_return_report_day' }]);
  const admit = () => passThrottle(deps, { ...perAccount, of: actor.accountId });
  const read = file.length > 0 ? await receiveDocument(file, { of: actor.accountId, admit }) : null;
  if (!read) await admit();
  const id = randomUUID();
  const sealed = read && sealBytes(deps.keys, read.bytes, aboutReport(id));
  await transaction(deps.db, async (db) => {
    await db
      .insertInto('return_reports')
      .values({
        id,
        departure_id: departureId,
        reported_on,
        number,
        content: sealed?.bytes ?? null,
        content_type: read?.type ?? null,
        key_id: sealed?.keyId ?? null,
        recorded_by: actor.accountId,
        recorded_at: deps.now(),
      })
      .execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: 'departure.return_reported',
        subjectId: null,
        details: { about: departureId },
      },
    );
  });
}
