// `kill -9` while banks decide and pay (docs/product/test-kit.md): after a restart each application has one outcome, whoever asked for what
// at the same moment, each transfer is in the ledger once, and the proof finds nothing.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getApplication, judgeFinancingDocument, proposeDecision, uploadContract } from '#domain/financing';
import type { Deps } from '#domain/deps';
import { verifyLedger } from '#domain/ledger';
import { requiredFinancingDocuments } from '#shared/financing';
import type { Role } from '#shared/roles';
import { createTestDeps } from '#test/deps';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createFinancedOffer, createSent, createSigning, smallPicture } from '#test/factories/financing';
import { createPartner, createPlaces, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { rounds } from '#test/rounds';
import { type AppProcess, freePort, startAppProcess } from './app-process.ts';
import { insist } from './shoppers.ts';

const ofEach = 12;
const atOnce = 12;
const clockAheadMs = NOW.getTime() - Date.now();
const bank = '/api/v3/bank-console/applications';

interface Applied {
  id: string;
  code: string;
  bookingId: string;
  bookingCode: string;
  member: SignedIn;
}

let database: TestDatabase;
let deps: Deps;
let offer: { bankId: string; departureId: string };
let officer: SignedIn;
let approvers: SignedIn[];
let staff: SignedIn;
let port: number;
let app: AppProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  deps = await createTestDeps(database, NOW);
  const { id: partnerId } = await createPartner(database.db);
  offer = await createFinancedOffer(database.db, { partnerId });
  const person = (role: Role, of: string) => createMember(deps, { roles: [role], partnerId: of });
  officer = await person('bank_officer', offer.bankId);
  approvers = [await person('bank_approver', offer.bankId), await person('bank_approver', offer.bankId)];
  staff = await person('partner_staff', partnerId);
  port = await freePort();
});
afterAll(async () => {
  await app?.kill();
  await database.drop();
});

const nameOf = async ({ member, applicationId, bookingId }: Awaited<ReturnType<typeof createSent>>) => {
  const { code, booking } = await getApplication(deps, member.actor, applicationId);
  return { id: applicationId, code, bookingId, bookingCode: booking.code, member };
};

/** An officer has proposed this answer; an approver is to decide. */
async function reviewed(form: object): Promise<Applied> {
  const made = await nameOf(await createSent(deps, offer));
  const { code } = made;
  for (const kind of requiredFinancingDocuments)
    await judgeFinancingDocument(deps, officer.actor, { code, kind, form: { verdict: 'accepted' } });
  await proposeDecision(deps, officer.actor, { code, form });
  return made;
}
/** The contract is there; the bank is to pay. */
async function signed(): Promise<Applied> {
  const made = await createSigning(deps, offer);
  await uploadContract(deps, officer.actor, { code: made.code, file: await smallPicture() });
  return nameOf(made);
}

const offered = { verdict: 'approve', financed: '20.000.000', months: '12' };
const refused = { verdict: 'reject', reason: 'Penghasilan belum mencukupi' };

/** What was stored before a kill is refused when it is asked for again. */
async function act(who: SignedIn, path: string, body: object = {}): Promise<void> {
  const { code } = await insist(() => port, who, 'POST', path, body);
  expect(['ok', 'financing_state', 'not_found']).toContain(code);
}
const decide = ({ code }: Applied, agrees: boolean, who = approvers[0]!) =>
  act(who, `${bank}/${code}/decision`, { agrees });
const withdraw = ({ id, bookingId, member }: Applied) =>
  act(member, `/api/v3/bookings/${bookingId}/bookings-financing/${id}/withdraw`);
const confirm = ({ bookingCode }: Applied) =>
  act(staff, `/api/v3/partner-console/bookings/${bookingCode}/disbursement`);

