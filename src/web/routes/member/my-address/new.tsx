// A new shipping address (spec §2 /member/my-address).
import * as m from '#messages/messages';
import { getProfile } from '#domain/accounts';
import { activateAddress, addAddress } from '#domain/shipping-addresses';
import { accountMeta } from '#web/features/accounts/account-meta';
import { AddressForm } from '#web/features/addresses/address-form.tsx';
import { PageTitle } from '#web/features/profile/page-title.tsx';
import type { RouteHandle } from '#web/route-handle';
import { addressBack, saveAddress } from '#web/server/forms/address-pages';
import { areaChoices } from '#web/server/forms/area-choices';
import { requireMember } from '#web/server/request/guards';
import { pageRequest } from '#web/server/request/page-context';
import type { Route } from './+types/new';

export const handle: RouteHandle = { readOnly: true, member: { back: '/member/my-address', isEditing: true } };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { name, phone } = await getProfile(request.deps, requireMember(request));
  return { state: { values: { recipient: name, phone: phone ?? '' }, errors: {}, problem: null }, areas: await areaChoices(request.deps, { province: '', city: '', district: '' }), cancelTo: addressBack(request) ?? '/member/my-address' };
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
      <AddressForm {...(actionData ?? loaderData)} />
    </div>
  );
}
