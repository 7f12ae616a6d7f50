// Every published version of a programme (docs/product/programmes.md): when, by whom, and what changed.
import * as m from '#messages/messages';
import { getProgramme, listProgrammeVersions } from '#domain/programmes';
import { formatInstant } from '#shared/dates';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { ProgrammeHead } from '#web/programmes/programme-head.tsx';
import { programmeView } from '#web/programmes/programme-page.server';
import { programmeFieldLabel } from '#web/programmes/programme-parts';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { cardClass } from '#web/ui/section.tsx';
import type { Route } from './+types/versions';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { deps, locale } = request;
  const { programmeId } = args.params;
  const copy = await orMissing(getProgramme(deps, actor, programmeId));
  const versions = await listProgrammeVersions(deps, actor, programmeId);
  return {
    programme: programmeView(copy, request),
    versions: versions.map(({ version, publishedAt, by, changed }) => ({
      version,
      when: formatInstant(publishedAt, locale),
      by,
      changed: changed.map((field) => programmeFieldLabel[field]()),
    })),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.programme.title ?? m.programme_title());
}

export default function ProgrammeVersionsRoute({
  loaderData: { programme, versions },
}: Route.ComponentProps) {
  return (
    <div className="max-w-5xl">
      <ProgrammeHead programme={programme} />
      {versions.length === 0 ? (
        <EmptyState title={m.programme_version_none()} text={m.programme_version_none_text()} />
      ) : (
        <>
          <p className="mb-4 text-ink-soft">{m.programme_versions_text()}</p>
          <ol className={`${cardClass} divide-y divide-line`}>
            {versions.map(({ version, when, by, changed }) => (
              <li key={version} className="px-5 py-4">
                <p className="font-bold">{m.programme_version_number({ version })}</p>
                <p className="text-ink-soft">{by ? m.programme_version_by({ when, name: by }) : when}</p>
                <p>
                  {changed.length > 0
                    ? m.programme_version_changed({ fields: changed.join(', ') })
                    : m.programme_version_first()}
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
