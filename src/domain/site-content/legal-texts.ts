// The operator writes the brands' three texts (docs/product/site-content.md): a draft, then a version that never changes, from a day on.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor, requireOperatorTask } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import type { AuditAction } from '#shared/audit';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { type LegalTextForm, legalTextForm } from '#shared/legal-text-form';
import type { LocalText } from '#shared/locale';
import { type SiteSlug, siteSlugs } from './site-pages.ts';

interface LegalDeps {
  db: Db;
  now: () => Date;
}

/** Whose text: a brand's own, or with null that of every brand that has none. */
export interface LegalTextKey {
  brandId: string | null;
  slug: SiteSlug;
}

export interface LegalVersion {
  version: number;
  effectiveOn: string;
  title: LocalText;
  isInForce: boolean;
  /** Null: it was there before texts were written here. */
  publishedBy: string | null;
  publishedAt: Date | null;
  /** Members who registered, and orders, that agreed to exactly these words. */
  members: number;
  orders: number;
}

export interface LegalText extends LegalTextKey {
  /** Newest first. */
  versions: LegalVersion[];
  /** Null: nothing waits. */
  draft: { fields: LegalTextForm; revision: number } | null;
}

/** Every text that there is, and those that a brand might have of its own. Refuses `forbidden`. */
export async function listLegalTexts({ db, now }: LegalDeps, actor: Actor): Promise<LegalText[]> {
  requireOperatorTask(actor, 'legal');
  const brands = await db.selectFrom('brands').select('id').orderBy('id').execute();
  const keys = [null, ...brands.map(({ id }) => id)].flatMap((brandId) =>
    siteSlugs.map((slug): LegalTextKey => ({ brandId, slug })),
  );
  const versions = await readVersions({ db, now });
  const drafts = await db.selectFrom('site_page_drafts').selectAll().execute();
  return keys.map((key) => {
    const draft = drafts.find(({ brand_id, slug }) => brand_id === key.brandId && slug === key.slug);
    return {
      ...key,
      versions: versions.filter(({ brandId, slug }) => brandId === key.brandId && slug === key.slug),
      draft: draft ? { fields: draft.fields as unknown as LegalTextForm, revision: draft.revision } : null,
    };
  });
}

/** One of them with the words it has now, to begin the next version from. Refuses `forbidden`, `not_found`. */
export async function readLegalText(
  deps: LegalDeps,
  actor: Actor,
  key: LegalTextKey,
): Promise<LegalText & { words: { title: LocalText; body: LocalText } | null }> {
  const text = (await listLegalTexts(deps, actor)).find(
    ({ brandId, slug }) => brandId === key.brandId && slug === key.slug,
  );
  if (!text) throw new AppError('not_found');
  const newest = await deps.db
    .selectFrom('site_pages')
    .select(['title', 'body'])
    .where('slug', '=', key.slug)
    .where((is) =>
      key.brandId === null
        ? is('brand_id', 'is', null)
        : is.or([is('brand_id', '=', key.brandId), is('brand_id', 'is', null)]),
    )
    .orderBy('brand_id', (order) => order.asc().nullsLast())
    .orderBy('version', 'desc')
    .limit(1)
    .$castTo<{ title: LocalText; body: LocalText }>()
    .executeTakeFirst();
  return { ...text, words: newest ?? null };
}

interface VersionRow extends LegalTextKey, Omit<LegalVersion, 'isInForce'> {}

async function readVersions({ db, now }: LegalDeps): Promise<(VersionRow & LegalVersion)[]> {
  const { rows } = await sql<VersionRow>`
    select p.brand_id as "brandId", p.slug, p.version, p.effective_on as "effectiveOn", p.title, a.name as "publishedBy",
      p.published_at as "publishedAt", agreed.members, agreed.orders
    from site_pages p left join accounts a on a.id = p.published_by,
      lateral (select (select count(*)::int from accounts m where p.slug = 'syarat-ketentuan' and m.terms_digest = p.digest) as members,
        (select count(*)::int from bookings b where p.slug = 'syarat-ketentuan' and b.terms_digest = p.digest) as orders) agreed
    order by p.slug, p.brand_id, p.version desc`.execute(db);
  const today = todayInIndonesia(now());
  return rows.map((row) => ({
    ...row,
    isInForce:
      row ===
      rows.find((one) => one.slug === row.slug && one.brandId === row.brandId && one.effectiveOn <= today),
  }));
}

