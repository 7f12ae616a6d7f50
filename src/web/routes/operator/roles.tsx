// Giving and ending roles (docs/product/memberships.md): a person found by mail, the roles they hold, another organisation × role.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { grantConsultant, revokeConsultant } from '#domain/affiliates';
import {
  type Actor,
  findHolder,
  grantMembership,
  listOrganisations,
  revokeMembership,
  type Role,
  roles,
} from '#domain/memberships';
import { hasSecondFactor } from '#domain/second-factors';
import type { Deps } from '#domain/deps';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { isId } from '#shared/names';
import * as paths from '#shared/paths';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { ListForm } from '#web/ui/list-form.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { PersonRoles } from '#web/memberships/person-roles.tsx';
import type { PersonView, RoleIntent } from '#web/memberships/roles-view';
import { refusedForm } from '#web/ui/forms/submission.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { leadToStepUp } from '#web/request/step-up.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/roles';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'roles');
  const email = wantedMail(request);
  return {
    email,
    person: email ? await personView(request, actor, email) : null,
    organisations: await listOrganisations(request.deps, actor),
  };
}

const wantedMail = ({ search }: PageRequest) => new URLSearchParams(search).get('email')?.trim() ?? '';

async function personView(
  { deps, locale }: PageRequest,
  actor: Actor,
  email: string,
): Promise<PersonView | null> {
  const holder = await findHolder(deps, actor, email);
  return (
    holder && {
      ...holder,
      isOneself: holder.accountId === actor.accountId,
      hasSecondFactor: await hasSecondFactor(deps, holder.accountId),
      memberships: holder.memberships.map((held) => ({
        ...held,
        since: formatDate(todayInIndonesia(held.since), locale, 'short'),
      })),
    }
  );
}

/** What each button does; answers what is said afterwards. */
const intents: Record<
  RoleIntent,
  (deps: Deps, actor: Actor, accountId: string, form: FormData) => Promise<string>
> = {
  grant: async (deps, actor, accountId, form) => {
    await grantMembership(deps, actor, { accountId, ...membershipIn(form) });
    return m.roles_granted();
  },
  consultant: async (deps, actor, accountId, form) => {
    await grantConsultant(deps, actor, accountId, Object.fromEntries(form));
    return m.roles_granted();
  },
  revoke: async (deps, actor, accountId, form) => {
    const held = membershipIn(form);
    await (held.role === 'consultant'
      ? revokeConsultant(deps, actor, accountId)
      : revokeMembership(deps, actor, { accountId, ...held }));
    return m.roles_ended();
  },
};

function membershipIn(form: FormData): { role: Role; partnerId: string | null } {
  const role = roles.find((one) => one === form.get('role'));
  if (!role) throw new AppError('invalid_input', [{ field: 'role', message: 'error_invalid_value' }]);
  const partner = String(form.get('partner') ?? '');
  if (partner && !isId(partner))
    throw new AppError('invalid_input', [{ field: 'partner', message: 'error_invalid_value' }]);
  return { role, partnerId: partner || null };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'roles');
  const form = await readForm(args.request);
  const intent = (Object.keys(intents) as RoleIntent[]).find((one) => one === form.get('intent'));
  const accountId = String(form.get('account') ?? '');
  if (!intent || !isId(accountId)) throw data(null, { status: 400 });
  try {
    request.leaveToast({
      type: 'success',
      message: await intents[intent](request.deps, actor, accountId, form),
    });
  } catch (error) {
    leadToStepUp(error, request);
    const { data: answer, init } = refusedForm(error, form);
    return data({ ...answer, about: `${form.get('role')} ${form.get('partner')}` }, init ?? {});
  }
  return redirect(
    localePath(`${paths.operator.roles}?email=${encodeURIComponent(wantedMail(request))}`, request.locale),
    303,
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.roles_title());
}

export default function RolesRoute({
  loaderData: { email, person, organisations },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title={m.roles_title()} text={m.roles_text()} />
      <ListForm className="max-w-2xl md:grid-cols-[1fr_auto] md:items-end" show={m.roles_find()}>
        <Field
          label={m.profile_email()}
          name="email"
          type="email"
          autoComplete="off"
          enterKeyHint="search"
          required
          defaultValue={email}
        />
      </ListForm>
      {email && !person && (
        <div className="mt-8">
          <EmptyState title={m.roles_nobody()} text={m.roles_nobody_text({ email })} />
        </div>
      )}
      {person && (
        <PersonRoles
          key={person.accountId}
          person={person}
          organisations={organisations}
          answer={actionData}
        />
      )}
    </>
  );
}
