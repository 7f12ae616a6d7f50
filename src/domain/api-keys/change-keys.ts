// An owner makes a key for a program, or revokes one.
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor, workplaceFor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { apiKeyForm } from '#shared/api-key-form';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import type { KeysDeps } from './list-keys.ts';
import { digestOfKey, newApiKey } from './secrets.ts';

/** Our choice: a partner has a handful of programs. */
const keysADay = { max: 20, windowSeconds: 86_400 };

/**
 * Makes a key and answers it, this once: only its digest is stored. Refuses `forbidden`, `step_up_required`, `invalid_input`,
 * `too_many_requests`.
 */
export async function createApiKey(
  deps: KeysDeps,
  actor: Actor,
  form: unknown,
): Promise<{ id: string; key: string }> {
  const partnerId = workplaceFor(actor, 'staff');
  requireFreshFactor(actor);
  const { name, scopes, expires_on } = checkedForm(apiKeyForm, form);
  if (expires_on && expires_on < todayInIndonesia(deps.now()))
    throw new AppError('invalid_input', [{ field: 'expires_on', message: 'error_date_passed' }]);
  await passThrottle(deps, { name: 'new api-key', of: partnerId, ...keysADay });
  const { key, prefix } = newApiKey();
  return transaction(deps.db, async (db) => {
    const { id } = await db
      .insertInto('api_keys')
      .values({
        partner_id: partnerId,
        name,
        prefix,
        secret_digest: digestOfKey(key),
        scopes: [...new Set(scopes)],
        created_by: actor.accountId,
        created_at: deps.now(),
        expires_on,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: 'api_key.created',
        subjectId: actor.accountId,
        details: { about: id, api_key: name },
      },
    );
    return { id, key };
  });
}

/** The key opens nothing from the next call on. Refuses `not_found`, `forbidden`; repeating it changes nothing. */
export async function revokeApiKey(deps: KeysDeps, actor: Actor, id: string): Promise<void> {
  const partnerId = workplaceFor(actor, 'staff');
  if (!isId(id)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const found = await db
      .selectFrom('api_keys')
      .select(['name', 'created_by', 'revoked_at'])
      .where('id', '=', id)
      .where('partner_id', '=', partnerId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new AppError('not_found');
    if (found.revoked_at) return;
    await db.updateTable('api_keys').set({ revoked_at: deps.now() }).where('id', '=', id).execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: 'api_key.revoked',
        subjectId: found.created_by,
        details: { about: id, api_key: found.name },
      },
    );
  });
}
