// Rooms of a departure, hotel by hotel (docs/product/rooms.md): placed by themselves, by drag, or by a form; the second of two is told.
import { useState } from 'react';
import { data, Form, redirect, useSubmit } from 'react-router';
import * as m from '#messages/messages';
import { changeRooms, readRooms, roomIntents } from '#domain/rooms';
import { worksAtAll } from '#domain/memberships';
import { formatDate } from '#shared/dates';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { MoveForm } from '#web/rooms/move-form.tsx';
import { GuestLine, RoomCard, useDropZone } from '#web/rooms/room-card.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { answerForm } from '#web/ui/forms/submission.server';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Section } from '#web/ui/section.tsx';
import type { Route } from './+types/rooms';

const stayOf = (search: string) => Number(new URLSearchParams(search).get('stay')) || 0;

/** The journey is over, or it is another's duty: said by the page of that answer. */
export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const { title, departsOn, ...plan } = await orMissing(
    readRooms(deps, actor, { departureId, stay: stayOf(request.search) }),
  );
  return {
    ...plan,
    stays: plan.stays.map(({ hotel, ...one }) => ({ ...one, hotel: textIn(hotel, locale).text })),
    departureId,
    journey: textIn(title, locale).text,
    departs: formatDate(departsOn, locale),
    mayChange: worksAtAll(actor, 'documents'),
  };
}

const said = {
  place: m.rooms_said_placed,
  move: m.rooms_said_moved,
  label: m.rooms_said_named,
  clear: m.rooms_said_cleared,
};

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const stay = stayOf(request.search);
  await orMissing(readRooms(request.deps, actor, { departureId, stay }));
  return answerForm(args.request, null, async (form) => {
    const intent = roomIntents.find((one) => one === form.get('intent'));
    if (!intent) throw data(null, { status: 400 });
    await changeRooms(request.deps, actor, {
      departureId,
      stay,
      version: Number(form.get('version')) || 0,
      intent,
      form: Object.fromEntries(form),
    });
    request.leaveToast({ type: 'success', message: said[intent]() });
    return redirect(
      localePath(`${paths.partnerConsole.rooms(departureId)}?stay=${stay}`, request.locale),
      303,
    );
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.rooms_title());
}

export default function RoomsRoute({ loaderData: plan, actionData }: Route.ComponentProps) {
  const { departureId, journey, departs, stays, stay, version, rooms, unassigned, mayChange } = plan;
  const [chosen, choose] = useState<string | null>(null);
  const submit = useSubmit();
  const path = usePath();
  const move = (person: string, to: string) => {
    if (!mayChange || !person) return;
    choose(person);
    void submit(
      { intent: 'move', person, to, reason: '', version },
      { method: 'post', preventScrollReset: true },
    );
  };
  const { isOver, zone } = useDropZone((person) => move(person, 'none'));
  const hotel = stays.find(({ position }) => position === stay)?.hotel ?? '';
  const problem = actionData?.intent === 'move' ? null : actionData?.result.error?.['']?.[0];
  const isEmpty = rooms.length === 0 && unassigned.length === 0;
  return (
    <>
      <LocalLink
        to={paths.partnerConsole.departure(departureId)}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {journey}
      </LocalLink>
      <ConsoleHead
        title={m.rooms_title()}
        text={m.rooms_text({ journey, date: departs })}
        action={
          rooms.length > 0 && (
            <a
              href={path(`${paths.partnerConsole.rooms(departureId)}.pdf?stay=${stay}`)}
              className={buttonClass('secondary')}
            >
              {m.rooms_print()}
            </a>
          )
        }
      />
      {stays.length > 1 && (
        <nav aria-label={m.rooms_stay()} className="mb-4">
          <ul className="flex flex-wrap gap-2">
            {stays.map(({ position, nights, ...one }) => (
              <li key={position}>
                <LocalLink
                  to={`${paths.partnerConsole.rooms(departureId)}?stay=${position}`}
                  aria-current={position === stay ? 'page' : undefined}
                  className="inline-flex min-h-12 items-center rounded-lg border border-line bg-card px-4 font-semibold no-underline aria-[current=page]:border-primary aria-[current=page]:text-primary"
                >
                  {m.rooms_stay_name({ hotel: one.hotel, nights })}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {problem && (
        <div className="mb-6">
          <Notice tone="bad" live title={problem} />
        </div>
      )}
      {stays.length === 0 && <EmptyState title={m.rooms_no_hotel()} text={m.rooms_no_hotel_text()} />}
      {stays.length > 0 && isEmpty && <EmptyState title={m.rooms_nobody()} text={m.rooms_nobody_text()} />}
      {stays.length > 0 && !isEmpty && (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
          <div className="space-y-6 lg:sticky lg:top-4">
            {mayChange && (
              <>
                <Form method="post" className="space-y-2">
                  <input type="hidden" name="version" value={version} />
                  <Button name="intent" value="place" className="w-full">
                    {m.rooms_place()}
                  </Button>
                  <p className="text-ink-soft">{m.rooms_place_text()}</p>
                </Form>
                <MoveForm plan={plan} answer={actionData} chosen={chosen} choose={choose} />
              </>
            )}
            <section
              aria-labelledby="unassigned"
              {...zone}
              className={`rounded-card border bg-card p-4 ${isOver ? 'border-primary' : 'border-line'}`}
            >
              <h2 id="unassigned" className="mb-2 text-lg font-bold">
                {m.rooms_unassigned()}: {unassigned.length}
              </h2>
              {unassigned.length === 0 ? (
                <p>{m.rooms_unassigned_none()}</p>
              ) : (
                <ul className="max-h-96 overflow-y-auto">
                  {unassigned.map((guest) => (
                    <GuestLine key={guest.id} guest={guest} isChosen={chosen === guest.id} choose={choose} />
                  ))}
                </ul>
              )}
            </section>
          </div>
          <Section title={m.rooms_list({ hotel })} className="">
            <div className="grid gap-4 md:grid-cols-2">
              {rooms.map((room) => (
                <RoomCard
                  key={room.id}
                  room={room}
                  version={version}
                  chosen={chosen}
                  choose={choose}
                  move={move}
                  mayChange={mayChange}
                />
              ))}
            </div>
            {mayChange && rooms.length > 0 && (
              <details className="mt-6">
                <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-bad underline underline-offset-4">
                  {m.rooms_clear()}
                </summary>
                <Form method="post" className="flex flex-wrap items-center gap-3">
                  <input type="hidden" name="version" value={version} />
                  <p>{m.rooms_clear_confirm()}</p>
                  <Button name="intent" value="clear" variant="danger">
                    {m.rooms_clear()}
                  </Button>
                </Form>
              </details>
            )}
          </Section>
        </div>
      )}
    </>
  );
}
