// Templates of offers (docs/product/private-umrah.md): lines, prices and words that an agency offers again and again, under a name. An offer
// that began as one is an offer of its own: changing the template changes nothing that was sent.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import { type Actor, workplaceFor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/unique-violation';
import type { AuditAction } from '#shared/audit';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import { isId } from '#shared/names';
import type { OfferLine } from './offer.ts';
import { offerForm } from './partner-offers.ts';

export interface OfferTemplate {
  id: string;
  name: string;
  lines: OfferLine[];
  childAmount: number;
  infantAmount: number;
  validDays: number;
  note: string | null;
  changedAt: Date;
}

interface TemplateDeps {
  db: Db;
  now: () => Date;
}

/** Our choice: what somebody finds in a list. */
const mostTemplates = 50;
const named = { name: filled().check(atMost(80), printable) };
const templateForm = z.extend(offerForm, named);
const nameForm = z.object(named);

/** Of the agency, by name. Refuses `forbidden`. */
export async function listOfferTemplates(
  { db }: Pick<TemplateDeps, 'db'>,
  actor: Actor,
): Promise<OfferTemplate[]> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const { rows } = await sql<OfferTemplate>`
    select id, name, lines, child_amount as "childAmount", infant_amount as "infantAmount", valid_days as "validDays", note,
      changed_at as "changedAt"
    from umrah_offer_templates where partner_id = ${partnerId} order by lower(name)`.execute(db);
  return rows;
}

/** What an agency sends to make an offer, with a name. Refuses `forbidden`, `invalid_input` (also a name that is taken, or too many). */
export function saveOfferTemplate(deps: TemplateDeps, actor: Actor, input: unknown): Promise<{ id: string }> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const form = checkedForm(templateForm, input);
  return refusingTaken(deps, async (within) => {
    const {
      rows: [stored],
    } = await sql<{ id: string }>`
      insert into umrah_offer_templates (partner_id, name, lines, child_amount, infant_amount, valid_days, note, changed_at, changed_by)
      select ${partnerId}::uuid, ${form.name}, ${JSON.stringify(form.lines)}::jsonb, ${form.child_amount}, ${form.infant_amount},
        ${form.valid_days}, ${form.note || null}, ${within.now()}, ${actor.accountId}::uuid
      where (select count(*) from umrah_offer_templates where partner_id = ${partnerId}) < ${mostTemplates} returning id`.execute(
      within.db,
    );
    if (!stored) throw wrongName('umrah_template_many', { most: mostTemplates });
    await record(within, actor, 'umrah_template.saved', stored.id);
    return stored;
  });
}

/** Refuses `forbidden`, `not_found`, `invalid_input` (also a name that is taken). */
export function renameOfferTemplate(
  deps: TemplateDeps,
  actor: Actor,
  { id, form: input }: { id: string; form: unknown },
): Promise<void> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const { name } = checkedForm(nameForm, input);
  return refusingTaken(deps, async (within) => {
    const { numUpdatedRows } = isId(id)
      ? await within.db
          .updateTable('umrah_offer_templates')
          .set({ name, changed_at: within.now(), changed_by: actor.accountId })
          .where('id', '=', id)
          .where('partner_id', '=', partnerId)
          .executeTakeFirst()
      : { numUpdatedRows: 0n };
    if (numUpdatedRows === 0n) throw new AppError('not_found');
    await record(within, actor, 'umrah_template.renamed', id);
  });
}

/** Refuses `forbidden`, `not_found`. */
export async function deleteOfferTemplate(deps: TemplateDeps, actor: Actor, id: string): Promise<void> {
  const partnerId = workplaceFor(actor, 'catalogue');
  await transaction(deps.db, async (db) => {
    const { numDeletedRows } = isId(id)
      ? await db
          .deleteFrom('umrah_offer_templates')
          .where('id', '=', id)
          .where('partner_id', '=', partnerId)
          .executeTakeFirst()
      : { numDeletedRows: 0n };
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await record({ ...deps, db }, actor, 'umrah_template.deleted', id);
  });
}

/** The index decides between two who take one name at the same moment. */
async function refusingTaken<Answer>(
  deps: TemplateDeps,
  write: (within: TemplateDeps) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await transaction(deps.db, (db) => write({ ...deps, db }));
  } catch (error) {
    throw isUniqueViolation(error) ? wrongName('umrah_template_taken') : error;
  }
}

const wrongName = (message: string, values?: Record<string, number>) =>
  new AppError('invalid_input', [{ field: 'name', message, ...(values && { values }) }]);

function record(
  deps: TemplateDeps,
  actor: Actor,
  action: Extract<AuditAction, `umrah_template.${string}`>,
  id: string,
): Promise<void> {
  return recordAudit(deps, {
    actor,
    role: 'partner_staff',
    action,
    subjectId: null,
    details: { about: id },
  });
}
