// An item, written (docs/product/store-console.md). Whoever saves over a colleague's change is told, and keeps their words.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { getStoreItem, listAllCategories, saveItem } from '#domain/store-items';
import { localePath } from '#shared/locale-path';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { ItemFields } from '#web/store-console/item-fields.tsx';
import { itemValues, readItemForm } from '#web/store-console/item-form.server';
import { ItemHead } from '#web/store-console/item-head.tsx';
import { namingColleague, storeItemView } from '#web/store-console/item-page.server';
import { requireStore } from '#web/store-console/require-store.server';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { rowsSent } from '#web/ui/forms/rows-sent';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/edit-item';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'items');
  const { deps, locale } = request;
  const item = await orMissing(getStoreItem(deps, actor, args.params.itemId));
  const categories = await listAllCategories(deps);
  return {
    item: storeItemView(item, request),
    values: { ...itemValues(item.form), revision: String(item.revision) },
    rows: item.form.variants.map((_, index) => index),
    categories: categories.map(({ slug, name }) => ({ value: slug, label: textIn(name, locale).text })),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'items');
  const { itemId: id } = args.params;
  await orMissing(getStoreItem(request.deps, actor, id));
  return answerForm(args.request, null, async (form) => {
    const { item, naming } = readItemForm(form);
    const revision = Number(form.get('revision'));
    await namingColleague(request, actor, id, () =>
      naming(() => saveItem(request.deps, actor, { id, revision, form: item })),
    );
    request.leaveToast({ type: 'success', message: m.sconsole_saved() });
    return redirect(localePath(paths.storeConsole.editItem(id), request.locale), 303);
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.item.title ?? m.sconsole_items());
}

export default function EditItemRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-5xl">
      <ItemHead item={loaderData.item} />
      <ItemForm key={loaderData.values.revision} {...loaderData} answer={actionData} />
    </div>
  );
}

function ItemForm({
  item,
  values,
  rows,
  categories,
  answer,
}: Route.ComponentProps['loaderData'] & { answer: Route.ComponentProps['actionData'] }) {
  const form = useAppForm({ id: 'item', intent: 'item', answer, values });
  const { name, defaultValue, error: conflict } = form.field('revision');
  return (
    <Card>
      {conflict && (
        <div className="mb-4">
          <Notice tone="bad" live title={conflict}>
            <LocalLink
              to={paths.storeConsole.editItem(item.id)}
              target="_blank"
              className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
            >
              {m.sconsole_conflict_open()}
            </LocalLink>
          </Notice>
        </div>
      )}
      <AppFormBox form={form} className="space-y-6" noValidate>
        <input type="hidden" name={name} defaultValue={defaultValue} />
        <ItemFields
          form={form}
          categories={categories}
          rows={rowsSent(answer, 'item')?.['variants'] ?? rows}
        />
        <div className="sticky bottom-0 -mx-5 border-t border-line bg-card px-5 py-3">
          <SubmitButton pending={m.sconsole_saving()}>{m.sconsole_save()}</SubmitButton>
        </div>
      </AppFormBox>
    </Card>
  );
}
