// The words of the audit log (#shared/audit): what was done, and by whom.
import * as m from '#messages/messages';
import type { AuditAction } from '#shared/audit';
import type { Role } from '#shared/roles';

export const actionWords: Record<AuditAction, () => string> = {
  'account.created': m.audit_action_account_created,
  'account.deleted': m.audit_action_account_deleted,
  'account.exported': m.audit_action_account_exported,
  'profile.changed': m.audit_action_profile_changed,
  'profile.read': m.audit_action_profile_read,
  'avatar.changed': m.audit_action_avatar_changed,
  'avatar.removed': m.audit_action_avatar_removed,
  'phone.changed': m.audit_action_phone_changed,
  'phone.verified': m.audit_action_phone_verified,
  'email.changed': m.audit_action_email_changed,
  'password.changed': m.audit_action_password_changed,
  'password.reset': m.audit_action_password_reset,
  'session.started': m.audit_action_session_started,
  'session.code_refused': m.audit_action_session_code_refused,
  'session.ended': m.audit_action_session_ended,
  'session.reused': m.audit_action_session_reused,
  'identity.linked': m.audit_action_identity_linked,
  'identity.unlinked': m.audit_action_identity_unlinked,
  'second_factor.enrolled': m.audit_action_second_factor_enrolled,
  'second_factor.removed': m.audit_action_second_factor_removed,
  'second_factor.recovered': m.audit_action_second_factor_recovered,
  'document.uploaded': m.audit_action_document_uploaded,
  'document.read': m.audit_action_document_read,
  'document.accepted': m.audit_action_document_accepted,
  'document.rejected': m.audit_action_document_rejected,
  'participants.read': m.audit_action_participants_read,
  'booking.cancelled': m.audit_action_booking_cancelled,
  'booking.rescheduled': m.audit_action_booking_rescheduled,
  'booking.settled': m.audit_action_booking_settled, 'booking.cost_stated': m.audit_action_booking_cost_stated,
  'bookings.listed': m.audit_action_bookings_listed,
  'milestone.recorded': m.audit_action_milestone_recorded,
  'refund.owed': m.audit_action_refund_owed,
  'refund.paid': m.audit_action_refund_paid,
  'money.decided': m.audit_action_money_decided,
  'seats.sold_elsewhere': m.audit_action_seats_sold_elsewhere,
  'departure.cancelled': m.audit_action_departure_cancelled,
  'departure.moved': m.audit_action_departure_moved,
  'article.created': m.audit_action_article_created,
  'article.changed': m.audit_action_article_changed,
  'article.published': m.audit_action_article_published,
  'article.scheduled': m.audit_action_article_scheduled,
  'article.withdrawn': m.audit_action_article_withdrawn,
  'comment.hidden': m.audit_action_comment_hidden,
  'comment.restored': m.audit_action_comment_restored,
  'comment.report_dismissed': m.audit_action_comment_report_dismissed,
  'review.hidden': m.audit_action_review_hidden,
  'review.restored': m.audit_action_review_restored,
  'review.report_dismissed': m.audit_action_review_report_dismissed,
  'membership.granted': m.audit_action_membership_granted,
  'membership.revoked': m.audit_action_membership_revoked,
  'holding.granted': m.audit_action_holding_granted,
  'holding.revoked': m.audit_action_holding_revoked,
};

export const roleWords: Record<Role | 'guest' | 'system' | 'member', () => string> = {
  guest: m.audit_role_guest,
  system: m.audit_role_system,
  member: m.audit_role_member,
  consultant: m.audit_role_consultant,
  partner_staff: m.audit_role_partner_staff,
  store_staff: m.audit_role_store_staff,
  distribution_staff: m.audit_role_distribution_staff,
  bank_staff: m.audit_role_bank_staff,
  operator_finance: m.audit_role_operator_finance,
  operator_content: m.audit_role_operator_content,
  operator_support: m.audit_role_operator_support,
};

/** The owner, or others by their role. */
export function whoWords({ isOwn, role }: { isOwn: boolean; role: string }): string {
  return isOwn ? m.audit_role_you() : roleWords[role as keyof typeof roleWords]();
}
