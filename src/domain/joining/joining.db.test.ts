// Joining as a partner (docs/product/joining.md): from the first form to the owner's first session, and who may do what.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptInvitation, findInvitation } from '#domain/invitations';
import { findStore, listStores } from '#domain/stores';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  applicant,
  beginForm,
  beginOne,
  checkAll,
  createApplication,
  fillIn,
  organisationStep,
  permitsStep,
} from '#test/factories/joining';
import { createPartner, createPlaces } from '#test/factories/programmes';
import { newestLink } from '#test/sent-emails';
import { useTestContext } from '#test/test-context';
import {
  approveApplication,
  assignApplication,
  beginApplication,
  findApplication,
  getApplication,
  listApplications,
  purgeApplications,
  readJoinDocument,
  recordCheck,
  refuseApplication,
  returnApplication,
  saveStep,
  submitApplication,
  uploadJoinDocument,
  withdrawApplication,
} from './joining.ts';

const { database, deps } = useTestContext();
let team: SignedIn;
beforeAll(async () => {
  await createPlaces(database.db);
});
beforeEach(async () => {
  await database.db.deleteFrom('throttles').execute();
  team = await createMember(deps, { roles: ['operator_acquisition'] });
});

const stateOf = async (token: string) => (await findApplication(deps, token))?.state;
const day = 86_400_000;

