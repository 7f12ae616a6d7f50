// The demo banks' offers: invented figures within the limits of spec §9, in force since before the demo begins.
import { type FinancingTerms, financingTerms, type SavingsTerms, savingsTerms } from '#domain/bank-terms';
import type { Db } from '#platform/database/database';
import { addDays } from '#shared/dates';

const monthlyFee = (amount: number) => [6, 12, 18, 24].map((months) => ({ months, ujrah: amount * months }));

const contractTexts = {
  object: {
    id: 'Jasa pengurusan perjalanan umrah (tiket, visa, hotel, bimbingan) yang disewa bank dari penyelenggara untuk Anda.',
    en: 'The service of arranging the umrah journey (ticket, visa, hotel, guidance), which the bank hires from the organiser for you.',
  },
  lateRule: {
    id: 'Terlambat membayar tidak menambah ujrah. Setelah 30 hari bank menghubungi Anda untuk menjadwalkan ulang; biaya penagihan nyata disalurkan sebagai dana sosial.',
    en: 'Paying late does not raise the fee. After 30 days the bank contacts you to reschedule; actual collection costs go to charity.',
  },
  earlySettlement: {
    id: 'Boleh dilunasi kapan saja tanpa denda. Bank dapat memberi potongan ujrah untuk sisa bulan.',
    en: 'May be settled at any time without a penalty. The bank may reduce the fee for the remaining months.',
  },
};

const financing = (
  ujrahEachMonth: number,
  fees: Pick<FinancingTerms, 'adminFee' | 'bankFee' | 'insuranceFee'>,
): FinancingTerms => ({
  minimum: 5_000_000,
  maximum: 25_000_000,
  shareBasisPoints: 9_000,
  tenors: monthlyFee(ujrahEachMonth),
  ...fees,
  ...contractTexts,
});

interface BankSeed {
  licenceNumber: string;
  licensedOn: string;
  complaintEmail: string;
  savings: SavingsTerms;
  financing?: FinancingTerms;
}

const banks: Record<string, BankSeed> = {
  'bprs-lumbung-berkah': {
    licenceNumber: 'KEP-118/KDK.03/1996',
    licensedOn: '1996-05-14',
    complaintEmail: 'pengaduan@lumbung-berkah.example',
    savings: {
      contract: 'mudharabah',
      minimumSavings: 100_000,
      administrativeCost: 5_000,
      profitSharingBasisPoints: 3_500,
      indicativeReturnBasisPoints: 275,
    },
    financing: financing(65_000, { adminFee: 150_000, bankFee: 100_000, insuranceFee: 175_000 }),
  },
  'bprs-mitra-insan': {
    licenceNumber: 'KEP-204/KDK.03/2004',
    licensedOn: '2004-09-01',
    complaintEmail: 'pengaduan@mitra-insan.example',
    savings: {
      contract: 'wadiah',
      minimumSavings: 50_000,
      administrativeCost: 0,
      profitSharingBasisPoints: null,
      indicativeReturnBasisPoints: null,
    },
  },
  'bprs-tunas-madani': {
    licenceNumber: 'KEP-087/KDK.03/2001',
    licensedOn: '2001-03-19',
    complaintEmail: 'pengaduan@tunas-madani.example',
    savings: {
      contract: 'mudharabah',
      minimumSavings: 50_000,
      administrativeCost: 2_500,
      profitSharingBasisPoints: 4_000,
      indicativeReturnBasisPoints: 310,
    },
    financing: financing(72_500, { adminFee: 100_000, bankFee: 0, insuranceFee: 190_000 }),
  },
};

/** Writes the banks' licences and offers, and the operator's record of a lawyer's approval; the banks themselves are partners already. */
export async function seedBankTerms(db: Db, { today }: { today: string }): Promise<void> {
  const since = addDays(today, -200);
  const at = new Date(`${since}T03:00:00Z`);
  for (const [slug, seed] of Object.entries(banks)) {
    const { id, phone_number } = await db
      .selectFrom('partners')
      .select(['id', 'phone_number'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('bank_licences')
      .values({
        bank_id: id,
        number: seed.licenceNumber,
        status: 'licensed',
        valid_from: seed.licensedOn,
        evidence: 'Direktori BPRS OJK (contoh untuk demo)',
        next_check_on: addDays(today, 165),
        is_lps_member: true,
        recorded_at: at,
        complaint_phone: phone_number,
        complaint_email: seed.complaintEmail,
      })
      .execute();
    const offers = [
      { kind: 'savings', terms: savingsTerms.parse(seed.savings) },
      ...(seed.financing ? [{ kind: 'financing', terms: financingTerms.parse(seed.financing) }] : []),
    ];
    await db
      .insertInto('bank_terms')
      .values(
        offers.map(({ kind, terms }) => ({
          bank_id: id,
          kind,
          effective_on: since,
          terms: JSON.stringify(terms),
          proposed_at: at,
          approved_at: at,
        })),
      )
      .execute();
  }
  await db
    .insertInto('financing_approvals')
    .values({
      lawyer: 'Kantor Hukum Amanah & Rekan (contoh untuk demo)',
      opinion_number: '017/LO-SYR/2026',
      given_on: since,
      valid_until: addDays(today, 365),
      recorded_at: at,
    })
    .execute();
}
