// The demo's people (docs/product/memberships.md): one for each role and two more members, with passwords and authenticator secrets that stand in README. They are
// written by the demo's seed alone, never in a real deployment.
import { insertRows, type Row } from '#db/catalogue/insert-rows';
import { idFor } from '#db/catalogue/random';
import { sealedAbout } from '#domain/second-factors';
import type { Db } from '#platform/database/database';
import { seal } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';
import { hashPassword } from '#platform/passwords';
import { addDays } from '#shared/dates';
import type { Role } from '#shared/roles';

/** Of every account of the demo. */
export const demoPassword = 'Rihlah-Demo-2027';

export interface DemoPerson {
  email: string;
  name: string;
  gender: 'male' | 'female';
  phone: string;
  bornOn: string;
  role: Role | null;
  /** Slug of the organisation. */
  partner?: string;
  /** Base32, for an authenticator application; staff cannot do anything without. */
  secret?: string;
  /** A consultant's. */
  affiliateCode?: string;
}

export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'siti@demo.example',
    name: 'Siti Aminah',
    gender: 'female',
    phone: '+6281200000001',
    bornOn: '1965-04-12',
    role: null,
  },
  {
    email: 'joko@demo.example',
    name: 'Joko Prasetyo',
    gender: 'male',
    phone: '+6281200000010',
    bornOn: '1974-08-23',
    role: null,
  },
  {
    email: 'fatimah@demo.example',
    name: 'Fatimah Zahra',
    gender: 'female',
    phone: '+6281200000011',
    bornOn: '1991-05-27',
    role: null,
  },
  {
    email: 'rahmat@demo.example',
    name: 'Rahmat Hidayat',
    gender: 'male',
    phone: '+6281200000002',
    bornOn: '1988-09-30',
    role: 'consultant',
    affiliateCode: 'RAHMAT-01',
  },
  {
    email: 'dewi@demo.example',
    name: 'Dewi Lestari',
    gender: 'female',
    phone: '+6281200000003',
    bornOn: '1990-01-17',
    role: 'partner_staff',
    partner: 'nurzaman',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXA',
  },
  {
    email: 'hasan@demo.example',
    name: 'Hasan Basri',
    gender: 'male',
    phone: '+6281200000004',
    bornOn: '1985-06-02',
    role: 'store_staff',
    partner: 'toko-barokah',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXB',
  },
  {
    email: 'yusuf@demo.example',
    name: 'Yusuf Maulana',
    gender: 'male',
    phone: '+6281200000005',
    bornOn: '1979-11-21',
    role: 'distribution_staff',
    partner: 'pesisir-utara',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXC',
  },
  {
    email: 'nur@demo.example',
    name: 'Nur Hidayati',
    gender: 'female',
    phone: '+6281200000006',
    bornOn: '1983-03-08',
    role: 'bank_officer',
    partner: 'bprs-lumbung-berkah',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXD',
  },
  {
    email: 'hamdan@demo.example',
    name: 'Hamdan Yusri',
    gender: 'male',
    phone: '+6281200000016',
    bornOn: '1976-09-02',
    role: 'bank_approver',
    partner: 'bprs-lumbung-berkah',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXM',
  },
  {
    email: 'sari@demo.example',
    name: 'Sari Suryani',
    gender: 'female',
    phone: '+6281200000017',
    bornOn: '1978-02-25',
    role: 'bank_auditor',
    partner: 'bprs-lumbung-berkah',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXN',
  },
  {
    email: 'budi@demo.example',
    name: 'Budi Santoso',
    gender: 'male',
    phone: '+6281200000007',
    bornOn: '1981-07-14',
    role: 'operator_finance',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXE',
  },
  {
    email: 'ratna@demo.example',
    name: 'Ratna Sari',
    gender: 'female',
    phone: '+6281200000008',
    bornOn: '1992-12-05',
    role: 'operator_content',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXF',
  },
  {
    email: 'agus@demo.example',
    name: 'Agus Wijaya',
    gender: 'male',
    phone: '+6281200000009',
    bornOn: '1977-02-26',
    role: 'operator_support',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXG',
  },
  {
    email: 'laila@demo.example',
    name: 'Laila Kusuma',
    gender: 'female',
    phone: '+6281200000012',
    bornOn: '1989-05-19',
    role: 'operator_acquisition',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXH',
  },
  {
    email: 'wati@demo.example',
    name: 'Wati Handayani',
    gender: 'female',
    phone: '+6281200000013',
    bornOn: '1986-10-03',
    role: 'operator_finance',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXI',
  },
];

const idOf = ({ email }: DemoPerson) => idFor('account', email);

/** Long enough before the oldest of the demo's orders (orders.ts). */
const registeredDaysAgo = 400;

/** Writes the people, their memberships and their second factors, as of `today`. */
export async function seedPeople(db: Db, { today, keys }: { today: string; keys: KeyRing }): Promise<void> {
  const at = new Date(`${addDays(today, -registeredDaysAgo)}T00:00:00Z`);
  const digest = await hashPassword(demoPassword);
  await insertRows(
    db,
    'accounts',
    demoPeople.map((person): Row<'accounts'> => ({
      id: idOf(person),
      email: person.email,
      email_verified_at: at,
      password_hash: digest,
      name: person.name,
      phone: person.phone,
      phone_verified_at: at,
      birth_date: person.bornOn,
      gender: person.gender,
      locale: 'id',
      is_demo: true,
      created_at: at,
      updated_at: at,
    })),
  );
  await insertRows(
    db,
    'memberships',
    demoPeople
      .filter(({ role }) => role !== null)
      .map((person): Row<'memberships'> => ({
        id: idFor('membership', person.email),
        account_id: idOf(person),
        role: person.role!,
        partner_id: person.partner ? idFor('partner', person.partner) : null,
        duties: person.role === 'partner_staff' || person.role === 'store_staff' ? ['owner'] : [],
        created_at: at,
      })),
  );
  await insertRows(
    db,
    'affiliates',
    demoPeople
      .filter(({ affiliateCode }) => affiliateCode !== undefined)
      .map((person): Row<'affiliates'> => ({
        code: person.affiliateCode!,
        account_id: idOf(person),
        shown_name: person.name,
        is_active: true,
        created_at: at,
      })),
  );
  for (const person of demoPeople) {
    if (!person.secret) continue;
    const { keyId, bytes } = seal(keys, person.secret, sealedAbout(idOf(person)));
    await db
      .insertInto('second_factors')
      .values({ account_id: idOf(person), secret: bytes, key_id: keyId, confirmed_at: at, created_at: at })
      .execute();
  }
}
