// The brands' three texts (docs/product/site-content.md): what is in force, what comes, how many have agreed.
import * as m from '#messages/messages';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { loadLegalTexts } from '#web/site-content/legal/legal-texts.server';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import type { Route } from './+types/legal-texts';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  return { texts: await loadLegalTexts(request, requireOperator(request, 'legal')) };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.legal_title());
}

export default function LegalTextsRoute({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title={m.legal_title()} text={m.legal_text()} />
      <DenseTable
        caption={m.legal_title()}
        columns={[
          { key: 'name', label: m.legal_name() },
          { key: 'for', label: m.legal_for() },
          { key: 'now', label: m.legal_in_force() },
          { key: 'coming', label: m.legal_coming() },
          { key: 'agreed', label: m.legal_agreed() },
        ]}
        rows={texts.map(({ to, name, brand, inForce, coming, agreed, hasDraft }) => ({
          key: to,
          cells: [
            <LocalLink
              key="name"
              to={to}
              className="inline-flex min-h-12 items-center text-left font-semibold text-primary underline underline-offset-4"
            >
              {name}
              <span className="sr-only">, {brand}</span>
            </LocalLink>,
            brand,
            <span key="now" className="inline-flex flex-wrap items-center gap-2">
              {inForce ?? m.legal_none()}
              {hasDraft && <Badge tone="warn">{m.legal_draft()}</Badge>}
            </span>,
            coming ?? '–',
            agreed ?? '–',
          ],
        }))}
      />
    </>
  );
}
