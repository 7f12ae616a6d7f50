// Who does what at a store (docs/product/memberships.md): duties of its staff, and the one table of what each may do.

export const storeDuties = ['owner', 'catalogue', 'orders'] as const;
export type StoreDuty = (typeof storeDuties)[number];

const dutiesOfTask = {
  /** See what waits for somebody. */
  home: ['owner', 'catalogue', 'orders'],
  /** Write items: texts, prices, certificates, photographs. */
  items: ['owner', 'catalogue'],
  /** Count what is there. */
  stock: ['owner', 'catalogue', 'orders'],
  /** Read orders with their buyers' addresses; accept, send and refuse them. */
  orders: ['owner', 'orders'],
  /** Answer what buyers wrote about the store's items. */
  reviews: ['owner', 'orders'],
  /** Read what the store is owed and was paid, and state where it is paid. */
  money: ['owner'],
  /** Invite colleagues, and change what they may do. */
  staff: ['owner'],
} as const satisfies Record<string, readonly StoreDuty[]>;

export type StoreTask = keyof typeof dutiesOfTask;

/** Whether somebody with this duty may do it. */
export function storeDutyAllows(duty: string, task: StoreTask): boolean {
  return (dutiesOfTask[task] as readonly string[]).includes(duty);
}
