// Shipping addresses (spec §7 Merchandise (v1); decision 0022 says what "search and detailed lookups" are here). Fields are checked
// by the domain, with the messages of §5.
import * as z from 'zod';
import { pageSizes } from '#shared/limits';
import { endpoint } from '#api/define';
import { limitOf, named, searchText } from '#api/inputs';

const ofMember = { who: 'member', spec: '§7 Merchandise (v1)' } as const;
const addresses = '/api/v1/user/shipping-address';
const area = z.object({ id: z.string(), name: z.string() });
const areas = { province: area, city: area, subdistrict: area };
/** Whatever was sent: what is wrong with it the domain says, field by field. */
const field = z.unknown().optional();
const body = z.object({
  label: field,
  recipient: field,
  phone: field,
  district: field,
  street: field,
  postal_code: field,
  note: field,
});

const addressData = z.object({
  id: z.uuid(),
  label: z.string(),
  recipient: z.string(),
  phone: z.string(),
  street: z.string(),
  postal_code: z.string(),
  note: z.string(),
  ...areas,
  /** Things go there unless another address is chosen. */
  is_active: z.boolean(),
});

export const shippingAddressesContract = {
  list: endpoint({
    ...ofMember,
    method: 'GET',
    path: addresses,
    summary: "The member's addresses, the active one first",
    data: z.array(addressData),
  }),
  add: endpoint({
    ...ofMember,
    method: 'POST',
    path: addresses,
    summary: 'Add an address; `district` is the id of a subdistrict. The first one is active',
    body,
    data: addressData,
    errors: ['invalid_input', 'address_limit'],
  }),
  search: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${addresses}/search`,
    summary: 'Subdistricts by the beginning of a word of their name, with city and province',
    query: z.object({ search: searchText.min(1), limit: limitOf(pageSizes.list) }),
    data: z.array(z.object(areas)),
  }),
  detail: endpoint({
    ...ofMember,
    method: 'GET',
    path: `${addresses}/:id`,
    summary: 'One address',
    params: named,
    data: addressData,
    errors: ['not_found'],
  }),
  replace: endpoint({
    ...ofMember,
    method: 'PUT',
    path: `${addresses}/:id`,
    summary: 'Write an address anew',
    params: named,
    body,
    data: addressData,
    errors: ['not_found', 'invalid_input'],
  }),
  change: endpoint({
    ...ofMember,
    method: 'PATCH',
    path: `${addresses}/:id`,
    summary: 'Change an address; fields that are not sent stay',
    params: named,
    body,
    data: addressData,
    errors: ['not_found', 'invalid_input'],
  }),
  remove: endpoint({
    ...ofMember,
    method: 'DELETE',
    path: `${addresses}/:id`,
    summary: 'Delete an address; the latest of the others becomes the active one',
    params: named,
    data: z.null(),
    errors: ['not_found'],
  }),
  activate: endpoint({
    ...ofMember,
    method: 'PATCH',
    path: `${addresses}/:id/active`,
    summary: 'Make an address the active one',
    params: named,
    data: addressData,
    errors: ['not_found'],
  }),
};
