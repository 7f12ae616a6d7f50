// Emails the owner about every change of a second factor: if it is not theirs, they must know.
import type { Brand } from '#domain/brands';
import { type OutboxDeps, sendEmail } from '#domain/outbox';
import type { Locale } from '#shared/locale';

export type FactorChange = 'enrolled' | 'replaced' | 'removed' | 'codes_renewed' | 'recovery_code_used';

/** In the caller's transaction. */
export async function notifyFactorChange(
  deps: OutboxDeps,
  accountId: string,
  change: FactorChange,
  brand: Brand,
): Promise<void> {
  const { name, email, locale } = await deps.db
    .selectFrom('accounts')
    .select(['name', 'email', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await sendEmail(deps, {
    kind: 'second_factor_changed',
    to: email,
    brand,
    locale: locale as Locale,
    values: { name, at: deps.now(), change },
  });
}
