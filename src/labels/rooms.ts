// Why somebody sleeps where they do, and what is wrong in a room (docs/product/rooms.md).
import * as m from '#messages/messages';
import type { RoomPlan } from '#domain/rooms';

export const roomWarningLabel: Record<RoomPlan['rooms'][number]['warnings'][number], () => string> = {
  mixed: m.rooms_warning_mixed,
  too_many: m.rooms_warning_too_many,
  other_type: m.rooms_warning_other_type,
  beds_empty: m.rooms_warning_beds_empty,
};

const plain: Record<string, () => string> = {
  family: m.rooms_because_family,
  same_gender: m.rooms_because_same_gender,
  filled: m.rooms_because_filled,
  infant: m.rooms_because_infant,
  gender_unknown: m.rooms_because_gender_unknown,
  infant_alone: m.rooms_because_infant_alone,
};

export function becauseLabel(guest: {
  because: string | null;
  note?: string | null;
  placedBy?: string | null;
}): string {
  const name = guest.placedBy ?? m.rooms_someone();
  if (guest.because === 'by_hand') return m.rooms_because_by_hand({ name });
  if (guest.because === 'override') return m.rooms_because_override({ name, note: guest.note ?? '' });
  return (guest.because && plain[guest.because]?.()) ?? '';
}
