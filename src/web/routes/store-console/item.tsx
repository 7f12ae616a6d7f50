// An item at a glance (docs/product/store-console.md): what keeps it from being sold, its stock, and what can be done with it.
import * as m from '#messages/messages';
import { getStoreItem } from '#domain/store-items';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { ItemHead } from '#web/store-console/item-head.tsx';
import { changeItem, storeItemView } from '#web/store-console/item-page.server';
import { requireStore } from '#web/store-console/require-store.server';
import { StockForms } from '#web/store-console/stock-form.tsx';
import { CheckList } from '#web/ui/check-list.tsx';
import { RevisionButton } from '#web/ui/forms/revision-button.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/item';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'items');
  return storeItemView(await orMissing(getStoreItem(request.deps, actor, args.params.itemId)), request);
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requireStore(request, 'items');
  const { itemId: id } = args.params;
  await orMissing(getStoreItem(request.deps, actor, id));
  return answerForm(args.request, null, (form) => changeItem(request, actor, { id, form }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.title ?? m.sconsole_items());
}

export default function StoreItemRoute({ loaderData: item, actionData }: Route.ComponentProps) {
  const { state, last, checks, stock, revision } = item;
  const blocking = checks.filter(({ isBlocking }) => isBlocking);
  const advice = checks.filter(({ isBlocking }) => !isBlocking);
  const act = { revision, answer: actionData };
  return (
    <div className="max-w-5xl">
      <ItemHead item={item} />
      <h2 className="mb-3 text-xl font-bold">{m.sconsole_check()}</h2>
      <div className="mb-3">
        {blocking.length > 0 ? (
          <Notice tone="warn" title={m.sconsole_check_blocking({ count: blocking.length })} />
        ) : (
          <Notice tone="good" title={m.sconsole_check_ready()} />
        )}
      </div>
      <CheckList checks={blocking} />
      {advice.length > 0 && (
        <>
          <h3 className="mb-2 font-bold">{m.sconsole_check_advice()}</h3>
          <CheckList checks={advice} />
        </>
      )}
      <StockForms stock={stock} answer={actionData} />
      <Card className="p-5">
        {last && (
          <p className="mb-4 text-ink-soft">
            {last.by
              ? m.sconsole_last_by({ when: last.when, name: last.by })
              : m.sconsole_last({ when: last.when })}
          </p>
        )}
        <div className="flex flex-wrap items-start gap-3">
          {state !== 'published' && blocking.length === 0 && (
            <RevisionButton intent="publish" {...act}>
              {state === 'draft' ? m.sconsole_publish() : m.sconsole_publish_again()}
            </RevisionButton>
          )}
          <RevisionButton intent="duplicate" variant="secondary" {...act}>
            {m.sconsole_duplicate()}
          </RevisionButton>
          {state === 'published' && (
            <RevisionButton intent="withdraw" variant="secondary" {...act}>
              {m.sconsole_withdraw()}
            </RevisionButton>
          )}
        </div>
      </Card>
    </div>
  );
}
