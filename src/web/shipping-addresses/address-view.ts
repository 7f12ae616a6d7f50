// A shipping address as its card shows it. Built in loaders.
import type { ShippingAddress } from '#domain/shipping-addresses';
import { readablePhone } from '#shared/readable-phone';

export interface AddressView extends Pick<
  ShippingAddress,
  'id' | 'label' | 'recipient' | 'phone' | 'street' | 'note' | 'isActive'
> {
  /** 'Tebet, Kota Jakarta Selatan, DKI Jakarta 12810' */
  area: string;
}

export function addressView({
  id,
  label,
  recipient,
  phone,
  street,
  note,
  isActive,
  district,
  city,
  province,
  postalCode,
}: ShippingAddress): AddressView {
  return {
    id,
    label,
    recipient,
    phone: readablePhone(phone),
    street,
    note,
    isActive,
    area: `${district.name}, ${city.name}, ${province.name} ${postalCode}`,
  };
}

/** How the list stands once what was pressed is done: shown while it is underway. */
export function addressesAfter(addresses: readonly AddressView[], form: FormData): AddressView[] {
  const [intent, id] = [form.get('intent'), form.get('address')];
  if (intent === 'delete') return addresses.filter((address) => address.id !== id);
  if (intent !== 'activate') return [...addresses];
  return addresses
    .map((address) => ({ ...address, isActive: address.id === id }))
    .toSorted((one, other) => Number(other.isActive) - Number(one.isActive));
}
