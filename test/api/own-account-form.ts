// The form in which somebody states a bank account of their own, proven as they can prove it.
import { codeAt, hasSecondFactor } from '#domain/second-factors';
import { hashPassword } from '#platform/passwords';
import { enrolFactor } from '#test/factories/accounts';
import { refundAccountForm } from '#test/factories/refunds';
import type { ApiTestContext, Call } from './call.ts';

const form =
  (more: object = {}) =>
  async ({ deps, caller }: ApiTestContext) => {
    if (!caller) return { body: { bank: 'bsi', number: '7009998887', holder: 'Siti', ...more } };
    await deps.db
      .updateTable('accounts')
      .set({ password_hash: await hashPassword('Labbaik-1447') })
      .where('id', '=', caller.account.id)
      .execute();
    // Whoever works has a second factor, and is asked for it.
    const { accountId } = caller.actor;
    const code = (await hasSecondFactor(deps, accountId))
      ? codeAt(await enrolFactor(deps, accountId), deps.now())
      : '';
    return { body: { ...refundAccountForm(caller), code, ...more } };
  };

/** What works and what does not, `before` whoever asks was made what they must be. */
export function ownAccountCall(before: (context: ApiTestContext) => Promise<unknown> = async () => {}): Call {
  const ask = (more?: object) => async (context: ApiTestContext) => {
    await before(context);
    return form(more)(context);
  };
  return {
    works: [ask()],
    wrong: [
      [ask({ number: '12' }), 'number'],
      [ask({ holder: 'Orang Lain' }), 'holder'],
      [ask({ bank: 'x' }), 'bank'],
      [ask({ current_password: 'Salah-1447' }), 'current_password'],
    ],
  };
}

/** Of a store or a distribution partner: for the organisation, so that whoever states it need not hold it. */
export const provenAccountCall: Call = {
  works: [form({ holder: 'PT Amanah Wisata' })],
  wrong: [
    [form({ number: '12' }), 'number'],
    [form({ holder: '' }), 'holder'],
    [form({ bank: 'x' }), 'bank'],
    [form({ current_password: 'Salah-1447' }), 'current_password'],
  ],
};
