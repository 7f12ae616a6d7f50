// A partner's staff as a client that is no page of ours: what a test of their API stands on.
import type { PartnerDuty } from '#shared/partner-duties';
import { createMember, type SignedIn } from '#test/factories/accounts';
import type { ApiServer } from './api-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks as somebody, under the partner's console; answers status and body. */
export const asking =
  (server: ApiServer, { headers }: Pick<SignedIn, 'headers'>) =>
  async (method: Method, path: string, payload?: object) => {
    const answer = await server.ask({
      method,
      url: `/api/v3/partner-console${path}`,
      ...(payload && { payload }),
      headers: { ...headers, ...(method !== 'GET' && { origin: 'http://brand.test' }) },
    });
    return { status: answer.statusCode, ...answer.json() };
  };

export async function colleague(server: ApiServer, partnerId: string, ...duties: PartnerDuty[]) {
  return createMember(server.deps, { roles: ['partner_staff'], partnerId, duties });
}

/** Their second factor was proven too long ago for what cannot be taken back. */
export async function letFactorAge({ deps }: ApiServer, { account }: SignedIn): Promise<void> {
  await deps.db
    .updateTable('sessions')
    .set({ factor_proven_at: new Date(deps.now().getTime() - 3_600_000) })
    .where('account_id', '=', account.id)
    .execute();
}
