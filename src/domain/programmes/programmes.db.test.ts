// Writing and publishing programmes on a real database (docs/product/programmes.md): who may, what pilgrims read, what orders keep.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { catalogueScope, findOffer, findProduct, listDepartures } from '#domain/catalogue';
import { createMember } from '#test/factories/accounts';
import { brandOf, createOrder, checkoutInput } from '#test/factories/bookings';
import { programmeFormFor, publishNewProgramme, writeProgramme } from '#test/factories/programme-forms';
import { noticesTo } from '#test/factories/notifications';
import { createDeparture, createPartner } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import { addDays, todayInIndonesia } from '#shared/dates';
import { checkOut, fillCart } from '#domain/checkout';
import {
  addHotel,
  archiveProgramme,
  archiveProgrammes,
  createProgramme,
  discardChanges,
  duplicateProgramme,
  getProgramme,
  listProgrammes,
  listProgrammeVersions,
  previewProgramme,
  publishProgramme,
  restoreProgramme,
  saveProgramme,
  searchHotels,
} from './programmes.ts';

const { database, shop, partner, clock } = usePartnerFixture();
const scope = () => catalogueScope(shop.deps, brandOf(shop.deps));
const form = (change = {}) => programmeFormFor(database.db, change);
const begin = (change = {}) => writeProgramme(shop.deps, partner.staff, change);
const publishNew = (change = {}) => publishNewProgramme(shop.deps, partner.staff, change);
const save = async (id: string, revision: number, change = {}) =>
  saveProgramme(shop.deps, partner.staff.actor, { id, revision, form: await form(change) });
const publish = (id: string, revision: number) =>
  publishProgramme(shop.deps, partner.staff.actor, { id, revision });
const departureOf = (programme_id: string, values = {}) =>
  createDeparture(database.db, { programme_id, departs_on: '2027-08-01', quota: 10, ...values });
const titled = async (id: string) => (await findProduct(shop.deps, scope(), id))?.title.id;

it('is nobody else’s business until it is published, then is what its departures sell', async () => {
  const { id, revision, state, version } = await begin();
  expect([state, version, revision]).toEqual(['draft', 0, 1]);
  expect(await database.db.selectFrom('programmes').select('id').where('id', '=', id).execute()).toEqual([]);
  const published = await publish(id, revision);
  expect([published.state, published.version, published.isChanged]).toEqual(['published', 1, false]);
  const { id: departure } = await departureOf(id);
  const product = (await findProduct(shop.deps, scope(), departure))!;
  expect(product).toMatchObject({
    title: { id: 'Umrah Tenang 9 Hari', en: 'Calm umrah, 9 days' },
    allInPrice: 31_500_000,
    content: { cancellation: [{ daysBefore: 60, refundBasisPoints: 7_500 }, { daysBefore: 30 }] },
  });
  expect((await findOffer(shop.deps, scope(), departure))!.addons).toMatchObject([{ amount: 500_000 }]);
});

it('changes for readers, lists and search only when the working copy is published', async () => {
  const { id, revision } = await publishNew();
  const { id: departure } = await departureOf(id);
  const change = {
    title: { id: 'Umrah Zamrud Sembilan Hari' },
    extras: [{ position: 1, name: { id: 'Perlengkapan' }, amount: 2_500_000, is_mandatory: true }],
  };
  const changed = await save(id, revision, change);
  expect(changed.isChanged).toBe(true);
  expect(await titled(departure)).toBe('Umrah Tenang 9 Hari');
  const found = async () =>
    (
      await listDepartures(shop.deps, scope(), {
        search: 'zamrud',
        facets: {},
        sort: 'earliest',
        page: 1,
        limit: 9,
      })
    ).items.map((card) => [card.id, card.allInPrice]);
  expect(await found()).toEqual([]);
  await publish(id, changed.revision);
  expect(await titled(departure)).toBe('Umrah Zamrud Sembilan Hari');
  expect(await found()).toEqual([[departure, 32_500_000]]);
});

