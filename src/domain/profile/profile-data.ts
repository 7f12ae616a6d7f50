// What a member sees and changes of their own data (spec §3 user profile, §7 user/auth/me). A new email address and a
// new phone number need verification first (email.ts, phone.ts).
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { profileForm } from '#shared/account-forms';
import type { genders } from '#shared/genders';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { formFaults } from '#shared/form-faults';
import { resendWaitSeconds } from '#domain/one-time-codes';

interface ProfileDeps {
  db: Db;
  now: () => Date;
}

export interface Profile {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  isPhoneVerified: boolean;
  /** A pending number, and the seconds until another code may be requested. */
  pendingPhone: { phone: string; waitSeconds: number } | null;
  birthDate: string | null;
  gender: (typeof genders)[number] | null;
  address: string | null;
  avatarId: string | null;
  /** Without one, the account's only login methods are Google and Apple. */
  hasPassword: boolean;
  createdAt: Date;
}

export async function getProfile({ db, now }: ProfileDeps, actor: Actor): Promise<Profile> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('avatars', 'avatars.account_id', 'accounts.id')
    .leftJoin('account_codes', (join) =>
      join.onRef('account_codes.account_id', '=', 'accounts.id').on('account_codes.purpose', '=', 'phone'),
    )
    .selectAll('accounts')
    .select(['public_id', 'account_codes.phone as pending_phone', 'code_sent_at'])
    .where('accounts.id', '=', actor.accountId)
    .executeTakeFirst();
  // Deleted since the session was checked.
  if (!row) throw new AppError('session_ended');
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    isPhoneVerified: row.phone_verified_at !== null,
    pendingPhone:
      row.pending_phone && row.code_sent_at
        ? { phone: row.pending_phone, waitSeconds: resendWaitSeconds(row.code_sent_at, now()) }
        : null,
    birthDate: row.birth_date,
    gender: row.gender as Profile['gender'],
    address: row.address,
    avatarId: row.public_id,
    hasPassword: row.password_hash !== null,
    createdAt: row.created_at,
  };
}

/** The fields of `profileForm`, as on the wire; a field that is absent stays as it is. */
export type ProfileChange = { [Field in (typeof profileFields)[number]]?: unknown };
const profileFields = ['name', 'birth_date', 'gender', 'address'] as const;

/** Stores the changed fields. Refuses `invalid_input` with the fields at fault; nobody becomes younger than 13. */
export async function changeProfile(deps: ProfileDeps, actor: Actor, change: ProfileChange): Promise<void> {
  const form = profileForm(todayInIndonesia(deps.now()));
  await transaction(deps.db, async (db) => {
    const kept = await db
      .selectFrom('accounts')
      .select(profileFields)
      .where('id', '=', actor.accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!kept) throw new AppError('session_ended');
    const given = Object.fromEntries(
      profileFields.map((field) => [field, change[field] === undefined ? kept[field] : change[field]]),
    );
    const faults = formFaults(form, given);
    if (faults.length > 0) throw new AppError('invalid_input', faults);
    const wanted = form.parse(given);
    const fields = profileFields.filter((field) => wanted[field] !== kept[field]);
    if (fields.length === 0) return;
    await db
      .updateTable('accounts')
      .set({ ...wanted, updated_at: deps.now() })
      .where('id', '=', actor.accountId)
      .execute();
    await recordAudit(
      { ...deps, db },
      { actor, action: 'profile.changed', subjectId: actor.accountId, details: { fields } },
    );
  });
}
