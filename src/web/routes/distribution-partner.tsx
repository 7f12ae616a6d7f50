// The page of one distribution partner, alone on the screen (spec §2 /distribution-partners/{partner-page}).
// Only read: no framework script.
import { data } from 'react-router';
import * as m from '#messages/messages';
import { findDistributionPage } from '#domain/distribution-partners';
import { picturesOf } from '#domain/pictures';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Photograph } from '#web/pictures/photograph.tsx';
import { PhotographRow } from '#web/pictures/photograph-row.tsx';
import { photographView } from '#web/pictures/photograph-view';
import { localized } from '#labels/localized';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { CatalogueLinks } from '#web/distribution-partners/catalogue-links.tsx';
import { DistributionHead } from '#web/distribution-partners/distribution-head.tsx';
import { pageMeta } from '#web/seo';
import { pageRequest } from '#web/request/page-context.server';
import { renderedText } from '#web/site-content/rendered-texts.server';
import type { Route } from './+types/distribution-partner';

export async function loader(args: Route.LoaderArgs) {
  const { deps, brand, locale } = pageRequest(args);
  const page = await findDistributionPage(deps, args.params.partnerPage);
  if (!page) throw data(null, { status: 404 });
  const {
    id,
    headline,
    description,
    body,
    slug,
    name,
    legalName,
    city,
    address,
    phoneNumber,
    email,
    affiliateCode,
  } = page;
  const pictures = await picturesOf(deps, { kind: 'partner', id });
  return {
    photos: pictures.map((picture) => photographView(picture, locale)),
    headline: localized(headline, locale),
    description: localized(description, locale),
    text: renderedText(brand, body, locale),
    slug,
    name,
    legalName,
    city,
    address,
    phoneNumber,
    email,
    affiliateCode,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    title: loaderData.name,
    description: loaderData.description.text,
    path: paths.distributionPartner(loaderData.slug),
  });
}

// As high as a finger, without making its row higher.
const link = '-my-3 inline-block py-3 text-primary underline underline-offset-4';

export default function DistributionPartner({ loaderData: partner }: Route.ComponentProps) {
  const { text, phoneNumber, email, photos } = partner;
  const logo = photos.find(({ use }) => use === 'logo');
  const shown = photos.filter(({ use }) => use !== 'logo');
  const facts = [
    { term: m.site_distribution_legal_name(), value: partner.legalName },
    {
      term: m.site_distribution_phone(),
      value: (
        <a href={`tel:${phoneNumber}`} className={link}>
          {readablePhone(phoneNumber)}
        </a>
      ),
    },
    {
      term: m.frame_email(),
      value: (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      ),
    },
    { term: m.site_distribution_address(), value: partner.address },
  ];
  return (
    <>
      <DistributionHead>
        {logo && (
          <Photograph
            photo={logo}
            sizes="80px"
            className="mb-4 size-20 rounded-card border border-line object-contain"
          />
        )}
        <p className="text-lg font-semibold text-primary">
          {partner.name}, {partner.city}
        </p>
        <LocalizedText
          as="h1"
          said={partner.headline}
          className="mt-2 text-3xl font-bold tracking-tight md:text-5xl"
        />
        <LocalizedText
          as="p"
          said={partner.description}
          className="mb-8 mt-4 max-w-[60ch] text-lg text-ink-soft"
        />
        <CatalogueLinks affiliateCode={partner.affiliateCode} />
      </DistributionHead>
      <div className="mx-auto max-w-[52rem] px-4 py-8 lg:py-12">
        {shown.length > 0 && (
          <div className="mb-8">
            <PhotographRow photos={shown} label={m.programme_pictures()} />
          </div>
        )}
        <article lang={text.lang} className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
        <section aria-labelledby="contact" className="mt-14">
          <h2 id="contact" className="mb-2 text-2xl font-bold tracking-tight">
            {m.site_distribution_contact({ name: partner.name })}
          </h2>
          <DefinitionList facts={facts} />
        </section>
        <p className="mt-10 border-t border-line pt-4 print:hidden">
          <LocalLink to={paths.distributionPartners} className={link}>
            {m.site_distribution_all()}
          </LocalLink>
        </p>
      </div>
    </>
  );
}
