// The rooms of one hotel on paper (docs/product/rooms.md), for its reception and the tour leader. Recorded for everybody in it.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { takeRoomList } from '#domain/rooms';
import { genderLabels } from '#labels/gender';
import { roomLabel } from '#labels/catalogue';
import { drawPeopleList } from '#pdfs/people-lists/people-lists';
import { formatDate } from '#shared/dates';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/rooms-file';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const stay = Number(new URLSearchParams(request.search).get('stay')) || 0;
  const plan = await orMissing(
    takeRoomList(deps, actor, { departureId, stay }).catch((error: unknown) => {
      if (error instanceof AppError && ['booking_state', 'forbidden'].includes(error.code))
        throw data(null, { status: error.status });
      throw error;
    }),
  );
  const stayed = plan.stays.find(({ position }) => position === plan.stay);
  const hotel = stayed ? textIn(stayed.hotel, locale).text : '';
  const bytes = await drawPeopleList(
    {
      title: m.rooms_list({ hotel }),
      text: m.rooms_text({
        journey: textIn(plan.title, locale).text,
        date: formatDate(plan.departsOn, locale),
      }),
      at: deps.now(),
      blocks: plan.rooms.map(({ number, label, type, guests }) => ({
        heading: `${m.rooms_room({ number: label ?? number })}, ${roomLabel[type]()}`,
        lines: guests.map(
          ({ name, number: place, gender, booking }) =>
            `${name ?? m.pconsole_traveller_unnamed({ number: place })}${gender ? `, ${genderLabels[gender]()}` : ''} (${booking})`,
        ),
      })),
    },
    actor.accountId,
  );
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${m.rooms_file()}-${plan.departsOn}-${plan.stay + 1}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}
