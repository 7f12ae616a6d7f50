// Banners, galleries and questions (docs/product/site-content.md): what is shown, what is planned, what lacks a language.
import { PenLine } from 'lucide-react';
import * as m from '#messages/messages';
import { contentKindLabels } from '#labels/site-content';
import * as paths from '#shared/paths';
import { contentKindNames } from '#shared/site-content-fields';
import { loadContentList } from '#web/site-content/console/content-pages.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/content';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadContentList(request, requireOperator(request, 'content'));
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.content_title());
}

const states = {
  shown: { tone: 'good', word: m.content_shown },
  planned: { tone: 'warn', word: m.content_planned },
  over: { tone: 'neutral', word: m.content_over },
  hidden: { tone: 'neutral', word: m.content_hidden },
} as const;

export default function ContentRoute({ loaderData: { kind, items } }: Route.ComponentProps) {
  const write = (
    <LocalLink to={`${paths.operator.newContent}?kind=${kind}`} className={buttonClass('primary')}>
      <PenLine size={20} aria-hidden="true" />
      {m.content_new()}
    </LocalLink>
  );
  return (
    <>
      <ConsoleHead title={m.content_title()} text={m.content_text()} action={write} />
      <nav aria-label={m.content_kind()} className="mb-6 flex flex-wrap gap-2">
        {contentKindNames.map((one) => (
          <LocalLink
            key={one}
            to={`${paths.operator.content}?kind=${one}`}
            aria-current={one === kind ? 'page' : undefined}
            className={buttonClass(one === kind ? 'primary' : 'secondary')}
          >
            {contentKindLabels[one]()}
          </LocalLink>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState title={m.content_none()} text={m.content_none_text()} />
      ) : (
        <DenseTable
          caption={contentKindLabels[kind]()}
          columns={[
            { key: 'title', label: m.content_name() },
            { key: 'brand', label: m.content_brand() },
            { key: 'when', label: m.content_when() },
            { key: 'state', label: m.content_state() },
            { key: 'languages', label: m.content_languages() },
          ]}
          rows={items.map(({ id, title, brand, when, state, hasDraft, isComplete }) => ({
            key: id,
            cells: [
              <LocalLink
                key="title"
                to={paths.operator.contentItem(id)}
                className="inline-flex min-h-12 items-center text-left font-semibold text-primary underline underline-offset-4"
              >
                {title}
              </LocalLink>,
              brand,
              when,
              <span key="state" className="inline-flex flex-wrap gap-1">
                <Badge tone={states[state].tone}>{states[state].word()}</Badge>
                {hasDraft && <Badge tone="warn">{m.content_draft()}</Badge>}
              </span>,
              isComplete ? (
                m.content_complete()
              ) : (
                <Badge key="languages" tone="warn">
                  {m.content_english_missing()}
                </Badge>
              ),
            ],
          }))}
        />
      )}
    </>
  );
}
