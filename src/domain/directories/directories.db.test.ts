// The shared directories on a real database: written by the operator's content team, proposed by partners, retired, merged.
import { expect, it } from 'vitest';
import { loadReferenceData } from '#db/reference/reference';
import { listDepartureChoices } from '#domain/departures';
import { addHotel, getProgramme, publishProgramme, saveProgramme, searchHotels } from '#domain/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { programmeFormFor, publishNewProgramme, writeProgramme } from '#test/factories/programme-forms';
import { overlapping } from '#test/overlapping';
import {
  acceptHotel,
  listAirlines,
  listAirports,
  listHotels,
  mergeHotels,
  moveCarrier,
  restoreHotel,
  retireHotel,
  saveAirline,
  saveAirport,
  saveHotel,
} from './directories.ts';

const { database, shop, partner } = usePartnerFixture();
const editor = async () => (await createMember(shop.deps, { roles: ['operator_content'] })).actor;
const formOf = (name: string, form: object = {}) => ({
  name,
  destination: 'makkah',
  stars: 4,
  metres_to_mosque: 350,
  has_shuttle: false,
  ...form,
});
const query = (search: string) => ({ search, page: 1, limit: 20 });
const changed = { code: 'content_changed' };
const propose = (name: string) => addHotel(shop.deps, partner.staff.actor, formOf(name));
const found = async (name: string) =>
  (await listHotels(shop.deps, await editor(), query(name))).items.map(({ standing }) => standing);

it('has a hotel that a partner proposed accepted before a programme with it is published', async () => {
  const actor = await editor();
  const { id: hotel } = await propose('Usulan Makkah');
  expect(await listHotels(shop.deps, actor, query('usulan'))).toMatchObject({
    total: 1,
    items: [{ standing: 'proposed', proposedBy: expect.any(String), programmes: 0 }],
  });
  const copy = await writeProgramme(shop.deps, partner.staff, {
    hotels: [{ hotel_id: hotel, nights: 7 }],
  });
  const publish = () =>
    publishProgramme(shop.deps, partner.staff.actor, { id: copy.id, revision: copy.revision });
  await expect(publish()).rejects.toMatchObject({
    code: 'programme_incomplete',
    faults: [{ field: 'hotels.0.hotel_id', message: 'programme_fault_hotel_proposed' }],
  });
  await acceptHotel(shop.deps, actor, { id: hotel, revision: 1 });
  expect((await publish()).state).toBe('published');
  expect(await found('usulan')).toEqual(['listed']);
});

it('takes a retired hotel out of what partners choose from, and leaves programmes as they are', async () => {
  const actor = await editor();
  const id = await saveHotel(shop.deps, actor, { revision: 0, form: formOf('Lama Makkah') });
  const copy = await publishNewProgramme(shop.deps, partner.staff, { hotels: [{ hotel_id: id, nights: 7 }] });
  await retireHotel(shop.deps, actor, { id, revision: 1 });
  const choices = () => searchHotels(shop.deps, partner.staff.actor, { search: 'lama', limit: 5 });
  expect(await choices()).toEqual([]);
  const form = await programmeFormFor(database.db, {
    hotels: [{ hotel_id: id, nights: 7 }],
    summary: { id: 'Lain' },
  });
  const { revision } = await saveProgramme(shop.deps, partner.staff.actor, { ...copy, form });
  await expect(
    publishProgramme(shop.deps, partner.staff.actor, { id: copy.id, revision }),
  ).rejects.toMatchObject({ faults: [{ message: 'programme_fault_hotel_retired' }] });
  await restoreHotel(shop.deps, actor, { id, revision: 2 });
  expect(await choices()).toHaveLength(1);
});

