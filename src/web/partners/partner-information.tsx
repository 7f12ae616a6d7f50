// Company, contact and licences of a travel partner (spec §3: company name, email, umrah permit number, package counts).
import * as m from '#messages/messages';
import { getLocale } from '#messages/runtime';
import { formatDate } from '#shared/dates';
import { readablePhone } from '#shared/readable-phone';
import { Badge } from '#web/ui/badge.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { CardView } from '#web/catalogue/card-view';
import { CardList } from '#web/catalogue/card-list.tsx';
import { PhotographRow } from '#web/pictures/photograph-row.tsx';
import { partnerPath } from './partner-tabs.tsx';
import { RatingHistogram } from './rating-histogram.tsx';
import type { PartnerPageView } from './partner-view.ts';

const linkClass = '-my-3 inline-block py-3 break-all text-primary underline underline-offset-4';

interface PartnerInformationProps {
  partner: PartnerPageView;
  /** The next departures that can be joined. */
  next: CardView[];
  /** Reviews with 1 to 5 stars. */
  histogram: readonly number[];
}

export function PartnerInformation({ partner, next, histogram }: PartnerInformationProps) {
  return (
    <>
      <LocalizedText as="p" said={partner.description} className="mt-6 max-w-[68ch] md:text-lg" />
      {partner.photos.length > 0 && (
        <div className="mt-6 max-w-3xl">
          <PhotographRow photos={partner.photos} label={m.partners_photos()} />
        </div>
      )}
      {partner.ratingCount > 0 && (
        <Section title={m.partners_reviews_spread()} className="mt-8">
          <RatingHistogram counts={histogram} />
        </Section>
      )}
      {next.length > 0 && (
        <Section
          title={m.partners_next()}
          className="mt-8"
          action={<MoreLink to={partnerPath(partner.slug, 'products')}>{m.partners_all_products()}</MoreLink>}
        >
          <CardList cards={next} columns={3} />
        </Section>
      )}
      <Section title={m.partners_company()} className="mt-8">
        <DefinitionList
          facts={[
            { term: m.partners_company_name(), value: partner.legalName },
            { term: m.partners_permit(), value: partner.permitNumber ?? m.partners_permit_none() },
            { term: m.partners_packages_active(), value: partner.activePackages },
            { term: m.partners_packages_total(), value: partner.totalPackages },
            { term: m.partners_founded(), value: partner.foundedYear },
            { term: m.partners_address(), value: partner.address },
            {
              term: m.partners_email(),
              value: (
                <a className={linkClass} href={`mailto:${partner.email}`}>
                  {partner.email}
                </a>
              ),
            },
            {
              term: m.partners_phone(),
              value: (
                <a className={linkClass} href={`tel:${partner.phoneNumber}`}>
                  {readablePhone(partner.phoneNumber)}
                </a>
              ),
            },
          ]}
        />
      </Section>
      <Section title={m.partners_licences()} className="mt-8">
        {partner.licences.length === 0 ? <p>{m.partners_licences_none()}</p> : <Licences partner={partner} />}
      </Section>
    </>
  );
}

function Licences({ partner }: { partner: PartnerPageView }) {
  const locale = getLocale();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {partner.licences.map(({ kind, number, issuedOn, validUntil, source, checkedOn, isValid }) => (
        <li key={kind + number} className="rounded-card border border-line bg-card p-4">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-bold">
              {kind === 'ppiu' ? m.partners_licence_ppiu() : m.partners_licence_pihk()}
            </span>
            <Badge tone={isValid ? 'good' : 'bad'}>
              {isValid ? m.partners_licence_valid() : m.partners_licence_lapsed()}
            </Badge>
          </p>
          <p className="mt-1 text-lg font-semibold tabular-nums break-words">{number}</p>
          <p className="mt-1">
            {m.partners_licence_period({
              from: formatDate(issuedOn, locale),
              until: formatDate(validUntil, locale),
            })}
          </p>
          <p className="text-sm text-ink-soft">
            {m.partners_licence_checked({ source, date: formatDate(checkedOn, locale) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
