// What the calls about refunds and disputes are asked.
import { randomUUID } from 'node:crypto';
import type { Deps } from '#domain/deps';
import { addDisputeFile, listOpenExceptions, resolveException } from '#domain/finance-console';
import { workplaceFor } from '#domain/memberships';
import { applyGatewayStatus } from '#domain/payments';
import { createMember } from '#test/factories/accounts';
import { beginPayment, createOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { createDispute } from '#test/factories/disputes';
import { askForGrant, createGrantable, grantForm } from '#test/factories/granted-refunds';
import { evidencePicture } from '#test/factories/payouts';
import { addDays } from '#shared/dates';
import { createDeparture, createPartner, createProgramme, TODAY } from '#test/factories/programmes';
import { createOwedRefund, holdAtPartner } from '#test/factories/refunds';
import { multipart } from '#test/multipart';
import type { ApiTestContext, Ask, Call } from '#test/api/call';

const operator = '/api/v3/operator';
const refunds = '/api/v3/partner-console/refunds';
const exceptions = '/api/v3/partner-console/payment-exceptions';
const held = '/api/v3/partner-console/held-payments';
const needed = '/api/v3/operator/orders-needing-attention';
const names = ['tidak-ada', '00000000-0000-4000-8000-000000000000', '%00', 'A%27%20OR%201=1'];
const unknown = (before: string, after: string, body?: object): Ask[] =>
  names.map((name) => ({ url: `${before}/${name}${after}`, ...(body && { body }) }));

const asked =
  (change: object = {}): Ask =>
  async ({ deps }) => ({
    body: { payment_id: (await createGrantable(openBookingSetup(deps))).paymentId, ...grantForm, ...change },
  });
/** Asked for by somebody else, for whoever calls to decide about. */
const decision =
  (body: object): Ask =>
  async ({ deps }) => ({
    url: `${operator}/granted-refunds/${await askForGrant(openBookingSetup(deps))}/decision`,
    body,
  });
async function disputed(deps: Deps): Promise<string> {
  const { id: departure } = await createDeparture(deps.db);
  const { paymentId } = await createDispute(openBookingSetup(deps), { departure });
  return `${operator}/disputes/${paymentId}`;
}
const dispute =
  (after: string, body?: object): Ask =>
  async ({ deps }) => ({ url: `${await disputed(deps)}${after}`, ...(body && { body }) });
const disputeFile =
  (query: string, bytes: () => Promise<Buffer>): Ask =>
  async ({ deps }) => ({
    url: `${await disputed(deps)}/files?${query}`,
    ...(await multipart({ file: { bytes: await bytes(), name: 'surat.png' } })),
  });

/** Of an order whose departure was cancelled; the caller's partner holds the money, or another one does. */
async function owedRefund({ deps, caller }: ApiTestContext, { isOwn = true } = {}): Promise<string> {
  const partner_id =
    isOwn && caller ? workplaceFor(caller.actor, 'money') : (await createPartner(deps.db)).id;
  const { id: programmeId } = await createProgramme(deps.db, { partner_id });
  const staff = await createMember(deps, { roles: ['partner_staff'], partnerId: partner_id });
  sellByBank(deps);
  const { taskId } = await createOwedRefund(openBookingSetup(deps), { programmeId, staff });
  await holdAtPartner(deps, partner_id, taskId);
  return taskId;
}
const paid =
  (body: object, of: { isOwn?: boolean } = {}): Ask =>
  async (scene) => ({ url: `${refunds}/${await owedRefund(scene, of)}/paid`, body });
const proof = { proof: 'TRF-20270315-001' };

/** A payment that brought less than was asked, of the caller's partner or of another one. */
async function wronglyPaid({ deps, caller }: ApiTestContext, { isOwn = true } = {}) {
  const partner_id =
    isOwn && caller ? workplaceFor(caller.actor, 'money') : (await createPartner(deps.db)).id;
  const { id: programme_id } = await createProgramme(deps.db, { partner_id });
  const { id: departure } = await createDeparture(deps.db, { programme_id });
  const staff = await createMember(deps, { roles: ['partner_staff'], partnerId: partner_id });
  sellByBank(deps);
  const shop = openBookingSetup(deps);
  const { member, bookingId } = await createOrder(shop, { departure });
  const { id: paymentId, reference } = await beginPayment(shop, member, bookingId);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', 1_000_000));
  const { id: exceptionId } = (await listOpenExceptions(deps, staff.actor, partner_id)).find(
    (one) => one.reference === reference,
  )!;
  return { staff, paymentId, exceptionId };
}
/** The same, kept for now. */
async function heldPayment(scene: ApiTestContext, of: { isOwn?: boolean } = {}) {
  const { staff, paymentId, exceptionId } = await wronglyPaid(scene, of);
  await resolveException(scene.deps, staff.actor, { exceptionId, decision: 'keep', note: 'Salah transfer' });
  return paymentId;
}
const resolved =
  (body: object, of: { isOwn?: boolean } = {}): Ask =>
  async (scene) => ({ url: `${exceptions}/${(await wronglyPaid(scene, of)).exceptionId}/decision`, body });
const keep = { decision: 'keep', note: 'Salah transfer' };

/** Its payment was taken back by a bank. */
async function reversedOrder({ deps }: Pick<ApiTestContext, 'deps'>): Promise<string> {
  const { id: departure } = await createDeparture(deps.db);
  return (await createDispute(openBookingSetup(deps), { departure })).bookingId;
}
const needing =
  (after = '', body?: object): Ask =>
  async (scene) => ({
    url: `${needed}/${await reversedOrder(scene)}${after}`,
    ...(body && { body }),
  });
const elsewhere = { isOwn: false };
const gathered: Ask = async ({ deps }) => {
  const { id: departure } = await createDeparture(deps.db);
  const { paymentId } = await createDispute(openBookingSetup(deps), { departure });
  const { actor } = await createMember(deps, { roles: ['operator_finance'] });
  const file = await evidencePicture();
  const id = await addDisputeFile(deps, actor, { paymentId, file, form: { kind: 'bank_claim', note: '' } });
  return { url: `${operator}/dispute-files/${id}` };
};
/** What the platform itself has to pay back. */
const platformRefund =
  (body: object): Ask =>
  async ({ deps }) => {
    const { id: partner_id } = await createPartner(deps.db);
    const { id: programmeId } = await createProgramme(deps.db, { partner_id });
    const staff = await createMember(deps, { roles: ['partner_staff'], partnerId: partner_id });
    sellByBank(deps);
    const { taskId } = await createOwedRefund(openBookingSetup(deps), { programmeId, staff });
    return { url: `${operator}/refunds/${taskId}/paid`, body };
  };
const anyException =
  (body: object): Ask =>
  async (scene) => ({
    url: `${operator}/payment-exceptions/${(await wronglyPaid(scene, elsewhere)).exceptionId}/decision`,
    body,
  });

export const financeConsoleCalls: Record<string, Call> = {
  [`GET ${needed}`]: {
    works: [
      async (scene) => {
        await reversedOrder(scene);
        return { url: needed };
      },
      `${needed}?why=payment_reversed&sort=-total&page=2&limit=1`,
    ],
    wrong: { [`${needed}?why=x`]: 'why', [`${needed}?sort=x`]: 'sort', [`${needed}?limit=0`]: 'limit' },
  },
  [`GET ${needed}/:id`]: { works: [needing()], unknown: unknown(needed, '') },
  [`POST ${needed}/:id/acts`]: {
    works: [
      needing('/acts', { act: 'refund' }),
      needing('/acts', { act: 'extend', due_on: addDays(TODAY, 5) }),
    ],
    wrong: [
      [needing('/acts', { act: 'forget' }), 'act'],
      [needing('/acts', { act: 'extend', due_on: '2027-02-30' }), 'due_on'],
      [needing('/acts', { act: 'extend', due_on: TODAY }), 'due_on'],
    ],
    unknown: unknown(needed, '/acts', { act: 'refund' }),
  },
  [`GET ${operator}/refunds`]: {
    works: [
      async (scene) => {
        await owedRefund(scene, elsewhere);
        return { url: `${operator}/refunds` };
      },
    ],
  },
  [`POST ${operator}/refunds/:id/paid`]: {
    works: [platformRefund(proof)],
    wrong: [
      [platformRefund({}), 'proof'],
      [platformRefund({ proof: ' ' }), 'proof'],
    ],
    unknown: unknown(`${operator}/refunds`, '/paid', proof),
  },
  [`GET ${operator}/payment-exceptions`]: {
    works: [
      async (scene) => {
        await wronglyPaid(scene, elsewhere);
        return { url: `${operator}/payment-exceptions` };
      },
    ],
  },
  [`POST ${operator}/payment-exceptions/:id/decision`]: {
    works: [anyException(keep), anyException({ ...keep, decision: 'refund' })],
    wrong: [
      [anyException({ ...keep, decision: 'x' }), 'decision'],
      [anyException({ ...keep, note: ' ' }), 'note'],
    ],
    unknown: unknown(`${operator}/payment-exceptions`, '/decision', keep),
  },
  [`GET ${operator}/held-payments`]: {
    works: [
      async (scene) => {
        await heldPayment(scene, elsewhere);
        return { url: `${operator}/held-payments` };
      },
    ],
  },
  [`POST ${operator}/held-payments/:id/refund`]: {
    works: [
      async (scene) => ({
        url: `${operator}/held-payments/${await heldPayment(scene, elsewhere)}/refund`,
      }),
    ],
    unknown: unknown(`${operator}/held-payments`, '/refund'),
  },
  [`GET ${exceptions}`]: {
    works: [
      async (scene) => {
        await wronglyPaid(scene);
        return { url: exceptions };
      },
    ],
  },
  [`POST ${exceptions}/:id/decision`]: {
    works: [resolved(keep), resolved({ ...keep, decision: 'refund' })],
    wrong: [
      [resolved({ ...keep, decision: 'x' }), 'decision'],
      [resolved({ ...keep, note: ' ' }), 'note'],
    ],
    unknown: [...unknown(exceptions, '/decision', keep), resolved(keep, { isOwn: false })],
  },
  [`GET ${held}`]: {
    works: [
      async (scene) => {
        await heldPayment(scene);
        return { url: held };
      },
    ],
  },
  [`POST ${held}/:id/refund`]: {
    works: [async (scene) => ({ url: `${held}/${await heldPayment(scene)}/refund` })],
    unknown: [
      ...unknown(held, '/refund'),
      async (scene) => ({ url: `${held}/${await heldPayment(scene, { isOwn: false })}/refund` }),
    ],
  },
  [`GET ${refunds}`]: {
    works: [
      async (scene) => {
        await owedRefund(scene);
        return { url: refunds };
      },
    ],
  },
  [`POST ${refunds}/:id/paid`]: {
    works: [paid(proof)],
    wrong: [
      [paid({}), 'proof'],
      [paid({ proof: ' ' }), 'proof'],
    ],
    unknown: [...unknown(refunds, '/paid', proof), paid(proof, { isOwn: false })],
  },
  [`GET ${operator}/granted-refunds`]: { works: [`${operator}/granted-refunds`] },
  [`GET ${operator}/grantable-payments`]: {
    works: [
      async ({ deps }) => {
        const { code } = await createGrantable(openBookingSetup(deps));
        return { url: `${operator}/grantable-payments?order_code=${code}` };
      },
      `${operator}/grantable-payments?order_code=tidak-ada`,
    ],
    wrong: { [`${operator}/grantable-payments`]: 'order_code' },
  },
  [`POST ${operator}/granted-refunds`]: {
    works: [asked(), asked({ borne_by: 'partner', reason: 'court_order' })],
    wrong: [
      [asked({ amount: '0' }), 'amount'],
      [asked({ amount: '99.000.000.000' }), 'amount'],
      [asked({ reason: 'because' }), 'reason'],
      [asked({ borne_by: 'nobody' }), 'borne_by'],
      [asked({ note: ' ' }), 'note'],
    ],
    unknown: [
      { body: { payment_id: randomUUID(), ...grantForm } },
      { body: { payment_id: 'x', ...grantForm } },
    ],
  },
  [`POST ${operator}/granted-refunds/:id/decision`]: {
    works: [decision({ decision: 'approve' }), decision({ decision: 'refuse', note: 'Sudah diganti' })],
    wrong: [
      [decision({ decision: 'perhaps' }), 'decision'],
      [decision({ decision: 'refuse' }), 'note'],
    ],
    unknown: unknown(`${operator}/granted-refunds`, '/decision', { decision: 'approve' }),
  },
  [`GET ${operator}/disputes`]: {
    works: [`${operator}/disputes`, `${operator}/disputes?decision=open&sort=-sum&limit=1&page=2`],
    wrong: { [`${operator}/disputes?decision=x`]: 'decision', [`${operator}/disputes?sort=price`]: 'sort' },
  },
  [`GET ${operator}/disputes/:id`]: { works: [dispute('')], unknown: unknown(`${operator}/disputes`, '') },
  [`PUT ${operator}/disputes/:id/deadline`]: {
    works: [dispute('/deadline', { due_on: TODAY })],
    wrong: [
      [dispute('/deadline', { due_on: '2027-02-30' }), 'due_on'],
      [dispute('/deadline', { due_on: '2020-01-01' }), 'due_on'],
    ],
    unknown: unknown(`${operator}/disputes`, '/deadline', { due_on: TODAY }),
  },
  [`POST ${operator}/disputes/:id/files`]: {
    works: [disputeFile('kind=bank_claim&note=Surat', evidencePicture)],
    wrong: [
      [disputeFile('kind=bank_claim', async () => Buffer.from('<html>')), 'file'],
      [disputeFile('kind=letter', evidencePicture), 'kind'],
    ],
    unknown: [
      async () => ({
        url: `${operator}/disputes/${randomUUID()}/files?kind=bank_claim`,
        ...(await multipart({ file: { bytes: await evidencePicture(), name: 'surat.png' } })),
      }),
    ],
  },
  [`GET ${operator}/dispute-files/:id`]: {
    works: [gathered],
    unknown: unknown(`${operator}/dispute-files`, ''),
  },
};
