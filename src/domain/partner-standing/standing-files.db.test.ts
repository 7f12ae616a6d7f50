// What a check of a licence saw (decision 0233): kept beside its line, opened by the acquisition team alone.
import { beforeAll, expect, it } from 'vitest';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  checkForm,
  createLicenceCheck,
  freezeForm,
  licencePicture,
  renewalForm,
} from '#test/factories/partner-standing';
import { createPartner } from '#test/factories/programmes';
import {
  addLicence,
  attachStandingFile,
  freezePartner,
  getStanding,
  readStandingFile,
  recordLicenceCheck,
} from './partner-standing.ts';

const { database, shop } = usePartnerFixture();
let team: SignedIn;
beforeAll(async () => {
  team = await createMember(shop.deps, { roles: ['operator_acquisition'] });
});

const historyOf = async (partnerId: string) => (await getStanding(shop.deps, team.actor, partnerId)).history;
const read = (partnerId: string, fileId: string, actor = team.actor) =>
  readStandingFile(shop.deps, actor, { partnerId, fileId });
const attach = async (partnerId: string, eventId: string, actor = team.actor) =>
  attachStandingFile(shop.deps, actor, { partnerId, eventId, file: await licencePicture() });
const refusal = (code: string) => expect.objectContaining({ code });

it('is kept with the check, drawn anew and sealed, and each look leaves an audit line', async () => {
  const { partnerId, licenceId } = await createLicenceCheck(shop.deps);
  const sent = await licencePicture();
  await recordLicenceCheck(shop.deps, team.actor, { partnerId, form: checkForm(licenceId), file: sent });
  const [newest, before] = await historyOf(partnerId);
  expect([newest!.event, before!.fileId]).toEqual(['checked', null]);
  const opened = await read(partnerId, newest!.fileId!);
  expect([opened.type, opened.bytes.toString('latin1', 8, 12)]).toEqual(['image/webp', 'WEBP']);
  const { content } = await database.db
    .selectFrom('standing_files')
    .select('content')
    .where('id', '=', newest!.fileId!)
    .executeTakeFirstOrThrow();
  expect(content.includes(opened.bytes) || content.includes(sent)).toBe(false);
  const looks = await database.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'partner.standing_file_read')
    .where('details', '@>', JSON.stringify({ about: partnerId }))
    .execute();
  expect(looks).toEqual([{ actor_id: team.account.id }]);
});

it('is kept with a licence that is added, and refused without anything being written', async () => {
  const { id } = await createPartner(database.db);
  const add = async (file: Buffer) =>
    addLicence(shop.deps, team.actor, { partnerId: id, form: renewalForm(), file });
  await expect(add(Buffer.from('<html>'))).rejects.toEqual(refusal('invalid_input'));
  expect(await historyOf(id)).toEqual([]);
  await add(await licencePicture());
  expect(await historyOf(id)).toMatchObject([{ event: 'renewed', fileId: expect.any(String) }]);
});

it('follows a line once, and no line of freezing or of another partner', async () => {
  const { partnerId, lineId } = await createLicenceCheck(shop.deps);
  const other = await createLicenceCheck(shop.deps);
  await expect(attach(other.partnerId, lineId)).rejects.toEqual(refusal('not_found'));
  await attach(partnerId, lineId);
  await expect(attach(partnerId, lineId)).rejects.toMatchObject({
    code: 'invalid_input',
    faults: [{ field: 'file', message: 'standing_error_file' }],
  });
  await freezePartner(shop.deps, team.actor, { partnerId, form: freezeForm() });
  const [frozen] = await historyOf(partnerId);
  await expect(attach(partnerId, frozen!.id)).rejects.toEqual(refusal('not_found'));
});

it('is opened by nobody else, not the partner either, and with a fresh code', async () => {
  const { partnerId, lineId } = await createLicenceCheck(shop.deps);
  const other = await createLicenceCheck(shop.deps);
  await attach(partnerId, lineId);
  const { fileId } = (await historyOf(partnerId)).find(({ id }) => id === lineId)!;
  for (const role of ['partner_staff', 'operator_content', 'operator_finance'] as const) {
    const { actor } = await createMember(shop.deps, { roles: [role], partnerId });
    await expect(read(partnerId, fileId!, actor)).rejects.toEqual(refusal('forbidden'));
    await expect(attach(other.partnerId, other.lineId, actor)).rejects.toEqual(refusal('forbidden'));
  }
  await expect(read(other.partnerId, fileId!)).rejects.toEqual(refusal('not_found'));
  await expect(read(partnerId, fileId!, { ...team.actor, hasFreshFactor: false })).rejects.toEqual(
    refusal('step_up_required'),
  );
});
