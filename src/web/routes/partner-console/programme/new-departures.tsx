// New departures of a programme (docs/product/departures.md): one day or a series, previewed; like one that is there where it is copied.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { createDepartures, getWrittenDeparture, previewSeries } from '#domain/departures';
import { getProgramme } from '#domain/programmes';
import { formatDate } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { departureChoices } from '#web/departures/departure-choices.server';
import {
  departureLists,
  departureValues,
  readDepartureParts,
  readSeriesFields,
} from '#web/departures/departure-form.server';
import { departurePartLabel, departureParts } from '#web/departures/departure-parts';
import { departureFields } from '#web/departures/part-fields.tsx';
import { SeriesFields } from '#web/departures/series-fields.tsx';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { ProgrammeHead } from '#web/programmes/programme-head.tsx';
import { programmeView } from '#web/programmes/programme-page.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { Button } from '#web/ui/button.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { readNestedForm } from '#web/ui/forms/nested-form.server';
import { rowsSent } from '#web/ui/forms/rows-sent';
import { answerForm, unfinishedAnswer } from '#web/ui/forms/submission.server';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/new-departures';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps } = request;
  const copy = await orMissing(getProgramme(deps, actor, args.params.programmeId));
  const from = new URLSearchParams(request.search).get('copy');
  const source = from ? await orMissing(getWrittenDeparture(deps, actor, from)) : null;
  return {
    programme: programmeView(copy, request),
    choices: await departureChoices(request, actor),
    values: departureValues(source ? { ...source.form, sale_ends_on: null, go: null } : {}),
    flights: (source?.form.flights ?? []).map((_flight, index) => index),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  const { programmeId } = args.params;
  await orMissing(getProgramme(deps, actor, programmeId));
  return answerForm(args.request, null, async (form) => {
    const { fields, naming } = readNestedForm(form, departureLists, []);
    const series = readSeriesFields(fields, form.getAll('weekdays'));
    if (form.get('do') === 'preview') {
      const days = await naming(() => previewSeries(deps, actor, { programmeId, series }));
      return {
        ...unfinishedAnswer(form),
        weekdays: form.getAll('weekdays').map(String),
        days: days.map(({ departsOn }) => formatDate(departsOn, locale)),
      };
    }
    const ids = await naming(() =>
      createDepartures(deps, actor, {
        programmeId,
        series,
        form: readDepartureParts(departureParts, fields),
      }),
    );
    request.leaveToast({ type: 'success', message: m.departure_said_created({ count: ids.length }) });
    return redirect(localePath(paths.partnerConsole.programmeDepartures(programmeId), locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.departure_new());
}

export default function NewDeparturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, choices, values, flights } = loaderData;
  const form = useAppForm({ id: 'new', intent: 'new', answer: actionData, values });
  const sent = rowsSent(actionData, 'new');
  const preview = actionData && 'days' in actionData ? actionData : null;
  return (
    <div className="max-w-5xl">
      <ProgrammeHead programme={programme} />
      <Card>
        <h2 className="mb-4 text-xl font-bold">{m.departure_new()}</h2>
        <AppFormBox form={form} className="space-y-8" noValidate>
          <fieldset className="min-w-0">
            <legend className="mb-2 text-lg font-bold">{m.departure_days()}</legend>
            <SeriesFields
              form={form}
              rows={{ dates: sent?.['dates'] ?? [0], except: sent?.['except'] ?? [] }}
              weekdays={preview?.weekdays ?? []}
            />
            <Button name="do" value="preview" variant="secondary" className="mt-4">
              {m.departure_preview()}
            </Button>
            {preview && (
              <div className="mt-4">
                <Notice tone="neutral" live title={m.departure_preview_count({ count: preview.days.length })}>
                  <ul className="columns-2 md:columns-3">
                    {preview.days.map((day) => (
                      <li key={day}>{day}</li>
                    ))}
                  </ul>
                </Notice>
              </div>
            )}
          </fieldset>
          {departureParts.map((part) => {
            const Fields = departureFields[part];
            return (
              <fieldset key={part} className="min-w-0">
                <legend className="mb-2 text-lg font-bold">{departurePartLabel[part]()}</legend>
                <Fields form={form} {...choices} flights={sent?.['flights'] ?? flights} />
              </fieldset>
            );
          })}
          <SubmitButton>{m.departure_create()}</SubmitButton>
        </AppFormBox>
      </Card>
    </div>
  );
}
