// Who did what with a member's data (docs/product/audit.md): for its owner to read.
import * as m from '#messages/messages';
import { listAudit } from '#domain/audit';
import { formatInstant } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { askedPage } from '#shared/list-query';
import * as paths from '#shared/paths';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { actionLabels, actorLabel } from '#labels/audit';
import type { RouteHandle } from '#web/route-handle';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/audit';

export const handle: RouteHandle = { member: {} };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { accountId } = requireMember(request);
  const page = askedPage(new URLSearchParams(request.search));
  const list = await listAudit(request.deps, accountId, page, pageSizes.list);
  return {
    page,
    limit: list.limit,
    total: list.total,
    entries: list.items.map((entry) => ({
      id: entry.id,
      at: formatInstant(entry.at, request.locale),
      // In words: the browser needs none of the others.
      action: actionLabels[entry.action](),
      who: actorLabel(entry),
      device: typeof entry.details['device'] === 'string' ? entry.details['device'] : null,
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.audit_title());
}

export default function AuditRoute({ loaderData: { entries, ...paging } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{m.audit_title()}</PageTitle>
      {entries.length === 0 ? (
        <EmptyState title={m.audit_empty()} text={m.audit_text()} />
      ) : (
        <>
          <p className="mb-4">{m.audit_text()}</p>
          <ul className="divide-y divide-line border-y border-line">
            {entries.map(({ id, at, action, who, device }) => (
              <li key={id} className="py-3">
                <p className="font-semibold">{action}</p>
                <p className="text-ink-soft">
                  {at} · {m.audit_by({ who })}
                  {device && ` · ${device}`}
                </p>
              </li>
            ))}
          </ul>
          <PageLinks {...paging} pathOf={(page) => `${paths.member.audit}?page=${page}`} />
        </>
      )}
    </>
  );
}
