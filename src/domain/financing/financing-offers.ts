// What partner banks would finance of a draft, and why they would not (spec §5 eligibility, §9 financing; docs/product/financing.md).
import { isFinancingApproved, listBankOffers, type BankOffer } from '#domain/bank-terms';
import { type Booking, getBooking } from '#domain/bookings';
import type { Brand } from '#domain/brands';
import { catalogueScope, findOffer } from '#domain/catalogue';
import type { Actor } from '#domain/memberships';
import { type FinanceSum, financeSum } from '#domain/planner';
import type { Db } from '#platform/database/database';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { rupiah } from '#shared/money';

interface OfferDeps {
  db: Db;
  now: () => Date;
}

interface FinancingOffer extends BankOffer<'financing'> {
  /** One for each tenor, the shortest first. */
  sums: FinanceSum[];
}

type FinancingRefusal = 'not_offered' | 'one_person' | 'no_bank';

interface FinancingQuote {
  booking: Booking;
  offers: FinancingOffer[];
  /** Null: it can be applied for. */
  refusal: FinancingRefusal | null;
}

/** Whether this brand finances at all today: its flag, and a lawyer's approval in force. */
export async function isFinancingOpen(deps: OfferDeps, brand: Brand): Promise<boolean> {
  return brand.flags.is_financing === 1 && (await isFinancingApproved(deps, todayInIndonesia(deps.now())));
}

/** Refuses `not_found` (also another member's), `financing_unavailable` where nothing is financed today. */
export async function quoteFinancing(
  deps: OfferDeps,
  actor: Actor,
  { booking: idOrCode, brand }: { booking: string; brand: Brand },
): Promise<FinancingQuote> {
  const booking = await getBooking(deps, actor, brand, idOrCode);
  if (!(await isFinancingOpen(deps, brand))) throw new AppError('financing_unavailable');
  const scope = catalogueScope(deps, brand);
  const offer = await findOffer(deps, scope, booking.departure.id);
  const none = (refusal: FinancingRefusal) => ({ booking, offers: [], refusal });
  if (!offer?.isFinancingAvailable || offer.category === 'hajj') return none('not_offered');
  const { adults, children, infants } = booking.people;
  if (adults + children + infants !== 1) return none('one_person');
  const offers = (await listBankOffers(deps, 'financing', scope.today)).flatMap((one) => {
    const sums = one.terms.tenors.flatMap(({ months }) => {
      const sum = financeSum(rupiah(booking.total), one.terms, months);
      return sum ? [sum] : [];
    });
    return sums.length > 0 ? [{ ...one, sums }] : [];
  });
  return offers.length > 0 ? { booking, offers, refusal: null } : none('no_bank');
}
