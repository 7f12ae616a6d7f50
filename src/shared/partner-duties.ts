// Who does what at a travel partner (docs/product/memberships.md): duties of its staff, and the one table of what each may do.

export const partnerDuties = ['owner', 'catalogue', 'documents', 'finance', 'chat', 'tour_leader'] as const;
export type PartnerDuty = (typeof partnerDuties)[number];

/** A tour leader's tasks concern the departures they lead, until the day of return; all others' the whole partner. */
const dutiesOfTask = {
  /** Read orders, their history and answers. */
  orders: ['owner', 'documents', 'finance', 'chat', 'tour_leader'],
  /** Read who travels, with their documents while the trip needs them. */
  travellers: ['owner', 'documents', 'tour_leader'],
  /** Judge documents, and show one identity number. */
  documents: ['owner', 'documents'],
  milestones: ['owner', 'documents'],
  /** Balance, statement, refunds, exceptions; what an order's end costs. */
  money: ['owner', 'finance'],
  /** Read departures with their seats. */
  departures: ['owner', 'catalogue', 'documents', 'finance', 'chat', 'tour_leader'],
  /** Cancel or reschedule a departure. */
  departure_changes: ['owner'],
  /** Write programmes, departures and promos: texts, prices, quota, sale. */
  catalogue: ['owner', 'catalogue'],
  /** Write what the partner says of itself. */
  profile: ['owner', 'catalogue'],
  /** Prove the five pieces of evidence. */
  evidence: ['owner', 'catalogue', 'documents'],
  chat: ['owner', 'chat'],
  /** Invite colleagues, and change what they may do. */
  staff: ['owner'],
  /** Say where the partner's systems hear what happened. */
  webhooks: ['owner'],
} as const satisfies Record<string, readonly PartnerDuty[]>;

export type PartnerTask = keyof typeof dutiesOfTask;
export const partnerTasks = Object.keys(dutiesOfTask) as PartnerTask[];

/** Whether somebody with this duty may do it. */
export function dutyAllows(duty: string, task: PartnerTask): boolean {
  return (dutiesOfTask[task] as readonly string[]).includes(duty);
}

/** The duties with which one of these tasks may be done. */
export function dutiesFor(...tasks: PartnerTask[]): PartnerDuty[] {
  return partnerDuties.filter((duty) => tasks.some((task) => dutyAllows(duty, task)));
}
