// A brand for tests.
import type { Db } from '#platform/database/database';

const colors = {
  text_primary: '#14211C',
  text_secondary: '#4A5A53',
  text_disabled: '#8A968F',
  background_primary: '#0B5D47',
  background_secondary: '#B8862F',
  background_web: '#FBF8F2',
  background_paper: '#FFFFFF',
  background_outline: '#E6DFD2',
  background_primary_dark: '#06382B',
};

/** Visited at `<id>.test`, the default one at `brand.test` too. */
export async function createBrand(
  db: Db,
  id: string,
  { isDefault = true, flags = {} as Record<string, 0 | 1 | string>, sales = {} as object } = {},
): Promise<void> {
  await db
    .insertInto('brands')
    .values({
      id,
      is_default: isDefault,
      name: id,
      business_name: `PT ${id}`,
      slogan: JSON.stringify({ id: 'Tenang' }),
      logo: '/l.svg',
      logo_light: '/ll.svg',
      icon: '/i.svg',
      email: 'halo@example.com',
      domain_name: 'example.com',
      phone_number: '+622150001000',
      whatsapp_number: '+6281150001000',
      office_address: 'Jakarta',
      social_media: JSON.stringify({}),
      color_settings: JSON.stringify(colors),
      feature_flag: JSON.stringify({
        is_hajj: 1,
        is_financing: 1,
        is_savings: 1,
        is_promo: 1,
        is_hasanah: 1,
        is_custom_product: 1,
        ...flags,
      }),
      sales: JSON.stringify({
        payment_methods: [
          { code: 'bca_va', admin_fee: 4_000 },
          { code: 'permata_va', admin_fee: 0 },
          { code: 'qris', admin_fee: 0 },
        ],
        ...sales,
      }),
    })
    .execute();
  const hosts = [`${id}.test`, ...(isDefault ? ['brand.test'] : [])];
  await db
    .insertInto('brand_hosts')
    .values(hosts.map((host) => ({ host, brand_id: id })))
    .execute();
}
