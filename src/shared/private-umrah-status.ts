// The statuses of a private umrah and what leads from one to the next, as data (spec §4 "custom umrah booking statuses"; docs/product/private-umrah.md).

/** Stored ones; `paid` and `expired` follow from them (umrah_request_status in SQL). */
const storedStatuses = [
  'estimated',
  'requested',
  'offered',
  'revised',
  'accepted',
  'waiting_payment',
  'declined',
  'withdrawn',
] as const;
export type StoredStatus = (typeof storedStatuses)[number];
export const umrahStatuses = [...storedStatuses, 'paid', 'expired'] as const;
export type UmrahStatus = (typeof umrahStatuses)[number];

interface StatusChange {
  from: readonly StoredStatus[];
  to: StoredStatus;
}

export const umrahEvents = {
  /** The member sends the estimate to agencies. */
  sent: { from: ['estimated'], to: 'requested' },
  /** The first offer of an agency. */
  offered: { from: ['requested', 'offered', 'revised'], to: 'offered' },
  /** A later revision of the same agency. */
  revised: { from: ['requested', 'offered', 'revised'], to: 'revised' },
  /** The agency takes its offer back; what the others offered stands. */
  offer_withdrawn: { from: ['offered', 'revised'], to: 'offered' },
  /** The member accepts one revision; the agency confirms it. */
  accepted: { from: ['offered', 'revised'], to: 'accepted' },
  approved: { from: ['accepted'], to: 'waiting_payment' },
  /** The agency does not confirm: the other offers stand. */
  approval_refused: { from: ['accepted'], to: 'offered' },
  /** The member wants none of the offers. */
  declined: { from: ['offered', 'revised'], to: 'declined' },
  withdrawn: { from: ['estimated', 'requested', 'offered', 'revised', 'accepted'], to: 'withdrawn' },
} as const satisfies Record<string, StatusChange>;
export type UmrahEvent = keyof typeof umrahEvents;
