// Front door of second factors (docs/product/second-factors.md): staff authenticate by password and by an authenticator application.
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { isStaffRole } from '#shared/roles';

export { codeAt, newSecret } from './authenticator.ts';
export { beginEnrolment, confirmEnrolment, findEnrolment } from './enrolment.ts';
export { passSecondFactor, stepUp } from './pass-second-factor.ts';
export { proveOwner } from './owner-proof.ts';
export { removeSecondFactor, renewRecoveryCodes } from './change-second-factor.ts';
export { encryptedSecrets, sealedAbout } from './sealed-secrets.ts';

/** Whether an account has an active factor. */
export async function hasSecondFactor({ db }: { db: Db }, accountId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('second_factors')
      .select('account_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()) !== undefined
  );
}

/** Staff must have one. */
export function mustHaveSecondFactor(actor: Pick<Actor, 'memberships'>): boolean {
  return actor.memberships.some(({ role }) => isStaffRole(role));
}
