// What the operator's page of categories of items loads and does (docs/product/item-categories.md).
import * as m from '#messages/messages';
import {
  changeItemCategory,
  createItemCategory,
  listItemCategories,
  moveItemCategory,
} from '#domain/item-categories';
import { evidenceKinds } from '#shared/item-query';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { answerActions } from '#web/request/answer-actions.server';
import { requireOperator } from '#web/request/operator-pages.server';
import type { PageRequest } from '#web/request/page-context.server';

export async function loadItemCategories(request: PageRequest) {
  const actor = requireOperator(request, 'itemCategories');
  const categories = await listItemCategories(request.deps, actor);
  return categories.map(({ slug, name, evidence, items }, index) => ({
    slug,
    title: textIn(name, request.locale).text,
    items,
    isFirst: index === 0,
    isLast: index === categories.length - 1,
    values: {
      name_id: name.id,
      name_en: name.en ?? '',
      ...Object.fromEntries(evidence.map((kind) => [`evidence_${kind}`, 'on'])),
    },
  }));
}

export function changeItemCategories(request: PageRequest, sent: Request) {
  const actor = requireOperator(request, 'itemCategories');
  const { deps } = request;
  const move = (by: -1 | 1) => async (slug: string) => {
    await moveItemCategory(deps, actor, { slug, by });
    return m.item_categories_moved();
  };
  const actions = {
    create: async (_about: string, form: FormData) => {
      await createItemCategory(deps, actor, categoryIn(form));
      return m.item_categories_created();
    },
    change: async (slug: string, form: FormData) => {
      await changeItemCategory(deps, actor, { slug, form: categoryIn(form) });
      return m.item_categories_changed();
    },
    up: move(-1),
    down: move(1),
  };
  return answerActions(request, sent, actions, paths.operator.itemCategories);
}

const categoryIn = (form: FormData) => ({
  name_id: form.get('name_id') ?? '',
  name_en: form.get('name_en') ?? '',
  evidence: evidenceKinds.filter((kind) => form.has(`evidence_${kind}`)),
});
