// Banners, galleries, questions and the brands' three texts as the operator writes them (docs/product/site-content.md). Fields are
// checked by the domain, which names each that is wrong.
import * as z from 'zod';
import { siteSlugs } from '#domain/site-content';
import { operatorRoles } from '#shared/operator-tasks';
import { contentFieldNames, contentKindNames } from '#shared/site-content-fields';
import { endpoint } from '#api/define';
import { named, revisionOf } from '#api/inputs';

const spec = '§7 Site content';
const each = { who: operatorRoles('content'), spec } as const;
const lawyers = { who: operatorRoles('legal'), spec } as const;
const content = '/api/v3/operator/content';
const texts = '/api/v3/operator/legal-texts';
const text = `${texts}/:slug/:brand` as const;

const kind = z.enum(contentKindNames);
/** Every field as text, '' where there is nothing; which there are follows from the kind. */
const fields = z.record(z.string(), z.string());
const sent = Object.fromEntries(
  contentKindNames.flatMap(contentFieldNames).map((name) => [name, z.unknown().optional()]),
);
const itemData = z.object({
  id: z.uuid(),
  kind,
  live: fields.nullable(),
  draft: fields.nullable(),
  revision: z.int(),
});
const detailData = itemData.extend({
  versions: z.array(
    z.object({
      number: z.int(),
      is_removal: z.boolean(),
      restored_from: z.int().nullable(),
      published_by: z.string().nullable(),
      published_at: z.iso.datetime(),
    }),
  ),
});

const localText = z.object({ id: z.string(), en: z.string().optional() });
const draftFields = z.object({
  title_id: z.string(),
  title_en: z.string(),
  body_id: z.string(),
  body_en: z.string(),
  effective_on: z.iso.date(),
});
const textData = z.object({
  slug: z.enum(siteSlugs),
  /** `common`: that of every brand without its own. */
  brand: z.string(),
  versions: z.array(
    z.object({
      version: z.int(),
      effective_on: z.iso.date(),
      title: localText,
      is_in_force: z.boolean(),
      published_by: z.string().nullable(),
      published_at: z.iso.datetime().nullable(),
      members: z.int(),
      orders: z.int(),
    }),
  ),
  draft: draftFields.nullable(),
  revision: z.int(),
});
/** Names that are none answer 404. */
const textNamed = z.object({ slug: z.string(), brand: z.string() });
const field = z.unknown().optional();

export const contentConsoleContract = {
  consoleList: endpoint({
    ...each,
    method: 'GET',
    path: content,
    summary: 'Everything of a kind, as it is shown (`live`) and as it is written (`draft`)',
    query: z.object({ kind: kind.default('banner') }),
    data: z.array(itemData),
  }),
  consoleWrite: endpoint({
    ...each,
    method: 'POST',
    path: content,
    summary: 'Write a new one as a draft, which nobody is shown; every field is a text',
    body: z.object({ kind, ...sent }),
    data: detailData,
    errors: ['invalid_input'],
  }),
  consoleDetail: endpoint({
    ...each,
    method: 'GET',
    path: `${content}/:id`,
    summary: 'One of them with its versions, the newest first',
    params: named,
    data: detailData,
    errors: ['not_found'],
  }),
  consoleSave: endpoint({
    ...each,
    method: 'PUT',
    path: `${content}/:id`,
    summary: 'Write its draft; `revision` is the one that was read, 0 without a draft',
    params: named,
    body: z.object({ revision: revisionOf, ...sent }),
    data: detailData,
    errors: ['not_found', 'invalid_input', 'content_changed'],
  }),
  consoleTakeDown: endpoint({
    ...each,
    method: 'DELETE',
    path: `${content}/:id`,
    summary: 'Take it down, with its draft; its versions stay',
    params: named,
    data: detailData,
    errors: ['not_found'],
  }),
  consolePublish: endpoint({
    ...each,
    method: 'POST',
    path: `${content}/:id/publish`,
    summary: 'Show the draft from its first day on',
    params: named,
    body: z.object({ revision: revisionOf }),
    data: detailData,
    errors: ['not_found', 'content_changed'],
  }),
  consoleRestore: endpoint({
    ...each,
    method: 'POST',
    path: `${content}/:id/restore`,
    summary: 'Show an older version again, as a new one',
    params: named,
    body: z.object({ number: revisionOf }),
    data: detailData,
    errors: ['not_found'],
  }),
  legalTexts: endpoint({
    ...lawyers,
    method: 'GET',
    path: texts,
    summary:
      'The three texts of each brand, and those all brands share, with their versions and how many members and orders agreed to each',
    data: z.array(textData),
  }),
  legalText: endpoint({
    ...lawyers,
    method: 'GET',
    path: text,
    summary: 'One of them, with the words it has now; `:brand` is `common` for what all brands share',
    params: textNamed,
    data: textData.extend({ words: z.object({ title: localText, body: localText }).nullable() }),
    errors: ['not_found'],
  }),
  saveLegalText: endpoint({
    ...lawyers,
    method: 'PUT',
    path: text,
    summary: 'Write the draft of its next version; `revision` is the one that was read, 0 without a draft',
    params: textNamed,
    body: z.object({
      ...{ revision: revisionOf, title_id: field, title_en: field, body_id: field, body_en: field },
      effective_on: field,
    }),
    data: textData,
    errors: ['not_found', 'invalid_input', 'content_changed'],
  }),
  discardLegalText: endpoint({
    ...lawyers,
    method: 'POST',
    path: `${text}/discard`,
    summary: 'Throw its draft away',
    params: textNamed,
    body: z.object({ revision: revisionOf }),
    data: textData,
    errors: ['not_found', 'content_changed'],
  }),
  publishLegalText: endpoint({
    ...lawyers,
    method: 'POST',
    path: `${text}/publish`,
    summary: 'Make the draft its next version, which never changes; asks for a recent code',
    params: textNamed,
    body: z.object({ revision: revisionOf }),
    data: textData,
    errors: ['not_found', 'invalid_input', 'content_changed', 'step_up_required'],
  }),
};
