// The operator's console of banners, galleries and questions (docs/product/site-content.md): drafts, publishing, taking down, bringing back.
import { randomUUID } from 'node:crypto';
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import type { AuditAction } from '#shared/audit';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import { type ContentFields, type ContentKind, contentKindNames } from '#shared/site-content-fields';
import { contentForm } from '#shared/site-content-form';
import { readContent, writeContent } from './content-rows.ts';

interface ContentDeps {
  db: Db;
  now: () => Date;
}

export interface ConsoleContent {
  id: string;
  kind: ContentKind;
  /** Null: not shown. */
  live: ContentFields | null;
  /** Null: nothing waits to be published. */
  draft: ContentFields | null;
  /** Of the draft; 0 without one. */
  revision: number;
}

const requireContentRole = (actor: Actor) => requireOperatorTask(actor, 'content');

/** Everything of a kind, as it is shown and as it is written. Refuses `forbidden`. */
export async function listConsoleContent(
  { db }: ContentDeps,
  actor: Actor,
  kind: ContentKind,
): Promise<ConsoleContent[]> {
  requireContentRole(actor);
  const [live, drafts] = await Promise.all([
    readContent(db, kind),
    db.selectFrom('site_drafts').selectAll().where('kind', '=', kind).orderBy('changed_at', 'desc').execute(),
  ]);
  const drafted = new Map(drafts.map((draft) => [draft.item_id, draft]));
  const known = new Set(live.map(({ id }) => id));
  const fresh = drafts.filter(({ item_id: id }) => !known.has(id));
  return [
    ...fresh.map(({ item_id: id, fields, revision }) => ({
      ...{ id, kind, revision, live: null },
      draft: fields as ContentFields,
    })),
    ...live.map(({ id, fields }) => ({
      ...{ id, kind, live: fields },
      draft: (drafted.get(id)?.fields as ContentFields | undefined) ?? null,
      revision: drafted.get(id)?.revision ?? 0,
    })),
  ];
}

export interface ContentVersion {
  number: number;
  /** It was taken down. */
  isRemoval: boolean;
  restoredFrom: number | null;
  by: string | null;
  at: Date;
}

/** One of them with its versions, newest first. Refuses `forbidden`, `not_found`. */
export async function readConsoleContent(
  { db }: ContentDeps,
  actor: Actor,
  id: string,
): Promise<ConsoleContent & { versions: ContentVersion[] }> {
  requireContentRole(actor);
  const found = await findContent(db, id);
  const versions = await db
    .selectFrom('site_versions as v')
    .leftJoin('accounts as a', 'a.id', 'v.published_by')
    .select(['v.number', 'v.restored_from as restoredFrom', 'a.name as by', 'v.published_at as at'])
    .select((row) => row('v.fields', 'is', null).as('isRemoval'))
    .where('v.item_id', '=', id)
    .orderBy('v.number', 'desc')
    .limit(20)
    .execute();
  return { ...found, versions: versions.map((one) => ({ ...one, isRemoval: Boolean(one.isRemoval) })) };
}

/** Refuses `not_found` what was never there. */
async function findContent(db: Db, id: string, { forUpdate = false } = {}): Promise<ConsoleContent> {
  if (!isId(id)) throw new AppError('not_found');
  const draft = await db
    .selectFrom('site_drafts')
    .selectAll()
    .where('item_id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  const written = draft && { draft: draft.fields as ContentFields, revision: draft.revision };
  for (const kind of contentKindNames) {
    const [row] = await readContent(db, kind, id);
    if (row) return { draft: null, revision: 0, ...written, id, kind, live: row.fields };
  }
  const shown =
    draft ??
    (await db
      .selectFrom('site_versions')
      .select('kind')
      .where('item_id', '=', id)
      .limit(1)
      .executeTakeFirst());
  if (!shown) throw new AppError('not_found');
  return { draft: null, revision: 0, ...written, id, kind: shown.kind as ContentKind, live: null };
}

/** Writes the draft; answers its id. Refuses `forbidden`, `invalid_input`, `not_found`, `content_changed`. */
export async function saveContent(
  deps: ContentDeps,
  actor: Actor,
  { id, kind, revision, form }: { id: string | null; kind: ContentKind; revision: number; form: unknown },
): Promise<string> {
  requireContentRole(actor);
  const fields: ContentFields = checkedForm(contentForm(kind), form);
  const itemId = id ?? randomUUID();
  await act(deps, actor, 'content.drafted', { itemId, kind }, async (db) => {
    if (fields['brand'] && !(await isBrand(db, fields['brand'])))
      throw new AppError('invalid_input', [{ field: 'brand', message: 'error_invalid_value' }]);
    if (id !== null && (await findContent(db, id, { forUpdate: true })).revision !== revision)
      throw new AppError('content_changed');
    const row = {
      brand_id: fields['brand'] || null,
      fields: JSON.stringify(fields),
      revision: revision + 1,
      changed_by: actor.accountId,
      changed_at: deps.now(),
    };
    await db
      .insertInto('site_drafts')
      .values({ item_id: itemId, kind, ...row })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet(row))
      .execute();
  });
  return itemId;
}

