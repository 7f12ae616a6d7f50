// A member's shipping addresses (spec §2 /member/my-address): the main one first; each may be edited, made the main one, deleted.
import { data, redirect, useNavigation } from 'react-router';
import * as m from '#messages/messages';
import { activateAddress, deleteAddress, listAddresses } from '#domain/shipping-addresses';
import { AppError } from '#shared/errors';
import { maxShippingAddresses } from '#shared/limits';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { AddressCard } from '#web/shipping-addresses/address-card.tsx';
import { addressesAfter, addressView } from '#web/shipping-addresses/address-view';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { RouteHandle } from '#web/route-handle';
import { addressBack, addressQuery } from '#web/shipping-addresses/address-pages.server';
import { problemText } from '#web/ui/forms/error-labels.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/my-address';

export const handle: RouteHandle = { member: {} };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const addresses = await listAddresses(request.deps, requireMember(request));
  return { addresses: addresses.map(addressView), query: addressQuery(request) };
}

const intents = {
  activate: { act: activateAddress, done: m.address_activated },
  delete: { act: deleteAddress, done: m.address_deleted },
} as const;

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireMember(request);
  const form = await readForm(args.request);
  const name = String(form.get('intent'));
  if (!Object.hasOwn(intents, name)) throw data(null, { status: 400 });
  const { act, done } = intents[name as keyof typeof intents];
  try {
    await act(request.deps, actor, String(form.get('address') ?? ''));
    request.leaveToast({ type: 'success', message: done() });
  } catch (error) {
    // Another device was quicker.
    if (!(error instanceof AppError)) throw error;
    request.leaveToast({ type: 'error', message: problemText(error) });
  }
  // Chosen for what is being ordered: back to it.
  const step = name === 'activate' ? addressBack(request) : null;
  return redirect(
    localePath(step ?? `${paths.member.addresses}${addressQuery(request)}`, request.locale),
    303,
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.address_title());
}

export default function MyAddress({ loaderData: { addresses: kept, query } }: Route.ComponentProps) {
  const { formData } = useNavigation();
  const addresses = formData ? addressesAfter(kept, formData) : kept;
  const add = (
    <LocalLink to={`${paths.member.newAddress}${query}`} className={buttonClass('primary')}>
      {m.address_add()}
    </LocalLink>
  );
  return (
    <>
      <PageTitle>{m.address_title()}</PageTitle>
      <p className="-mt-3 mb-6 max-w-prose text-ink-soft">{m.address_intro()}</p>
      {addresses.length === 0 ? (
        <EmptyState title={m.address_none()} text={m.address_none_text()} action={add} />
      ) : (
        <>
          <ul className="space-y-4">
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} query={query} />
            ))}
          </ul>
          {addresses.length < maxShippingAddresses && <p className="mt-6">{add}</p>}
        </>
      )}
    </>
  );
}
