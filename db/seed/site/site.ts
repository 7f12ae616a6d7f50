// The demo's brands and what they say (docs/product/brands.md): brands, banners, gallery, texts, questions, distribution partners.
import { idFor } from '#db/catalogue/random';
import type { Db } from '#platform/database/database';
import { addDays } from '#shared/dates';
import { banners } from './banners.ts';
import { brands, socialMediaOf } from './brands.ts';
import { distributionPartners } from './distribution-partners.ts';
import { faqs } from './faqs.ts';
import { galleries } from './galleries.ts';
import { sitePages } from './site-pages.ts';

/** Days before seeding on which the texts came into force and the distribution partners joined. */
const TEXTS_IN_FORCE_DAYS = 30;
const PARTNERS_JOINED_DAYS = 400;

/**
 * Fills the tables of the brands and their site. Wants the regencies of the
 * reference data and no brand yet; the same `today` gives the same rows, ids
 * included. Call it inside a transaction.
 */
export async function seedSite(db: Db, { today }: { today: string }): Promise<void> {
  await seedBrands(db);
  await db
    .insertInto('banners')
    .values(
      banners.map((banner, index) => ({
        id: idFor('banner', banner.picture),
        brand_id: banner.brand,
        position: index + 1,
        title: JSON.stringify(banner.title),
        text: JSON.stringify(banner.text),
        link: banner.link,
        picture: banner.picture,
        place: banner.place ?? 'home',
      })),
    )
    .execute();
  await db
    .insertInto('galleries')
    .values(
      galleries.map((picture, index) => ({
        id: idFor('gallery', picture.picture),
        brand_id: picture.brand ?? null,
        position: index + 1,
        title: JSON.stringify(picture.title),
        caption: JSON.stringify(picture.caption),
        picture: picture.picture,
      })),
    )
    .execute();
  await db
    .insertInto('site_pages')
    .values(
      sitePages(addDays(today, -TEXTS_IN_FORCE_DAYS)).map((page) => ({
        brand_id: page.brand ?? null,
        slug: page.slug,
        version: page.version,
        effective_on: page.effectiveOn,
        title: JSON.stringify(page.title),
        body: JSON.stringify(page.body),
      })),
    )
    .execute();
  await db
    .insertInto('faqs')
    .values(
      faqs.map((faq, index) => ({
        id: idFor('faq', faq.question.id),
        brand_id: faq.brand ?? null,
        position: index + 1,
        topic: faq.topic,
        question: JSON.stringify(faq.question),
        answer: JSON.stringify(faq.answer),
      })),
    )
    .execute();
  await seedDistributionPartners(db, addDays(today, -PARTNERS_JOINED_DAYS));
}

async function seedBrands(db: Db): Promise<void> {
  await db
    .insertInto('brands')
    .values(
      brands.map((brand) => ({
        id: brand.id,
        is_default: brand.isDefault,
        name: brand.name,
        business_name: brand.businessName,
        slogan: JSON.stringify(brand.slogan),
        logo: `/brands/${brand.id}.svg`,
        logo_light: `/brands/${brand.id}-light.svg`,
        icon: `/icons/${brand.id}/favicon.svg`,
        email: brand.email,
        domain_name: brand.domainName,
        phone_number: brand.phone,
        whatsapp_number: brand.whatsapp,
        office_address: brand.office,
        social_media: JSON.stringify(socialMediaOf(brand)),
        color_settings: JSON.stringify(brand.colors),
        feature_flag: JSON.stringify(brand.flags),
        sales: JSON.stringify({ payment_methods: brand.paymentMethods }),
        membership_badges: JSON.stringify(brand.badges),
      })),
    )
    .execute();
  await db
    .insertInto('brand_hosts')
    .values(brands.flatMap((brand) => brand.hosts.map((host) => ({ host, brand_id: brand.id }))))
    .execute();
}

async function seedDistributionPartners(db: Db, joinedOn: string): Promise<void> {
  await db
    .insertInto('partners')
    .values(
      distributionPartners.map((partner) => ({
        id: idFor('partner', partner.slug),
        slug: partner.slug,
        kind: 'distribution_channel',
        name: partner.name,
        legal_name: partner.legalName,
        description: JSON.stringify(partner.description),
        email: `halo@${partner.slug}.example`,
        phone_number: partner.phone,
        address: partner.address,
        regency_code: partner.regency,
        founded_year: partner.founded,
        joined_on: joinedOn,
      })),
    )
    .execute();
  await db
    .insertInto('distribution_pages')
    .values(
      distributionPartners.map((partner) => ({
        partner_id: idFor('partner', partner.slug),
        headline: JSON.stringify(partner.headline),
        body: JSON.stringify(partner.body),
      })),
    )
    .execute();
  await db
    .insertInto('affiliates')
    .values(
      distributionPartners.map((partner) => ({
        code: partner.affiliateCode,
        partner_id: idFor('partner', partner.slug),
        shown_name: partner.name,
        created_at: `${joinedOn}T00:00:00Z`,
      })),
    )
    .execute();
}
