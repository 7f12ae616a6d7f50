// What the acquisition team does with an application (docs/product/joining.md): takes it, checks it, asks for more, refuses, approves.
import { giveDistributionCode } from '#domain/affiliates';
import { recordAudit } from '#domain/audit';
import { inviteToRole } from '#domain/invitations';
import { type Actor, requireFreshFactor, type Role } from '#domain/memberships';
import { sendEmail } from '#domain/outbox';
import { type Db, transaction } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/unique-violation';
import type { AuditAction, AuditDetails } from '#shared/audit';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { approveForm, checkForm, refuseForm, returnForm } from '#shared/join-form';
import { joinChecks, type JoinKind } from '#shared/joining';
import type { Locale } from '#shared/locale';
import { isId } from '#shared/names';
import { requireAcquisition } from './acquisition.ts';
import { type ApplicationRow, brandOf, type JoiningDeps } from './application.ts';
import { linkOf } from './apply.ts';

type FormOf = Record<string, string>;

/** The actor takes it on, from a colleague too. Refuses `forbidden`, `not_found`, `application_state`. */
export async function assignApplication(deps: JoiningDeps, actor: Actor, id: string): Promise<void> {
  await review(deps, actor, { id, action: 'application.assigned' }, (db, { id: applicationId }) =>
    db
      .updateTable('join_applications')
      .set({ assigned_to: actor.accountId })
      .where('id', '=', applicationId)
      .execute(),
  );
}

/** What was looked at, and found. Refuses `forbidden`, `not_found`, `application_state`, `invalid_input`. */
export async function recordCheck(
  deps: JoiningDeps,
  actor: Actor,
  { id, form }: { id: string; form: unknown },
): Promise<void> {
  const { item, verdict, note } = checkedForm(checkForm, form);
  const values = { verdict, note, checked_by: actor.accountId, checked_at: deps.now() };
  await review(
    deps,
    actor,
    { id, action: 'application.checked', details: { item, verdict } },
    async (db, application) => {
      if (!joinChecks(application.kind as JoinKind).includes(item)) throw new AppError('not_found');
      await db
        .insertInto('join_checks')
        .values({ application_id: application.id, item, ...values })
        .onConflict((conflict) => conflict.columns(['application_id', 'item']).doUpdateSet(values))
        .execute();
    },
  );
}

/** Back to the applicant with what is missing. Refuses `forbidden`, `not_found`, `application_state`, `invalid_input`. */
export async function returnApplication(
  deps: JoiningDeps,
  actor: Actor,
  { id, form }: { id: string; form: unknown },
): Promise<void> {
  const { message } = checkedForm(returnForm, form);
  await review(deps, actor, { id, action: 'application.returned' }, async (db, application) => {
    await answer(db, deps, actor, application, { state: 'returned', message });
    await notify({ ...deps, db }, application, { outcome: 'returned', message });
  });
}

/** The end of it, with its reason. Refuses `forbidden`, `not_found`, `application_state`, `invalid_input`. */
export async function refuseApplication(
  deps: JoiningDeps,
  actor: Actor,
  { id, form }: { id: string; form: unknown },
): Promise<void> {
  const { reason, message } = checkedForm(refuseForm, form);
  await review(
    deps,
    actor,
    { id, action: 'application.refused', details: { reason } },
    async (db, application) => {
      await answer(db, deps, actor, application, { state: 'refused', message, refusal: reason });
      await notify({ ...deps, db }, application, { outcome: 'refused', message });
    },
  );
}

/**
 * Makes the organisation a partner and invites its owner. Refuses `forbidden`, `step_up_required`, `not_found`, `application_state`,
 * `checks_missing` until every check is good, and `invalid_input` for a slug or a licence that belongs to somebody else.
 */
export async function approveApplication(
  deps: JoiningDeps,
  actor: Actor,
  { id, form }: { id: string; form: unknown },
): Promise<string> {
  requireAcquisition(actor);
  requireFreshFactor(actor);
  const { slug } = checkedForm(approveForm, form);
  let partnerId = '';
  await review(deps, actor, { id, action: 'application.approved' }, async (db, application) => {
    await requireChecks(db, application);
    partnerId = await createPartner({ ...deps, db }, application, slug);
    await answer(db, deps, actor, application, { state: 'approved', partner_id: partnerId });
    if (application.email)
      await inviteToRole({ ...deps, db }, actor, {
        email: application.email,
        name: application.contact_name ?? application.organisation,
        role: roleAt[application.kind as JoinKind],
        duties: application.kind === 'travel' || application.kind === 'store' ? ['owner'] : [],
        invitedAs: requireAcquisition(actor),
        partner: { id: partnerId, name: application.organisation },
        brand: brandOf(deps, application.brand_id),
        locale: application.locale as Locale,
      });
  });
  return partnerId;
}

