// A new banner, picture of the gallery or question (docs/product/site-content.md): a draft at first.
import * as m from '#messages/messages';
import { contentKindLabels } from '#labels/site-content';
import { ContentForm } from '#web/site-content/console/content-form.tsx';
import { loadNewContent, writeNewContent } from '#web/site-content/console/content-pages.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { useAppForm } from '#web/ui/forms/app-form.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/new-content';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireOperator(request, 'content');
  return loadNewContent(request);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  return writeNewContent(request, requireOperator(request, 'content'), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.content_new());
}

export default function NewContentRoute({
  loaderData: { kind, fields, values },
  actionData,
}: Route.ComponentProps) {
  const form = useAppForm({ id: 'content', answer: actionData, values, intent: 'save' });
  return (
    <>
      <ConsoleHead title={`${contentKindLabels[kind]()}: ${m.content_new()}`} text={m.content_text()} />
      <div className="max-w-3xl">
        <ContentForm form={form} fields={fields} revision={0} />
      </div>
    </>
  );
}
