// What the pages of one programme load, and what a press on them does.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  archiveProgramme,
  discardChanges,
  duplicateProgramme,
  fieldFault,
  getProgramme,
  type ProgrammeFault,
  publishProgramme,
  restoreProgramme,
  type WorkingCopy,
} from '#domain/programmes';
import { formatInstant } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import type { CheckView } from '#web/ui/check-list.tsx';
import { messageByKey } from '#web/ui/forms/message-by-key.server';
import { nameWhoWasFirst } from '#web/request/name-who-was-first.server';
import type { PageRequest } from '#web/request/page-context.server';
import { partOfField, type ProgrammePart, programmeFieldLabel } from './programme-parts.ts';

interface ProgrammeCheck extends CheckView {
  part: ProgrammePart;
}

/** Of every page of a programme. */
export function programmeView(copy: WorkingCopy, { locale }: Pick<PageRequest, 'locale'>) {
  return {
    id: copy.id,
    title: textIn(copy.form.title, locale).text || m.programme_state_draft(),
    kind: copy.form.kind,
    state: copy.state,
    version: copy.version,
    revision: copy.revision,
    isChanged: copy.isChanged,
    last: copy.last && { when: formatInstant(copy.last.at, locale), by: copy.last.by },
    // One line for all missing translations: there may be a hundred.
    checks: copy.faults
      .filter(({ code }) => code !== 'english_missing')
      .map((fault) => checkView(copy.id, fault)),
    withoutEnglish: copy.faults.filter(({ code }) => code === 'english_missing').length,
  };
}

function checkView(programmeId: string, fault: ProgrammeFault): ProgrammeCheck {
  const { field, message, values } = fieldFault(fault);
  const [first, place] = field.split('.') as [keyof typeof programmeFieldLabel, string | undefined];
  const list = programmeFieldLabel[first]();
  return {
    field,
    part: partOfField(field),
    to: paths.partnerConsole.programmePart(programmeId, partOfField(field)),
    where: place && /^\d+$/.test(place) ? m.programme_row({ list, place: Number(place) + 1 }) : list,
    message: messageByKey(message, values),
    isBlocking: fault.isBlocking,
  };
}

/** The acts of a programme's overview; answers where they lead, without language. */
export async function changeProgramme(
  request: PageRequest,
  actor: Actor,
  { id, form }: { id: string; form: FormData },
): Promise<Response> {
  const { deps, locale, leaveToast } = request;
  const revision = Number(form.get('revision') ?? 0);
  const done = (message: string, to = paths.partnerConsole.programme(id)) => {
    leaveToast({ type: 'success', message });
    return redirect(localePath(to, locale), 303);
  };
  switch (form.get('intent')) {
    case 'publish':
      await namingColleague(request, actor, id, () => publishProgramme(deps, actor, { id, revision }));
      return done(m.programme_published());
    case 'discard': {
      const { state } = await getProgramme(deps, actor, id);
      await namingColleague(request, actor, id, () => discardChanges(deps, actor, { id, revision }));
      return done(m.programme_discarded(), state === 'draft' ? paths.partnerConsole.programmes : undefined);
    }
    case 'duplicate': {
      const copy = await duplicateProgramme(deps, actor, id);
      return done(m.programme_duplicated(), paths.partnerConsole.programmePart(copy.id, 'basics'));
    }
    case 'archive':
      await archiveProgramme(deps, actor, id);
      return done(m.programme_archived());
    case 'restore':
      await restoreProgramme(deps, actor, id);
      return done(m.programme_restored());
    default:
      throw new AppError('invalid_input');
  }
}

/** Does it, and says who was first when somebody else saved meanwhile. */
export function namingColleague<Answer>(
  request: Pick<PageRequest, 'deps' | 'locale'>,
  actor: Actor,
  id: string,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const last = async () => (await getProgramme(request.deps, actor, id)).last;
  return nameWhoWasFirst(request, { code: 'programme_changed', message: 'programme_conflict', last }, change);
}
