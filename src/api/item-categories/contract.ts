// Categories of items, as the operator writes them (docs/product/item-categories.md). Fields are checked by the domain.
import * as z from 'zod';
import { evidenceKinds } from '#shared/item-query';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';

const each = { who: operatorRoles('itemCategories'), spec: '§2 Public pages, /oleh-oleh' } as const;
const categories = '/api/v3/operator/item-categories';
const named = z.object({ slug: z.string() });
const field = z.unknown().optional();
/** In the order of the shop. */
const data = z.array(
  z.object({
    slug: z.string(),
    name: z.object({ id: z.string(), en: z.string().optional() }),
    /** What its items are asked to prove. */
    evidence: z.array(z.enum(evidenceKinds)),
    /** Of any state. */
    items: z.int().nonnegative(),
  }),
);
const fields = { name_id: field, name_en: field, evidence: field };

export const itemCategoriesContract = {
  list: endpoint({
    ...each,
    method: 'GET',
    path: categories,
    summary: 'Categories in the order of the shop, those without an item on sale among them',
    data,
  }),
  create: endpoint({
    ...each,
    method: 'POST',
    path: categories,
    summary: 'Add a category, as the last; its address is made of its Indonesian name and stays',
    body: z.object(fields),
    data,
    errors: ['invalid_input'],
  }),
  change: endpoint({
    ...each,
    method: 'PUT',
    path: `${categories}/:slug`,
    summary: 'Write its names and what its items are asked to prove anew',
    params: named,
    body: z.object(fields),
    data,
    errors: ['not_found', 'invalid_input'],
  }),
  move: endpoint({
    ...each,
    method: 'POST',
    path: `${categories}/:slug/moves`,
    summary: 'Move it one place up or down; at an end nothing changes',
    params: named,
    body: z.object({ direction: z.enum(['up', 'down']) }),
    data,
    errors: ['not_found'],
  }),
};
