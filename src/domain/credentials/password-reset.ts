// A forgotten password (spec §2 auth): an email with a link that works once and for an hour. The answer reveals
// nothing: every address gets an email, with the link or with the information that it has no account (decision 0013).
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { sendEmail } from '#domain/outbox';
import { endAllSessions } from '#domain/session-endings';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { hashPassword } from '#platform/passwords';
import { forgotPasswordForm, resetPasswordForm } from '#shared/account-forms';
import { minuteMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { passwordResetMinutes } from '#shared/limits';
import type { Locale } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { RequestOrigin, EmailDeps } from './account-emails.ts';
import { digestOf } from '#domain/sessions';
import { setPassword } from './set-password.ts';
import { removeOtherLoginMethods } from '#domain/social-login';

const perAddress = { max: 30, windowSeconds: 3_600 };
/** Our choice: emails to one address, whoever requests them. */
const lettersPerMail = { max: 5, windowSeconds: 3_600 };

type ResetDeps = Omit<EmailDeps, 'keys'>;

/** Sends the email. Refuses: `invalid_input`, `too_many_requests`; never because of who has an account. */
export async function forgotPassword(
  deps: ResetDeps,
  form: unknown,
  { brand, locale, origin, address }: RequestOrigin,
): Promise<void> {
  const { email } = checkedForm(forgotPasswordForm, form);
  await passThrottle(deps, { name: 'forgot-password address', of: address, ...perAddress });
  await passThrottle(deps, { name: 'forgot-password mail', of: email, ...lettersPerMail });
  const token = randomBytes(32).toString('base64url');
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + passwordResetMinutes * minuteMs);
  await transaction(deps.db, async (db) => {
    const account = await db
      .selectFrom('accounts')
      .select(['name', 'locale'])
      .where('email', '=', email)
      .executeTakeFirst();
    // Queried whether or not there is one, so that both take the same work.
    await db
      .insertInto('password_resets')
      .columns(['digest', 'account_id', 'created_at', 'expires_at'])
      .expression((is) =>
        is
          .selectFrom('accounts')
          .where('email', '=', email)
          .select([
            sql<Buffer>`${digestOf(token)}::bytea`.as('digest'),
            'id',
            sql<Date>`${now}::timestamptz`.as('created_at'),
            sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
          ]),
      )
      .execute();
    const theirs = (account?.locale ?? locale) as Locale;
    const link = (path: string) => deps.brands.linkOrigin(origin) + localePath(path, theirs);
    const letter = { to: email, brand, locale: theirs };
    await (account
      ? sendEmail(
          { ...deps, db },
          {
            ...letter,
            kind: 'password_reset',
            values: {
              name: account.name,
              link: link(paths.auth.resetPassword(token)),
              minutes: passwordResetMinutes,
            },
          },
        )
      : sendEmail(
          { ...deps, db },
          {
            ...letter,
            kind: 'password_reset_unknown_address',
            values: { registerLink: link(paths.auth.register) },
          },
        ));
  });
}

/** Whether the link still works. Checking does not use it up: mail programs open links too. */
export async function isPasswordResetOpen(
  { db, now }: Pick<ResetDeps, 'db' | 'now'>,
  token: string,
): Promise<boolean> {
  const open = await db
    .selectFrom('password_resets')
    .select('account_id')
    .where('digest', '=', digestOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Sets the password of the link's account, ends all its sessions, and signs nobody in: the mailbox alone must not open
 * an account that has a second factor. Refuses: `invalid_input`, `too_many_requests`, `link_expired`, `unavailable`.
 */
export async function resetPassword(
  deps: ResetDeps,
  token: string,
  form: unknown,
  { brand, address }: Pick<RequestOrigin, 'brand' | 'address'>,
): Promise<void> {
  const { password } = checkedForm(resetPasswordForm, form);
  await passThrottle(deps, { name: 'reset-password address', of: address, ...perAddress });
  // An expired link causes no digest work.
  if (!(await isPasswordResetOpen(deps, token))) throw new AppError('link_expired');
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  await transaction(deps.db, async (db) => {
    const used = await db
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('digest', '=', digestOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('account_id')
      .executeTakeFirst();
    if (!used) throw new AppError('link_expired');
    const accountId = used.account_id;
    await setPassword({ ...deps, db }, { accountId, passwordHash, action: 'password.reset', brand });
    await removeOtherLoginMethods({ db }, accountId);
    await endAllSessions({ ...deps, db }, accountId, 'password');
  });
}

/** Deletes expired links. Returns how many. */
export async function purgePasswordResets({ db, now }: Pick<ResetDeps, 'db' | 'now'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('expires_at', '<', now())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
