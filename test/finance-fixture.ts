// What tests of payouts stand on: the fixture of a travel partner, on a day on which what was paid is due, and two people of finance, of
// whom one makes a batch and the other decides about it.
import { beforeAll, beforeEach } from 'vitest';
import { decideBatch, getBatch, markBatchSent, proposeBatch } from '#domain/payouts';
import { type PartnerFixture, usePartnerFixture } from './booking-fixture.ts';
import type { SignedIn } from './factories/accounts.ts';
import { createFinance } from './factories/payouts.ts';

export interface FinanceFixture extends PartnerFixture {
  today: string;
  maker: SignedIn;
  checker: SignedIn;
  /** Everything that can be paid out, made, approved and sent to the bank. */
  sendBatch: () => ReturnType<typeof getBatch>;
}

/** Registers its own hooks; filled before the first test. */
export function useFinanceFixture(): FinanceFixture {
  const context = usePartnerFixture();
  const { shop } = context;
  const today = '2027-03-20';
  const [maker, checker] = [{} as SignedIn, {} as SignedIn];
  beforeAll(async () => {
    for (const one of [maker, checker]) Object.assign(one, await createFinance(shop.deps));
  });
  beforeEach(() => {
    Object.assign(context.clock, { now: new Date(`${today}T03:00:00Z`) });
  });
  const sendBatch = async () => {
    const batchId = await proposeBatch(shop.deps, maker.actor, today);
    await decideBatch(shop.deps, checker.actor, batchId, { decision: 'approve' });
    await markBatchSent(shop.deps, maker.actor, batchId);
    return getBatch(shop.deps, maker.actor, batchId);
  };
  return { ...context, today, maker, checker, sendBatch };
}
