// Shipping addresses: each member's own, one of them active, whatever is added, changed or deleted, also at once.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import type { Actor } from '#domain/memberships';
import { searchDistricts } from '#domain/places';
import { createMember } from '#test/factories/accounts';
import { createPlaces, NOW } from '#test/factories/programmes';
import { createAddress } from '#test/factories/shipping-addresses';
import { useTestContext } from '#test/test-context';
import {
  activateAddress,
  changeAddress,
  deleteAddress,
  getAddress,
  listAddresses,
} from './shipping-addresses.ts';

const scene = useTestContext();
let deps: Deps;
let minute = 0;
beforeAll(async () => {
  await createPlaces(scene.database.db);
  // Each change a minute after the other.
  deps = { ...scene.deps, now: () => new Date(NOW.getTime() + (minute += 1) * 60_000) };
});

const somebody = async () => (await createMember(scene.deps)).actor;
const add = (actor: Actor, label: string) => createAddress(deps, actor, { label });
const labels = async (actor: Actor) =>
  (await listAddresses(deps, actor)).map(({ label, isActive }) => (isActive ? `${label}!` : label));

describe('an address', () => {
  it('is stored with its areas, its phone number in one spelling', async () => {
    const actor = await somebody();
    const { id } = await createAddress(deps, actor);
    expect(await getAddress(deps, actor, id)).toEqual({
      id,
      label: 'Rumah',
      recipient: 'Siti Aminah',
      phone: '+6281234567890',
      street: 'Jl. Melati 5, RT 03 RW 02',
      postalCode: '12810',
      note: 'Pagar hijau',
      isActive: true,
      district: { code: '317101', name: 'Tebet' },
      city: { code: '3171', name: 'Kota Jakarta Selatan' },
      province: { code: '31', name: 'DKI Jakarta' },
    });
  });
  it('is active when it is the first, and any other once it is chosen', async () => {
    const actor = await somebody();
    await add(actor, 'Rumah');
    const office = await add(actor, 'Kantor');
    expect(await labels(actor)).toEqual(['Rumah!', 'Kantor']);
    await activateAddress(deps, actor, office.id);
    await activateAddress(deps, actor, office.id);
    expect(await labels(actor)).toEqual(['Kantor!', 'Rumah']);
  });
  it('passes on its active flag when it is deleted', async () => {
    const actor = await somebody();
    const home = await add(actor, 'Rumah');
    for (const label of ['Kantor', 'Ibu']) await add(actor, label);
    await deleteAddress(deps, actor, home.id);
    expect(await labels(actor)).toEqual(['Ibu!', 'Kantor']);
  });
  it('changes one field without the others', async () => {
    const actor = await somebody();
    const { id } = await add(actor, 'Rumah');
    expect(
      await changeAddress(deps, actor, id, { street: 'Jl. Kenanga 17\r\nLantai 2', note: '' }),
    ).toMatchObject({ label: 'Rumah', street: 'Jl. Kenanga 17\nLantai 2', note: '', isActive: true });
  });
  it('can be seen, changed, chosen or deleted by its owner only', async () => {
    const [actor, other] = [await somebody(), await somebody()];
    const { id } = await add(actor, 'Rumah');
    for (const act of [
      () => getAddress(deps, other, id),
      () => changeAddress(deps, other, id, { label: 'X' }),
      () => activateAddress(deps, other, id),
      () => deleteAddress(deps, other, id),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
    }
    expect([await labels(actor), await labels(other)]).toEqual([['Rumah!'], []]);
  });
  it('is one of twenty at most with exactly one active, also when they are added at once', async () => {
    const actor = await somebody();
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        add(actor, `Alamat ${index}`).then(
          () => 'kept',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(20);
    expect(new Set(outcomes)).toEqual(new Set(['kept', 'address_limit']));
    expect((await listAddresses(deps, actor)).filter(({ isActive }) => isActive)).toHaveLength(1);
  });
});

it('finds districts by the beginning of a word, character by character', async () => {
  await scene.database.db
    .insertInto('districts')
    .values({ code: '317102', regency_code: '3171', name: 'Pasar Minggu' })
    .execute();
  const found = async (typed: string) =>
    (await searchDistricts(deps, typed, 5)).map(({ name, city, province }) => [
      name,
      city.name,
      province.name,
    ]);
  const south = ['Kota Jakarta Selatan', 'DKI Jakarta'];
  expect([
    await found('teb'),
    await found('MING'),
    await found('asar'),
    await found('%'),
    await found('  '),
  ]).toEqual([[['Tebet', ...south]], [['Pasar Minggu', ...south]], [], [], []]);
});