it('tells the second of two colleagues who edit one programme', async () => {
  const { id, revision } = await publishNew();
  const colleague = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: partner.id,
    duties: ['catalogue'],
    name: 'Laila',
  });
  const theirs = await saveProgramme(shop.deps, colleague.actor, {
    id,
    revision,
    form: await form({ days: 10 }),
  });
  await expect(save(id, revision)).rejects.toMatchObject({ code: 'programme_changed' });
  await expect(publish(id, revision)).rejects.toMatchObject({ code: 'programme_changed' });
  await expect(discardChanges(shop.deps, partner.staff.actor, { id, revision })).rejects.toMatchObject({
    code: 'programme_changed',
  });
  expect((await getProgramme(shop.deps, partner.staff.actor, id)).last).toMatchObject({ by: 'Laila' });
  // Also after it was published and looks unchanged.
  await publish(id, theirs.revision);
  await expect(save(id, revision)).rejects.toMatchObject({ code: 'programme_changed' });
});

it('saves one of two that come at once', async () => {
  const { id, revision } = await begin();
  const ends = await Promise.allSettled([save(id, revision, { days: 10 }), save(id, revision, { days: 11 })]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('edits one that was never written here, and stores the version it was found in', async () => {
  const id = partner.programmeId;
  const { revision, form: found, version } = await getProgramme(shop.deps, partner.staff.actor, id);
  expect([revision, version, found.title]).toEqual([0, 1, { id: 'Umrah Reguler 9 Hari' }]);
  const changed = await save(id, 0);
  await publish(id, changed.revision);
  const versions = await listProgrammeVersions(shop.deps, partner.staff.actor, id);
  expect(versions.map((each) => [each.version, each.by, each.form.title.id])).toEqual([
    [2, 'Siti Rahmawati', 'Umrah Tenang 9 Hari'],
    [1, 'Siti Rahmawati', 'Umrah Reguler 9 Hari'],
  ]);
  expect(versions[0]!.changed).toContain('title');
  expect(versions[0]!.changed).not.toContain('kind');
});

it('is not published with gaps, which are named, and not twice without a change', async () => {
  const { id, revision } = await begin({ agenda: [], max_per_room: 5, title: { id: '' } });
  await expect(publish(id, revision)).rejects.toMatchObject({
    code: 'programme_incomplete',
    faults: [
      { field: 'title', message: 'programme_fault_text_missing' },
      { field: 'agenda', message: 'programme_fault_agenda_missing' },
      { field: 'max_per_room', message: 'programme_fault_too_many_per_room', values: { limit: 4 } },
    ],
  });
  const published = await publishNew();
  expect((await publish(published.id, published.revision)).version).toBe(1);
});

it('takes back what was not published', async () => {
  const { id, revision } = await publishNew();
  const changed = await save(id, revision, { days: 12 });
  await discardChanges(shop.deps, partner.staff.actor, { id, revision: changed.revision });
  expect(await getProgramme(shop.deps, partner.staff.actor, id)).toMatchObject({
    isChanged: false,
    form: { days: 9 },
  });
  const unborn = await begin();
  await discardChanges(shop.deps, partner.staff.actor, unborn);
  await expect(getProgramme(shop.deps, partner.staff.actor, unborn.id)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('keeps an order under the version it was placed under', async () => {
  const { id, revision } = await publishNew();
  const { id: departure } = await departureOf(id);
  const first = await createOrder(shop, { departure });
  await publish(id, (await save(id, revision, { summary: { id: 'Baru' } })).revision);
  const second = await createOrder(shop, { departure });
  const kept = await database.db
    .selectFrom('bookings')
    .select(['id', 'programme_version'])
    .where('id', 'in', [first.bookingId, second.bookingId])
    .execute();
  expect(new Map(kept.map((row) => [row.id, row.programme_version]))).toEqual(
    new Map([
      [first.bookingId, 1],
      [second.bookingId, 2],
    ]),
  );
});

it('tells whoever has an order that its hotels changed, and nobody of anything else', async () => {
  const { id, revision, form: was } = await publishNew();
  const { id: departure } = await departureOf(id);
  const order = await createOrder(shop, { departure });
  const elsewhere = await createOrder(shop, { departure: (await departureOf((await publishNew()).id)).id });
  const told = ({ member }: typeof order) => noticesTo(shop.deps, member, 'hotels_changed');
  const texts = await publish(id, (await save(id, revision, { summary: { id: 'Baru' } })).revision);
  expect(await told(order)).toEqual([]);
  const other = await database.db
    .insertInto('hotels')
    .values({
      slug: 'lain-makkah',
      name: 'Lain',
      destination_slug: 'makkah',
      stars: 4,
      metres_to_mosque: 500,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hotels = was.hotels.map((stay) => ({ ...stay, hotel_id: other.id }));
  await publish(id, (await save(id, texts.revision, { hotels })).revision);
  expect(await told(order)).toMatchObject([
    { kind: 'hotels_changed', values: { code: expect.stringMatching(/^RH-/) }, isRead: false },
  ]);
  expect(await told(elsewhere)).toEqual([]);
});

it('never gives a cart another extra than the one that was chosen, and says when a price changed', async () => {
  const { id, revision, form: was } = await publishNew();
  const { id: departure } = await departureOf(id);
  const wheelchair = was.extras[1]!.position!;
  const member = await createMember(shop.deps);
  const { bookingId } = await fillCart(shop.deps, member.actor, {
    departure,
    form: { rooms: [{ room_type: 'quad', adults: 1 }], addons: [{ id: wheelchair, quantity: 1 }] },
    brand: brandOf(shop.deps),
    locale: 'id',
    affiliateCode: null,
  });
  const agreed = await checkoutInput(shop, member, bookingId);
  // The wheelchair goes, and another extra of the same price comes.
  const changed = await save(id, revision, {
    extras: [was.extras[0]!, { name: { id: 'Kursi depan' }, amount: 500_000, is_mandatory: false }],
  });
  const now = await publish(id, changed.revision);
  expect(now.form.extras.map(({ position }) => position)).toEqual([1, 3]);
  await expect(
    checkOut(shop.deps, member.actor, { bookingId, brand: brandOf(shop.deps), form: agreed }),
  ).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field: 'addons' }] });
});

it('previews the page itself, and leaves nothing behind', async () => {
  const { id } = await begin();
  const { product, isSample } = await previewProgramme(shop.deps, partner.staff.actor, scope(), id);
  expect([isSample, product.title.id]).toEqual([true, 'Umrah Tenang 9 Hari']);
  expect(await getProgramme(shop.deps, partner.staff.actor, id)).toMatchObject({
    state: 'draft',
    revision: 1,
  });
  const published = await publishNew();
  const { id: departure } = await departureOf(published.id);
  await save(published.id, published.revision, { title: { id: 'Judul baru' } });
  const again = await previewProgramme(shop.deps, partner.staff.actor, scope(), published.id);
  expect([again.isSample, again.product.title.id, again.product.id]).toEqual([
    false,
    'Judul baru',
    departure,
  ]);
  expect(await titled(departure)).toBe('Umrah Tenang 9 Hari');
});

it('is archived when nothing of it is on sale, and comes back', async () => {
  const { id } = await publishNew();
  await departureOf(id);
  await expect(archiveProgramme(shop.deps, partner.staff.actor, id)).rejects.toMatchObject({
    code: 'programme_on_sale',
  });
  clock.now = new Date('2027-07-30T05:00:00Z');
  await archiveProgramme(shop.deps, partner.staff.actor, id);
  const listed = async (state?: 'archived' | 'published') =>
    (await listProgrammes(shop.deps, partner.staff.actor, { page: 1, limit: 50, state })).items.map(
      (each) => each.id,
    );
  expect([(await listed('archived')).includes(id), (await listed('published')).includes(id)]).toEqual([
    true,
    false,
  ]);
  await restoreProgramme(shop.deps, partner.staff.actor, id);
  expect((await listed('published')).includes(id)).toBe(true);
});

it('is archived with others, or none of them is', async () => {
  const { actor } = partner.staff;
  const [one, other, onSale] = [await publishNew(), await publishNew(), await publishNew()];
  await departureOf(onSale.id, { departs_on: addDays(todayInIndonesia(clock.now), 90) });
  const stateOf = async ({ id }: { id: string }) => (await getProgramme(shop.deps, actor, id)).state;
  const archive = (ids: string[]) => archiveProgrammes(shop.deps, actor, ids);
  const says = (message: string, values?: object) => ({
    code: 'invalid_input',
    faults: [{ field: 'ids', message, ...(values && { values }) }],
  });
  await expect(archive([one.id, onSale.id])).rejects.toMatchObject(
    says('programme_select_on_sale', {
      title: (await getProgramme(shop.deps, actor, onSale.id)).form.title.id,
    }),
  );
  await expect(archive([])).rejects.toMatchObject(says('programme_select_first'));
  await expect(archive([one.id, (await begin()).id])).rejects.toMatchObject(
    says('programme_select_published'),
  );
  await expect(archive(Array.from({ length: 101 }, () => randomUUID()))).rejects.toMatchObject(
    says('programme_select_fewer', { max: 100 }),
  );
  await expect(archive([one.id, randomUUID()])).rejects.toMatchObject({ code: 'not_found' });
  expect(await stateOf(one)).toBe('published');
  await archive([one.id, other.id, one.id]);
  expect([await stateOf(one), await stateOf(other)]).toEqual(['archived', 'archived']);
});

it('of a private umrah is nobody’s to list, to change or to take out of the archive', async () => {
  const { id } = await publishNew();
  const listed = async () =>
    (
      await listProgrammes(shop.deps, partner.staff.actor, { page: 1, limit: 50, state: 'archived' })
    ).items.map((each) => each.id);
  await archiveProgramme(shop.deps, partner.staff.actor, id);
  expect(await listed()).toContain(id);
  await departureOf(id, { state: 'unlisted', reserved_for: partner.staff.account.id });
  expect(await listed()).not.toContain(id);
  await expect(restoreProgramme(shop.deps, partner.staff.actor, id)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(save(id, 2)).rejects.toMatchObject({ code: 'not_found' });
});

it('begins a copy under another name, with extras of its own', async () => {
  const { id } = await publishNew();
  const copy = await duplicateProgramme(shop.deps, partner.staff.actor, id);
  expect(copy).toMatchObject({
    state: 'draft',
    form: { title: { id: 'Umrah Tenang 9 Hari (salinan)', en: 'Calm umrah, 9 days (copy)' } },
  });
  expect(copy.form.extras.map(({ position }) => position)).toEqual([undefined, undefined]);
});

it('finds hotels of the directory and adds one for everybody, once', async () => {
  const hotel = { name: 'Swissôtel 100%', destination: 'makkah', stars: 5, has_shuttle: false };
  const added = await addHotel(shop.deps, partner.staff.actor, hotel);
  expect(await searchHotels(shop.deps, partner.staff.actor, { search: '100%', limit: 5 })).toEqual([added]);
  await expect(addHotel(shop.deps, partner.staff.actor, hotel)).rejects.toMatchObject({
    faults: [{ field: 'name', message: 'error_hotel_exists' }],
  });
});

it("is for the partner's own owner and catalogue staff", async () => {
  const { id } = await publishNew();
  const elsewhere = (await createPartner(database.db)).id;
  const stranger = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: elsewhere });
  const finance = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: partner.id,
    duties: ['finance'],
  });
  const asks = [
    (actor: typeof stranger.actor) => getProgramme(shop.deps, actor, id),
    async (actor: typeof stranger.actor) =>
      saveProgramme(shop.deps, actor, { id, revision: 2, form: await form() }),
    (actor: typeof stranger.actor) => publishProgramme(shop.deps, actor, { id, revision: 2 }),
    (actor: typeof stranger.actor) => archiveProgramme(shop.deps, actor, id),
    (actor: typeof stranger.actor) => listProgrammeVersions(shop.deps, actor, id),
    (actor: typeof stranger.actor) => previewProgramme(shop.deps, actor, scope(), id),
  ];
  for (const ask of asks) {
    await expect(ask(stranger.actor)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(finance.actor)).rejects.toMatchObject({ code: 'forbidden' });
  }
  await expect(createProgramme(shop.deps, finance.actor, await form())).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await listProgrammes(shop.deps, stranger.actor, { page: 1, limit: 9 })).items).toEqual([]);
});
