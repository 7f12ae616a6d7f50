// The loan applicant form (spec §2 /loan-applicant-form/{bookingId?}/{productId}): one address, and where the application stands
// decides the step. Loader and action.
import { data, redirect } from 'react-router';
import {
  confirmFinancing,
  findApplicationOf,
  isFinancingOpen,
  quoteFinancing,
  saveApplicant,
  sendApplication,
  uploadFinancingDocument,
} from '#domain/financing';
import { getBooking } from '#domain/bookings';
import { catalogueScope, findOffer } from '#domain/catalogue';
import { fillCart } from '#domain/checkout';
import type { Actor } from '#domain/memberships';
import { getProfile } from '#domain/profile';
import { findTermsInForce } from '#domain/site-content';
import * as m from '#messages/messages';
import { roomLabel } from '#labels/catalogue';
import { formatInstant, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { bankConsentVersion, endedFinancingStates, statesTakingDocuments } from '#shared/financing';
import { loanApplicantForm } from '#shared/financing-form';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { formatRupiah, rupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { bankLines } from '#web/bank-terms/bank-lines.server';
import { requireMember } from '#web/request/guards.server';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { answerForm } from '#web/ui/forms/submission.server';
import { costView } from './cost-view.server.ts';
import { documentViews } from './document-view.server.ts';

export interface FormPlace {
  bookingId: string | undefined;
  product: string;
}

const refusals = {
  not_offered: m.financing_refusal_not_offered,
  one_person: m.financing_refusal_one_person,
  no_bank: m.financing_refusal_no_bank,
};

/** Whoever chose a bank while financing was open goes on when it has closed: the bank may ask for documents again. */
async function quoteOf(
  { deps, brand }: PageRequest,
  actor: Actor,
  bookingId: string,
): ReturnType<typeof quoteFinancing> {
  try {
    return await quoteFinancing(deps, actor, { booking: bookingId, brand });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'financing_unavailable') throw error;
    const booking = await getBooking(deps, actor, brand, bookingId);
    if (!(await findApplicationOf(deps, actor, booking.id))?.bank) throw error;
    return { booking, offers: [], refusal: 'no_bank' };
  }
}

async function readPlace(request: PageRequest, { bookingId, product }: FormPlace) {
  requireArea(request, 'financing');
  const actor = requireMember(request);
  const { deps, brand } = request;
  if (!bookingId) {
    if (!(await isFinancingOpen(deps, brand))) throw data(null, { status: 404 });
    return { actor, product, quote: null, application: null };
  }
  const quote = await quoteOf(request, actor, bookingId).catch((error: unknown) => {
    throw error instanceof AppError && (error.code === 'not_found' || error.code === 'financing_unavailable')
      ? data(null, { status: 404 })
      : error;
  });
  const found = await findApplicationOf(deps, actor, quote.booking.id);
  const isOver = found && (endedFinancingStates as readonly string[]).includes(found.state);
  if (isOver && quote.booking.state !== 'draft') throw toDetail(request, found.id);
  return { actor, product: quote.booking.departure.slug, quote, application: isOver ? null : found };
}

const toDetail = ({ locale }: PageRequest, id: string) =>
  redirect(localePath(paths.member.financing(id), locale));

export async function loadApplicationForm(request: PageRequest, place: FormPlace) {
  const { actor, product, quote, application } = await readPlace(request, place);
  const { deps, brand, locale } = request;
  const offer = await findOffer(deps, catalogueScope(deps, brand), product);
  if (!offer) throw data(null, { status: 404 });
  const journey = { slug: offer.slug, title: textIn(offer.title, locale) };
  if (!quote) {
    const room = offer.rooms[0];
    if (!offer.isFinancingAvailable || !room) throw data(null, { status: 404 });
    return {
      step: 'start' as const,
      journey,
      room: roomLabel[room.roomType](),
      price: formatRupiah(rupiah(room.amount)),
    };
  }
  if (quote.refusal && !application?.bank)
    return { step: 'refused' as const, journey, text: refusals[quote.refusal]() };
  const isAgain = new URLSearchParams(request.search).get('step') === 'identitas';
  if (!application?.applicant || (isAgain && !application.bank)) {
    const kept = application?.applicant;
    const profile = kept ? null : await getProfile(deps, actor);
    return {
      step: 'identity' as const,
      journey,
      values: {
        name: kept?.name ?? profile?.name ?? '',
        gender: kept?.gender ?? profile?.gender ?? '',
        birth_date: kept?.birthDate ?? profile?.birthDate ?? '',
        address: kept?.address ?? profile?.address ?? '',
        phone_number: kept?.phone ?? profile?.phone ?? '',
        job_name: kept?.occupation ?? '',
        instansi: kept?.institution ?? '',
        email: kept?.email ?? actor.email,
        referral_code: application?.referralCode ?? '',
      },
    };
  }
  if (!application.bank) {
    const terms = await findTermsInForce(deps, brand);
    return {
      step: 'confirm' as const,
      journey,
      total: quote.booking.total,
      termsVersion: terms?.version ?? 1,
      consentVersion: bankConsentVersion,
      bookingId: quote.booking.id,
      banks: quote.offers.map(({ bank, licence, terms: figures, sums }) => ({
        id: bank.id,
        name: bank.name,
        ...bankLines(licence, locale),
        object: textIn(figures.object, locale).text,
        late: textIn(figures.lateRule, locale).text,
        early: textIn(figures.earlySettlement, locale).text,
        choices: sums.map((sum) => ({
          value: `${bank.id}.${sum.months}.${sum.financed}`,
          costs: costView(
            {
              ...sum,
              adminFee: rupiah(figures.adminFee),
              bankFee: rupiah(figures.bankFee),
              insuranceFee: rupiah(figures.insuranceFee),
            },
            locale,
          ),
        })),
      })),
    };
  }
  if (!statesTakingDocuments.includes(application.state)) throw toDetail(request, application.id);
  return {
    step: 'documents' as const,
    journey,
    holdUntil: application.booking.releaseAt && formatInstant(application.booking.releaseAt, locale),
    documents: documentViews(application),
  };
}
export type ApplicationFormView = Awaited<ReturnType<typeof loadApplicationForm>>;

export async function changeApplicationForm(request: PageRequest, place: FormPlace, asked: Request) {
  const { actor, product, quote, application } = await readPlace(request, place);
  const { deps, brand, locale } = request;
  const again = (bookingId: string) =>
    redirect(localePath(paths.loanApplicantForm(product, bookingId), locale), 303);
  const identity = loanApplicantForm({ today: todayInIndonesia(deps.now()) });
  const intent = String((await asked.clone().formData()).get('intent') ?? '');
  return answerForm(asked, intent === 'identity' ? identity : null, async (form) => {
    if (!quote) return again(await beginCart(request, actor, product));
    const booking = quote.booking.id;
    const fields = Object.fromEntries(form);
    if (intent === 'identity') {
      await saveApplicant(deps, actor, { booking, form: fields, brand });
      return again(booking);
    }
    if (intent === 'confirm') {
      const [bankId, months, financed] = String(form.get('choice') ?? '').split('.');
      if (!bankId) throw new AppError('invalid_input', [{ field: 'choice', message: 'error_field_empty' }]);
      const chosen = { ...fields, bank_id: bankId, months, financed };
      await confirmFinancing(deps, actor, { booking, form: chosen, brand });
      return again(booking);
    }
    if (!application) throw data(null, { status: 400 });
    if (intent.startsWith('upload-')) {
      const sent = form.get('file');
      const file = sent instanceof File ? Buffer.from(await sent.arrayBuffer()) : Buffer.alloc(0);
      const kind = intent.slice('upload-'.length);
      await orMissing(uploadFinancingDocument(deps, actor, { application: application.id, kind, file }));
      request.leaveToast({ type: 'success', message: m.financing_document_sent() });
      return again(booking);
    }
    await sendApplication(deps, actor, application.id);
    request.leaveToast({ type: 'success', message: m.financing_sent() });
    return redirect(localePath(paths.member.financing(application.id), locale), 303);
  });
}

/** One adult in the cheapest room. */
async function beginCart(request: PageRequest, actor: Actor, product: string): Promise<string> {
  const { deps, brand, locale, affiliateCode } = request;
  const offer = await findOffer(deps, catalogueScope(deps, brand), product);
  if (!offer?.rooms[0]) throw data(null, { status: 404 });
  const rooms = [{ room_type: offer.rooms[0].roomType, adults: 1 }];
  const { bookingId } = await fillCart(deps, actor, {
    departure: product,
    form: { rooms },
    brand,
    locale,
    affiliateCode,
  });
  return bookingId;
}
