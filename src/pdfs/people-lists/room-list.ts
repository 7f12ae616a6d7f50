// The rooms of one hotel on paper (docs/product/rooms.md), for its reception and the tour leader.
import * as m from '#messages/messages';
import type { RoomPlan } from '#domain/rooms';
import { roomLabel } from '#labels/catalogue';
import { genderLabels } from '#labels/gender';
import { formatDate } from '#shared/dates';
import { type Locale, textIn } from '#shared/locale';
import { drawPeopleList } from './people-lists.ts';

/** `of`: whose account asks. The name of the file has no ending. */
export async function drawRoomList(
  plan: RoomPlan,
  { at, locale, of }: { at: Date; locale: Locale; of: string },
): Promise<{ name: string; bytes: Buffer }> {
  const stayed = plan.stays.find(({ position }) => position === plan.stay);
  const hotel = stayed ? textIn(stayed.hotel, locale).text : '';
  const bytes = await drawPeopleList(
    {
      title: m.rooms_list({ hotel }),
      text: m.rooms_text({
        journey: textIn(plan.title, locale).text,
        date: formatDate(plan.departsOn, locale),
      }),
      at,
      blocks: plan.rooms.map(({ number, label, type, guests }) => ({
        heading: `${m.rooms_room({ number: label ?? number })}, ${roomLabel[type]()}`,
        lines: guests.map(
          ({ name, number: place, gender, booking }) =>
            `${name ?? m.pconsole_traveller_unnamed({ number: place })}${gender ? `, ${genderLabels[gender]()}` : ''} (${booking})`,
        ),
      })),
    },
    of,
  );
  return { name: `${m.rooms_file()}-${plan.departsOn}-${plan.stay + 1}`, bytes };
}
