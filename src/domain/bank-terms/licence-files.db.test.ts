// What the operator saw of a bank's licence (docs/product/bank-terms.md): stored beside its record, opened by the operator's finance alone.
import { beforeAll, expect, it } from 'vitest';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { licenceInput } from '#test/factories/bank-terms';
import { licencePicture } from '#test/factories/partner-standing';
import { createPartner } from '#test/factories/programmes';
import { attachLicenceFile, getBank, readLicenceFile, recordLicence } from './bank-terms.ts';

const { database, shop } = usePartnerFixture();
let finance: SignedIn;
beforeAll(async () => {
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
});

async function recorded() {
  const { id: bankId } = await createPartner(database.db, { kind: 'financial' });
  return {
    bankId,
    licenceId: await recordLicence(shop.deps, finance.actor, { bankId, form: licenceInput() }),
  };
}
const attach = async (
  { bankId, licenceId }: { bankId: string; licenceId: string },
  { file, actor = finance.actor }: { file?: Buffer; actor?: SignedIn['actor'] } = {},
) => attachLicenceFile(shop.deps, actor, { bankId, licenceId, file: file ?? (await licencePicture()) });
const fileOf = async (bankId: string) =>
  (await getBank(shop.deps, finance.actor, bankId)).licences[0]!.fileId;
const read = (bankId: string, fileId: string, actor = finance.actor) =>
  readLicenceFile(shop.deps, actor, { bankId, fileId });
const refusal = (code: string) => expect.objectContaining({ code });

it('is drawn anew and sealed, and storing it and each look leave an audit line', async () => {
  const made = await recorded();
  expect(await fileOf(made.bankId)).toBeNull();
  const sent = await licencePicture();
  await attach(made, { file: sent });
  const fileId = (await fileOf(made.bankId))!;
  const opened = await read(made.bankId, fileId);
  expect([opened.type, opened.bytes.toString('latin1', 8, 12)]).toEqual(['image/webp', 'WEBP']);
  const { content } = await database.db
    .selectFrom('bank_licence_files')
    .select('content')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  expect(content.includes(opened.bytes) || content.includes(sent)).toBe(false);
  const lines = await database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('action', 'in', ['bank_licence.file_added', 'bank_licence.file_read'])
    .where('details', '@>', JSON.stringify({ about: made.licenceId }))
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { action: 'bank_licence.file_added', actor_id: finance.account.id },
    { action: 'bank_licence.file_read', actor_id: finance.account.id },
  ]);
});

it('follows a record once, also one that was replaced, and no record of another bank', async () => {
  const made = await recorded();
  const other = await recorded();
  await expect(attach({ ...made, bankId: other.bankId })).rejects.toEqual(refusal('not_found'));
  await expect(attach(made, { file: Buffer.from('<html>') })).rejects.toEqual(refusal('invalid_input'));
  const { bankId, licenceId: replaces } = made;
  await recordLicence(shop.deps, finance.actor, { bankId, form: licenceInput({ replaces }) });
  const both = await Promise.allSettled([attach(made), attach(made)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(attach(made)).rejects.toMatchObject({
    code: 'invalid_input',
    faults: [{ field: 'file', message: 'bank_licence_error_file' }],
  });
  const { licences } = await getBank(shop.deps, finance.actor, bankId);
  expect(licences.map(({ standing, fileId }) => [standing, fileId !== null])).toEqual([
    ['in_force', false],
    ['replaced', true],
  ]);
});

it('is opened and stored by nobody else, not the bank either, and with a fresh code', async () => {
  const made = await recorded();
  const other = await recorded();
  await attach(made);
  const fileId = (await fileOf(made.bankId))!;
  for (const role of ['bank_officer', 'bank_approver', 'operator_acquisition', 'operator_support'] as const) {
    const { actor } = await createMember(shop.deps, { roles: [role], partnerId: made.bankId });
    await expect(read(made.bankId, fileId, actor)).rejects.toEqual(refusal('not_found'));
    await expect(attach(other, { actor })).rejects.toEqual(refusal('not_found'));
  }
  await expect(read(other.bankId, fileId)).rejects.toEqual(refusal('not_found'));
  const stale = { ...finance.actor, hasFreshFactor: false };
  await expect(read(made.bankId, fileId, stale)).rejects.toEqual(refusal('step_up_required'));
  await expect(attach(other, { actor: stale })).rejects.toEqual(refusal('step_up_required'));
});
