// What payouts are made of: a partner that is owed something, an account that may be used, batches as far as a test needs them.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Deps } from '#domain/deps';
import { post } from '#domain/ledger';
import {
  addPayeeEvidence,
  decideBatch,
  decideConsultantAccount,
  decidePayeeAccount,
  markBatchSent,
  proposeBatch,
  proposeConsultantAccount,
  proposePayeeAccount,
} from '#domain/payouts';
import { codeAt } from '#domain/second-factors';
import { hashPassword } from '#platform/passwords';
import { todayInIndonesia } from '#shared/dates';
import { createMember, enrolFactor, type SignedIn } from './accounts.ts';
import { createConsultant, findChannel } from './affiliates.ts';
import { createStore } from './items.ts';
import { createPartner } from './programmes.ts';

export const payeeForm = { bank: 'bsi', number: '7001234567', holder: 'PT Amanah Wisata' };

export const sellerForm = {
  legal_name: 'PT Rihlah Nusantara',
  tax_number: '01.111.222.3-444.000',
  place: '000000',
  address: 'Jl. Merdeka 1, Jakarta',
  taxable_since: '2020-01-01',
};

export function evidencePicture(): Promise<Buffer> {
  return sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
    .png()
    .toBuffer();
}

export const createFinance = (deps: Deps) => createMember(deps, { roles: ['operator_finance'] });

/** Stated with evidence, and not decided. */
export async function statePayeeAccount(deps: Deps, by: SignedIn, partnerId: string): Promise<string> {
  const accountId = await proposePayeeAccount(deps, by.actor, { partnerId, form: payeeForm });
  await addPayeeEvidence(deps, by.actor, { accountId, file: await evidencePicture() });
  return accountId;
}

/** Stated by them, as a call of a store or a distribution partner states it: its evidence follows. */
export async function stateWithoutEvidence(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { account }: Pick<SignedIn, 'account'>,
  partnerId: string,
): Promise<string> {
  await db
    .updateTable('payee_accounts')
    .set({ status: 'refused', decided_at: now() })
    .where('partner_id', '=', partnerId)
    .where('status', '=', 'proposed')
    .execute();
  const { id } = await db
    .insertInto('payee_accounts')
    .values({ ...payeeForm, partner_id: partnerId, proposed_by: account.id, proposed_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of a new store unless one is named, with the password 'Labbaik-1447' and an authenticator of their own. */
export async function createStoreOwner(
  deps: Deps,
  { host, storeId: named }: { host?: string; storeId?: string } = {},
): Promise<SignedIn & { storeId: string; secret: string }> {
  const storeId = named ?? (await createStore(deps.db)).id;
  const owner = await createMember(deps, {
    ...(host !== undefined && { host }),
    roles: ['store_staff'],
    partnerId: storeId,
    password_hash: await hashPassword('Labbaik-1447'),
  });
  return { ...owner, storeId, secret: await enrolFactor(deps, owner.account.id) };
}

/** The same at a distribution partner. */
export async function createDistributionStaff(
  deps: Deps,
  { host }: { host?: string } = {},
): Promise<SignedIn & { partnerId: string; secret: string }> {
  const partnerId = await findChannel(deps);
  const staff = await createMember(deps, {
    ...(host !== undefined && { host }),
    roles: ['distribution_staff'],
    partnerId,
    password_hash: await hashPassword('Labbaik-1447'),
  });
  return { ...staff, partnerId, secret: await enrolFactor(deps, staff.account.id) };
}

/** With the proof of `createStoreOwner`; a code counts once. */
export function storeAccountForm({ now }: Pick<Deps, 'now'>, secret: string) {
  return { ...payeeForm, current_password: 'Labbaik-1447', code: codeAt(secret, now()) };
}

/** Approved, and its pause is over. */
export async function openPayeeAccount(deps: Deps, partnerId: string): Promise<string> {
  const accountId = await statePayeeAccount(deps, await createFinance(deps), partnerId);
  await decidePayeeAccount(deps, (await createFinance(deps)).actor, { accountId, decision: 'approve' });
  await deps.db
    .updateTable('payee_accounts')
    .set({ usable_from: deps.now() })
    .where('id', '=', accountId)
    .execute();
  return accountId;
}

/** A new partner that the platform owes something, with an account that may be used. */
export async function createOwedPartner(deps: Deps, amount = 250_000): Promise<string> {
  const { id } = await createPartner(deps.db);
  await owePartner(deps, id, amount);
  await openPayeeAccount(deps, id);
  return id;
}

/** A partner or a store, whose account is somebody else's matter. */
export async function owePartner(deps: Deps, partnerId: string, amount: number): Promise<void> {
  await post(deps, {
    key: `test ${randomUUID()}`,
    kind: 'settlement',
    entries: [
      { account: 'platform_fee', owner: 'platform', partnerId, amount },
      { account: 'partner_payable', owner: partnerId, partnerId, amount: -amount },
    ],
  });
}

/** Of one more partner, as far as it says; made by somebody else than whoever is named, who approves it. */
export async function createBatch(
  deps: Deps,
  status: 'proposed' | 'approved' | 'sent',
  checker?: SignedIn,
): Promise<string> {
  await createOwedPartner(deps);
  const maker = await createFinance(deps);
  const batchId = await proposeBatch(deps, maker.actor, todayInIndonesia(deps.now()));
  if (status === 'proposed') return batchId;
  await decideBatch(deps, (checker ?? (await createFinance(deps))).actor, batchId, { decision: 'approve' });
  if (status === 'sent') await markBatchSent(deps, maker.actor, batchId);
  return batchId;
}

/** A consultant with the form of an account in their own name. */
export async function consultantToPay(deps: Deps) {
  const { account } = await createConsultant(deps);
  const { id: affiliateId } = await deps.db
    .selectFrom('affiliates')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  return { affiliateId, form: { ...payeeForm, holder: account.name } };
}

/** Stated by somebody of finance, and not decided. */
export async function stateConsultantAccount(
  deps: Deps,
  toPay: Awaited<ReturnType<typeof consultantToPay>>,
): Promise<string> {
  return proposeConsultantAccount(deps, (await createFinance(deps)).actor, toPay);
}

/** Whoever is a consultant has an account, approved, with its pause over. */
export async function openConsultantAccounts(deps: Deps): Promise<void> {
  const consultants = await deps.db
    .selectFrom('affiliates as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select(['f.id as affiliateId', 'a.name'])
    .execute();
  for (const { affiliateId, name } of consultants) {
    const accountId = await stateConsultantAccount(deps, {
      affiliateId,
      form: { ...payeeForm, holder: name },
    });
    const { actor } = await createFinance(deps);
    await decideConsultantAccount(deps, actor, { accountId, decision: 'approve' });
  }
  await deps.db.updateTable('consultant_accounts').set({ usable_from: deps.now() }).execute();
}
