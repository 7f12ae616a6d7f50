// A consultant's share links (spec §7 share-token): a random token that stands for their code and, optionally, a
// product.
import { randomBytes } from 'node:crypto';
import { type Actor, hasRole } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { isSlugOrId } from '#shared/names';
import { findConsultant } from './find-affiliate.ts';

export interface ShareDeps {
  db: Db;
  now: () => Date;
}

export interface SharedLink {
  code: string;
  /** The consultant's name, as visitors read it. */
  name: string;
  /** Slug of a departure. */
  product: string | null;
}

/** The token of this consultant for a product or, without one, for the whole site; always the same. Refuses with `forbidden` and `not_found`. */
export async function createShareToken(
  deps: ShareDeps,
  actor: Actor,
  product: string | null,
): Promise<string> {
  const consultant = hasRole(actor, 'consultant') ? await findConsultant(deps, actor.accountId) : null;
  if (!consultant) throw new AppError('forbidden');
  const { db } = deps;
  if (product !== null) {
    const known =
      isSlugOrId(product) &&
      (await db.selectFrom('departure_cards').select('slug').where('slug', '=', product).executeTakeFirst());
    if (!known) throw new AppError('not_found');
  }
  const row = {
    token: randomBytes(9).toString('base64url'),
    code: consultant.code,
    product: product ?? '',
    created_at: deps.now(),
  };
  // Rewritten unchanged, so that the existing token is returned.
  const { token } = await db
    .insertInto('share_tokens')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['code', 'product']).doUpdateSet((is) => ({ product: is.ref('excluded.product') })),
    )
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

/** What a token stands for while its consultant is active; null otherwise. */
export async function findShareToken(
  { db }: Pick<ShareDeps, 'db'>,
  token: string,
): Promise<SharedLink | null> {
  if (!/^[\w-]+$/.test(token)) return null;
  const row = await db
    .selectFrom('share_tokens')
    .innerJoin('affiliates', 'affiliates.code', 'share_tokens.code')
    .select(['affiliates.code', 'affiliates.shown_name as name', 'share_tokens.product'])
    .where('share_tokens.token', '=', token)
    .where('affiliates.is_active', '=', true)
    .executeTakeFirst();
  return row ? { ...row, product: row.product || null } : null;
}
