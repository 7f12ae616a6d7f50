// Changing a shipping address (spec §2 /member/my-address).
import { data } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  addressFieldsOf,
  getAddress,
  replaceAddress,
  type ShippingAddress,
} from '#domain/shipping-addresses';
import { AppError } from '#shared/errors';
import * as paths from '#shared/paths';
import { accountMeta } from '#web/ui/private-page-meta';
import { AddressForm } from '#web/shipping-addresses/address-form.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { RouteHandle } from '#web/route-handle';
import { addressBack, saveAddress } from '#web/shipping-addresses/address-pages.server';
import { areaChoices } from '#web/shipping-addresses/area-options.server';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/edit';

export const handle: RouteHandle = {
  member: { back: paths.member.addresses, isEditing: true },
};

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const address = await ownAddress(request, requireMember(request), args.params.addressId);
  const areas = await areaChoices(request.deps, {
    province: address.province.code,
    city: address.city.code,
    district: address.district.code,
  });
  return {
    values: addressFieldsOf(address),
    areas,
    cancelTo: addressBack(request) ?? paths.member.addresses,
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const { id } = await ownAddress(request, actor, args.params.addressId);
  return saveAddress(request, args.request, (input) => replaceAddress(request.deps, actor, id, input));
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.address_edit());
}

export default function EditAddress({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-xl">
      <PageTitle>{m.address_edit()}</PageTitle>
      <AddressForm {...loaderData} answer={actionData} />
    </div>
  );
}

async function ownAddress({ deps }: PageRequest, actor: Actor, id: string): Promise<ShippingAddress> {
  return getAddress(deps, actor, id).catch((error: unknown) => {
    throw error instanceof AppError ? data(null, { status: 404 }) : error;
  });
}
