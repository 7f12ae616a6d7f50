// A new shipping address (spec §2 /member/my-address).
import * as m from '#messages/messages';
import { getProfile } from '#domain/profile';
import { activateAddress, addAddress } from '#domain/shipping-addresses';
import { accountMeta } from '#web/ui/private-page-meta';
import { AddressForm } from '#web/shipping-addresses/address-form.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { RouteHandle } from '#web/route-handle';
import { addressBack, saveAddress } from '#web/shipping-addresses/address-pages.server';
import { areaChoices } from '#web/shipping-addresses/area-options.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/new';
import * as paths from '#shared/paths';

export const handle: RouteHandle = {
  member: { back: paths.member.addresses, isEditing: true },
};

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { name, phone } = await getProfile(request.deps, requireMember(request));
  return {
    values: { recipient: name, phone: phone ?? '' },
    areas: await areaChoices(request.deps, { province: '', city: '', district: '' }),
    cancelTo: addressBack(request) ?? paths.member.addresses,
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  return saveAddress(request, args.request, async (input) => {
    const { id } = await addAddress(request.deps, actor, input);
    // Added for what is being ordered: it goes there.
    if (addressBack(request)) await activateAddress(request.deps, actor, id);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.address_add());
}

export default function NewAddress({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-xl">
      <PageTitle>{m.address_add()}</PageTitle>
      <AddressForm {...loaderData} answer={actionData} />
    </div>
  );
}
