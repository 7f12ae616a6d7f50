// Front door of shipping addresses: where members receive supplies and souvenirs (spec §7 Merchandise (v1),
// /member/my-address). One of a member's addresses is active: parcels go there unless another is chosen.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { AppError, type FieldFault } from '#shared/errors';
import { formFaults } from '#shared/form-faults';
import { maxShippingAddresses } from '#shared/limits';
import { isId } from '#shared/names';
import { normalizePhone } from '#shared/phone';
import { addressFields, type AddressField, shippingAddressForm } from '#shared/shipping-address-form';

export { askCouriers } from './courier-rates.ts';

interface AddressDeps {
  db: Db;
  now: () => Date;
}

interface NamedArea {
  code: string;
  name: string;
}

export interface ShippingAddress {
  id: string;
  label: string;
  recipient: string;
  /** E.164 */
  phone: string;
  street: string;
  postalCode: string;
  /** For the courier; may be empty. */
  note: string;
  district: NamedArea;
  city: NamedArea;
  province: NamedArea;
  isActive: boolean;
}

/** The fields of `shippingAddressForm`, as on the wire. */
export type AddressInput = { [Field in AddressField]?: unknown };

/** The active one first, then the latest. */
export async function listAddresses({ db }: { db: Db }, actor: Actor): Promise<ShippingAddress[]> {
  return readAddresses(db, actor);
}

/** One of the member's own. Refuses `not_found`. */
export async function getAddress({ db }: { db: Db }, actor: Actor, id: string): Promise<ShippingAddress> {
  const [address] = isId(id) ? await readAddresses(db, actor, id) : [];
  if (!address) throw new AppError('not_found');
  return address;
}

/** The first address of a member is the active one. Refuses `invalid_input` with the fields at fault, `address_limit`. */
export async function addAddress(
  deps: AddressDeps,
  actor: Actor,
  input: AddressInput,
): Promise<ShippingAddress> {
  const values = await checkedAddress(deps, input);
  return changing(deps, actor, async (db) => {
    const kept = await readAddresses(db, actor);
    if (kept.length >= maxShippingAddresses) throw new AppError('address_limit');
    const { id } = await db
      .insertInto('shipping_addresses')
      .values({
        ...values,
        account_id: actor.accountId,
        is_active: kept.length === 0,
        created_at: deps.now(),
        updated_at: deps.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return getAddress({ db }, actor, id);
  });
}

/** Fields that are absent stay as they are. Refuses `not_found`, `invalid_input`. */
export async function changeAddress(
  deps: AddressDeps,
  actor: Actor,
  id: string,
  input: AddressInput,
): Promise<ShippingAddress> {
  const kept = addressFieldsOf(await getAddress(deps, actor, id));
  return replaceAddress(
    deps,
    actor,
    id,
    Object.fromEntries(
      addressFields.map((field) => [field, input[field] === undefined ? kept[field] : input[field]]),
    ),
  );
}

/** Replaces all fields. Refuses `not_found`, `invalid_input`. */
export async function replaceAddress(
  deps: AddressDeps,
  actor: Actor,
  id: string,
  input: AddressInput,
): Promise<ShippingAddress> {
  await getAddress(deps, actor, id);
  const values = await checkedAddress(deps, input);
  await deps.db
    .updateTable('shipping_addresses')
    .set({ ...values, updated_at: deps.now() })
    .where('id', '=', id)
    .where('account_id', '=', actor.accountId)
    .execute();
  return getAddress(deps, actor, id);
}

/** Makes the address active. Refuses `not_found`. */
export async function activateAddress(deps: AddressDeps, actor: Actor, id: string): Promise<ShippingAddress> {
  return changing(deps, actor, async (db) => {
    await getAddress({ db }, actor, id);
    await setActive(db, actor, id);
    return getAddress({ db }, actor, id);
  });
}

/** When the active one goes, the latest of the others takes its place. Refuses `not_found`. */
export async function deleteAddress(deps: AddressDeps, actor: Actor, id: string): Promise<void> {
  await changing(deps, actor, async (db) => {
    const { isActive } = await getAddress({ db }, actor, id);
    await db
      .deleteFrom('shipping_addresses')
      .where('id', '=', id)
      .where('account_id', '=', actor.accountId)
      .execute();
    const [next] = await readAddresses(db, actor);
    if (isActive && next) await setActive(db, actor, next.id);
  });
}

/** An address as its form holds it. */
export function addressFieldsOf({
  label,
  recipient,
  phone,
  district,
  street,
  postalCode,
  note,
}: ShippingAddress): Record<AddressField, string> {
  return { label, recipient, phone, district: district.code, street, postal_code: postalCode, note };
}

/** Serialises changes of one member's addresses: the maximum holds, and exactly one is active. */
function changing<T>(deps: AddressDeps, { accountId }: Actor, work: (db: Db) => Promise<T>): Promise<T> {
  return transaction(deps.db, async (db) => {
    await lockKeys({ ...deps, db }, [{ kind: 'shipping_addresses', id: accountId }]);
    return work(db);
  });
}

async function setActive(db: Db, { accountId }: Actor, id: string): Promise<void> {
  // One after the other: the unique index on the active one checks every row as it changes.
  await db
    .updateTable('shipping_addresses')
    .set({ is_active: false })
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .execute();
  await db.updateTable('shipping_addresses').set({ is_active: true }).where('id', '=', id).execute();
}

async function checkedAddress({ db }: { db: Db }, input: AddressInput) {
  const faults = formFaults(shippingAddressForm, input);
  const typed = typeof input.phone === 'string' ? normalizePhone(input.phone) : null;
  const isFine = (field: AddressField) => !faults.some((fault) => fault.field === field);
  const also: FieldFault[] = [];
  if (isFine('phone') && !typed) also.push({ field: 'phone', message: 'error_phone_invalid' });
  if (isFine('district') && !(await isDistrict(db, input.district as string)))
    also.push({ field: 'district', message: 'error_choose_area' });
  if (faults.length + also.length > 0) throw new AppError('invalid_input', [...faults, ...also]);
  const { label, recipient, district, street, postal_code, note } = shippingAddressForm.parse(input);
  return { label, recipient, phone: typed!, district_code: district, street, postal_code, note };
}

async function isDistrict(db: Db, code: string): Promise<boolean> {
  return (
    (await db.selectFrom('districts').select('code').where('code', '=', code).executeTakeFirst()) !==
    undefined
  );
}

async function readAddresses(db: Db, { accountId }: Actor, id?: string): Promise<ShippingAddress[]> {
  const area = (table: string) =>
    sql`json_build_object('code', ${sql.ref(`${table}.code`)}, 'name', ${sql.ref(`${table}.name`)}) as ${sql.ref(table)}`;
  const { rows } = await sql<ShippingAddress>`
    select a.id, a.label, a.recipient, a.phone, a.street, a.postal_code as "postalCode", a.note, a.is_active as "isActive",
      ${area('district')}, ${area('city')}, ${area('province')}
    from shipping_addresses a join districts district on district.code = a.district_code
      join regencies city on city.code = district.regency_code join provinces province on province.code = city.province_code
    where a.account_id = ${accountId}::uuid and (${id ?? null}::uuid is null or a.id = ${id ?? null}::uuid)
    order by a.is_active desc, a.created_at desc, a.id`.execute(db);
  return rows;
}
