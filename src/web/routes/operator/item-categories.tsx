// What the shop is divided into (docs/product/item-categories.md).
import * as m from '#messages/messages';
import { changeItemCategories, loadItemCategories } from '#web/item-categories/categories-page.server';
import { CategoriesPage } from '#web/item-categories/categories-page.tsx';
import { pageRequest } from '#web/request/page-context.server';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/item-categories';

export function loader(args: Route.LoaderArgs) {
  return loadItemCategories(pageRequest(args));
}

export function action(args: Route.ActionArgs) {
  return changeItemCategories(pageRequest(args), args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.item_categories_title());
}

export default function ItemCategoriesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CategoriesPage categories={loaderData} answer={actionData} />;
}
