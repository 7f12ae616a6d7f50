// A new programme: its essentials, then its parts (docs/product/programmes.md).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { createProgramme } from '#domain/programmes';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { kindChoices } from '#web/programmes/part-choices.server';
import { Essentials } from '#web/programmes/part-fields.tsx';
import { readNewProgramme } from '#web/programmes/programme-form.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { readNestedForm } from '#web/ui/forms/nested-form.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/new';

export function loader(args: Route.LoaderArgs) {
  requirePartner(pageRequest(args));
  return { kinds: kindChoices() };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  return answerForm(args.request, null, async (form) => {
    const { fields, naming } = readNestedForm(form, [], []);
    const { id } = await naming(() => createProgramme(request.deps, actor, readNewProgramme(fields)));
    request.leaveToast({ type: 'success', message: m.programme_saved() });
    return redirect(localePath(paths.partnerConsole.programmePart(id, 'basics'), request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.programme_new());
}

export default function NewProgrammeRoute({ loaderData: { kinds }, actionData }: Route.ComponentProps) {
  const form = useAppForm({ id: 'programme', answer: actionData, values: { kind: 'umrah_regular' } });
  return (
    <div className="max-w-4xl">
      <LocalLink
        to={paths.partnerConsole.programmes}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.programme_back()}
      </LocalLink>
      <ConsoleHead title={m.programme_new()} text={m.programme_new_text()} />
      <Card>
        <AppFormBox form={form} noValidate>
          <Essentials
            form={form}
            choices={{ kinds, destinations: [], hotels: [], icons: [] }}
            isPublished={false}
          />
          <SubmitButton pending={m.programme_saving()}>{m.programme_create()}</SubmitButton>
        </AppFormBox>
      </Card>
    </div>
  );
}
