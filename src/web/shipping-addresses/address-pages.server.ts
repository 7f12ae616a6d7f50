// What the pages for a new and for a kept address share: the form as it is sent, and what becomes of it (spec §2 /member/my-address).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { AddressInput } from '#domain/shipping-addresses';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { addressFields } from '#shared/shipping-address-form';
import type { FormState } from '#web/ui/forms/form-state';
import { showAreas } from './area-choices.ts';
import { areaChoices } from './area-options.server.ts';
import { failedForm } from '#web/ui/forms/form-answer.server';
import type { PageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';

/** The step of the checkout that asked for an address, without language prefix; null: nobody did. */
export function addressBack({ search }: Pick<PageRequest, 'search'>): string | null {
  const { redirect: step } = readReturnTo(new URLSearchParams(search));
  return step?.startsWith('/') ? step : null;
}

/** What the addresses of these pages carry on. */
export function addressQuery(request: Pick<PageRequest, 'search'>): string {
  return returnQuery({ redirect: addressBack(request), productSlug: null, partnerSlug: null, slug: null });
}

/** Keeps what was sent and leads to the list, or back to the checkout; opens the form again with what is wrong, or with the next select. */
export async function saveAddress(
  request: PageRequest,
  sent: Request,
  keep: (input: AddressInput) => Promise<unknown>,
) {
  const { deps, locale } = request;
  const form = await readForm(sent);
  const input = Object.fromEntries(
    [...addressFields, 'province', 'city'].map((name) => [name, String(form.get(name) ?? '')]),
  );
  const areas = await areaChoices(deps, {
    province: input['province']!,
    city: input['city']!,
    district: input['district']!,
  });
  const opened = (state: FormState) => ({
    state,
    areas,
    cancelTo: addressBack(request) ?? paths.member.addresses,
  });
  if (form.get('intent') === showAreas) return data(opened({ values: input, errors: {}, problem: null }));
  try {
    // A district that is not below the city beside it was left over from another one.
    await keep({ ...input, district: areas.district });
  } catch (error) {
    const { data: state, init } = failedForm(error, form);
    return data(opened(state), init ?? undefined);
  }
  request.leaveToast({ type: 'success', message: m.address_saved() });
  throw redirect(localePath(addressBack(request) ?? paths.member.addresses, locale), 303);
}
