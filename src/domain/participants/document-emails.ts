// Notifies of a partner's verdict: a rejection at once, with its reason; acceptance only once all documents
// are accepted (our choice: nobody wants fifteen emails for a family of three).
import { type BrandDirectory, pageUrl } from '#domain/brands';
import { type Notice, notify, readNotificationsAbout } from '#domain/notifications';
import { sendEmail } from '#domain/outbox';
import * as m from '#messages/messages';
import type { Db } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { runWithLocale } from '#platform/request-locale';
import { type Locale, type LocalText, textIn } from '#shared/locale';
import type { DocumentKind } from '#shared/participant-documents';
import * as paths from '#shared/paths';
import { findDocumentProgress } from './progress.ts';

interface TellDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
  brands: BrandDirectory;
}

/** The names of documents in emails, as on the pages. */
const names: Record<DocumentKind, () => string> = {
  passport: m.orders_document_passport,
  ktp: m.orders_document_ktp,
  photo: m.orders_document_photo,
  vaccination: m.orders_document_vaccination,
  family_card: m.orders_document_family_card,
  birth_certificate: m.orders_document_birth_certificate,
};

/** `reason` null: it was accepted. In the verdict's own transaction. */
export async function notifyDocumentDecision(
  deps: TellDeps,
  bookingId: string,
  { kind, participantId, reason }: { kind: DocumentKind; participantId: string; reason: string | null },
): Promise<void> {
  const { db } = deps;
  const order = await db
    .selectFrom('bookings as b')
    .innerJoin('accounts as o', 'o.id', 'b.account_id')
    .innerJoin('departures as d', 'd.id', 'b.departure_id')
    .innerJoin('programmes as p', 'p.id', 'd.programme_id')
    .select(['b.code', 'b.brand_id', 'b.locale', 'b.booker', 'b.account_id', 'o.email', 'p.title'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst();
  // The account is deleted: nobody to notify.
  if (!order) return;
  const booker = order.booker as unknown as { name: string } | null;
  const brand = deps.brands.list().find(({ id }) => id === order.brand_id);
  if (!booker || !brand) return;
  const locale = order.locale as Locale;
  const about = {
    name: booker.name,
    code: order.code,
    journey: textIn(order.title as unknown as LocalText, locale).text,
    link: pageUrl(brand, locale, paths.member.order(bookingId)),
  };
  const to = { to: order.email, brand, locale };
  if (reason !== null) {
    const { name, position } = await db
      .selectFrom('participants')
      .select(['name', 'position'])
      .where('id', '=', participantId)
      .executeTakeFirstOrThrow();
    const words = runWithLocale(locale, () => ({
      document: names[kind](),
      traveller: name ?? m.orders_traveller_unnamed({ number: position + 1 }),
    }));
    await sendEmail(deps, { ...to, kind: 'document_rejected', values: { ...about, ...words, reason } });
    await notify(deps, noticeOf('document_rejected', order));
    return;
  }
  const { needed, accepted } = await findDocumentProgress(deps, bookingId);
  if (accepted !== needed) return notify(deps, noticeOf('document_accepted', order));
  await sendEmail(deps, { ...to, kind: 'documents_accepted', values: about });
  // It says what the notices of single ones said.
  if (order.account_id)
    await readNotificationsAbout(deps, [order.account_id], keyOf('document_accepted', order));
  await notify(deps, noticeOf('documents_accepted', order));
}

type Verdict = 'document_rejected' | 'document_accepted' | 'documents_accepted';

const keyOf = (kind: Verdict, { code }: { code: string }) => `${kind}:${code}`;

function noticeOf(
  kind: Verdict,
  { code, account_id, brand_id }: { code: string; account_id: string | null; brand_id: string },
): Notice[] {
  return account_id
    ? [
        {
          accountId: account_id,
          kind,
          values: { code },
          brandId: brand_id,
          path: paths.member.order(code),
          dedupeKey: keyOf(kind, { code }),
        },
      ]
    : [];
}
