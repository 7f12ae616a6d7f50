// Applications to join as JSON.
import { messageFor } from '#api/answers';
import type {
  applicationFaults,
  JoinApplication,
  JoinDocument,
  QueuedApplication,
  ReviewedApplication,
} from '#domain/joining';

const common = ({ code, kind, state, organisation, contactName, email, phone, form }: JoinApplication) => ({
  code,
  kind,
  state,
  organisation,
  contact_name: contactName,
  email,
  phone,
  form,
});

const presentDocument = ({ id, kind, uploadedAt }: JoinDocument) => ({
  id,
  kind,
  uploaded_at: uploadedAt.toISOString(),
});

export function presentApplication(
  application: JoinApplication,
  faults: ReturnType<typeof applicationFaults>,
) {
  return {
    ...common(application),
    documents: application.documents.map(({ kind, uploadedAt }) => ({
      kind,
      uploaded_at: uploadedAt.toISOString(),
    })),
    missing: faults.map(({ step, fault: { field, message, values } }) => ({
      step,
      field,
      message_key: message,
      message: messageFor(message, values),
    })),
    message: application.message,
    refusal: application.refusal,
    submitted_at: application.submittedAt?.toISOString() ?? null,
    decided_at: application.decidedAt?.toISOString() ?? null,
  };
}

export function presentQueued({ submittedAt, checksDone, updatedAt: _at, ...item }: QueuedApplication) {
  return { ...item, checks_done: checksDone, submitted_at: submittedAt?.toISOString() ?? null };
}

export function presentReview(application: ReviewedApplication) {
  return {
    id: application.id,
    ...common(application),
    documents: application.documents.map(presentDocument),
    checks: application.checks.map(({ item, verdict, note, by, at }) => ({
      item,
      verdict,
      note,
      checked_by: by,
      checked_at: at.toISOString(),
    })),
    lookalikes: application.lookalikes,
    assignee: application.assignee?.name ?? null,
    partner_slug: application.partnerSlug,
    message: application.message,
    submitted_at: application.submittedAt?.toISOString() ?? null,
  };
}