describe('the applicant', () => {
  it('is sent a link, goes on where they stopped, and sends what is complete', async () => {
    const email = 'umi.kalsum@example.com';
    const token = await beginOne(deps, { email });
    expect(await newestLink(database.db, email, 'join_begun', '/gabung-partner/')).toContain(token);
    await saveStep(deps, {
      token,
      step: 'organisation',
      form: { legal_name: 'PT Saf', phone: '08', kind: 'store', evil: 'x' },
      isUnfinished: true,
    });
    expect(await findApplication(deps, token)).toMatchObject({
      kind: 'travel',
      phone: '+6281277778888',
      form: { legal_name: 'PT Saf' },
    });
    await expect(submitApplication(deps, token)).rejects.toMatchObject({
      code: 'application_incomplete',
      faults: expect.arrayContaining([
        expect.objectContaining({ field: 'organisation.address' }),
        expect.objectContaining({ field: 'documents.licence' }),
      ]),
    });
    await fillIn(deps, token);
    await submitApplication(deps, token);
    expect(await stateOf(token)).toBe('submitted');
    await expect(
      saveStep(deps, { token, step: 'organisation', form: organisationStep }),
    ).rejects.toMatchObject({
      code: 'application_state',
    });
    await withdrawApplication(deps, token);
    expect(await stateOf(token)).toBe('withdrawn');
  });

  it('may begin ten times an hour from one network, and three times a day with one address', async () => {
    const from = applicant(deps);
    for (let times = 0; times < 10; times += 1) await beginApplication(deps, beginForm(), from);
    await expect(beginApplication(deps, beginForm(), from)).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    const email = 'tiga.kali@example.com';
    for (let times = 0; times < 3; times += 1) await beginOne(deps, { email });
    await expect(beginOne(deps, { email })).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it.each(['tidak-ada', '', 'A'.repeat(22)])('finds nothing under the link %s', async (token) => {
    expect(await findApplication(deps, token)).toBeNull();
    await expect(submitApplication(deps, token)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('sends documents that are redrawn and sealed, and no hostile ones', async () => {
    const token = await beginOne(deps);
    for (const bytes of [Buffer.from('<svg onload=alert(1)>'), Buffer.from('MZ'), Buffer.alloc(0)])
      await expect(uploadJoinDocument(deps, { token, kind: 'nib', file: bytes })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    await expect(
      uploadJoinDocument(deps, { token, kind: 'nib', file: Buffer.alloc(5 * 1024 * 1024 + 1) }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      uploadJoinDocument(deps, { token, kind: 'ojk_licence', file: Buffer.from('x') }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    const application = await createApplication(deps);
    const [document] = application.documents;
    const { content } = await database.db
      .selectFrom('join_documents')
      .select('content')
      .where('id', '=', document!.id)
      .executeTakeFirstOrThrow();
    const place = { applicationId: application.id, documentId: document!.id };
    const read = await readJoinDocument(deps, team.actor, place);
    expect(read.type).toBe('image/webp');
    expect(content.includes(read.bytes)).toBe(false);
  });
});

describe('the acquisition team', () => {
  it('sees what was sent and no drafts, and nobody else sees anything', async () => {
    await beginOne(deps, { organisation: 'Masih Ditulis' });
    const application = await createApplication(deps, { kind: 'store', organisation: 'Toko Kurma Madinah' });
    const listed = await listApplications(deps, team.actor, { page: 1, limit: 100 });
    expect(listed.items.map(({ id }) => id)).toContain(application.id);
    expect(listed.items.map(({ organisation }) => organisation)).not.toContain('Masih Ditulis');
    expect(
      (
        await listApplications(deps, team.actor, {
          page: 1,
          limit: 100,
          kind: 'store',
          search: application.code,
        })
      ).items,
    ).toHaveLength(1);
    const support = await createMember(deps, { roles: ['operator_support', 'operator_finance'] });
    await expect(listApplications(deps, support.actor, { page: 1, limit: 1 })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(getApplication(deps, support.actor, application.id)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('returns what is incomplete and says why; the applicant mends it and sends it again', async () => {
    const { id, token, email } = await createApplication(deps);
    await assignApplication(deps, team.actor, id);
    await returnApplication(deps, team.actor, { id, form: { message: 'Foto NPWP belum terbaca.' } });
    expect(await findApplication(deps, token)).toMatchObject({
      state: 'returned',
      message: 'Foto NPWP belum terbaca.',
    });
    expect(await newestLink(database.db, email!, 'join_answered', '/gabung-partner/')).toContain(token);
    await expect(
      recordCheck(deps, team.actor, { id, form: { item: 'identity', verdict: 'good', note: 'x' } }),
    ).rejects.toMatchObject({ code: 'application_state' });
    await submitApplication(deps, token);
    expect(await getApplication(deps, team.actor, id)).toMatchObject({
      state: 'submitted',
      message: null,
      assignee: { name: team.actor.name },
    });
  });

  it('refuses with a reason the applicant reads', async () => {
    const { id, token } = await createApplication(deps);
    await refuseApplication(deps, team.actor, {
      id,
      form: { reason: 'not_suited', message: 'Bukan usaha perjalanan.' },
    });
    expect(await findApplication(deps, token)).toMatchObject({ state: 'refused', refusal: 'not_suited' });
    await expect(withdrawApplication(deps, token)).rejects.toMatchObject({ code: 'application_state' });
  });

  it('recognises organisations that applied before or are partners', async () => {
    const permits = permitsStep('travel');
    const tokens = [await beginOne(deps), await beginOne(deps)];
    for (const token of tokens) {
      await fillIn(deps, token, permits);
      await submitApplication(deps, token);
    }
    const [first, second] = await Promise.all(tokens.map((token) => findApplication(deps, token)));
    await createPartner(database.db, { slug: 'safar-berkah-lama', name: 'PT Safar Berkah' });
    const { lookalikes } = await getApplication(deps, team.actor, first!.id);
    expect(lookalikes).toContainEqual(
      expect.objectContaining({
        kind: 'application',
        id: second!.id,
        likeness: expect.arrayContaining(['number', 'phone', 'name']),
      }),
    );
    expect(lookalikes).toContainEqual(
      expect.objectContaining({ kind: 'partner', reference: 'safar-berkah-lama', likeness: ['name'] }),
    );
  });

  it('approves only what is checked, once, and the invited owner gets the place', async () => {
    const email = 'pemilik.baru@example.com';
    const application = await createApplication(deps, { kind: 'travel', email });
    const { id } = application;
    const approve = (slug = 'safar-berkah') => approveApplication(deps, team.actor, { id, form: { slug } });
    await expect(approve()).rejects.toMatchObject({ code: 'checks_missing' });
    await checkAll(deps, application);
    await expect(
      approveApplication(
        deps,
        { ...team.actor, hasFreshFactor: false },
        { id, form: { slug: 'safar-berkah' } },
      ),
    ).rejects.toMatchObject({ code: 'step_up_required' });
    const outcomes = await Promise.allSettled([approve(), approve()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const partner = await database.db
      .selectFrom('partners')
      .innerJoin('licences', 'licences.partner_id', 'partners.id')
      .select(['partners.id', 'partners.state', 'licences.kind'])
      .where('slug', '=', 'safar-berkah')
      .executeTakeFirstOrThrow();
    expect(partner).toMatchObject({ state: 'active', kind: 'ppiu' });

    const invitation = (await newestLink(database.db, email, 'invitation', '/auth/invitation/'))
      .split('/')
      .at(-1)!;
    expect(await findInvitation(deps, invitation)).toMatchObject({ email, role: 'partner_staff' });
    const stranger = await createMember(deps);
    await expect(acceptInvitation(deps, stranger.actor, invitation)).rejects.toMatchObject({
      code: 'forbidden',
    });
    const owner = await createMember(deps, { email });
    const accepted = await Promise.allSettled(
      [1, 2].map(() => acceptInvitation(deps, owner.actor, invitation)),
    );
    expect(accepted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      await database.db
        .selectFrom('memberships')
        .select(['role', 'partner_id', 'duties'])
        .where('account_id', '=', owner.account.id)
        .execute(),
    ).toEqual([{ role: 'partner_staff', partner_id: partner.id, duties: ['owner'] }]);
    expect(await findInvitation(deps, invitation)).toBeNull();
  });

  it('makes a store of visitors out of one that was approved, and its owner the owner of its console', async () => {
    const email = 'pemilik.toko@example.com';
    const application = await createApplication(deps, { kind: 'store', email });
    await checkAll(deps, application);
    const listed = async () =>
      (await listStores(deps, { page: 1, limit: 100 })).items.map(({ slug }) => slug);
    expect(await listed()).not.toContain('toko-berkah');
    await approveApplication(deps, team.actor, { id: application.id, form: { slug: 'toko-berkah' } });
    expect(await listed()).toContain('toko-berkah');
    const invitation = (await newestLink(database.db, email, 'invitation', '/auth/invitation/'))
      .split('/')
      .at(-1)!;
    const owner = await createMember(deps, { email });
    await acceptInvitation(deps, owner.actor, invitation);
    const { id } = (await findStore(deps, 'toko-berkah'))!;
    expect(
      await database.db
        .selectFrom('memberships')
        .select(['role', 'partner_id', 'duties'])
        .where('account_id', '=', owner.account.id)
        .execute(),
    ).toEqual([{ role: 'store_staff', partner_id: id, duties: ['owner'] }]);
  });

  it('gives no address and no licence of another partner', async () => {
    await createPartner(database.db, { slug: 'sudah-ada' });
    const application = await createApplication(deps);
    await checkAll(deps, application);
    await expect(
      approveApplication(deps, team.actor, { id: application.id, form: { slug: 'sudah-ada' } }),
    ).rejects.toMatchObject({ faults: [{ field: 'slug', message: 'joining_error_slug_taken' }] });
    expect(await stateOf(application.token)).toBe('submitted');
  });
});

it('deletes drafts after a month and what came to nothing after half a year, and keeps what was approved', async () => {
  const draft = await beginOne(deps);
  const { token } = await createApplication(deps);
  await withdrawApplication(deps, token);
  const later = (days: number) => ({ ...deps, now: () => new Date(deps.now().getTime() + days * day) });
  await purgeApplications(later(29));
  expect(await stateOf(draft)).toBe('draft');
  await purgeApplications(later(31));
  expect([await stateOf(draft), await stateOf(token)]).toEqual([undefined, 'withdrawn']);
  await purgeApplications(later(181));
  expect(await stateOf(token)).toBeUndefined();
});