it('merges a hotel that stands there twice: programmes, working copies and photographs move', async () => {
  const actor = await editor();
  const save = (name: string, form = {}) =>
    saveHotel(shop.deps, actor, { revision: 0, form: formOf(name, form) });
  await database.owner.db
    .insertInto('destinations')
    .values({ slug: 'madinah', name: JSON.stringify({ id: 'Madinah' }), country_code: 'SA' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [twin, kept, elsewhere] = [
    await save('Kembar Satu'),
    await save('Kembar Dua'),
    await save('Kembar Madinah', { destination: 'madinah' }),
  ];
  const hotels = [{ hotel_id: twin, nights: 7 }];
  const published = await publishNewProgramme(shop.deps, partner.staff, { hotels });
  const draft = await writeProgramme(shop.deps, partner.staff, { hotels });
  for (const into of [twin, elsewhere, 'tidak-ada', undefined])
    await expect(mergeHotels(shop.deps, actor, { id: twin, revision: 1, into })).rejects.toMatchObject({
      faults: [{ field: 'into', message: 'error_hotel_merge_target' }],
    });
  await mergeHotels(shop.deps, actor, { id: twin, revision: 1, into: kept });
  for (const { id } of [published, draft])
    expect((await getProgramme(shop.deps, partner.staff.actor, id)).form.hotels).toEqual([
      { hotel_id: kept, nights: 7 },
    ]);
  const { items } = await listHotels(shop.deps, actor, { ...query('kembar'), standing: 'retired' });
  expect(items).toMatchObject([{ id: twin, mergedInto: 'Kembar Dua', programmes: 0 }]);
  const again = { id: twin, revision: 2, into: kept };
  await expect(mergeHotels(shop.deps, actor, again)).rejects.toMatchObject(changed);
});

it('tells the second of two who write the same entry, also while the first has not finished', async () => {
  const actor = await editor();
  const id = await saveHotel(shop.deps, actor, { revision: 0, form: formOf('Dua Penulis') });
  const answers = await overlapping(
    database.owner.db,
    (held) => held.selectFrom('hotels').select('id').where('id', '=', id).forUpdate().execute(),
    ['Pertama', 'Kedua'].map(
      (name) => () =>
        saveHotel(shop.deps, actor, { id, revision: 1, form: formOf(name) }).then(
          () => 'saved',
          ({ code }: { code: string }) => code,
        ),
    ),
  );
  const said = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason));
  expect(said.toSorted()).toEqual(['content_changed', 'saved']);
  await saveAirline(shop.deps, actor, { form: { iata: 'q1', name: 'Satu' } });
  const rename = (name: string) =>
    saveAirline(shop.deps, actor, { read: { iata: 'Q1', revision: 1 }, form: { name } });
  await rename('Dua');
  await expect(rename('Tiga')).rejects.toMatchObject(changed);
  await expect(saveAirline(shop.deps, actor, { form: { iata: 'Q1', name: 'Empat' } })).rejects.toMatchObject({
    faults: [{ field: 'iata', message: 'error_iata_known' }],
  });
});

it('lists airlines and airports that departures may name, until they are retired', async () => {
  const actor = await editor();
  await saveAirport(shop.deps, actor, { form: { iata: 'qzz', name: 'Uji', city: 'Uji', country: 'id' } });
  expect((await listAirports(shop.deps, actor, query('QZZ'))).items).toMatchObject([
    { iata: 'QZZ', country: 'ID', departures: 0, revision: 1 },
  ]);
  const offered = async () =>
    (await listDepartureChoices(shop.deps, partner.staff.actor)).airports.some(({ iata }) => iata === 'QZZ');
  expect(await offered()).toBe(true);
  await moveCarrier(shop.deps, actor, { table: 'airports', iata: 'QZZ', revision: 1, to: 'retired' });
  expect(await offered()).toBe(false);
});

it('does not let a new edition of the shipped data overwrite what the operator wrote', async () => {
  const actor = await editor();
  await loadReferenceData(database.owner.db);
  const [garuda] = (await listAirlines(shop.deps, actor, query('GA'))).items;
  const read = { iata: 'GA', revision: garuda!.revision };
  await saveAirline(shop.deps, actor, { read, form: { name: 'Garuda Indonesia Group' } });
  await database.owner.db.deleteFrom('reference_data').execute();
  expect(await loadReferenceData(database.owner.db)).toBe(true);
  expect((await listAirlines(shop.deps, actor, query('Garuda'))).items).toMatchObject([
    { name: 'Garuda Indonesia Group' },
  ]);
});

it("is the content team's alone, and leaves a line of who wrote", async () => {
  const actor = await editor();
  const { actor: other } = await createMember(shop.deps, { roles: ['operator_finance'] });
  const forbidden = { code: 'forbidden' };
  const id = await saveHotel(shop.deps, actor, { revision: 0, form: formOf('Jejak') });
  const named = { id, revision: 1 };
  await expect(listHotels(shop.deps, other, query(''))).rejects.toMatchObject(forbidden);
  await expect(saveHotel(shop.deps, other, { ...named, form: formOf('Lain') })).rejects.toMatchObject(
    forbidden,
  );
  await expect(retireHotel(shop.deps, other, named)).rejects.toMatchObject(forbidden);
  await expect(mergeHotels(shop.deps, other, { ...named, into: id })).rejects.toMatchObject(forbidden);
  await expect(saveAirline(shop.deps, other, { form: {} })).rejects.toMatchObject(forbidden);
  await retireHotel(shop.deps, actor, named);
  const lines = await database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_role', 'details'])
    .where('actor_id', '=', actor.accountId)
    .orderBy('id')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(['directory.added', 'directory.retired']);
  expect(lines[0]).toMatchObject({ actor_role: 'operator_content', details: { kind: 'hotel', about: id } });
});
