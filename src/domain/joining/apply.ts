// The applicant's side (docs/product/joining.md): begins, writes, sends, takes back. Whoever has the link may; no account is needed.
import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { sendEmail } from '#domain/outbox';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { newJoinCode } from '#platform/public-code';
import { todayInIndonesia } from '#shared/dates';
import { AppError, type FieldFault } from '#shared/errors';
import { checkedForm, formFaults } from '#shared/form-faults';
import { beginJoinForm, organisationForm, permitsForm, stepFields, unfinishedForm } from '#shared/join-form';
import { type JoinKind, type JoinStep, openJoinStates } from '#shared/joining';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { normalizePhone } from '#shared/phone';
import type { RequestOrigin } from '#domain/credentials';
import {
  applicationOf,
  type ApplicationRow,
  brandOf,
  documentsOf,
  isJoinToken,
  type JoinApplication,
  type JoiningDeps,
  lockByToken,
  missingDocuments,
} from './application.ts';

/** Our choice: a shared office behind one address may apply, a script gains little. */
const perAddress = { name: 'join address', max: 10, windowSeconds: 3_600 };
const perEmail = { name: 'join email', max: 3, windowSeconds: 86_400 };
const perApplication = { name: 'join saves', max: 600, windowSeconds: 3_600 };

/**
 * Stores a draft, sends its link and returns the token. Refuses `invalid_input`, `too_many_requests`. Answers the same whether or
 * not the organisation applied before: the acquisition team sees the likeness (`findLookalikes`).
 */
export async function beginApplication(
  deps: JoiningDeps,
  form: unknown,
  { brand, locale, origin, address }: RequestOrigin,
): Promise<string> {
  const { kind, organisation, contact_name, email, phone } = checkedForm(beginJoinForm, form);
  const number = requirePhone(phone);
  await passThrottle(deps, { ...perAddress, of: address });
  await passThrottle(deps, { ...perEmail, of: email });
  const token = randomBytes(16).toString('base64url');
  const now = deps.now();
  await transaction(deps.db, async (db) => {
    const { code } = await db
      .insertInto('join_applications')
      .values({
        code: newJoinCode(),
        token,
        brand_id: brand.id,
        locale,
        kind,
        organisation,
        contact_name,
        email,
        phone: number,
        created_at: now,
        updated_at: now,
      })
      .returning('code')
      .executeTakeFirstOrThrow();
    await sendEmail(
      { ...deps, db },
      {
        kind: 'join_begun',
        to: email,
        brand,
        locale,
        values: {
          name: contact_name,
          organisation,
          code,
          link: deps.brands.linkOrigin(origin) + localePath(paths.joinApplication(token), locale),
        },
      },
    );
  });
  return token;
}

/** The application of a link; null for a link that leads nowhere. */
export async function findApplication(
  { db }: Pick<JoiningDeps, 'db'>,
  token: string,
): Promise<JoinApplication | null> {
  if (!isJoinToken(token)) return null;
  const row = await db
    .selectFrom('join_applications')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  return row ? applicationOf(row, await documentsOf(db, row.id)) : null;
}

export interface StepToSave {
  token: string;
  step: JoinStep;
  form: unknown;
  /** Stored as it stands: the applicant is still typing. */
  isUnfinished?: boolean;
}

/** Columns of their own; everything else of a step lies in `form`. */
const ownColumns = ['organisation', 'contact_name', 'phone'] as const;

/**
 * Stores a step. Refuses `not_found`, `application_state` once it was sent, `too_many_requests`, and `invalid_input` unless it is
 * unfinished: then only what is too long for any field.
 */
export async function saveStep(
  deps: JoiningDeps,
  { token, step, form, isUnfinished = false }: StepToSave,
): Promise<void> {
  await passThrottle(deps, { ...perApplication, of: token });
  if (step !== 'organisation' && step !== 'permits') throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const row = await lockOpen(db, token);
    const known = stepFields(step, row.kind as JoinKind);
    const fields = isUnfinished
      ? checkedForm(unfinishedForm, form)
      : checkedForm(formOfStep(deps, step, row.kind as JoinKind), form);
    const own: Partial<Record<(typeof ownColumns)[number], string>> = {};
    const rest: Record<string, string> = {};
    for (const [name, value] of Object.entries(fields)) {
      if (!known.includes(name)) continue;
      const column = ownColumns.find((one) => one === name);
      if (!column) rest[name] = value;
      else if (value.trim() !== '') own[column] = value.trim();
    }
    if (own.phone !== undefined) {
      const number = normalizePhone(own.phone);
      if (number) own.phone = number;
      else if (isUnfinished) delete own.phone;
      else requirePhone(own.phone);
    }
    await db
      .updateTable('join_applications')
      .set({
        ...own,
        form: JSON.stringify({ ...(row.form as Record<string, string>), ...rest }),
        updated_at: deps.now(),
      })
      .where('id', '=', row.id)
      .execute();
  });
}

