// A distribution partner writes its own page and reads its own sales; nobody else can, and the page leads nobody around the platform.
import { beforeAll, describe, expect, it } from 'vitest';
import { askForDistributionPayout, listDistributionSales, readDistributionPay } from '#domain/payouts';
import type { AppError } from '#shared/errors';
import { createMember } from '#test/factories/accounts';
import { earnCommissionUnder, giveCodeTo } from '#test/factories/affiliates';
import { createDeparture, createPartner, createPlaces, createProgramme } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { changeOwnPage, findDistributionPage, readOwnPage } from './distribution-partners.ts';

const { deps, database } = useTestContext();
beforeAll(async () => {
  await createPlaces(database.db);
  const programme = await createProgramme(database.db, { partner_id: (await createPartner(database.db)).id });
  await createDeparture(database.db, { programme_id: programme.id });
});
const refusal = (code: string) => expect.objectContaining({ code });
const faultsOf = (promise: Promise<unknown>) =>
  promise.then(
    () => [],
    ({ faults }: AppError) => faults.map(({ field, message }) => [field, message]),
  );

async function place() {
  const { id: partnerId } = await createPartner(database.db, { kind: 'distribution_channel', licences: {} });
  const staff = await createMember(deps, { roles: ['distribution_staff'], partnerId });
  const page = await readOwnPage(deps, staff.actor);
  const form = {
    version: String(page.version),
    headline: 'Berangkat bersama sesama guru',
    headline_en: 'Travel in the company of fellow teachers',
    description: 'Koperasi guru dan pensiunan guru di Bandung Raya sejak 2009.',
    description_en: '',
    body: '## Cara pemesanan\n\nPilih [paket umrah](/umroh) di halaman ini, mulai Rp 32.000.000.',
    body_en: '',
    email: 'Halo@Guru.example',
    phone: '0812-3456-7890',
    address: 'Jl. Cikutra Teladan 112, Bandung',
    city: page.city,
  };
  const change = (more: object = {}) => changeOwnPage(deps, staff.actor, { ...form, ...more });
  return { partnerId, staff, page, change };
}

describe('its page', () => {
  it('has its name and its description before anything was written', async () => {
    const { page } = await place();
    expect(page).toMatchObject({ headline: { id: page.name }, body: page.description, affiliateCode: null });
  });

  it('is shown as it was written, and the audit names what changed', async () => {
    const { partnerId, staff, page, change } = await place();
    await change();
    expect(await findDistributionPage(deps, page.slug)).toMatchObject({
      headline: { id: 'Berangkat bersama sesama guru', en: 'Travel in the company of fellow teachers' },
      body: { id: expect.stringContaining('[paket umrah](/umroh)') },
      email: 'halo@guru.example',
      phoneNumber: '+6281234567890',
    });
    const lines = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_role', 'details'])
      .where('actor_id', '=', staff.account.id)
      .execute();
    expect(lines).toEqual([
      {
        action: 'partner.profile_changed',
        actor_role: 'distribution_staff',
        details: {
          about: partnerId,
          fields: ['headline', 'description', 'text', 'contact_email', 'contact_phone', 'address'],
        },
      },
    ]);
  });

  it('leaves no trace of what is as it was', async () => {
    const { change } = await place();
    const first = await change();
    expect(await change({ version: String(first.version) })).toEqual(first);
  });

  it('tells whoever saves what a colleague has changed since', async () => {
    const { change } = await place();
    await change();
    await expect(change({ headline: 'Lain' })).rejects.toEqual(refusal('partner_changed'));
  });

  it.each([
    ['body', 'Setor ke rekening BCA 1234567890 a.n. ketua', 'error_distribution_account'],
    ['headline', 'BSI 7112233445 untuk uang muka', 'error_distribution_account'],
    ['body_en', 'Pay at https://elsewhere.example', 'error_distribution_link'],
    [
      'description',
      'Kunjungi kami di www.lain-lagi.com untuk harga yang lebih murah.',
      'error_distribution_link',
    ],
  ])('%s leads nobody around the platform: %s', async (field, text, message) => {
    const { change } = await place();
    expect(await faultsOf(change({ [field]: text }))).toEqual([[field, message]]);
  });

  it('is nobody else’s', async () => {
    const { partnerId } = await place();
    const others = [
      await createMember(deps),
      await createMember(deps, { roles: ['partner_staff'], partnerId }),
      await createMember(deps, { roles: ['distribution_staff'], partnerId, hasSecondFactor: false }),
      await createMember(deps, { roles: ['operator_content'] }),
    ];
    for (const { actor } of others)
      await expect(readOwnPage(deps, actor)).rejects.toEqual(refusal('forbidden'));
  });
});

describe('its sales', () => {
  it('are those under its code, with the commission the ledger owes it', async () => {
    const { partnerId, staff } = await place();
    const code = await giveCodeTo(deps, partnerId);
    await earnCommissionUnder(deps, code);
    const other = await place();
    await giveCodeTo(deps, other.partnerId);
    const { items, sums, total } = await listDistributionSales(deps, staff.actor, { page: 1, limit: 10 });
    expect({ total, paidFor: sums.paidFor }).toEqual({ total: 1, paidFor: 1 });
    expect(sums.earned).toBeGreaterThan(0);
    expect(items[0]!.earned).toBe(sums.earned);
    expect((await readDistributionPay(deps, staff.actor)).owed).toBe(sums.earned);
    expect((await listDistributionSales(deps, other.staff.actor, { page: 1, limit: 10 })).total).toBe(0);
    await expect(askForDistributionPayout(deps, other.staff.actor)).rejects.toEqual(
      refusal('nothing_to_pay'),
    );
  });

  it('has none, and no commission, without a code', async () => {
    const { staff } = await place();
    await expect(listDistributionSales(deps, staff.actor, { page: 1, limit: 10 })).rejects.toEqual(
      refusal('not_found'),
    );
    await expect(readDistributionPay(deps, staff.actor)).rejects.toEqual(refusal('not_found'));
  });

  it('a code that somebody holds gets a number', async () => {
    const first = await createPartner(database.db, {
      slug: 'koperasi-yang-panjang-satu',
      kind: 'distribution_channel',
      licences: {},
    });
    const second = await createPartner(database.db, {
      slug: 'koperasi-yang-panjang-dua',
      kind: 'distribution_channel',
      licences: {},
    });
    expect(await giveCodeTo(deps, first.id)).toBe('KOPERASI-YANG-PANJAN');
    expect(await giveCodeTo(deps, second.id)).toBe('KOPERASI-YANG-PANJ-2');
  });
});