/** Writes the draft. Refuses `forbidden`, `not_found` an unknown brand, `invalid_input`, and `content_changed` after a colleague. */
export async function saveLegalDraft(
  deps: LegalDeps & LockDeps,
  actor: Actor,
  { key, revision, form }: { key: LegalTextKey; revision: number; form: unknown },
): Promise<void> {
  requireOperatorTask(actor, 'legal');
  const fields = checkedForm(legalTextForm, form);
  await onText(deps, actor, { key, action: 'legal_text.drafted' }, async (db, draft) => {
    if ((draft?.revision ?? 0) !== revision) throw new AppError('content_changed');
    const row = {
      fields: JSON.stringify(fields),
      revision: revision + 1,
      changed_by: actor.accountId,
      changed_at: deps.now(),
    };
    await db
      .insertInto('site_page_drafts')
      .values({ brand_id: key.brandId, slug: key.slug, ...row })
      .onConflict((conflict) => conflict.columns(['brand_id', 'slug']).doUpdateSet(row))
      .execute();
  });
}

/** Throws the draft away. Refuses `forbidden`, `not_found`, `content_changed`. */
export async function discardLegalDraft(
  deps: LegalDeps & LockDeps,
  actor: Actor,
  { key, revision }: { key: LegalTextKey; revision: number },
): Promise<void> {
  requireOperatorTask(actor, 'legal');
  await onText(deps, actor, { key, action: 'legal_text.discarded' }, async (db, draft) => {
    if (!draft) throw new AppError('not_found');
    if (draft.revision !== revision) throw new AppError('content_changed');
    await db.deleteFrom('site_page_drafts').where('id', '=', draft.id).execute();
  });
}

/**
 * Makes the draft the next version, which never changes; answers its number. Refuses `forbidden`, `step_up_required`, `not_found`,
 * `content_changed`, and `invalid_input` with `effective_on`: before today, or before a version that is there, which it could not follow.
 */
export async function publishLegalText(
  deps: LegalDeps & LockDeps,
  actor: Actor,
  { key, revision }: { key: LegalTextKey; revision: number },
): Promise<number> {
  requireOperatorTask(actor, 'legal');
  requireFreshFactor(actor);
  return onText(deps, actor, { key, action: 'legal_text.published' }, async (db, draft) => {
    if (!draft) throw new AppError('not_found');
    if (draft.revision !== revision) throw new AppError('content_changed');
    const fields = draft.fields as unknown as LegalTextForm;
    const before = await versionsBefore(db, key);
    if (fields.effective_on < todayInIndonesia(deps.now()) || fields.effective_on < (before.lastDay ?? ''))
      throw new AppError('invalid_input', [{ field: 'effective_on', message: 'error_legal_text_day' }]);
    const version = before.last + 1;
    await db
      .insertInto('site_pages')
      .values({
        brand_id: key.brandId,
        slug: key.slug,
        version,
        effective_on: fields.effective_on,
        title: JSON.stringify(inLanguages(fields.title_id, fields.title_en)),
        body: JSON.stringify(inLanguages(fields.body_id, fields.body_en)),
        published_by: actor.accountId,
        published_at: deps.now(),
      })
      .execute();
    await db.deleteFrom('site_page_drafts').where('id', '=', draft.id).execute();
    return version;
  });
}

const inLanguages = (id: string, en: string): LocalText => (en === '' ? { id } : { id, en });

/**
 * A brand's first own version follows the common ones, which its readers have read until then: one number never names two texts to one
 * reader.
 */
async function versionsBefore(
  db: Db,
  { brandId, slug }: LegalTextKey,
): Promise<{ last: number; lastDay: string | null }> {
  const {
    rows: [before],
  } = await sql<{ last: number; lastDay: string | null }>`
    select coalesce(max(version), 0) as last, max(effective_on) filter (where brand_id is not distinct from ${brandId})::text as "lastDay"
    from site_pages where slug = ${slug} and (brand_id is null or brand_id = ${brandId})`.execute(db);
  return before!;
}

interface StoredDraft {
  id: string;
  fields: unknown;
  revision: number;
}

/** Under a lock of its own: two who publish at once make one version. */
async function onText<Result>(
  deps: LegalDeps & LockDeps,
  actor: Actor,
  { key, action }: { key: LegalTextKey; action: AuditAction },
  work: (db: Db, draft: StoredDraft | null) => Promise<Result>,
): Promise<Result> {
  const { brandId, slug } = key;
  return transaction(deps.db, async (db) => {
    await lockKeys({ ...deps, db }, [{ kind: 'legal_text', id: `${slug} ${brandId ?? ''}` }]);
    if (brandId !== null && !(await isBrand(db, brandId))) throw new AppError('not_found');
    const draft = await db
      .selectFrom('site_page_drafts')
      .select(['id', 'fields', 'revision'])
      .where('slug', '=', slug)
      .where('brand_id', brandId === null ? 'is' : '=', brandId)
      .executeTakeFirst();
    const result = await work(db, draft ?? null);
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: requireOperatorTask(actor, 'legal'),
        action,
        subjectId: null,
        details: { slug, ...(brandId !== null && { about: brandId }) },
      },
    );
    return result;
  });
}

const isBrand = async (db: Db, id: string) =>
  (await db.selectFrom('brands').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
