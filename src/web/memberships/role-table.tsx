// The roles somebody holds, each with the button that ends it (docs/product/memberships.md).
import * as m from '#messages/messages';
import { AppFormBox, SubmitButton } from '#web/ui/forms/app-form.tsx';
import { type RowAnswer, useRowForm } from '#web/ui/forms/row-form';
import { roleLabels } from '#labels/audit';
import type { PersonView, RoleIntent } from './roles-view.ts';

const head = 'px-4 py-2 text-left text-sm font-semibold text-ink-soft max-md:sr-only';
const cell = 'px-4 py-2 max-md:block max-md:py-1';

interface RoleTableProps {
  person: PersonView;
  answer: RowAnswer | undefined;
}

export function RoleTable({ person: { accountId, memberships, isOneself }, answer }: RoleTableProps) {
  if (memberships.length === 0) return <p className="px-4 py-6 text-ink-soft">{m.roles_none()}</p>;
  return (
    <table className="w-full max-md:block">
      <thead className="border-b border-line max-md:sr-only">
        <tr>
          <th scope="col" className={head}>
            {m.roles_role()}
          </th>
          <th scope="col" className={head}>
            {m.roles_organisation()}
          </th>
          <th scope="col" className={head}>
            {m.roles_since()}
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">{m.roles_end()}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {memberships.map((held) => (
          <tr key={aboutOf(held)} className="max-md:block max-md:py-3">
            <th scope="row" className={`${cell} text-left font-semibold`}>
              {roleLabels[held.role]()}
            </th>
            <td className={cell}>{held.partnerName ?? m.roles_no_organisation()}</td>
            <td className={`${cell} tabular-nums text-ink-soft`}>{held.since}</td>
            <td className={`${cell} md:text-right`}>
              {!isOneself && <EndRole accountId={accountId} held={held} answer={answer} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Held = PersonView['memberships'][number];

const aboutOf = ({ role, partnerId }: Held) => `${role} ${partnerId ?? ''}`;

function EndRole({
  accountId,
  held,
  answer,
}: {
  accountId: string;
  held: Held;
  answer: RowAnswer | undefined;
}) {
  const { role, partnerId, partnerName } = held;
  const about = aboutOf(held);
  const form = useRowForm({ id: `end-${role}-${partnerId}`, about, answer });
  return (
    <AppFormBox form={form} preventScrollReset className="space-y-2">
      <input type="hidden" name="account" value={accountId} />
      <input type="hidden" name="role" value={role} />
      <input type="hidden" name="partner" value={partnerId ?? ''} />
      <SubmitButton name="intent" value={'revoke' satisfies RoleIntent} variant="danger">
        {m.roles_end()}
        <span className="sr-only">
          : {roleLabels[role]()} {partnerName}
        </span>
      </SubmitButton>
    </AppFormBox>
  );
}
