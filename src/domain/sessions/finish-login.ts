// The second step of signing in, for accounts with a second factor (docs/product/sessions.md).
import { recordAudit } from '#domain/audit';
import type { BrandDirectory } from '#domain/brands';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import { passSecondFactor } from '#domain/second-factors';
import { countUse } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { deviceName } from '#shared/device-name';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import type { SessionTokens } from '#shared/sessions';
import { type NewSession, type SessionDeps, signInWith } from './session-records.ts';
import { readTicket, type Ticket } from './tokens.ts';

export interface SecondFactorStep extends Pick<NewSession, 'host' | 'userAgent'> {
  /** The ticket of the first step (`logIn`). */
  ticket: string;
  /** Of the authenticator application, or a recovery code. */
  code: string;
}

type FinishDeps = SessionDeps & OutboxDeps & { brands: BrandDirectory };

/** Our choice: a typing error is not reported; the third wrong code of a day is, by at most one email a day. */
const wrongCodes = { name: 'second-factor wrong', windowSeconds: 86_400 };
const notifiedAt = 3;

/**
 * Begins a session in which staff roles count. Refuses with `link_expired` when the ticket has expired, is not ours, or
 * is older than the end of the account's sessions; with `code_wrong` and `too_many_requests`.
 */
export async function finishLogIn(
  deps: FinishDeps,
  { ticket, code, host, userAgent }: SecondFactorStep,
): Promise<SessionTokens> {
  const proven = await readTicket(deps, ticket, host);
  if (!proven || !(await isCurrent(deps, proven))) throw new AppError('link_expired');
  const { accountId, method } = proven;
  try {
    await passSecondFactor(deps, accountId, code, { brand: deps.brands.forHost(host) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'code_wrong')
      await noteWrongCode(deps, proven, { host, userAgent });
    throw error;
  }
  return signInWith(deps, method, { accountId, host, userAgent, hasSecondFactor: true });
}

async function isCurrent(
  { db }: Pick<FinishDeps, 'db'>,
  { accountId, generation }: Ticket,
): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('sign_in_generation')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.sign_in_generation === generation;
}

/**
 * Whoever enters wrong codes has the first factor: the owner sees each try in the audit log, and several cause an
 * email.
 */
async function noteWrongCode(
  deps: FinishDeps,
  { accountId, method }: Ticket,
  { host, userAgent }: Pick<NewSession, 'host' | 'userAgent'>,
): Promise<void> {
  const device = deviceName(userAgent) ?? '–';
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await recordAudit(within, {
      actor: null,
      action: 'session.code_refused',
      subjectId: accountId,
      details: { method, device },
    });
    if ((await countUse(within, { ...wrongCodes, of: accountId })) !== notifiedAt) return;
    const { name, email, locale } = await db
      .selectFrom('accounts')
      .select(['name', 'email', 'locale'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await sendEmail(within, {
      kind: 'second_factor_refused',
      to: email,
      brand: deps.brands.forHost(host),
      locale: locale as Locale,
      values: { name, at: deps.now(), device, method },
    });
  });
}
