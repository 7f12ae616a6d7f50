// One person as support sees them (docs/product/support.md): masked until a reason is stated, then read-only for some minutes.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { OpenLook } from '#web/support/open-look.tsx';
import { SeenPerson } from '#web/support/seen-person.tsx';
import { changeSupported, loadSupportedPerson } from '#web/support/supported-person.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/supported-person';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return loadSupportedPerson(request, requireOperator(request, 'support'), args.params.accountId);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'support');
  return changeSupported(request, actor, args.params.accountId, args.request);
}

/** Never the person's name: titles stay in the history of the browser. */
export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.support_title());
}

export default function SupportedPersonRoute({
  loaderData: { name, email, phone, minutes, seen },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <LocalLink
        to={paths.operator.support}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {m.support_title()}
      </LocalLink>
      <ConsoleHead title={name} {...(!seen && { text: [email, phone].filter(Boolean).join(' · ') })} />
      {seen ? (
        <SeenPerson {...{ name, email, phone, seen }} answer={actionData} />
      ) : (
        <OpenLook minutes={minutes} answer={actionData} />
      )}
    </>
  );
}
