// Departures changed, one or many (docs/product/departures.md): only the parts that are ticked are written, into all of them or none.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { changeDepartures, getWrittenDepartures, listDepartureEdits, undoChange } from '#domain/departures';
import { getProgramme } from '#domain/programmes';
import { formatDate, formatInstant } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { departureChoices } from '#web/departures/departure-choices.server';
import {
  departureLists,
  departureValues,
  readDepartureParts,
  sharedForm,
} from '#web/departures/departure-form.server';
import {
  changedParts,
  departurePartLabel,
  type DeparturePart,
  departureParts,
} from '#web/departures/departure-parts';
import { DepartureHistory, undoIntent } from '#web/departures/departure-history.tsx';
import { departureFields, type DepartureFieldsProps } from '#web/departures/part-fields.tsx';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { ProgrammeHead } from '#web/programmes/programme-head.tsx';
import { programmeView } from '#web/programmes/programme-page.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { readNestedForm } from '#web/ui/forms/nested-form.server';
import { rowsSent } from '#web/ui/forms/rows-sent';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { cardClass } from '#web/ui/section.tsx';
import type { Route } from './+types/change-departures';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  const { programmeId } = args.params;
  const copy = await orMissing(getProgramme(deps, actor, programmeId));
  const ids = new URLSearchParams(request.search).getAll('ids');
  const departures = await orMissing(getWrittenDepartures(deps, actor, ids));
  if (departures.some((departure) => departure.programmeId !== programmeId))
    throw data(null, { status: 404 });
  const { form, mixed } = sharedForm(departures.map((departure) => departure.form));
  const edits = departures.length === 1 ? await listDepartureEdits(deps, actor, departures[0]!.id) : [];
  return {
    programme: programmeView(copy, request),
    departures: departures.map(({ id, departsOn }) => ({ id, departs: formatDate(departsOn, locale) })),
    choices: await departureChoices(request, actor),
    values: departureValues(form),
    flights: (form.flights ?? []).map((_flight, index) => index),
    mixed,
    edits: edits.map(({ batchId, at, by, became }) => ({
      batchId,
      when: formatInstant(at, locale),
      by,
      fields: changedParts(Object.keys(became)),
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  const { programmeId } = args.params;
  await orMissing(getProgramme(deps, actor, programmeId));
  const ids = new URLSearchParams(request.search).getAll('ids');
  await orMissing(getWrittenDepartures(deps, actor, ids));
  return answerForm(args.request, null, async (form) => {
    if (form.get('intent') === undoIntent) {
      await undoChange(deps, actor, String(form.get('batch')));
      request.leaveToast({ type: 'success', message: m.departure_said_undone() });
    } else {
      const { fields, naming } = readNestedForm(form, departureLists, []);
      const parts = departureParts.filter((part) => form.getAll('parts').includes(part));
      const changes = readDepartureParts(parts, fields);
      const { departures: count, carts } = await naming(() =>
        changeDepartures(deps, actor, { ids, changes }),
      );
      const message =
        count === 0
          ? m.departure_said_nothing()
          : carts > 0
            ? m.departure_said_changed_carts({ count, carts })
            : m.departure_said_changed({ count });
      request.leaveToast({ type: 'success', message });
    }
    return redirect(localePath(paths.partnerConsole.programmeDepartures(programmeId), locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.departure_edit());
}

export default function ChangeDeparturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, departures, choices, values, flights, mixed, edits } = loaderData;
  const form = useAppForm({ id: 'change', intent: 'change', answer: actionData, values });
  const rows = rowsSent(actionData, 'change')?.['flights'] ?? flights;
  const touched = [actionData?.result.initialValue?.['parts'] ?? []].flat();
  const [only] = departures.length === 1 ? departures : [];
  // Of several, each whose quota would be too small is named.
  const full = departures.filter(({ id }) => form.field(`quota:${id}`).error);
  return (
    <div className="max-w-5xl">
      <ProgrammeHead programme={programme} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-bold">
          {only ? only.departs : m.departure_edit_title({ count: departures.length })}
        </h2>
        {only && (
          <LocalLink
            to={`${paths.partnerConsole.newDepartures(programme.id)}?copy=${only.id}`}
            className={buttonClass('secondary')}
          >
            {m.departure_copy()}
          </LocalLink>
        )}
      </div>
      <p className="mb-4 text-ink-soft">{m.departure_edit_text()}</p>
      {!only && <p className="mb-4">{departures.map(({ departs }) => departs).join(' · ')}</p>}
      <AppFormBox form={form} className="space-y-4" noValidate>
        {departureParts.map((part) => (
          <Part
            key={part}
            part={part}
            isMixed={mixed.includes(part)}
            wasTouched={touched.includes(part)}
            {...choices}
            form={form}
            flights={rows}
          >
            {part === 'quota' && (full.length > 0 || form.field('quota').error) && (
              <ul className="mt-2">
                {(only ? [only] : full).map(({ id }) => (
                  <li key={id} className="flex flex-wrap items-center gap-x-3">
                    {!only && (
                      <span className="font-semibold text-bad">{form.field(`quota:${id}`).error}</span>
                    )}
                    <LocalLink
                      to={`${paths.partnerConsole.bookings}?departure=${id}`}
                      className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
                    >
                      {m.departure_affected()}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            )}
          </Part>
        ))}
        <div className="sticky bottom-0 border-t border-line bg-paper py-3">
          <SubmitButton>{m.departure_save()}</SubmitButton>
        </div>
      </AppFormBox>
      {only && <DepartureHistory edits={edits} answer={actionData} />}
    </div>
  );
}

interface PartProps extends DepartureFieldsProps {
  part: DeparturePart;
  isMixed: boolean;
  /** Where the page comes back without script. */
  wasTouched: boolean;
  children: ReactNode;
}

/** Ticked by whatever is changed in it: a field, or rows that are added, moved and removed. */
function Part({ part, isMixed, wasTouched, children, ...fields }: PartProps) {
  const [isTouched, setIsTouched] = useState(wasTouched);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const { current } = box;
    const touch = ({ target }: Event) => {
      const isField = target instanceof Element && target.closest('[data-fields]');
      if (isField && !target.matches('a, a *')) setIsTouched(true);
    };
    const press = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('button')) touch(event);
    };
    current?.addEventListener('input', touch);
    current?.addEventListener('click', press);
    return () => {
      current?.removeEventListener('input', touch);
      current?.removeEventListener('click', press);
    };
  }, []);
  const Fields = departureFields[part];
  return (
    <fieldset ref={box} className={`${cardClass} min-w-0 p-5`}>
      <legend className="sr-only">{departurePartLabel[part]()}</legend>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-lg font-bold" aria-hidden="true">
          {departurePartLabel[part]()}
        </span>
        {isMixed && <Badge tone="warn">{m.departure_mixed()}</Badge>}
        <label className="flex min-h-12 items-center gap-2">
          <input
            type="checkbox"
            name="parts"
            value={part}
            checked={isTouched}
            onChange={(event) => setIsTouched(event.target.checked)}
            className="size-6 accent-primary"
          />
          {m.departure_touch()}
        </label>
      </div>
      <div data-fields="">
        <Fields {...fields} />
      </div>
      {children}
    </fieldset>
  );
}
