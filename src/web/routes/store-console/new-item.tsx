// A new item: a draft until its store publishes it (docs/product/store-console.md).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { createItem, listAllCategories } from '#domain/store-items';
import { localePath } from '#shared/locale-path';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { pageRequest } from '#web/request/page-context.server';
import { ItemFields } from '#web/store-console/item-fields.tsx';
import { readItemForm } from '#web/store-console/item-form.server';
import { ItemsLink } from '#web/store-console/item-head.tsx';
import { requireStore } from '#web/store-console/require-store.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { rowsSent } from '#web/ui/forms/rows-sent';
import { answerForm } from '#web/ui/forms/submission.server';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/new-item';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireStore(request, 'items');
  const categories = await listAllCategories(request.deps);
  return {
    categories: categories.map(({ slug, name }) => ({
      value: slug,
      label: textIn(name, request.locale).text,
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'items');
  return answerForm(args.request, null, async (form) => {
    const { item, naming } = readItemForm(form);
    const { id } = await naming(() => createItem(request.deps, actor, item));
    request.leaveToast({ type: 'success', message: m.sconsole_saved() });
    return redirect(localePath(paths.storeConsole.item(id), request.locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.sconsole_new());
}

export default function NewItemRoute({ loaderData: { categories }, actionData }: Route.ComponentProps) {
  const form = useAppForm({ id: 'item', intent: 'item', answer: actionData });
  return (
    <div className="max-w-5xl">
      <ItemsLink />
      <ConsoleHead title={m.sconsole_new()} text={m.sconsole_new_text()} />
      <Card>
        <AppFormBox form={form} className="space-y-6" noValidate>
          <ItemFields
            form={form}
            categories={categories}
            rows={rowsSent(actionData, 'item')?.['variants'] ?? [0]}
          />
          <SubmitButton pending={m.sconsole_saving()}>{m.sconsole_create()}</SubmitButton>
        </AppFormBox>
      </Card>
    </div>
  );
}