/** What happens to each kind of application at once, and which outcomes are one. */
const stories = {
  paid: {
    make: signed,
    async happen(one: Applied) {
      const transfer = { reference: `TRF-${one.code}`, sent_on: '2027-03-01' };
      await act(officer, `${bank}/${one.code}/disbursement`, transfer);
      await Promise.all([confirm(one), confirm(one), withdraw(one)]);
    },
    ends: ['disbursed paid'],
  },
  two_approvers: {
    make: () => reviewed(refused),
    happen: (one: Applied) => Promise.all([decide(one, true), decide(one, false, approvers[1])]),
    ends: ['rejected expired', 'resubmitted waiting_payment'],
  },
  withdrawn: {
    make: () => reviewed(offered),
    happen: (one: Applied) => Promise.all([decide(one, true), withdraw(one)]),
    ends: ['withdrawn expired'],
  },
  run_out: {
    make: () => reviewed(offered),
    async happen(one: Applied) {
      const soon = new Date(Date.now() + clockAheadMs + 100);
      await database.db
        .updateTable('bookings')
        .set({ payable_until: soon, release_at: soon })
        .where('id', '=', one.bookingId)
        .execute();
      await decide(one, true);
    },
    ends: ['lapsed expired'],
  },
} as const;
type Story = keyof typeof stories;

interface Outcome {
  end: string;
  isGone: boolean;
  answers: number;
  receipts: number;
}

/** How it ended; how often the bank answered, and how often its money was booked. */
async function outcomeOf({ id }: Applied): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    select f.state || ' ' || b.state as end, f.applicant is null and not exists (select from financing_documents d
        where d.application_id = f.id and d.content is not null) as "isGone",
      (select count(*)::int from audit_log a where a.action in ('financing.approved', 'financing.rejected', 'financing.returned')
        and a.details->>'about' = f.id::text) as answers,
      (select count(*)::int from ledger_transactions t where t.kind = 'bank_disbursement' and exists (select from ledger_entries e
        where e.transaction_id = t.id and e.booking_id = b.id)) as receipts
    from financing_applications f join bookings b on b.id = f.booking_id where f.id = ${id}::uuid`.execute(
    database.db,
  );
  return rows[0]!;
}

it('gives each application one outcome, and books each transfer once', async () => {
  const all: { story: Story; one: Applied }[] = [];
  for (let nth = 0; nth < ofEach; nth += 1)
    for (const story of Object.keys(stories) as Story[])
      all.push({ story, one: await stories[story].make() });
  const start = () =>
    startAppProcess({ url: database.url, port, clockAheadMs, gateway: null, settleEveryMs: 200 });
  app = await start();
  const kills = rounds({ quick: 2, prove: 12 });
  let begun = 0;
  let done = 0;
  const people = Array.from({ length: atOnce }, async () => {
    while (begun < all.length) {
      const { story, one } = all[begun]!;
      begun += 1;
      await stories[story].happen(one);
      done += 1;
    }
  });
  const killer = (async () => {
    for (let nth = 1; nth <= kills; nth += 1) {
      await expect
        .poll(() => done, { interval: 5, timeout: 600_000 })
        .toBeGreaterThanOrEqual(Math.floor((nth * all.length) / (kills + 1)));
      await app?.kill();
      app = await start();
    }
  })();
  await Promise.all([...people, killer]);
  for (const { story, one } of all) {
    const ends: readonly string[] = stories[story].ends;
    const end = async () => (await outcomeOf(one)).end;
    // What runs out is ended by the clock, in its own time.
    await expect.poll(end, { timeout: 120_000 }).toSatisfy((state: string) => ends.includes(state));
    const { isGone, answers, receipts } = await outcomeOf(one);
    const is = { story, isGone, answers, receipts };
    expect(is).toEqual({
      story,
      isGone: !['disbursed paid', 'resubmitted waiting_payment'].includes(await end()),
      answers: story === 'two_approvers' || story === 'paid' ? 1 : Math.min(answers, 1),
      receipts: story === 'paid' ? 1 : 0,
    });
  }
  expect(await verifyLedger(database)).toEqual([]);
}, 1_200_000);
