// The savings form (spec §2 savings planning, saving form; §5): which step an application is at, and what its forms do. A plan without a
// package stands at /perencanaan-tabungan?savings=, one for a package at /saving-form/…; the bank is chosen at /perencanaan-tabungan.
import { data, redirect } from 'react-router';
import { catalogueScope, findOffer } from '#domain/catalogue';
import type { Actor } from '#domain/memberships';
import { getProfile } from '#domain/profile';
import {
  chooseSavingsBank,
  dropSavingsDraft,
  getSavings,
  maskedHeir,
  monthlyDeposit,
  saveSavingsBooking,
  saveSavingsHeir,
  type SavingsDetail,
  sendSavings,
  startSavings,
  uploadSavingsDocument,
} from '#domain/savings';
import * as m from '#messages/messages';
import { savingsConsentVersion, savingsStatesTakingDocuments } from '#shared/savings';
import { savingsMonths } from '#shared/limits';
import { type LocalText, textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { formatRupiah, rupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { savingsBanks } from './bank-view.server.ts';
import { cardViews } from './card-view.server.ts';
import type { SavingsStep } from './savings-steps.tsx';

/** Of `?step=`, as the specification names them. */
const stepNames = {
  plan: { booking: 'dua', heir: 'tiga', cards: 'empat' },
  package: { booking: 'one', heir: 'two', cards: 'three' },
} as const;
type FormStep = Exclude<SavingsStep, 'bank'>;

/** Where an application is filled in: at one step, or where it stands. */
export function savingsFormPath(
  { id, product }: Pick<SavingsDetail, 'id' | 'product'>,
  step?: FormStep,
): string {
  const names = stepNames[product ? 'package' : 'plan'];
  return product
    ? `${paths.savingForm(id, product.slug)}${step ? `?step=${names[step]}` : ''}`
    : `${paths.savingsPlanning}?savings=${id}${step ? `&step=${names[step]}` : ''}`;
}

const to = ({ locale }: PageRequest, path: string) => redirect(localePath(path, locale), 303);

async function findPackage(request: PageRequest, slug: string) {
  const offer = await findOffer(request.deps, catalogueScope(request.deps, request.brand), slug);
  if (!offer?.isSavingsAvailable) throw data(null, { status: 404 });
  return offer;
}

/** The partner banks, and the package they are chosen for. */
export async function loadBankChoice(request: PageRequest) {
  requireArea(request, 'savings');
  const slug = new URLSearchParams(request.search).get('product');
  const offer = slug === null ? null : await findPackage(request, slug);
  return {
    banks: await savingsBanks(request),
    product: offer && { slug: offer.slug, title: textIn(offer.title, request.locale) },
  };
}
export type BankChoiceView = Awaited<ReturnType<typeof loadBankChoice>>;

/** Begins with the bank of the pressed button, or goes on with the draft there is. */
export function chooseBank(request: PageRequest, asked: Request) {
  requireArea(request, 'savings');
  const actor = requireMember(request);
  const { deps, brand, search } = request;
  return answerForm(asked, null, async (form) => {
    const bank = String(form.get('intent') ?? '').replace(/^bank-/, '');
    const product = new URLSearchParams(search).get('product');
    const { id } = await orMissing(startSavings(deps, actor, { brand, product }));
    await chooseSavingsBank(deps, actor, { savings: id, bank });
    return to(request, savingsFormPath(await getSavings(deps, actor, id), 'booking'));
  });
}

/** The member's application, at the address that is its own. */
async function requireSavings(
  request: PageRequest,
  { savings, product }: { savings: string; product: string | null },
): Promise<{ actor: Actor; one: SavingsDetail }> {
  requireArea(request, 'savings');
  const actor = requireMember(request);
  const one = await orMissing(getSavings(request.deps, actor, savings));
  if (!savingsStatesTakingDocuments.includes(one.state)) throw to(request, paths.member.saving(one.id));
  if (one.state === 'draft' && !one.bank)
    throw to(request, `${paths.savingsPlanning}${one.product ? `?product=${one.product.slug}` : ''}`);
  if ((one.product?.slug ?? null) !== product) throw to(request, savingsFormPath(one));
  return { actor, one };
}

function stepOf(request: PageRequest, one: SavingsDetail): FormStep {
  if (one.state !== 'draft') return 'cards';
  const furthest = !one.applicant || !one.plan ? 'booking' : one.heir ? 'cards' : 'heir';
  const names = stepNames[one.product ? 'package' : 'plan'];
  const asked = new URLSearchParams(request.search).get('step');
  const order: FormStep[] = ['booking', 'heir', 'cards'];
  const step = order.find((name) => names[name] === asked);
  return step && order.indexOf(step) <= order.indexOf(furthest) ? step : furthest;
}

export async function loadSavingsForm(
  request: PageRequest,
  place: { savings: string; product: string | null },
) {
  const { actor, one } = await requireSavings(request, place);
  const { locale } = request;
  const common = {
    product: one.product && {
      slug: one.product.slug,
      title: textIn(one.product.title as LocalText, locale),
    },
    bank: one.bank!.name,
    isDraft: one.state === 'draft',
    bankPath: `${paths.savingsPlanning}${one.product ? `?product=${one.product.slug}` : ''}`,
  };
  const step = stepOf(request, one);
  if (step === 'booking') return { step, ...common, ...(await bookingView(request, actor, one)) };
  if (step === 'heir') return { step, ...common, ...heirView(one), back: savingsFormPath(one, 'booking') };
  return {
    step,
    ...common,
    back: one.state === 'draft' ? savingsFormPath(one, 'heir') : null,
    consentVersion: savingsConsentVersion,
    cards: cardViews(one),
  };
}
export type SavingsFormView = Awaited<ReturnType<typeof loadSavingsForm>>;

async function bookingView(request: PageRequest, actor: Actor, one: SavingsDetail) {
  const { applicant, plan } = one;
  const offer = one.product && (await findPackage(request, one.product.departureId));
  const price = offer?.rooms[0] ? rupiah(offer.rooms[0].amount) : null;
  return {
    price: price && formatRupiah(price),
    durations: savingsMonths.map((months) => ({
      months,
      each: price && formatRupiah(monthlyDeposit(price, months)),
    })),
    booker: await bookerOf(request, actor),
    values: {
      package_price: plan && !one.product ? String(plan.price) : '',
      duration: plan ? String(plan.months) : '',
      name: applicant?.name ?? '',
      gender: applicant?.gender ?? '',
      birth_date: applicant?.birthDate ?? '',
      email: applicant?.email ?? '',
      phone_number: applicant?.phone ?? '',
      address: applicant?.address ?? '',
      occupation: applicant?.occupation ?? '',
      monthly_income: applicant ? String(applicant.monthlyIncome) : '',
      has_npwp: applicant ? (applicant.hasNpwp ? 'yes' : 'no') : '',
    },
  };
}

/** What the switch copies (spec §5): the member's own details, by the names of the form's fields. */
async function bookerOf({ deps }: PageRequest, actor: Actor): Promise<Record<string, string>> {
  const profile = await getProfile(deps, actor);
  return {
    name: profile.name ?? '',
    gender: profile.gender ?? '',
    birth_date: profile.birthDate ?? '',
    email: actor.email,
    phone_number: profile.phone ?? '',
    address: profile.address ?? '',
  };
}

const heirView = ({ heir }: SavingsDetail) => ({
  mother: heir && maskedHeir(heir).motherMaidenName,
  values: {
    mother_maiden_name: '',
    heir_name: heir?.name ?? '',
    heir_gender: heir?.gender ?? '',
    heir_contact_name: heir?.contactName ?? '',
    heir_phone_number: heir?.phone ?? '',
  },
});

export async function changeSavingsForm(
  request: PageRequest,
  place: { savings: string; product: string | null },
  asked: Request,
) {
  const { actor, one } = await requireSavings(request, place);
  const { deps, brand } = request;
  const savings = one.id;
  return answerForm(asked, null, async (sent) => {
    const intent = String(sent.get('intent') ?? '');
    const form: Record<string, unknown> = Object.fromEntries(sent);
    if (intent === 'booking') {
      // Without script the switch counts when the form comes: what was left empty is the member's own.
      if (form['copy_booker'] === 'yes')
        for (const [name, value] of Object.entries(await bookerOf(request, actor))) form[name] ||= value;
      await saveSavingsBooking(deps, actor, { savings, form, brand });
      return to(request, savingsFormPath(one, 'heir'));
    }
    if (intent === 'heir') {
      await saveSavingsHeir(deps, actor, { savings, form });
      return to(request, savingsFormPath(one, 'cards'));
    }
    if (intent === 'change') {
      await dropSavingsDraft(deps, actor, savings);
      return to(request, paths.savingsPackages);
    }
    if (intent.startsWith('upload-')) {
      const file = sent.get('file');
      await orMissing(
        uploadSavingsDocument(deps, actor, {
          savings,
          kind: intent.slice('upload-'.length),
          file: file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0),
        }),
      );
      request.leaveToast({ type: 'success', message: m.savings_document_sent() });
      return to(request, savingsFormPath(one, 'cards'));
    }
    await sendSavings(deps, actor, { savings, form });
    request.leaveToast({ type: 'success', message: m.savings_sent() });
    return to(request, paths.member.saving(savings));
  });
}
