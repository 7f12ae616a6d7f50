// What the page of reports loads, and what its buttons do (docs/product/reviews.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import { formatInstant } from '#shared/dates';
import { pageSizes } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import {
  type ModeratedKindName,
  moderatedKinds,
  type ModerationAction,
  moderationActions,
  type ModerationQuery,
  readModerationQuery,
  type ReportedItem,
  writeModerationQuery,
} from '#shared/moderation';
import * as paths from '#shared/paths';
import { isAreaOpen } from '#web/areas';
import { localized } from '#labels/localized';
import { namedPhotograph } from '#web/pictures/photograph-view';
import type { ReportedView } from './moderation-view.ts';
import { orMissing } from '#web/request/missing-page.server';
import { moderated } from './moderated-kinds.server.ts';
import type { PageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';

const reasonsOf = Object.fromEntries(
  moderatedKinds.map((kind) => [kind, Object.keys(moderated[kind].reasons)]),
) as Record<ModeratedKindName, string[]>;

const openKinds = ({ brand }: PageRequest) =>
  moderatedKinds.filter((kind) => isAreaOpen(moderated[kind].area, brand.flags));

function queryOf(request: PageRequest): ModerationQuery {
  const query = readModerationQuery(new URLSearchParams(request.search), reasonsOf);
  const kinds = openKinds(request);
  return kinds.includes(query.kind) ? query : { ...query, kind: kinds[0]!, reason: null };
}

export async function loadModeration(request: PageRequest, actor: Actor) {
  const query = queryOf(request);
  const { list, reasons } = moderated[query.kind];
  const { items, limit, total } = await list(request.deps, actor, query, pageSizes.list);
  return {
    query,
    limit,
    total,
    items: items.map((item) => reportedView(item, reasons, request)),
    kinds: openKinds(request).map((value) => ({ value, label: moderated[value].name() })),
    reasons: Object.entries(reasons).map(([value, word]) => ({ value, label: word() })),
  };
}

const actWords: Record<string, () => string> = {
  hidden: m.moderation_act_hidden,
  restored: m.moderation_act_restored,
  report_dismissed: m.moderation_act_dismissed,
};

function reportedView(
  {
    id,
    text,
    author,
    writtenAt,
    pictures = [],
    isHidden,
    about,
    reports,
    openReports,
    lastAct,
  }: ReportedItem,
  reasons: Record<string, () => string>,
  { locale }: PageRequest,
): ReportedView {
  const act = lastAct && actWords[lastAct.action.split('.')[1]!];
  return {
    id,
    text,
    isHidden,
    openReports,
    pictures: (isHidden ? [] : pictures).map((picture, index) =>
      namedPhotograph(picture, m.souvenir_return_picture({ number: index + 1 })),
    ),
    about: { title: localized(about.title, locale), path: about.path },
    written: m.moderation_written({
      author: author ?? m.hasanah_author_gone(),
      at: formatInstant(writtenAt, locale),
    }),
    reports: reports.map(({ reason, count }) =>
      m.moderation_reason_count({ reason: reasons[reason]?.() ?? reason, count }),
    ),
    last: act
      ? m.moderation_last({
          action: act(),
          at: formatInstant(lastAct.at, locale),
          name: lastAct.by ?? m.editor_somebody(),
        })
      : null,
  };
}

const saidAfter: Record<ModerationAction, () => string> = {
  hide: m.moderation_said_hidden,
  restore: m.moderation_said_restored,
  dismiss: m.moderation_said_dismissed,
};

/** Leads back to what was looked at. */
export async function judge(request: PageRequest, actor: Actor, sent: Request) {
  const form = await readForm(sent);
  const kind = openKinds(request).find((one) => one === form.get('kind'));
  const act = moderationActions.find((one) => one === form.get('intent'));
  if (!kind || !act) throw data(null, { status: 400 });
  await orMissing(moderated[kind].judge(request.deps, actor, String(form.get('id') ?? ''), act));
  request.leaveToast({ type: 'success', message: saidAfter[act]() });
  return redirect(
    localePath(
      `${paths.operator.moderation}${writeModerationQuery({ ...queryOf(request), page: 1 })}`,
      request.locale,
    ),
    303,
  );
}
