// What may be written in the audit log (product.md "Personal data"): every action has its words on the owner's page.

export const auditActions = [
  'account.created', 'account.deleted', 'account.exported',
  'profile.changed', 'profile.read', 'avatar.changed', 'avatar.removed', 'phone.changed', 'phone.verified', 'email.changed',
  'password.changed', 'password.reset',
  'session.started', 'session.code_refused', 'session.ended', 'session.reused',
  'identity.linked', 'identity.unlinked',
  'second_factor.enrolled', 'second_factor.replaced', 'second_factor.codes_renewed', 'second_factor.removed', 'second_factor.recovered',
  'document.uploaded', 'document.read', 'document.accepted', 'document.rejected', 'documents.purged', 'participants.read', 'nik.read',
  'booking.cancelled', 'booking.cancelled_by_terms', 'booking.rescheduled', 'booking.settled', 'booking.cost_stated', 'bookings.listed', 'milestone.recorded', 'refund.owed', 'refund.paid', 'money.decided', 'seats.sold_elsewhere',
  'departure.cancelled', 'departure.moved',
  'article.created', 'article.changed', 'article.published', 'article.scheduled', 'article.withdrawn',
  'comment.hidden', 'comment.restored', 'comment.report_dismissed',
  'review.hidden', 'review.restored', 'review.report_dismissed',
  'membership.granted', 'membership.revoked', 'holding.granted', 'holding.revoked',
] as const;

export type AuditAction = (typeof auditActions)[number];
