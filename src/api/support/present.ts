// A person as support sees them, as JSON.
import type { FoundPerson, SupportedPerson } from '#domain/support';

export function presentFound({ accountId, name, email, phone }: FoundPerson) {
  return { id: accountId, name, email, phone };
}

export function presentSupported({ seen, ...person }: SupportedPerson) {
  return { ...presentFound(person), seen: seen && presentSeen(seen) };
}

const instant = (at: Date | null) => at && at.toISOString();

function presentSeen(seen: NonNullable<SupportedPerson['seen']>) {
  return {
    until: seen.until.toISOString(),
    locale: seen.locale,
    is_phone_verified: seen.isPhoneVerified,
    since: seen.since.toISOString(),
    orders: seen.orders.map(({ departsOn, orderedAt, invoices, ...order }) => ({
      ...order,
      departs_on: departsOn,
      ordered_at: instant(orderedAt),
      invoices: invoices.map(({ dueAt, ...invoice }) => ({
        ...invoice,
        due_at: new Date(dueAt).toISOString(),
      })),
    })),
    payments: seen.payments.map(({ createdAt, expiresAt, paidAt, ...payment }) => ({
      ...payment,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      paid_at: instant(paidAt),
    })),
    messages: seen.messages.map(({ createdAt, sentAt, failedAt, ...message }) => ({
      ...message,
      created_at: createdAt.toISOString(),
      sent_at: instant(sentAt),
      failed_at: instant(failedAt),
    })),
  };
}
