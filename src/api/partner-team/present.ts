// Staff on the wire.
import type { Team } from '#domain/colleagues';
import type { PartnerDuty } from '#shared/partner-duties';

export function presentTeam({ colleagues, invitations }: Team<PartnerDuty>) {
  return {
    colleagues: colleagues.map(({ id, name, email, since, isSelf, duties, leads }) => ({
      id,
      name,
      email,
      since: new Date(since).toISOString(),
      is_self: isSelf,
      duties,
      leads,
    })),
    invitations: invitations.map(({ id, email, sentAt, expiresAt, duties, leads }) => ({
      id,
      email,
      sent_at: new Date(sentAt).toISOString(),
      expires_at: new Date(expiresAt).toISOString(),
      duties,
      leads,
    })),
  };
}
