// Who hears of a version of a bank's terms (docs/product/bank-terms.md): those who have the next step, and the bank of the answer. Whoever
// took the step is told nothing.
import { sql } from 'kysely';
import { notify, type NotifyDeps } from '#domain/notifications';
import type { TermsKind, TermsNews } from '#shared/bank-terms';
import { operatorRoles } from '#shared/operator-tasks';
import * as paths from '#shared/paths';
import type { Role } from '#shared/roles';

const readersOf: Record<TermsNews, readonly Role[]> = {
  proposed: ['bank_approver'],
  confirmed: operatorRoles('bankTerms'),
  approved: ['bank_officer', 'bank_approver'],
  refused: ['bank_officer', 'bank_approver'],
};

/** In the transaction of the step. */
export async function notifyOfTerms(
  deps: NotifyDeps,
  id: string,
  { event, by }: { event: TermsNews; by: string },
): Promise<void> {
  const isOperator = event === 'confirmed';
  const { rows } = await sql<{ accountId: string; bank: string; kind: TermsKind; day: string }>`
    select distinct m.account_id as "accountId", p.name as bank, t.kind, t.effective_on as day
    from bank_terms t join partners p on p.id = t.bank_id
    join memberships m on m.role = any (${[...readersOf[event]]}::text[]) and (m.partner_id = t.bank_id or ${isOperator})
    where t.id = ${id}::uuid and m.account_id <> ${by}::uuid`.execute(deps.db);
  await notify(
    deps,
    rows.map(({ accountId, bank, kind, day }) => ({
      accountId,
      kind: 'terms_moved' as const,
      values: { bank, kind, day, event },
      path: isOperator ? paths.operator.bankTerms : paths.bankConsole.termsVersion(id),
      brandId: null,
      dedupeKey: `terms ${id}`,
    })),
  );
}
