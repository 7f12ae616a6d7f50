// An application under its link (docs/product/joining.md): the form in steps while it may be written, then how it stands.
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#messages/messages';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { accountMeta } from '#web/ui/private-page-meta';
import { pageRequest } from '#web/request/page-context.server';
import { changeApplication, loadApplication } from '#web/joining/application-page.server';
import { ApplicationForm } from '#web/joining/application-form.tsx';
import { ApplicationStatus } from '#web/joining/application-status.tsx';
import type { Route } from './+types/application';

/** The address is the key: no other site may read it in a Referer. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

export function loader(args: Route.LoaderArgs) {
  return loadApplication(pageRequest(args), args.params.token);
}

export function action(args: Route.ActionArgs) {
  return changeApplication(pageRequest(args), args.params.token, args.request);
}

/**
 * What is kept while somebody types changes nothing that they see. Unless they are on the way to the next step: an answer that arrives
 * meanwhile takes the place of what was being loaded.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isHere = currentUrl.href === nextUrl.href;
  return isHere && formData?.get('intent') === 'keep' ? false : defaultShouldRevalidate;
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.joining_title());
}

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && 'result' in actionData ? (actionData as FormAnswer) : undefined;
  return (
    <div className="w-full max-w-3xl rounded-card border border-line bg-card p-5 md:p-8">
      <p className="text-ink-soft tabular-nums">{m.joining_code({ code: loaderData.code })}</p>
      <h1 className="text-2xl font-bold break-words md:text-3xl">{loaderData.organisation}</h1>
      <ApplicationStatus application={loaderData} answer={answer} />
      {loaderData.isOpen && (
        <ApplicationForm key={loaderData.step} application={loaderData} answer={answer} />
      )}
    </div>
  );
}
