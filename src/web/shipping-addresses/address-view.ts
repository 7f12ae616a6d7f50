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
