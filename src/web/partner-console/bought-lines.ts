// The lines of an order beside the trip itself.
import type { BookingLine } from '#domain/bookings';

const boughtKinds = ['extra', 'addon', 'supply'] as const;
export type BoughtKind = (typeof boughtKinds)[number];

export const isBought = (line: BookingLine): line is Extract<BookingLine, { kind: BoughtKind }> =>
  (boughtKinds as readonly string[]).includes(line.kind);
