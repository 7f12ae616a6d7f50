// Content and legal texts of the operator's console over HTTP (docs/product/site-content.md).
import type { Deps } from '#domain/deps';
import type { Actor } from '#domain/memberships';
import {
  discardLegalDraft,
  type LegalText,
  type LegalTextKey,
  listConsoleContent,
  listLegalTexts,
  publishContent,
  publishLegalText,
  readConsoleContent,
  readLegalText,
  removeContent,
  restoreContent,
  saveContent,
  saveLegalDraft,
  siteSlugs,
} from '#domain/site-content';
import { AppError } from '#shared/errors';
import { implement } from '#api/implement';
import { contentConsoleContract } from './console-contract.ts';

async function detail(deps: Deps, actor: Actor, id: string) {
  const { versions, ...item } = await readConsoleContent(deps, actor, id);
  return {
    ...item,
    versions: versions.map(({ number, isRemoval, restoredFrom, by, at }) => ({
      number,
      is_removal: isRemoval,
      restored_from: restoredFrom,
      published_by: by,
      published_at: at.toISOString(),
    })),
  };
}

const common = 'common';

/** Refuses `not_found` a text that cannot be. */
function keyOf({ slug, brand }: { slug: string; brand: string }): LegalTextKey {
  const known = siteSlugs.find((one) => one === slug);
  if (!known || !/^[a-z0-9-]{2,40}$/.test(brand)) throw new AppError('not_found');
  return { slug: known, brandId: brand === common ? null : brand };
}

const presentText = ({ slug, brandId, versions, draft }: LegalText) => ({
  slug,
  brand: brandId ?? common,
  versions: versions.map((one) => ({
    version: one.version,
    effective_on: one.effectiveOn,
    title: one.title,
    is_in_force: one.isInForce,
    published_by: one.publishedBy,
    published_at: one.publishedAt && one.publishedAt.toISOString(),
    members: one.members,
    orders: one.orders,
  })),
  draft: draft && draft.fields,
  revision: draft?.revision ?? 0,
});
const textAfter = async (deps: Deps, actor: Actor, key: LegalTextKey) =>
  presentText(await readLegalText(deps, actor, key));

export const contentConsoleApi = implement(contentConsoleContract, {
  consoleList: async ({ query }, { deps, actor }) => ({
    data: await listConsoleContent(deps, actor, query.kind),
  }),
  consoleWrite: async ({ body: { kind, ...form } }, { deps, actor }) => {
    const id = await saveContent(deps, actor, { id: null, kind, revision: 0, form });
    return { data: await detail(deps, actor, id), messageKey: 'content_saved_said' };
  },
  consoleDetail: async ({ params }, { deps, actor }) => ({ data: await detail(deps, actor, params.id) }),
  consoleSave: async ({ params: { id }, body: { revision, ...form } }, { deps, actor }) => {
    const { kind } = await readConsoleContent(deps, actor, id);
    await saveContent(deps, actor, { id, kind, revision, form });
    return { data: await detail(deps, actor, id), messageKey: 'content_saved_said' };
  },
  consoleTakeDown: async ({ params: { id } }, { deps, actor }) => {
    await removeContent(deps, actor, id);
    return { data: await detail(deps, actor, id), messageKey: 'content_removed_said' };
  },
  consolePublish: async ({ params: { id }, body }, { deps, actor }) => {
    await publishContent(deps, actor, { id, ...body });
    return { data: await detail(deps, actor, id), messageKey: 'content_published_said' };
  },
  consoleRestore: async ({ params: { id }, body }, { deps, actor }) => {
    await restoreContent(deps, actor, { id, ...body });
    return { data: await detail(deps, actor, id) };
  },
  legalTexts: async (_input, { deps, actor }) => ({
    data: (await listLegalTexts(deps, actor)).map(presentText),
  }),
  legalText: async ({ params }, { deps, actor }) => {
    const text = await readLegalText(deps, actor, keyOf(params));
    return { data: { ...presentText(text), words: text.words } };
  },
  saveLegalText: async ({ params, body: { revision, ...form } }, { deps, actor }) => {
    const key = keyOf(params);
    await saveLegalDraft(deps, actor, { key, revision, form });
    return { data: await textAfter(deps, actor, key), messageKey: 'legal_saved' };
  },
  discardLegalText: async ({ params, body }, { deps, actor }) => {
    const key = keyOf(params);
    await discardLegalDraft(deps, actor, { key, ...body });
    return { data: await textAfter(deps, actor, key), messageKey: 'legal_discarded' };
  },
  publishLegalText: async ({ params, body }, { deps, actor }) => {
    const key = keyOf(params);
    await publishLegalText(deps, actor, { key, ...body });
    return { data: await textAfter(deps, actor, key) };
  },
});
