// Shipping addresses for tests: believable, in the district that createPlaces writes.
import type { Deps } from '#domain/deps';
import type { Actor } from '#domain/memberships';
import { addAddress, type AddressInput } from '#domain/shipping-addresses';

export const homeUrl = {
  label: 'Rumah',
  recipient: 'Siti Aminah',
  phone: '0812-3456-7890',
  district: '317101',
  street: 'Jl. Melati 5, RT 03 RW 02',
  postal_code: '12810',
  note: 'Pagar hijau',
};

export const createAddress = (deps: Deps, actor: Actor, input: AddressInput = {}) =>
  addAddress(deps, actor, { ...homeUrl, ...input });
