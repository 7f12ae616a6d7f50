// Giving somebody a role: staff of an organisation or of the operator; or a consultant, who needs a code (spec §6, docs/product/memberships.md).
import * as m from '#messages/messages';
import { isStaffRole, type OrganisationKind, roles } from '#shared/roles';
import { Field } from '#web/ui/field.tsx';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { roleLabels } from '#labels/audit';
import type { OrganisationView, RoleIntent } from './roles-view.ts';

interface GrantFormProps {
  accountId: string;
  answer: FormAnswer | undefined;
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
  answer,
}: GrantFormProps & { organisations: readonly OrganisationView[] }) {
  const form = useAppForm({ id: 'grant', intent: 'grant' satisfies RoleIntent, answer });
  const [role, partner] = [form.field('role'), form.field('partner')];
  const kinds = Object.entries(Object.groupBy(organisations, ({ kind }) => kind));
  return (
    <AppFormBox form={form} preventScrollReset>
      <input type="hidden" name="account" value={accountId} />
      <Field label={m.roles_role()} name="role" error={role.error}>
        {(control) => (
          <select {...control} defaultValue={role.defaultValue}>
            {roles.filter(isStaffRole).map((one) => (
              <option key={one} value={one}>
                {roleLabels[one]()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={m.roles_organisation()}
        name="partner"
        error={partner.error}
        hint={m.roles_organisation_hint()}
      >
        {(control) => (
          <select {...control} defaultValue={partner.defaultValue}>
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
      <SubmitButton>{m.roles_grant()}</SubmitButton>
    </AppFormBox>
  );
}

export function ConsultantForm({ accountId, name, answer }: GrantFormProps & { name: string }) {
  const form = useAppForm({
    id: 'consultant',
    intent: 'consultant' satisfies RoleIntent,
    answer,
    values: { shown_name: name },
  });
  return (
    <AppFormBox form={form} preventScrollReset>
      <input type="hidden" name="account" value={accountId} />
      <Field
        {...form.field('code')}
        label={m.roles_code()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        hint={m.roles_code_hint()}
      />
      <Field
        {...form.field('shown_name')}
        label={m.roles_shown_name()}
        autoComplete="off"
        maxLength={100}
        required
        hint={m.roles_shown_name_hint()}
      />
      <SubmitButton>{m.roles_make_consultant()}</SubmitButton>
    </AppFormBox>
  );
}
