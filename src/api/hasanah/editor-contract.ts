// Articles as the operator's editors write them (docs/product/hasanah.md): drafts, publishing, a day to come, withdrawing. Fields are checked
// by the domain, which names each that is wrong; pictures are put up at the page.
import * as z from 'zod';
import { consoleOrders } from '#shared/console-list';
import { editorArticleSorts } from '#shared/editor-article-query';
import { articleKinds, articleStates, articleTopics } from '#shared/hasanah';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';
import { named, paged, revisionOf, searchText } from '#api/inputs';

const each = { who: operatorRoles('articles'), spec: '§7 Site content' } as const;
const articles = '/api/v3/operator/articles';
const count = z.int().nonnegative();
const text = z.object({ id: z.string(), en: z.string().optional() });
const field = z.unknown().optional();
const moves = ['save', 'publish', 'schedule', 'withdraw'] as const;

const form = {
  move: z.enum(moves).default('save'),
  ...{ kind: field, topic: field, brand: field, slug: field, is_header: field },
  ...{ title_id: field, title_en: field, summary_id: field, summary_en: field },
  ...{ body_id: field, body_en: field },
  /** With `schedule`: as a clock in Jakarta shows it. */
  publish_at: field,
};
const listed = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(articleKinds),
  topic: z.enum(articleTopics),
  title: text,
  state: z.enum(articleStates),
  publish_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  views: count,
  comments: count,
});
const detail = listed.extend({
  brand: z.string().nullable(),
  is_header: z.boolean(),
  summary: text,
  body: text,
  version: count,
});

export const articleEditorContract = {
  editorList: endpoint({
    ...each,
    method: 'GET',
    path: articles,
    summary: 'Articles in every state, unless asked otherwise the newest change first',
    query: paged(pageSizes.console).extend({
      search: searchText.default(''),
      state: z.enum(articleStates).optional(),
      kind: z.enum(articleKinds).optional(),
      sort: z.enum(consoleOrders(editorArticleSorts)).optional(),
    }),
    data: z.array(listed),
    paged: true,
    errors: ['not_found'],
  }),
  editorDetail: endpoint({
    ...each,
    method: 'GET',
    path: `${articles}/:id`,
    summary: 'One article as it is written',
    params: named,
    data: detail,
    errors: ['not_found'],
  }),
  editorWrite: endpoint({
    ...each,
    method: 'POST',
    path: articles,
    summary: 'Write a new article: a draft, or published or scheduled at once by `move`',
    body: z.object(form),
    data: detail,
    errors: ['not_found', 'invalid_input'],
  }),
  editorSave: endpoint({
    ...each,
    method: 'PUT',
    path: `${articles}/:id`,
    summary: 'Write it anew over the `version` that was read, and publish, schedule or withdraw it by `move`',
    params: named,
    body: z.object({ version: revisionOf, ...form }),
    data: detail,
    errors: ['not_found', 'invalid_input', 'article_changed'],
  }),
};
