// The demo's two brands (spec §1, §3 common configuration; docs/product/pages.md). Names, numbers and addresses belong to nobody.
import type { ColorSettings, SocialMedia } from '#domain/brands';
import type { LocalText } from '#shared/locale';
import type { PaymentMethodCode } from '#shared/payment-methods';

export interface BrandSeed {
  id: string;
  isDefault: boolean;
  hosts: string[];
  name: string;
  businessName: string;
  slogan: LocalText;
  email: string;
  domainName: string;
  phone: string;
  whatsapp: string;
  office: string;
  colors: ColorSettings;
  /** Spec §3 feature_flag: each 0 or 1; the hasanah link is empty while articles stand on the site itself. */
  flags: Record<string, 0 | 1 | ''>;
  badges: { name: LocalText; number: string; issuer: string }[];
  /** Spec §9 payment methods, in the order they are offered, each with its admin fee. */
  paymentMethods: { code: PaymentMethodCode; admin_fee: number }[];
}

const fees: Partial<Record<PaymentMethodCode, number>> = {
  qris: 0,
  gopay: 2_000,
  shopeepay: 2_000,
  ovo: 2_000,
  dana: 2_000,
  card: 15_000,
};
const bankFee = 4_000;

/** The demo's fees are made up; a bank's is the same for every bank. */
const offering = (...codes: PaymentMethodCode[]): BrandSeed['paymentMethods'] =>
  codes.map((code) => ({ code, admin_fee: fees[code] ?? bankFee }));

export const brands: BrandSeed[] = [
  {
    id: 'rihlah',
    isDefault: true,
    hosts: ['localhost', '127.0.0.1', 'rihlah.localhost'],
    name: 'Rihlah',
    businessName: 'PT Rihlah Perjalanan Nusantara',
    slogan: {
      id: 'Berangkat dengan tenang, karena semuanya jelas sejak awal',
      en: 'Set out in peace, with everything clear from the start',
    },
    email: 'halo@rihlah.example',
    domainName: 'rihlah.example',
    phone: '+622150001001',
    whatsapp: '+622150001001',
    office: 'Jl. Contoh Raya No. 7, Menteng, Jakarta Pusat 10310',
    colors: {
      text_primary: '#14211C',
      text_secondary: '#4A5750',
      text_disabled: '#656F69',
      background_primary: '#0B5D47',
      background_secondary: '#B8862F',
      background_web: '#FBF8F2',
      background_paper: '#FFFFFF',
      background_outline: '#E6DFD2',
      background_primary_dark: '#06382B',
    },
    flags: {
      is_hajj: 1,
      is_hasanah: 1,
      is_promo: 1,
      is_financing: 1,
      is_savings: 1,
      is_custom_product: 1,
      is_receive_payment_midtrans: 1,
      is_receive_payment_xendit: 1,
      link_hasanah: '',
    },
    badges: badges('Rihlah'),
    paymentMethods: offering(
      'bca_va',
      'mandiri_va',
      'bri_va',
      'bni_va',
      'permata_va',
      'bsi_va',
      'qris',
      'gopay',
      'shopeepay',
      'ovo',
      'dana',
      'card',
    ),
  },
  {
    id: 'amanah-safar',
    isDefault: false,
    hosts: ['amanah.localhost'],
    name: 'Amanah Safar',
    businessName: 'PT Amanah Safar Wisata',
    slogan: {
      id: 'Umrah dan perjalanan halal yang dijaga amanahnya',
      en: 'Umrah and halal journeys, held in trust',
    },
    email: 'salam@amanah-safar.example',
    domainName: 'amanah-safar.example',
    phone: '+622250001002',
    whatsapp: '+622250001002',
    office: 'Jl. Teladan No. 21, Coblong, Bandung 40132',
    colors: {
      text_primary: '#161B2B',
      text_secondary: '#4A5166',
      text_disabled: '#626A7E',
      background_primary: '#233B6E',
      background_secondary: '#A85F2A',
      background_web: '#F5F6F9',
      background_paper: '#FFFFFF',
      background_outline: '#DDE1EA',
      background_primary_dark: '#17284D',
    },
    flags: {
      is_hajj: 0,
      is_hasanah: 1,
      is_promo: 0,
      is_financing: 0,
      is_savings: 0,
      is_custom_product: 0,
      is_receive_payment_midtrans: 1,
      is_receive_payment_xendit: 0,
      link_hasanah: '',
    },
    badges: badges('Amanah Safar'),
    paymentMethods: offering('bca_va', 'mandiri_va', 'bri_va', 'qris', 'gopay'),
  },
];

/** Addresses that no one holds: 'example' stands in every name. */
export function socialMediaOf(brand: BrandSeed): SocialMedia {
  return {
    instagram_url: `https://www.instagram.com/${brand.id}.example`,
    youtube_url: `https://www.youtube.com/@${brand.id}.example`,
    tiktok_url: `https://www.tiktok.com/@${brand.id}.example`,
    twitter_url: `https://x.com/${brand.id.replace('-', '_')}_example`,
    linkedin_url: `https://www.linkedin.com/company/${brand.id}-example`,
  };
}

/** Spec §2 footer, "membership badges": the demo's say that they are a demo. */
function badges(brand: string): BrandSeed['badges'] {
  return [
    {
      name: { id: 'Anggota asosiasi perjalanan (contoh)', en: 'Travel association member (sample)' },
      number: 'DEMO-0001',
      issuer: `Asosiasi Demo ${brand}`,
    },
    {
      name: { id: 'Terdaftar sebagai PSE (contoh)', en: 'Registered electronic system (sample)' },
      number: 'DEMO-PSE-0001',
      issuer: `Registri Demo ${brand}`,
    },
  ];
}
