// A store's items from a table (docs/product/store-console.md): taken, sent back, looked at, and written by a second press.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { importItems, tryItems } from '#domain/store-items';
import { itemPlacesIn } from '#labels/item-columns';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { fileOf } from '#web/request/answer-actions.server';
import { pageRequest } from '#web/request/page-context.server';
import { ImportPage } from '#web/store-console/import-page.tsx';
import { requireStore } from '#web/store-console/require-store.server';
import { triedItems } from '#web/store-console/tried-items.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { triedAnswer } from '#web/ui/sheets/tried-sheet.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/import-items';

export function loader(args: Route.LoaderArgs) {
  requireStore(pageRequest(args), 'items');
  return null;
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'items');
  const { deps, locale } = request;
  return answerForm(args.request, null, async (form) => {
    const sent = { file: await fileOf(form, 'file'), placesIn: itemPlacesIn };
    if (form.get('do') !== 'write') return triedAnswer(triedItems(await tryItems(deps, actor, sent), locale));
    const written = await importItems(deps, actor, { ...sent, trial: String(form.get('trial')) });
    request.leaveToast({ type: 'success', message: m.item_import_written(written) });
    return redirect(localePath(paths.storeConsole.items, locale), 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.item_import());
}

export default function ImportItemsRoute({ actionData }: Route.ComponentProps) {
  return <ImportPage answer={actionData} />;
}