/** What still keeps it from being sent: faults under the names of their steps, `organisation.address`. */
export function applicationFaults(
  deps: Pick<JoiningDeps, 'now'>,
  application: JoinApplication,
): { step: JoinStep; fault: FieldFault }[] {
  const { form, organisation, contactName, phone, kind } = application;
  const values = { ...form, organisation, contact_name: contactName ?? '', phone: phone ?? '' };
  return [
    ...(['organisation', 'permits'] as const).flatMap((step) =>
      formFaults(formOfStep(deps, step, kind), values).map((fault) => ({ step, fault })),
    ),
    ...missingDocuments(application).map((document) => ({
      step: 'documents' as const,
      fault: { field: document, message: 'joining_error_document' },
    })),
  ];
}

/** Sends it to the acquisition team; once more changes nothing. Refuses `not_found`, `application_state`, and `application_incomplete` naming what is missing. */
export async function submitApplication(deps: JoiningDeps, token: string): Promise<void> {
  await transaction(deps.db, async (db) => {
    const row = await lockByToken(db, token);
    if (row.state === 'submitted') return;
    refuseClosed(row);
    const application = applicationOf(row, await documentsOf(db, row.id));
    const faults = applicationFaults(deps, application);
    if (faults.length > 0)
      throw new AppError(
        'application_incomplete',
        faults.map(({ step, fault }) => ({ ...fault, field: `${step}.${fault.field}` })),
      );
    const now = deps.now();
    await db
      .updateTable('join_applications')
      .set({
        state: 'submitted',
        submitted_at: row.submitted_at ?? now,
        updated_at: now,
        message: null,
        registration_number: registrationNumber(application),
      })
      .where('id', '=', row.id)
      .execute();
    const { email, contactName, organisation, code, locale } = application;
    if (email)
      await sendEmail(
        { ...deps, db },
        {
          kind: 'join_received',
          to: email,
          brand: brandOf(deps, row.brand_id),
          locale,
          values: { name: contactName ?? '', organisation, code, link: linkOf(deps, row) },
        },
      );
  });
}

/** The applicant changed their mind; once more changes nothing. Refuses `not_found`, and `application_state` once it was decided. */
export async function withdrawApplication(deps: JoiningDeps, token: string): Promise<void> {
  await transaction(deps.db, async (db) => {
    const row = await lockByToken(db, token);
    if (row.state === 'withdrawn') return;
    if (!['draft', 'returned', 'submitted'].includes(row.state)) throw new AppError('application_state');
    await db
      .updateTable('join_applications')
      .set({ state: 'withdrawn', updated_at: deps.now() })
      .where('id', '=', row.id)
      .execute();
  });
}

/** Locks an application its applicant may write in. Refuses `not_found`, `application_state`. */
export async function lockOpen(db: Db, token: string): Promise<ApplicationRow> {
  const row = await lockByToken(db, token);
  refuseClosed(row);
  return row;
}

function refuseClosed(row: ApplicationRow): void {
  if (!openJoinStates.some((state) => state === row.state)) throw new AppError('application_state');
}

/** On the brand's own domain, in the applicant's language. */
export function linkOf(
  { brands }: Pick<JoiningDeps, 'brands'>,
  row: Pick<ApplicationRow, 'brand_id' | 'locale' | 'token'>,
): string {
  const { domainName } = brandOf({ brands }, row.brand_id);
  return `https://${domainName}${localePath(paths.joinApplication(row.token), row.locale as Locale)}`;
}

function formOfStep(
  { now }: Pick<JoiningDeps, 'now'>,
  step: 'organisation' | 'permits',
  kind: JoinKind,
): z.ZodMiniType<Record<string, string>> {
  return step === 'organisation' ? organisationForm(todayInIndonesia(now())) : permitsForm(kind);
}

/** By which an organisation is known to the state: letters and digits alone, so that spellings do not differ. */
function registrationNumber({ form }: JoinApplication): string | null {
  const number = form['licence_number'] ?? form['ojk_number'] ?? form['nib'];
  return number ? comparable(number) : null;
}

function comparable(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function requirePhone(text: string): string {
  const number = normalizePhone(text);
  if (!number) throw new AppError('invalid_input', [{ field: 'phone', message: 'error_phone_invalid' }]);
  return number;
}
