// A programme at a glance (docs/product/programmes.md): what keeps it from being published, and what can be done with it.
import * as m from '#messages/messages';
import { getProgramme } from '#domain/programmes';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { ProgrammeHead } from '#web/programmes/programme-head.tsx';
import { changeProgramme, programmeView } from '#web/programmes/programme-page.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { buttonClass } from '#web/ui/button.tsx';
import { CheckList } from '#web/ui/check-list.tsx';
import { RevisionButton } from '#web/ui/forms/revision-button.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/overview';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  return programmeView(await orMissing(getProgramme(request.deps, actor, args.params.programmeId)), request);
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { programmeId: id } = args.params;
  await orMissing(getProgramme(request.deps, actor, id));
  return answerForm(args.request, null, (form) => changeProgramme(request, actor, { id, form }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.title ?? m.programme_title());
}

export default function ProgrammeRoute({ loaderData: programme, actionData }: Route.ComponentProps) {
  const { id, state, isChanged, last, checks, withoutEnglish } = programme;
  const blocking = checks.filter((check) => check.isBlocking);
  const isPublished = state === 'published' && !isChanged;
  const advice = checks.filter((check) => !check.isBlocking);
  const act = { revision: programme.revision, answer: actionData };
  return (
    <div className="max-w-5xl">
      <ProgrammeHead
        programme={programme}
        action={
          blocking.length === 0 && (
            <LocalLink to={paths.partnerConsole.programmePreview(id)} className={buttonClass('secondary')}>
              {m.programme_preview()}
            </LocalLink>
          )
        }
      />
      <h2 className="mb-3 text-xl font-bold">{m.programme_check_title()}</h2>
      {blocking.length > 0 ? (
        <>
          <div className="mb-3">
            <Notice tone="warn" title={m.programme_check_blocking({ count: blocking.length })} />
          </div>
          <CheckList checks={blocking} />
        </>
      ) : (
        <div className="mb-6">
          <Notice
            tone="good"
            title={isPublished ? m.programme_check_complete() : m.programme_check_ready()}
          />
        </div>
      )}
      {(advice.length > 0 || withoutEnglish > 0) && (
        <>
          <h3 className="mb-2 font-bold">{m.programme_check_advice()}</h3>
          {withoutEnglish > 0 && (
            <p className="mb-3">{m.programme_english_count({ count: withoutEnglish })}</p>
          )}
          <CheckList checks={advice} />
        </>
      )}
      <Card className="p-5">
        {last && (
          <p className="mb-4 text-ink-soft">
            {last.by
              ? m.programme_last_by({ when: last.when, name: last.by })
              : m.programme_last({ when: last.when })}
          </p>
        )}
        <div className="flex flex-wrap items-start gap-3">
          {(state === 'draft' || isChanged) && blocking.length === 0 && (
            <RevisionButton intent="publish" {...act}>
              {state === 'draft' ? m.programme_publish() : m.programme_publish_changes()}
            </RevisionButton>
          )}
          <RevisionButton intent="duplicate" variant="secondary" {...act}>
            {m.programme_duplicate()}
          </RevisionButton>
          {(state === 'draft' || isChanged) && (
            <RevisionButton intent="discard" variant="secondary" {...act}>
              {state === 'draft' ? m.programme_delete_draft() : m.programme_discard()}
            </RevisionButton>
          )}
          {state === 'published' && (
            <RevisionButton intent="archive" variant="secondary" {...act}>
              {m.programme_archive()}
            </RevisionButton>
          )}
          {state === 'archived' && (
            <RevisionButton intent="restore" variant="secondary" {...act}>
              {m.programme_restore()}
            </RevisionButton>
          )}
        </div>
      </Card>
    </div>
  );
}
