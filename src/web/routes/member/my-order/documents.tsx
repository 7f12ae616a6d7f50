// The documents of everybody who travels on an order, on one page (docs/product/participants.md): who they are is on the page of each.
import { ChevronRight } from 'lucide-react';
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { statesBeforeDeparture } from '#shared/booking-states';
import { localePath } from '#shared/locale-path';
import { type DocumentKind, documentKinds, documentMaxMegabytes } from '#shared/participant-documents';
import * as paths from '#shared/paths';
import { documentHint, documentLabel } from '#labels/participants';
import { partyMember } from '#web/bookings/traveller-marks';
import { DocumentList, rowOf } from '#web/participants/document-list.tsx';
import { documentViews, requireParty, takeDocument } from '#web/participants/party.server';
import { pageRequest } from '#web/request/page-context.server';
import type { RouteHandle } from '#web/route-handle';
import { answerForm } from '#web/ui/forms/submission.server';
import { newFormKey } from '#web/ui/forms/sent-once.server';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { cardClass } from '#web/ui/section.tsx';
import type { Route } from './+types/documents';

export const handle: RouteHandle = {
  member: { back: paths.member.order(':orderId') },
  hidesBottomNavigation: true,
};

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { booking, people } = await requireParty(request, args.params.orderId);
  const asked = new Set(people.flatMap(({ documents }) => documents.map(({ kind }) => kind)));
  return {
    bookingId: booking.id,
    formKey: newFormKey(),
    isOpen: statesBeforeDeparture.includes(booking.state),
    travellers: people.map((person) => ({
      id: person.id,
      number: person.number,
      ...partyMember(person),
      documents: documentViews(person, request.locale),
    })),
    guide: documentKinds.filter((kind) => asked.has(kind)),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const party = await requireParty(request, args.params.orderId);
  return answerForm(args.request, null, async (form) => {
    const sent = await takeDocument(request, party, form);
    const path = localePath(paths.member.documents(party.booking.id), request.locale);
    return redirect(sent ? `${path}#${rowOf(sent.kind, sent.number)}` : path, 303);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.orders_documents_of_all());
}

export default function DocumentsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { bookingId, formKey, isOpen, travellers, guide } = loaderData;
  return (
    <>
      <PageTitle>{m.orders_documents_of_all()}</PageTitle>
      <p className="-mt-3 text-sm text-ink-soft">
        {isOpen && m.orders_document_file_hint({ max: documentMaxMegabytes })} {m.orders_documents_text()}
      </p>
      {isOpen ? (
        <Guide kinds={guide} />
      ) : (
        <div className="mt-4">
          <Notice tone="neutral">{m.orders_traveller_closed()}</Notice>
        </div>
      )}
      {travellers.map(({ id, number, name, about, gaps, documents }) => (
        <section
          key={id}
          id={`traveller-${number}`}
          aria-labelledby={`traveller-${number}-name`}
          className={`${cardClass} mb-3 scroll-mt-4`}
        >
          <LocalLink
            to={paths.member.participant(bookingId, number)}
            className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-3 py-2 hover:text-primary"
          >
            <span className="min-w-0">
              <h2 id={`traveller-${number}-name`} className="font-bold break-words">
                {name}
              </h2>
              <span className="block text-sm text-ink-soft">{about}</span>
              {gaps.map(({ key, text, isBad }) => (
                <span key={key} className={`block text-sm ${isBad ? 'font-semibold text-bad' : ''}`}>
                  {text}
                </span>
              ))}
            </span>
            <ChevronRight size={22} aria-hidden="true" className="shrink-0" />
          </LocalLink>
          <DocumentList
            {...{ documents, bookingId, formKey, isOpen }}
            owner={{ id, number }}
            isAmongOthers
            answer={actionData}
          />
        </section>
      ))}
    </>
  );
}

/** Once for everybody: beside each document it would stand there as often as people travel. */
function Guide({ kinds }: { kinds: readonly DocumentKind[] }) {
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center pr-8 font-semibold text-primary">
        {m.orders_documents_guide()}
      </summary>
      <dl className="space-y-2 pb-3 text-sm">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt className="font-semibold">{documentLabel[kind]()}</dt>
            <dd className="text-ink-soft">
              {documentHint[kind]()} {kind === 'family_card' && m.orders_family_card_hint()}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
