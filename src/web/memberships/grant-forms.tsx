// Giving somebody a role: staff of an organisation or of the operator; or a consultant, who needs a code (spec §6, docs/product/memberships.md).
import * as m from '#messages/messages';
import { isStaffRole, type OrganisationKind, roles } from '#shared/roles';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { roleLabels } from '#labels/audit';
import type { OrganisationView, RoleIntent } from './roles-view.ts';

interface GrantFormProps {
  accountId: string;
  state: FormState;
}

const kindWords: Record<OrganisationKind, () => string> = {
  travel: m.roles_kind_travel,
  store: m.roles_kind_store,
  distribution_channel: m.roles_kind_distribution,
  financial: m.roles_kind_bank,
};

export function StaffForm({
  accountId,
  organisations,
  state: { values, errors, problem },
}: GrantFormProps & { organisations: readonly OrganisationView[] }) {
  const kinds = Object.entries(Object.groupBy(organisations, ({ kind }) => kind));
  return (
    <form method="post" noValidate className="space-y-4">
      {problem && <Notice tone="bad" live title={problem} />}
      <input type="hidden" name="account" value={accountId} />
      <Field label={m.roles_role()} name="role" error={errors['role']}>
        {(control) => (
          <select {...control} defaultValue={values['role']}>
            {roles.filter(isStaffRole).map((role) => (
              <option key={role} value={role}>
                {roleLabels[role]()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={m.roles_organisation()}
        name="partner"
        error={errors['partner']}
        hint={m.roles_organisation_hint()}
      >
        {(control) => (
          <select {...control} defaultValue={values['partner']}>
            <option value="">{m.roles_no_organisation()}</option>
            {kinds.map(([kind, ones]) => (
              <optgroup key={kind} label={kindWords[kind as OrganisationKind]()}>
                {ones.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Button name="intent" value={'grant' satisfies RoleIntent}>
        {m.roles_grant()}
      </Button>
    </form>
  );
}

export function ConsultantForm({
  accountId,
  name,
  state: { values, errors, problem },
}: GrantFormProps & { name: string }) {
  return (
    <form method="post" noValidate className="space-y-4">
      {problem && <Notice tone="bad" live title={problem} />}
      <input type="hidden" name="account" value={accountId} />
      <Field
        label={m.roles_code()}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        defaultValue={values['code']}
        error={errors['code']}
        hint={m.roles_code_hint()}
      />
      <Field
        label={m.roles_shown_name()}
        name="shown_name"
        autoComplete="off"
        maxLength={100}
        required
        defaultValue={values['shown_name'] ?? name}
        error={errors['shown_name']}
        hint={m.roles_shown_name_hint()}
      />
      <Button name="intent" value={'consultant' satisfies RoleIntent}>
        {m.roles_make_consultant()}
      </Button>
    </form>
  );
}
