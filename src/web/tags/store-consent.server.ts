// The action behind the two buttons: keeps the answer and leads back to where it was given.
import * as paths from '#shared/paths';
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { localePath } from '#shared/locale-path';
import { readReturnTo } from '#shared/return-to';
import { consentAnswers } from '#shared/tags';
import type { PageRequest } from '#web/request/page-context.server';

export async function storeConsent(request: Request, facts: PageRequest): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const answer = consentAnswers.find((one) => one === form.get('consent'));
  if (answer && facts.consent.kinds.length > 0) {
    facts.consent.keep(answer);
    facts.leaveToast({ type: 'success', message: m.frame_consent_kept() });
  }
  const { redirect: back } = readReturnTo(form);
  const page = back?.startsWith('/') ? back : paths.privacy;
  return redirect(localePath(page, facts.locale), 303);
}