const roleAt: Record<JoinKind, Role> = {
  travel: 'partner_staff',
  store: 'store_staff',
  financial: 'bank_officer',
  distribution_channel: 'distribution_staff',
};

/** Does something with a locked application that waits for an answer, and writes it down. */
async function review(
  deps: JoiningDeps,
  actor: Actor,
  line: { id: string; action: AuditAction; details?: AuditDetails },
  change: (db: Db, application: ApplicationRow) => Promise<unknown>,
): Promise<void> {
  const role = requireAcquisition(actor);
  await transaction(deps.db, async (db) => {
    const application =
      isId(line.id) &&
      (await db
        .selectFrom('join_applications')
        .selectAll()
        .where('id', '=', line.id)
        .where('submitted_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst());
    if (!application) throw new AppError('not_found');
    if (application.state !== 'submitted') throw new AppError('application_state');
    await change(db, application);
    await recordAudit(
      { ...deps, db },
      { actor, role, action: line.action, subjectId: null, details: { about: line.id, ...line.details } },
    );
  });
}

async function answer(
  db: Db,
  { now }: JoiningDeps,
  actor: Actor,
  { id }: ApplicationRow,
  values: { state: string; message?: string; refusal?: string; partner_id?: string },
): Promise<void> {
  await db
    .updateTable('join_applications')
    .set({ message: null, ...values, decided_by: actor.accountId, decided_at: now(), updated_at: now() })
    .where('id', '=', id)
    .execute();
}

async function notify(
  deps: JoiningDeps,
  application: ApplicationRow,
  { outcome, message }: { outcome: 'returned' | 'refused'; message: string },
): Promise<void> {
  const { email, contact_name: name, organisation, code } = application;
  if (!email) return;
  await sendEmail(deps, {
    kind: 'join_answered',
    to: email,
    brand: brandOf(deps, application.brand_id),
    locale: application.locale as Locale,
    values: { name: name ?? '', organisation, code, outcome, message, link: linkOf(deps, application) },
  });
}

async function requireChecks(db: Db, { id, kind }: ApplicationRow): Promise<void> {
  const good = await db
    .selectFrom('join_checks')
    .select('item')
    .where('application_id', '=', id)
    .where('verdict', '=', 'good')
    .execute();
  const isGood = (item: string) => good.some((one) => one.item === item);
  if (!joinChecks(kind as JoinKind).every(isGood)) throw new AppError('checks_missing');
}

async function createPartner(
  { db, now }: JoiningDeps,
  { kind, organisation, email, phone, form: stored }: ApplicationRow,
  slug: string,
): Promise<string> {
  const form = stored as FormOf;
  const today = todayInIndonesia(now());
  const taken = await db.selectFrom('partners').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken) throw new AppError('invalid_input', [{ field: 'slug', message: 'joining_error_slug_taken' }]);
  try {
    const { id } = await db
      .insertInto('partners')
      .values({
        slug,
        kind,
        name: organisation,
        legal_name: form['legal_name']!,
        description: JSON.stringify({ id: form['description'] }),
        email: email ?? '',
        phone_number: phone ?? '',
        address: form['address']!,
        regency_code: form['city']!,
        founded_year: Number(form['founded_year']),
        joined_on: today,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (kind === 'travel') await addLicence(db, id, form, today);
    // What the acquisition team approves may sell; the store itself says later how soon its parcels leave.
    if (kind === 'store')
      await db.insertInto('stores').values({ partner_id: id, approved_at: now(), ready_days: 2 }).execute();
    if (kind === 'distribution_channel') {
      await giveDistributionCode({ db, now }, { partnerId: id, slug, name: organisation });
      await db
        .insertInto('distribution_pages')
        .values({
          partner_id: id,
          headline: JSON.stringify({ id: organisation }),
          body: JSON.stringify({ id: form['description'] }),
        })
        .execute();
    }
    return id;
  } catch (error) {
    // Two colleagues at once: the first one's stands.
    if (isUniqueViolation(error))
      throw new AppError('invalid_input', [{ field: 'slug', message: 'joining_error_slug_taken' }], {
        cause: error,
      });
    throw error;
  }
}

async function addLicence(db: Db, partnerId: string, form: FormOf, today: string): Promise<void> {
  const number = form['licence_number']!;
  const other = await db
    .selectFrom('licences')
    .select('id')
    .where('number', '=', number)
    .where('kind', '=', form['licence_kind']!)
    .executeTakeFirst();
  if (other) throw new AppError('invalid_input', [{ field: 'slug', message: 'joining_error_licence_taken' }]);
  await db
    .insertInto('licences')
    .values({
      partner_id: partnerId,
      kind: form['licence_kind']!,
      number,
      issued_on: form['licence_issued_on']!,
      valid_until: form['licence_valid_until']!,
      // Checked by a person: there is no register to ask (docs/product/joining.md).
      source: number.length === 17 ? 'OSS' : 'Kementerian Haji dan Umrah',
      checked_on: today,
    })
    .execute();
}
