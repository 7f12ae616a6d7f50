// What the pages for a new and for a kept address share: the form as it is sent, and what becomes of it (spec §2 /member/my-address).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import type { AddressInput } from '#domain/shipping-addresses';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { readReturnTo, returnQuery } from '#shared/return-to';
import { addressFields } from '#shared/shipping-address-form';
import { type AddressAnswer, type AreaChoices, showAreas } from './area-choices.ts';
import { areaChoices } from './area-options.server.ts';
import type { PageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { refusedForm, unfinishedAnswer } from '#web/ui/forms/submission.server';

/** The step of the checkout that asked for an address, without language prefix; null: nobody did. */
export function addressBack({ search }: Pick<PageRequest, 'search'>): string | null {
  const { redirect: step } = readReturnTo(new URLSearchParams(search));
  return step?.startsWith('/') ? step : null;
}

/** What the addresses of these pages carry on. */
export function addressQuery(request: Pick<PageRequest, 'search'>): string {
  return returnQuery({ redirect: addressBack(request), productSlug: null, partnerSlug: null, slug: null });
}

/** Keeps what was sent and leads to the list, or back to the checkout; answers what is wrong, or what the next select offers. */
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
  if (form.get('intent') === showAreas)
    return data<AddressAnswer>({ ...unfinishedAnswer(form), intent: null, areas });
  try {
    // A district that is not below the city beside it was left over from another one.
    await keep({ ...input, district: areas.district });
  } catch (error) {
    const { data: answer, init } = refusedForm(error, form);
    return data<AddressAnswer>(
      { ...answer, result: besideFirstMissing(answer.result, areas), areas },
      init ?? {},
    );
  }
  request.leaveToast({ type: 'success', message: m.address_saved() });
  throw redirect(localePath(addressBack(request) ?? paths.member.addresses, locale), 303);
}

/** Of the three selects the first that is missing is what is to be mended. */
function besideFirstMissing(
  result: AddressAnswer['result'],
  { province, city }: AreaChoices,
): AddressAnswer['result'] {
  const { district, ...others } = result.error ?? {};
  if (!district) return result;
  return {
    ...result,
    error: { ...others, [province === '' ? 'province' : city === '' ? 'city' : 'district']: district },
  };
}
