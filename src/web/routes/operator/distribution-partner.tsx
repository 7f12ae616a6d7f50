// One distribution partner (docs/product/distribution-partners.md): its sales, what it wrote, what was decided, closing and opening.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { StandingHistory } from '#web/partner-standing/standing-history.tsx';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import {
  changeDistributionStanding,
  loadDistributionStanding,
} from '#web/distribution-standing/distribution-standing-page.server';
import { DistributionStandingForm } from '#web/distribution-standing/distribution-standing-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card, Section } from '#web/ui/section.tsx';
import type { Route } from './+types/distribution-partner';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'catalogue');
  return loadDistributionStanding(request, requireOperator(request, 'partners'), args.params.partnerId);
}

export function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'catalogue');
  const actor = requireOperator(request, 'partners');
  return changeDistributionStanding(request, actor, args.params.partnerId, args.request);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.distribution_standing_title());
}

export default function DistributionPartnerRoute({
  loaderData: partner,
  actionData: answer,
}: Route.ComponentProps) {
  return (
    <>
      <LocalLink
        to={paths.operator.distributionPartners}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {m.distribution_standing_title()}
      </LocalLink>
      <ConsoleHead
        title={partner.name}
        action={
          <Badge tone={partner.isActive ? 'good' : 'bad'}>
            {partner.isActive ? m.distribution_standing_open() : m.distribution_standing_closed()}
          </Badge>
        }
      />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)] xl:items-start">
        <div className="space-y-8">
          {partner.closed && (
            <Notice tone="bad" title={m.distribution_standing_closed_since(partner.closed)} />
          )}
          <Section title={m.distribution_standing_facts()} className="">
            <Card className="px-5 py-2">
              <dl className="divide-y divide-line">
                {partner.facts.map(({ term, value }) => (
                  <div key={term} className="flex flex-wrap justify-between gap-x-6 py-3">
                    <dt className="text-ink-soft">{term}</dt>
                    <dd className="font-semibold tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
            </Card>
            {partner.isShown && (
              <p className="mt-3">
                <LocalLink
                  to={paths.distributionPartner(partner.slug)}
                  className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
                >
                  {m.distribution_standing_shown_page()}
                </LocalLink>
              </p>
            )}
          </Section>
          {partner.written && (
            <Section title={m.distribution_standing_written()} className="">
              <Card className="space-y-3 px-5 py-4">
                <p className="font-bold">{partner.written.headline}</p>
                <p>{partner.written.description}</p>
                <article
                  lang={partner.written.text.lang}
                  className="prose"
                  dangerouslySetInnerHTML={{ __html: partner.written.text.html }}
                />
              </Card>
            </Section>
          )}
          <StandingHistory title={m.distribution_standing_history()} history={partner.history} />
        </div>
        <DistributionStandingForm
          key={String(partner.isActive)}
          isActive={partner.isActive}
          answer={answer}
        />
      </div>
    </>
  );
}
