// Travellers from a table (docs/product/participants.md): taken, sent back, looked at, and written by a second press.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { importParticipants, openParticipantTable, tryParticipants } from '#domain/participants';
import { guessParticipantColumns, readParticipantWord } from '#labels/participant-columns';
import { formatDate } from '#shared/dates';
import { AppError } from '#shared/errors';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { participantColumns, type ParticipantPlaces } from '#shared/participant-columns';
import * as paths from '#shared/paths';
import { ParticipantTablePage } from '#web/participants/participant-table-page.tsx';
import { triedParticipants } from '#web/participants/tried-participants.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { fileOf, toStepUp } from '#web/request/answer-actions.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { triedAnswer } from '#web/ui/sheets/tried-sheet.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/participant-table';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { departure, travellers } = await orMissing(
    openParticipantTable(request.deps, actor, args.params.departureId),
  );
  return {
    id: departure.id,
    journey: textIn(departure.title, request.locale).text,
    departs: formatDate(departure.departsOn, request.locale),
    hasTravellers: travellers > 0,
  };
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  const { departureId } = args.params;
  return answerForm(args.request, null, async (form) => {
    const sent = {
      departureId,
      file: await fileOf(form, 'file'),
      places: placesOf(form),
      readWord: readParticipantWord,
    };
    if (form.get('do') !== 'write')
      return triedAnswer(triedParticipants(await orMissing(tryParticipants(deps, actor, sent))));
    const { changed } = await orMissing(
      importParticipants(deps, actor, { ...sent, trial: String(form.get('trial')) }).catch(
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'step_up_required') throw toStepUp(request);
          throw error;
        },
      ),
    );
    request.leaveToast({ type: 'success', message: m.participant_table_written({ count: changed }) });
    return redirect(localePath(paths.partnerConsole.manifest(departureId), locale), 303);
  });
}

/** Where the page says the columns stand; before it has been asked, they are guessed. */
function placesOf(form: FormData): ParticipantPlaces | typeof guessParticipantColumns {
  const said = participantColumns.flatMap((column) => {
    const place = form.get(`at_${column}`);
    return typeof place === 'string' ? [[column, place] as const] : [];
  });
  if (said.length === 0) return guessParticipantColumns;
  return Object.fromEntries(
    said.filter(([, place]) => place !== '').map(([column, place]) => [column, Number(place)]),
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.participant_table());
}

export default function ParticipantTableRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ParticipantTablePage departure={loaderData} answer={actionData} />;
}
