// What the calls about a distribution partner's page, sales and commission are asked.
import { todayInIndonesia } from '#shared/dates';
import {
  createFinance,
  evidencePicture,
  openPayeeAccount,
  statePayeeAccount,
  stateWithoutEvidence,
} from '#test/factories/payouts';
import { createPartner } from '#test/factories/programmes';
import { multipart } from '#test/multipart';
import { earnCommissionUnder, giveCodeTo } from '#test/factories/affiliates';
import type { ApiTestContext, Ask, Call } from '#test/api/call';
import { provenAccountCall } from '#test/api/own-account-form';

const base = '/api/v3/distribution-console';

const partnerOf = ({ caller }: ApiTestContext) =>
  caller?.actor.memberships.find(({ role }) => role === 'distribution_staff')?.partnerId ?? null;

/** Whoever asks works for a partner with a code. */
const withCode =
  (path: string, earns = false): Ask =>
  async (context) => {
    const partnerId = partnerOf(context);
    const code = partnerId && (await giveCodeTo(context.deps, partnerId));
    if (code && earns) await earnCommissionUnder(context.deps, code);
    return { url: `${base}/${path}` };
  };

const form =
  (more: object = {}): Ask =>
  async (context) => {
    const partnerId = partnerOf(context);
    const { profile_version: version, regency_code: city } = await context.deps.db
      .selectFrom('partners')
      .select(['profile_version', 'regency_code'])
      .$if(partnerId !== null, (query) => query.where('id', '=', partnerId))
      .orderBy('slug')
      .limit(1)
      .executeTakeFirstOrThrow();
    return {
      body: {
        version,
        headline: 'Berangkat bersama sesama guru',
        headline_en: 'Travel in the company of fellow teachers',
        description: 'Koperasi guru dan pensiunan guru di Bandung Raya sejak 2009.',
        description_en: '',
        body: '## Cara pemesanan\n\nPilih [paket umrah](/umroh) di halaman ini.',
        body_en: '',
        email: 'halo@guru.example',
        phone: '+6281234567890',
        address: 'Jl. Cikutra Teladan 112, Bandung',
        city,
        ...more,
      },
    };
  };
const elsewhere = async ({ deps }: ApiTestContext) =>
  statePayeeAccount(deps, await createFinance(deps), (await createPartner(deps.db)).id);
const stated = async (context: ApiTestContext) => {
  const partnerId = partnerOf(context);
  return partnerId
    ? statePayeeAccount(context.deps, await createFinance(context.deps), partnerId)
    : elsewhere(context);
};
/** By whoever asks. */
const begun = async (context: ApiTestContext) => {
  const partnerId = partnerOf(context);
  return context.caller && partnerId
    ? stateWithoutEvidence(context.deps, context.caller, partnerId)
    : elsewhere(context);
};
const evidence =
  (of: (context: ApiTestContext) => Promise<string>, bytes = evidencePicture): Ask =>
  async (context) => ({
    url: `${base}/bank-accounts/${await of(context)}/evidence`,
    ...(await multipart({ file: { bytes: await bytes(), name: 'buku.png' } })),
  });

export const distributionPartnersCalls: Record<string, Call> = {
  [`GET ${base}/page`]: { works: [`${base}/page`] },
  [`PUT ${base}/page`]: {
    works: [form()],
    wrong: [
      [form({ headline: '' }), 'headline'],
      [form({ description: 'Pendek' }), 'description'],
      [form({ body: 'Bayar ke rekening BCA 1234567890' }), 'body'],
      [form({ body: 'Lihat https://lain.example' }), 'body'],
      [form({ email: 'x' }), 'email'],
      [form({ city: '0000' }), 'city'],
    ],
  },
  [`GET ${base}/sales`]: {
    works: [withCode('sales', true)],
    wrong: { [`${base}/sales?page=0`]: 'page' },
  },
  [`GET ${base}/visits`]: {
    works: [
      async (context) => {
        const partnerId = partnerOf(context);
        const code = partnerId && (await giveCodeTo(context.deps, partnerId));
        if (code)
          await context.deps.db
            .insertInto('affiliate_visits')
            .values({ code, day: todayInIndonesia(context.deps.now()), product: '', visits: 7 })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        return { url: `${base}/visits?limit=5` };
      },
    ],
    wrong: { [`${base}/visits?limit=0`]: 'limit' },
  },
  [`GET ${base}/bank-accounts`]: {
    works: [
      async (context) => {
        const partnerId = partnerOf(context);
        if (partnerId) await openPayeeAccount(context.deps, partnerId);
        return { url: `${base}/bank-accounts` };
      },
    ],
  },
  [`GET ${base}/pay`]: { works: [withCode('pay')] },
  [`POST ${base}/payout-requests`]: { works: [withCode('payout-requests', true)] },
  [`POST ${base}/bank-accounts`]: provenAccountCall,
  [`POST ${base}/bank-accounts/:id/evidence`]: {
    works: [evidence(begun)],
    wrong: [[evidence(begun, async () => Buffer.from('<html>')), 'file']],
    // Another partner's is nobody's; this one has its evidence already, and somebody else stated it.
    unknown: [evidence(elsewhere), evidence(stated)],
  },
  [`GET ${base}/bank-accounts/:id/evidence`]: {
    works: [async (context) => ({ url: `${base}/bank-accounts/${await stated(context)}/evidence` })],
    unknown: [async (context) => ({ url: `${base}/bank-accounts/${await elsewhere(context)}/evidence` })],
  },
};
