// Applications to join, for tests: begun, filled in, sent, and checked.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Deps } from '#domain/deps';
import {
  beginApplication,
  findApplication,
  type JoinApplication,
  recordCheck,
  saveStep,
  submitApplication,
  uploadJoinDocument,
} from '#domain/joining';
import { joinChecks, joinDocuments, type JoinKind } from '#shared/joining';
import { createMember } from './accounts.ts';

export const beginForm = (change: object = {}) => ({
  kind: 'travel',
  organisation: 'Safar Berkah',
  contact_name: 'Umi Kalsum',
  email: `umi.${randomBytes(5).toString('hex')}@example.com`,
  phone: '0812-7777-8888',
  terms: true,
  ...change,
});

export const organisationStep = {
  organisation: 'Safar Berkah',
  legal_name: 'PT Safar Berkah Mulia',
  founded_year: '2012',
  city: '3171',
  address: 'Jl. Asia Afrika 10, Bandung',
  description: 'Biro perjalanan umrah keluarga yang melayani jamaah dari Bandung sejak 2012.',
  website: '',
  contact_name: 'Umi Kalsum',
  contact_position: 'Direktur',
  phone: '0812-7777-8888',
};

const travelPermits = () => ({
  licence_kind: 'ppiu',
  // Seventeen digits, each application's own.
  licence_number: String(10n ** 16n + BigInt(`0x${randomBytes(6).toString('hex')}`)),
  licence_issued_on: '2024-02-01',
  licence_valid_until: '2029-02-01',
  nib: '9120001234567',
  bank_name: 'Bank Muamalat',
  bank_account: '3010012345',
  bank_holder: 'PT Safar Berkah Mulia',
});

export const permitsStep = (kind: JoinKind): Record<string, string> =>
  ({
    travel: travelPermits(),
    store: { nib: '9120001234567', products: 'Kurma, air zamzam, sajadah' },
    financial: { ojk_number: 'KEP-12/D.03/2012', nib: '9120001234567' },
    distribution_channel: { channel: 'Majelis taklim di tiga kecamatan, 400 anggota' },
  })[kind];

const pixel = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
    .png()
    .toBuffer();

let addresses = 0;
export const applicant = (deps: Deps) =>
  ({
    brand: deps.brands.forHost('brand.test'),
    locale: 'id',
    origin: 'http://brand.test',
    // Every applicant has an address of their own: here nobody asks too often.
    address: `10.9.${(addresses += 1) >> 8}.${addresses & 255}`,
  }) as const;

/** A draft; answers its token. */
export function beginOne(deps: Deps, change: object = {}): Promise<string> {
  return beginApplication(deps, beginForm(change), applicant(deps));
}

/** Everything it takes to be sent. */
export async function fillIn(deps: Deps, token: string, permits?: Record<string, string>): Promise<void> {
  const { kind } = (await findApplication(deps, token))!;
  await saveStep(deps, { token, step: 'organisation', form: organisationStep });
  await saveStep(deps, { token, step: 'permits', form: permits ?? permitsStep(kind) });
  const file = await pixel();
  for (const needed of joinDocuments(kind).filter(({ isOptional }) => !isOptional))
    await uploadJoinDocument(deps, { token, kind: needed.kind, file });
}

/** One that was sent. */
export async function createApplication(
  deps: Deps,
  { kind = 'distribution_channel', ...change }: { kind?: JoinKind } & Record<string, unknown> = {},
): Promise<JoinApplication & { token: string }> {
  const token = await beginOne(deps, { kind, ...change });
  await fillIn(deps, token);
  await submitApplication(deps, token);
  return { ...(await findApplication(deps, token))!, token };
}

/** Every check is good. */
export async function checkAll(
  deps: Deps,
  { id, kind }: Pick<JoinApplication, 'id' | 'kind'>,
): Promise<void> {
  const { actor } = await createMember(deps, { roles: ['operator_acquisition'] });
  for (const item of joinChecks(kind))
    await recordCheck(deps, actor, { id, form: { item, verdict: 'good', note: 'Dilihat di daftar resmi' } });
}
