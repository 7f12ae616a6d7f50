// The roles somebody holds, each with the button that ends it (docs/product/memberships.md).
import * as m from '#messages/messages';
import { Button } from '#web/ui/button.tsx';
import { roleLabels } from '#labels/audit';
import type { PersonView, RoleIntent } from './roles-view.ts';

const head = 'px-4 py-2 text-left text-sm font-semibold text-ink-soft max-md:sr-only';
const cell = 'px-4 py-2 max-md:block max-md:py-1';

export function RoleTable({ person: { accountId, memberships, isOneself } }: { person: PersonView }) {
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
        {memberships.map(({ role, partnerId, partnerName, since }) => (
          <tr key={`${role} ${partnerId}`} className="max-md:block max-md:py-3">
            <th scope="row" className={`${cell} text-left font-semibold`}>
              {roleLabels[role]()}
            </th>
            <td className={cell}>{partnerName ?? m.roles_no_organisation()}</td>
            <td className={`${cell} tabular-nums text-ink-soft`}>{since}</td>
            <td className={`${cell} md:text-right`}>
              {!isOneself && (
                <form method="post">
                  <input type="hidden" name="account" value={accountId} />
                  <input type="hidden" name="role" value={role} />
                  <input type="hidden" name="partner" value={partnerId ?? ''} />
                  <Button name="intent" value={'revoke' satisfies RoleIntent} variant="secondary">
                    {m.roles_end()}
                    <span className="sr-only">
                      : {roleLabels[role]()} {partnerName}
                    </span>
                  </Button>
                </form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
