// The five pieces of evidence on a real database: what pilgrims are shown is what was proven, as long as it is.
import { describe, expect, it } from 'vitest';
import { catalogueScope, findProduct } from '#domain/catalogue';
import type { PartnerDuty } from '#shared/partner-duties';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { proofOf } from '#test/factories/evidence';
import { createDeparture, createPartner } from '#test/factories/programmes';
import {
  followEvidence,
  listEvidence,
  proveEvidence,
  readProofFile,
  withdrawEvidence,
} from './departure-evidence.ts';

const { database, shop, partner, clock } = usePartnerFixture();
const staff = () => partner.staff.actor;
const departure = async () =>
  createDeparture(database.db, {
    programme_id: partner.programmeId,
    departs_on: '2027-08-01',
    returns_on: '2027-08-09',
    quota: 10,
  });
const prove = async (id: string, kind: string, form: object = {}, file?: Buffer) => {
  const proof = await proofOf(id, kind);
  await proveEvidence(shop.deps, staff(), {
    ...proof,
    form: { ...proof.form, ...form },
    file: file ?? proof.file,
  });
};
const scope = () => catalogueScope(shop.deps, brandOf(shop.deps));
/** What the product page says. */
const shown = async (id: string) =>
  Object.fromEntries(
    (await findProduct(shop.deps, scope(), id))!.evidence.map(({ kind, state, datedOn }) => [
      kind,
      state === 'confirmed' ? datedOn : state,
    ]),
  );

describe('a proof', () => {
  it('confirms its piece with its date, and nothing besides', async () => {
    const { id } = await departure();
    await prove(id, 'flight', { number: 'QX7PLM', dated_on: '2027-03-02' });
    expect(await shown(id)).toEqual({ flight: '2027-03-02' });
    const { pieces } = await listEvidence(shop.deps, staff(), id);
    expect(pieces.map(({ kind, state }) => [kind, state])).toEqual([
      ['licence', 'missing'],
      ['flight', 'confirmed'],
      ['price', 'missing'],
      ['hotel', 'missing'],
      ['visa', 'missing'],
    ]);
    const { proof } = pieces[1]!;
    expect(proof).toMatchObject({ number: 'QX7PLM', datedOn: '2027-03-02', hasFile: true });
    expect((await readProofFile(shop.deps, staff(), proof!.id)).type).toBe('image/webp');
    const product = await findProduct(shop.deps, scope(), id);
    expect(JSON.stringify(product)).not.toContain('QX7PLM');
  });

  it('of a visa comes after the hotel, and goes with it', async () => {
    const { id } = await departure();
    await expect(prove(id, 'visa')).rejects.toMatchObject({
      faults: [{ field: 'kind', message: 'error_visa_needs_hotel' }],
    });
    await prove(id, 'hotel');
    await prove(id, 'visa');
    expect(await shown(id)).toEqual({ hotel: '2027-03-01', visa: '2027-03-01' });
    await withdrawEvidence(shop.deps, staff(), { departureId: id, kind: 'hotel' });
    expect(await shown(id)).toEqual({ hotel: 'pending', visa: 'pending' });
    await expect(
      withdrawEvidence(shop.deps, staff(), { departureId: id, kind: 'hotel' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is recorded of a departure made for a private umrah too', async () => {
    const { id } = await createDeparture(database.db, {
      programme_id: partner.programmeId,
      state: 'unlisted',
      reserved_for: partner.staff.account.id,
    });
    await prove(id, 'flight');
    const { pieces } = await listEvidence(shop.deps, staff(), id);
    expect(pieces.filter(({ state }) => state === 'confirmed').map(({ kind }) => kind)).toEqual(['flight']);
  });

  it('replaces the one before, which stays in the history', async () => {
    const { id } = await departure();
    await prove(id, 'flight');
    await prove(id, 'flight', { dated_on: '2027-03-10' });
    expect(await shown(id)).toEqual({ flight: '2027-03-10' });
    const rows = await database.db
      .selectFrom('evidence_proofs')
      .select('ended_at')
      .where('departure_id', '=', id)
      .execute();
    expect(rows.map(({ ended_at }) => ended_at === null).toSorted()).toEqual([false, true]);
  });

  it('is refused with a date ahead, when it has expired, and without a readable file', async () => {
    const { id } = await departure();
    const fault = (form: object, file?: Buffer) =>
      prove(id, 'flight', form, file).then(
        () => null,
        (error: { faults: { field: string }[] }) => error.faults[0]!.field,
      );
    expect([
      await fault({ dated_on: '2027-03-16' }),
      await fault({ expires_on: '2027-03-14' }),
      await fault({ number: ' ' }),
      await fault({}, Buffer.alloc(0)),
      await fault({}, Buffer.from('<html>')),
    ]).toEqual(['dated_on', 'expires_on', 'number', 'file', 'file']);
    expect(await shown(id)).toEqual({});
  });

  it('reminds the people it concerns once, and ends with its last day', async () => {
    const { id } = await departure();
    const chat = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: partner.id,
      duties: ['chat'],
    });
    await prove(id, 'hotel', { expires_on: '2027-04-01' });
    await prove(id, 'visa');
    const reminded = async () =>
      (
        await database.db
          .selectFrom('notifications')
          .select(['account_id', 'count'])
          .where('kind', '=', 'evidence_expiring')
          .where('path', 'like', `%${id}%`)
          .execute()
      ).map(({ account_id, count }) => [account_id, count]);
    await followEvidence(shop.deps);
    expect(await reminded()).toEqual([]);
    clock.now = new Date('2027-03-19T05:00:00Z');
    await followEvidence(shop.deps);
    await followEvidence(shop.deps);
    const told = await reminded();
    expect(told).toContainEqual([partner.staff.account.id, 1]);
    expect(told.map(([account]) => account)).not.toContain(chat.account.id);
    clock.now = new Date('2027-04-01T05:00:00Z');
    await followEvidence(shop.deps);
    expect(await shown(id)).toEqual({ hotel: '2027-03-01', visa: '2027-03-01' });
    clock.now = new Date('2027-04-02T05:00:00Z');
    expect(await followEvidence(shop.deps)).toBe(2);
    expect(await shown(id)).toEqual({ hotel: 'pending', visa: 'pending' });
  });

  it("is for the partner's owner, catalogue and documents", async () => {
    const { id } = await departure();
    await prove(id, 'flight');
    const proof = (await listEvidence(shop.deps, staff(), id)).pieces[1]!.proof!;
    const somebody = async (duty: PartnerDuty, partnerId = partner.id) =>
      (await createMember(shop.deps, { roles: ['partner_staff'], partnerId, duties: [duty] })).actor;
    for (const duty of ['catalogue', 'documents'] as const)
      await readProofFile(shop.deps, await somebody(duty), proof.id);
    const finance = await somebody('finance');
    const foreign = await somebody('owner', (await createPartner(database.db)).id);
    const newProof = await proofOf(id);
    for (const [actor, code] of [
      [finance, 'forbidden'],
      [foreign, 'not_found'],
    ] as const) {
      await expect(listEvidence(shop.deps, actor, id)).rejects.toMatchObject({ code });
      await expect(readProofFile(shop.deps, actor, proof.id)).rejects.toMatchObject({ code });
      await expect(proveEvidence(shop.deps, actor, newProof)).rejects.toMatchObject({ code });
      await expect(
        withdrawEvidence(shop.deps, actor, { departureId: id, kind: 'flight' }),
      ).rejects.toMatchObject({ code });
    }
  });
});
