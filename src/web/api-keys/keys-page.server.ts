// The page of keys of a partner's programs: what it shows, and what its forms do (docs/product/api-keys.md).
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { createApiKey, listApiKeys, revokeApiKey } from '#domain/api-keys';
import { apiScopes } from '#shared/api-scopes';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { answerForm } from '#web/ui/forms/submission.server';

export async function loadKeys(request: PageRequest) {
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const day = (date: string) => formatDate(date, locale, 'short');
  const dayOf = (at: Date) => day(todayInIndonesia(at));
  const keys = await listApiKeys(deps, actor);
  return {
    today: todayInIndonesia(deps.now()),
    keys: keys.map(({ id, name, prefix, scopes, state, createdBy, createdAt, expiresOn, lastUsedAt }) => ({
      id,
      name,
      prefix,
      scopes,
      state,
      createdBy,
      created: dayOf(createdAt),
      expires: expiresOn && day(expiresOn),
      used: lastUsedAt && dayOf(lastUsedAt),
    })),
  };
}

/** A new key is answered with the page, this once; everything else leads back to it. */
export function changeKeys(request: PageRequest, sent: Request) {
  const { deps } = request;
  const { actor } = requirePartner(request);
  return answerForm(sent, null, async (form) => {
    const [intent, id = ''] = String(form.get('intent')).split(':');
    if (intent === 'create') {
      const name = String(form.get('name') ?? '').trim();
      const { key } = await createApiKey(deps, actor, {
        name,
        scopes: apiScopes.filter((scope) => form.has(`scope_${scope}`)),
        expires_on: form.get('expires_on') ?? '',
      }).catch((error: unknown) => {
        leadToStepUp(error, request);
        throw error;
      });
      return { made: { name, key } };
    }
    if (intent !== 'revoke') throw data(null, { status: 400 });
    await orMissing(revokeApiKey(deps, actor, id));
    request.leaveToast({ type: 'success', message: m.api_keys_revoked() });
    return redirect(localePath(paths.partnerConsole.apiKeys, request.locale), 303);
  });
}
