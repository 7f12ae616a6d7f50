// A bank's own terms: what holds today, and every version with its day (docs/product/bank-terms.md).
import * as m from '#messages/messages';
import { termsKindLabel, termsStandingLabel } from '#labels/bank-terms';
import { termsKinds } from '#shared/bank-terms';
import { formatDate } from '#shared/dates';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import type { loadOwnTerms } from './bank-pages.server.ts';

export function OwnTermsPage({ inForce, versions, mayPropose }: Awaited<ReturnType<typeof loadOwnTerms>>) {
  return (
    <div className="max-w-6xl">
      <ConsoleHead
        title={m.bank_terms_title()}
        text={m.bank_terms_text()}
        action={
          mayPropose && (
            <span className="flex flex-wrap gap-3">
              {termsKinds.map((kind) => (
                <LocalLink
                  key={kind}
                  to={paths.bankConsole.newTerms(kind)}
                  className={buttonClass('secondary')}
                >
                  {m.bank_terms_propose_kind({ kind: termsKindLabel[kind]() })}
                </LocalLink>
              ))}
            </span>
          )
        }
      />
      <Section title={m.bank_terms_today()} className="">
        {inForce.length === 0 ? (
          <EmptyState title={m.bank_terms_today_none()} text={m.bank_terms_today_none_text()} />
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {inForce.map(({ id, title, figures }) => (
              <Card key={id} className="p-5 pb-2">
                <h3 className="text-lg font-bold">{title}</h3>
                <DefinitionList facts={figures} />
              </Card>
            ))}
          </div>
        )}
      </Section>
      {versions.length > 0 && (
        <Section title={m.bank_terms_versions()} className="mt-10">
          <VersionsTable versions={versions} />
        </Section>
      )}
    </div>
  );
}

function VersionsTable({ versions }: Pick<Awaited<ReturnType<typeof loadOwnTerms>>, 'versions'>) {
  const { locale } = useFrame();
  return (
    <DenseTable
      caption={m.bank_terms_versions()}
      columns={[
        { key: 'kind', label: m.bank_terms_product() },
        { key: 'day', label: m.bank_terms_day() },
        { key: 'standing', label: m.bank_terms_standing() },
        { key: 'proposed', label: m.bank_terms_step_proposed() },
      ]}
      rows={versions.map(({ id, kind, effectiveOn, standing, proposedBy, proposed }) => ({
        key: id,
        cells: [
          <LocalLink
            key="kind"
            to={paths.bankConsole.termsVersion(id)}
            className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
          >
            {termsKindLabel[kind]()}
            <span className="sr-only">, {formatDate(effectiveOn, locale, 'short')}</span>
          </LocalLink>,
          formatDate(effectiveOn, locale, 'short'),
          <Badge key="standing" tone={termsStandingLabel[standing].tone}>
            {termsStandingLabel[standing].word()}
          </Badge>,
          [proposedBy, proposed].filter(Boolean).join(', '),
        ],
      }))}
    />
  );
}
