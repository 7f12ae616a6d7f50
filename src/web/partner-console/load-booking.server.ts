// What the page of one order in the partner's console shows, read together (docs/product/partner-console.md).
import * as m from '#messages/messages';
import { listMilestonesOf, transitions } from '#domain/bookings';
import { findAwaitedDisbursement } from '#domain/financing';
import { listParticipants } from '#domain/participants';
import {
  findRetainedCost,
  getPartnerBooking,
  listBookingHistory,
  maxRetainable,
} from '#domain/partner-console';
import { staffReadsDocuments } from '#shared/booking-states';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import { milestoneKinds } from '#shared/milestones';
import { maskNik } from '#shared/nik';
import { promisesView } from '#web/conversations/promises-view.server';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { isBought } from './bought-lines.ts';
import { requirePartner } from './require-partner.server.ts';

export type PartnerBookingView = Awaited<ReturnType<typeof loadPartnerBooking>>;

export async function loadPartnerBooking(request: PageRequest, code: string) {
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const booking = await orMissing(getPartnerBooking(deps, actor, code));
  const [people, history, reached, cost, most, sent, promises] = await Promise.all([
    listParticipants(deps, actor, booking.id),
    listBookingHistory(deps, actor, booking),
    listMilestonesOf(deps, booking.id),
    findRetainedCost(deps, booking),
    maxRetainable(deps, booking),
    findAwaitedDisbursement(deps, actor, booking.code),
    promisesView(request, actor, { kind: 'order', id: booking.id }, 'partner'),
  ]);
  const bought = booking.lines.filter(isBought);
  return {
    code: booking.code,
    promises,
    state: booking.state,
    isCancellable: (transitions.cancelled_by_terms.from as readonly string[]).includes(booking.state),
    overdue: booking.attention === 'settlement_overdue' ? { cost, most } : null,
    awaited: sent && {
      bank: sent.bankName,
      amount: formatRupiah(sent.amount),
      date: formatDate(sent.sentOn, locale),
      reference: sent.reference,
    },
    title: textIn(booking.departure.title, locale).text,
    booker: booking.booker,
    total: booking.total,
    isClosed: !staffReadsDocuments(
      { ...booking, returnsOn: booking.departure.returnsOn },
      todayInIndonesia(deps.now()),
    ),
    departsOn: formatDate(booking.departure.departsOn, locale),
    returnsOn: formatDate(booking.departure.returnsOn, locale),
    invoices: [...booking.invoices, ...booking.supplements].map(({ code, stage, amount, status, dueAt }) => ({
      code,
      stage,
      amount,
      status,
      due: formatInstant(dueAt, locale),
    })),
    people: people.map(
      ({
        id,
        number,
        name,
        traveller,
        roomType,
        birthDate,
        gender,
        nik,
        vaccinatedOn,
        passportNumber,
        passportExpiresOn,
        passportEndsEarly,
        phone,
        documents,
        age,
      }) => ({
        id,
        number,
        name,
        traveller,
        roomType,
        phone,
        age,
        gender,
        passportEndsEarly,
        maskedNik: nik && maskNik(nik),
        vaccinatedOn: vaccinatedOn && formatDate(vaccinatedOn, locale),
        birthDate: birthDate && formatDate(birthDate, locale),
        passport:
          passportNumber &&
          [
            passportNumber,
            passportExpiresOn &&
              m.pconsole_passport_until({ date: formatDate(passportExpiresOn, locale, 'short') }),
          ]
            .filter(Boolean)
            .join(', '),
        documents: documents.map(({ id: document, kind, status, reason, holder }) => ({
          id: document,
          kind,
          status,
          reason,
          holder,
        })),
      }),
    ),
    items: bought.map(({ kind, detail, quantity, amount }) => ({
      kind,
      name: textIn(detail.name, locale).text,
      quantity,
      amount,
    })),
    // The address is nobody's business here until something is sent to it.
    delivery: bought.some(({ kind }) => kind === 'supply') ? booking.delivery : null,
    milestones: milestoneKinds.map((kind) => {
      const milestone = reached.find((one) => one.kind === kind);
      return {
        kind,
        reached: milestone ? formatDate(milestone.reachedOn, locale) : null,
        reachedOn: milestone?.reachedOn ?? todayInIndonesia(deps.now()),
        note: milestone?.note ?? '',
        courier: milestone?.tracking?.courier ?? '',
        number: milestone?.tracking?.number ?? '',
      };
    }),
    history: history.map(({ at, event }) => ({ at: formatInstant(at, locale), event })),
  };
}
