// One banner, picture of the gallery or question (docs/product/site-content.md): its draft, its preview, and what was shown before.
import * as m from '#messages/messages';
import { contentKindLabels } from '#labels/site-content';
import * as paths from '#shared/paths';
import { ContentActions } from '#web/site-content/console/content-actions.tsx';
import { ContentForm } from '#web/site-content/console/content-form.tsx';
import { changeContent, loadContentItem } from '#web/site-content/console/content-pages.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { useAppForm } from '#web/ui/forms/app-form.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/content-item';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadContentItem(request, requireOperator(request, 'content'), args.params.itemId);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'content');
  return changeContent(request, actor, args.params.itemId, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.content_title());
}

export default function ContentItemRoute({ loaderData: item, actionData }: Route.ComponentProps) {
  const preview = actionData && 'preview' in actionData ? actionData.preview : null;
  const answer = actionData && 'result' in actionData ? actionData : undefined;
  const { kind, values, fields, revision } = item;
  const form = useAppForm({ id: 'content', answer, values, intent: 'save' });
  return (
    <>
      <LocalLink
        to={`${paths.operator.content}?kind=${kind}`}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {contentKindLabels[kind]()}
      </LocalLink>
      <ConsoleHead title={values[kind === 'question' ? 'question_id' : 'title_id']!} />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)] xl:items-start">
        <ContentForm key={revision} form={form} fields={fields} revision={revision} />
        <ContentActions item={item} answer={answer} preview={preview} />
      </div>
    </>
  );
}
