// Documents of licences (decision 0217): the partner puts one up, the acquisition team judges what it has looked at, and nobody else opens it.
import { beforeAll, describe, expect, it } from 'vitest';
import { listNeeds } from '#domain/partner-home';
import type { PartnerDuty } from '#shared/partner-duties';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createLicenceDocument, licencePicture } from '#test/factories/partner-standing';
import { createPartner } from '#test/factories/programmes';
import {
  getStanding,
  judgeLicenceDocument,
  listOwnLicences,
  listStandings,
  readLicenceDocument,
  readOwnLicenceDocument,
  uploadLicenceDocument,
} from './partner-standing.ts';

const { database, shop } = usePartnerFixture();
let team: SignedIn;
beforeAll(async () => {
  team = await createMember(shop.deps, { roles: ['operator_acquisition'] });
});

const judge = (partnerId: string, documentId: string, form: object = {}) =>
  judgeLicenceDocument(shop.deps, team.actor, {
    partnerId,
    form: { document_id: documentId, verdict: 'good', document_note: '', ...form },
  });
const bad = { verdict: 'bad', document_note: 'Nomornya tidak terbaca' };
const staffOf = (partnerId: string, duty: PartnerDuty) =>
  createMember(shop.deps, { roles: ['partner_staff'], partnerId, duties: [duty] });
const documentsOf = async (partnerId: string, licenceId: string) =>
  (await getStanding(shop.deps, team.actor, partnerId)).licences.find(({ id }) => id === licenceId)!
    .documents;
const actionsOn = async (partnerId: string) =>
  (await database.db.selectFrom('audit_log').select(['action', 'details']).orderBy('id').execute())
    .filter(({ details }) => (details as { about?: string }).about === partnerId)
    .map(({ action }) => action);

describe('a document of a licence', () => {
  it('waits until it was looked at, and says then what was found', async () => {
    const { partnerId, owner, licenceId, documentId } = await createLicenceDocument(shop.deps);
    const own = async () =>
      (await listOwnLicences(shop.deps, owner.actor, partnerId)).find(({ id }) => id === licenceId)!.document;
    expect(await own()).toMatchObject({ id: documentId, verdict: null, judgedAt: null });
    const opened = await readLicenceDocument(shop.deps, team.actor, { partnerId, documentId });
    expect(opened.type).toBe('image/webp');
    expect(await readOwnLicenceDocument(shop.deps, owner.actor, documentId)).toEqual(opened);
    await judge(partnerId, documentId, bad);
    expect(await own()).toMatchObject({ verdict: 'bad', note: bad.document_note });
    expect(await listNeeds(shop.deps, owner.actor, partnerId)).toContainEqual(
      expect.objectContaining({ kind: 'licence_document', count: 1 }),
    );
    await judge(partnerId, documentId);
    expect(await own()).toMatchObject({ verdict: 'good', note: '', judgedAt: shop.deps.now() });
    expect((await listNeeds(shop.deps, owner.actor, partnerId)).map(({ kind }) => kind)).not.toContain(
      'licence_document',
    );
    expect(await actionsOn(partnerId)).toEqual([
      'partner.licence_document_sent',
      'partner.licence_document_read',
      'partner.licence_document_judged',
      'partner.licence_document_judged',
    ]);
  });

  it('is drawn anew and sealed', async () => {
    const { documentId } = await createLicenceDocument(shop.deps);
    const { content } = await database.db
      .selectFrom('licence_documents')
      .select('content')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    expect(content.includes('WEBP')).toBe(false);
    expect(content.includes(await licencePicture())).toBe(false);
  });

  it('stays beside its successor when it was found good, and else gives way to it', async () => {
    const { partnerId, owner, licenceId, documentId } = await createLicenceDocument(shop.deps);
    const upload = async () =>
      uploadLicenceDocument(shop.deps, owner.actor, { licenceId, file: await licencePicture() });
    await upload();
    const [second, ...none] = await documentsOf(partnerId, licenceId);
    expect(none).toEqual([]);
    expect(second!.id).not.toBe(documentId);
    await judge(partnerId, second!.id);
    await upload();
    expect(await documentsOf(partnerId, licenceId)).toMatchObject([
      { verdict: null, isReplaced: false },
      { id: second!.id, verdict: 'good', isReplaced: true, judgedBy: team.account.name },
    ]);
  });

  it('is not judged by who has seen the one before it', async () => {
    const { partnerId, owner, licenceId, documentId } = await createLicenceDocument(shop.deps);
    await uploadLicenceDocument(shop.deps, owner.actor, { licenceId, file: await licencePicture() });
    await expect(judge(partnerId, documentId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await documentsOf(partnerId, licenceId)).toMatchObject([{ verdict: null }]);
  });

  it('of two colleagues at the same moment is one', async () => {
    const { partnerId, owner, licenceId } = await createLicenceDocument(shop.deps);
    const other = await staffOf(partnerId, 'catalogue');
    const file = await licencePicture();
    await Promise.all(
      [owner, other].map(({ actor }) => uploadLicenceDocument(shop.deps, actor, { licenceId, file })),
    );
    expect(await documentsOf(partnerId, licenceId)).toHaveLength(1);
  });

  it('that does not match says what is wrong', async () => {
    const { partnerId, documentId } = await createLicenceDocument(shop.deps);
    await expect(judge(partnerId, documentId, { ...bad, document_note: ' ' })).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'document_note' }],
    });
  });

  it('brings its partner up among those to look at', async () => {
    const { partnerId, documentId } = await createLicenceDocument(shop.deps);
    const listed = async () =>
      (await listStandings(shop.deps, team.actor, { page: 1, limit: 500, state: 'active' })).items;
    const waits = (await listed()).findIndex(({ id }) => id === partnerId);
    expect((await listed()).slice(0, waits + 1).every(({ waitingDocuments }) => waitingDocuments > 0)).toBe(
      true,
    );
    await judge(partnerId, documentId);
    expect((await listed()).find(({ id }) => id === partnerId)).toMatchObject({ waitingDocuments: 0 });
  });
});

