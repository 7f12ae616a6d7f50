// Shipping addresses over HTTP (spec §7).
import { shippingAddressesContract } from './contract.ts';
import { type FoundDistrict, searchDistricts } from '#domain/places';
import {
  activateAddress,
  addAddress,
  changeAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  replaceAddress,
  type ShippingAddress,
} from '#domain/shipping-addresses';
import { implement } from '#api/implement';

const saved = (address: ShippingAddress) => ({ data: presentAddress(address), messageKey: 'address_saved' });

export const shippingAddressesApi = implement(shippingAddressesContract, {
  list: async (_input, { deps, actor }) => ({ data: (await listAddresses(deps, actor)).map(presentAddress) }),
  add: async ({ body }, { deps, actor }) => saved(await addAddress(deps, actor, body)),
  search: async ({ query: { search, limit } }, { deps }) => ({
    data: (await searchDistricts(deps, search, limit)).map(presentFound),
  }),
  detail: async ({ params }, { deps, actor }) => ({
    data: presentAddress(await getAddress(deps, actor, params.id)),
  }),
  replace: async ({ params, body }, { deps, actor }) =>
    saved(await replaceAddress(deps, actor, params.id, body)),
  change: async ({ params, body }, { deps, actor }) =>
    saved(await changeAddress(deps, actor, params.id, body)),
  remove: async ({ params }, { deps, actor }) => {
    await deleteAddress(deps, actor, params.id);
    return { data: null, messageKey: 'address_deleted' };
  },
  activate: async ({ params }, { deps, actor }) => ({
    data: presentAddress(await activateAddress(deps, actor, params.id)),
    messageKey: 'address_activated',
  }),
});

const presentArea = ({ code, name }: { code: string; name: string }) => ({ id: code, name });

function presentFound({ code, name, city, province }: FoundDistrict) {
  return { subdistrict: { id: code, name }, city: presentArea(city), province: presentArea(province) };
}

function presentAddress(address: ShippingAddress) {
  return {
    id: address.id,
    label: address.label,
    recipient: address.recipient,
    phone: address.phone,
    street: address.street,
    postal_code: address.postalCode,
    note: address.note,
    province: presentArea(address.province),
    city: presentArea(address.city),
    subdistrict: presentArea(address.district),
    is_active: address.isActive,
  };
}