const isBrand = async (db: Db, id: string) =>
  (await db.selectFrom('brands').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Shows the draft from its first day. Refuses `forbidden`, `not_found`, `content_changed`. */
export async function publishContent(
  deps: ContentDeps,
  actor: Actor,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  requireContentRole(actor);
  await transaction(deps.db, async (db) => {
    const found = await findContent(db, id, { forUpdate: true });
    if (!found.draft) throw new AppError('not_found');
    if (found.revision !== revision) throw new AppError('content_changed');
    await db.deleteFrom('site_drafts').where('item_id', '=', id).execute();
    await show({ ...deps, db }, actor, found, { fields: found.draft, action: 'content.published' });
  });
}

/** Takes it down; its versions stay. Refuses `forbidden`, `not_found`. */
export async function removeContent(deps: ContentDeps, actor: Actor, id: string): Promise<void> {
  requireContentRole(actor);
  await transaction(deps.db, async (db) => {
    const found = await findContent(db, id, { forUpdate: true });
    await db.deleteFrom('site_drafts').where('item_id', '=', id).execute();
    await show({ ...deps, db }, actor, found, { fields: null, action: 'content.removed' });
  });
}

/** Shows an older version again, as a new one. Refuses `forbidden`, `not_found`. */
export async function restoreContent(
  deps: ContentDeps,
  actor: Actor,
  { id, number }: { id: string; number: number },
): Promise<void> {
  requireContentRole(actor);
  await transaction(deps.db, async (db) => {
    const found = await findContent(db, id, { forUpdate: true });
    const version = await db
      .selectFrom('site_versions')
      .select('fields')
      .where('item_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!version?.fields) throw new AppError('not_found');
    const fields = version.fields as ContentFields;
    await show({ ...deps, db }, actor, found, { fields, action: 'content.restored', restoredFrom: number });
  });
}

interface Shown {
  fields: ContentFields | null;
  action: AuditAction;
  restoredFrom?: number;
}

/** What stood there before the first publishing becomes version 1, so that it can be shown again. */
async function show(
  deps: ContentDeps,
  actor: Actor,
  { id, kind, live }: ConsoleContent,
  { fields, action, restoredFrom }: Shown,
): Promise<void> {
  const { db, now } = deps;
  const last = await db
    .selectFrom('site_versions')
    .select((row) => row.fn.max('number').as('number'))
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow();
  const isFirst = last.number === null && live !== null;
  const number = (last.number ?? 0) + (isFirst ? 2 : 1);
  const base = { item_id: id, kind, published_at: now() };
  const versions = [
    ...(isFirst ? [{ ...base, number: 1, fields: JSON.stringify(live) }] : []),
    {
      ...{ ...base, number, published_by: actor.accountId, restored_from: restoredFrom ?? null },
      fields: fields && JSON.stringify(fields),
    },
  ];
  for (const version of versions) await db.insertInto('site_versions').values(version).execute();
  await writeContent(db, kind, id, fields);
  await audit(deps, actor, action, { itemId: id, kind });
}

async function act(
  deps: ContentDeps,
  actor: Actor,
  action: AuditAction,
  about: { itemId: string; kind: ContentKind },
  work: (db: Db) => Promise<void>,
): Promise<void> {
  await transaction(deps.db, async (db) => {
    await work(db);
    await audit({ ...deps, db }, actor, action, about);
  });
}

function audit(
  deps: ContentDeps,
  actor: Actor,
  action: AuditAction,
  { itemId, kind }: { itemId: string; kind: ContentKind },
): Promise<void> {
  const role = requireContentRole(actor);
  return recordAudit(deps, { actor, role, action, subjectId: null, details: { about: itemId, kind } });
}
