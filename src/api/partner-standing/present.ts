// Partners' standing as JSON.
import type { ListedStanding, Standing } from '#domain/partner-standing';

export function presentListedStanding({
  validUntil,
  nextCheckOn,
  openTasks,
  waitingDocuments,
  ...item
}: ListedStanding) {
  return {
    ...item,
    licence_valid_until: validUntil,
    next_check_on: nextCheckOn,
    open_tasks: openTasks,
    waiting_documents: waitingDocuments,
  };
}

export function presentStanding(standing: Standing) {
  return {
    id: standing.id,
    slug: standing.slug,
    name: standing.name,
    state: standing.state,
    suspended_on: standing.suspendedOn,
    suspended_reason: standing.suspendedReason,
    licences: standing.licences.map((licence) => ({
      id: licence.id,
      kind: licence.kind,
      number: licence.number,
      issued_on: licence.issuedOn,
      valid_until: licence.validUntil,
      source: licence.source,
      checked_on: licence.checkedOn,
      next_check_on: licence.nextCheckOn,
      documents: licence.documents.map((document) => ({
        id: document.id,
        uploaded_at: document.uploadedAt.toISOString(),
        is_replaced: document.isReplaced,
        verdict: document.verdict,
        note: document.note,
        judged_by: document.judgedBy,
        judged_at: document.judgedAt?.toISOString() ?? null,
      })),
    })),
    history: standing.history.map(({ id, event, effectiveOn, source, note, by, at, fileId }) => ({
      id,
      event,
      effective_on: effectiveOn,
      source,
      note,
      recorded_by: by,
      recorded_at: at.toISOString(),
      file_id: fileId,
    })),
    open_tasks: standing.openTasks,
    tasks: standing.tasks.map(({ id, code, departsOn, openedAt }) => ({
      id,
      code,
      departs_on: departsOn,
      opened_at: openedAt.toISOString(),
    })),
  };
}
