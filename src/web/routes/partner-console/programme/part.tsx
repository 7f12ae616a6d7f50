// One part of a programme, written (docs/product/programmes.md). Whoever saves over a colleague's change is told, and keeps their words.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { addHotel, getProgramme, saveProgramme } from '#domain/programmes';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { HotelForm, hotelIntent } from '#web/programmes/hotel-form.tsx';
import { partChoices } from '#web/programmes/part-choices.server';
import { PartFields } from '#web/programmes/part-fields.tsx';
import {
  partValues,
  programmeLists,
  readHotel,
  readProgrammePart,
  rowNumbers,
  unsaidInRows,
} from '#web/programmes/programme-form.server';
import { ProgrammeHead } from '#web/programmes/programme-head.tsx';
import { namingColleague, programmeView } from '#web/programmes/programme-page.server';
import { partLabel, programmeParts } from '#web/programmes/programme-parts';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { CheckList } from '#web/ui/check-list.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { readNestedForm } from '#web/ui/forms/nested-form.server';
import { rowsSent } from '#web/ui/forms/rows-sent';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/part';

function partNamed(name: string) {
  const part = programmeParts.find((one) => one === name);
  if (!part) throw data(null, { status: 404 });
  return part;
}

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const part = partNamed(args.params.part);
  const copy = await orMissing(getProgramme(request.deps, actor, args.params.programmeId));
  const values = partValues(part, copy.form);
  return {
    part,
    programme: programmeView(copy, request),
    values: { ...values, revision: String(copy.revision) },
    rows: rowNumbers(values),
    choices: await partChoices(request, actor),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  const { programmeId: id } = args.params;
  const part = partNamed(args.params.part);
  const copy = await orMissing(getProgramme(deps, actor, id));
  return answerForm(args.request, null, async (form) => {
    if (form.get('intent') === hotelIntent) {
      await addHotel(deps, actor, readHotel(form));
      request.leaveToast({ type: 'success', message: m.hotel_added() });
    } else {
      const { fields, naming } = readNestedForm(form, programmeLists, unsaidInRows);
      const revision = Number(form.get('revision'));
      const read = { ...copy.form, ...readProgrammePart(part, fields) };
      await namingColleague(request, actor, id, () =>
        naming(() => saveProgramme(deps, actor, { id, revision, form: read })),
      );
      request.leaveToast({ type: 'success', message: m.programme_saved() });
    }
    return redirect(localePath(paths.partnerConsole.programmePart(id, part), locale), 303);
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.programme.title ?? m.programme_title());
}

export default function ProgrammePartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { part, programme, values } = loaderData;
  return (
    <div className="max-w-5xl">
      <ProgrammeHead programme={programme} />
      <CheckList checks={programme.checks.filter((check) => check.part === part)} />
      <PartForm key={`${part} ${values.revision}`} {...loaderData} answer={actionData} />
      {part === 'journey' && <HotelForm answer={actionData} places={loaderData.choices.destinations} />}
    </div>
  );
}

function PartForm({
  part,
  programme,
  values,
  rows,
  choices,
  answer,
}: Route.ComponentProps['loaderData'] & { answer: Route.ComponentProps['actionData'] }) {
  const form = useAppForm({ id: 'part', intent: 'part', answer, values });
  const { name, defaultValue, error: conflict } = form.field('revision');
  return (
    <Card>
      <h2 className="mb-4 text-xl font-bold">{partLabel[part]()}</h2>
      {conflict && (
        <div className="mb-4">
          <Notice tone="bad" live title={conflict}>
            <LocalLink
              to={paths.partnerConsole.programmePart(programme.id, part)}
              target="_blank"
              className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
            >
              {m.programme_conflict_open()}
            </LocalLink>
          </Notice>
        </div>
      )}
      <AppFormBox form={form} className="space-y-6" noValidate>
        <input type="hidden" name={name} defaultValue={defaultValue} />
        <PartFields
          part={part}
          form={form}
          rows={rowsSent(answer, 'part') ?? rows}
          choices={choices}
          isPublished={programme.version > 0}
        />
        <div className="sticky bottom-0 -mx-5 border-t border-line bg-card px-5 py-3">
          <SubmitButton pending={m.programme_saving()}>{m.programme_save()}</SubmitButton>
        </div>
      </AppFormBox>
    </Card>
  );
}