describe('nobody else', () => {
  it('puts one up or opens it: owner and catalogue alone, and strangers learn nothing', async () => {
    const { partnerId, licenceId, documentId } = await createLicenceDocument(shop.deps);
    const file = await licencePicture();
    const upload = ({ actor }: SignedIn) => uploadLicenceDocument(shop.deps, actor, { licenceId, file });
    await upload(await staffOf(partnerId, 'catalogue'));
    const current = (await documentsOf(partnerId, licenceId))[0]!.id;
    expect(current).not.toBe(documentId);
    const stranger = await staffOf((await createPartner(database.db)).id, 'owner');
    for (const [by, code] of [
      [await staffOf(partnerId, 'finance'), 'forbidden'],
      [stranger, 'not_found'],
      [team, 'not_found'],
    ] as const) {
      await expect(upload(by)).rejects.toMatchObject({ code });
      await expect(readOwnLicenceDocument(shop.deps, by.actor, current)).rejects.toMatchObject({ code });
      await expect(listOwnLicences(shop.deps, by.actor, partnerId)).rejects.toMatchObject({ code });
    }
  });

  it('of the operator opens one without a fresh code, under another partner, or without the role', async () => {
    const { partnerId, documentId } = await createLicenceDocument(shop.deps);
    const read = (actor: SignedIn['actor'], of = partnerId) =>
      readLicenceDocument(shop.deps, actor, { partnerId: of, documentId });
    await expect(read({ ...team.actor, hasFreshFactor: false })).rejects.toMatchObject({
      code: 'step_up_required',
    });
    const other = (await createPartner(database.db)).id;
    await expect(read(team.actor, other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(judge(other, documentId)).rejects.toMatchObject({ code: 'not_found' });
    const editor = await createMember(shop.deps, { roles: ['operator_content'] });
    await expect(read(editor.actor)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await actionsOn(partnerId)).toEqual(['partner.licence_document_sent']);
  });
});
