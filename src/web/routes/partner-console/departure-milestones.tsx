// A step on the way to departure recorded for many orders at once (docs/product/partner-console.md: bulk actions); everybody is ticked beforehand who
// has not reached it.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { getPartnerDeparture, listMilestoneOrders, recordMilestones } from '#domain/partner-console';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { type MilestoneKind, milestoneKinds, milestoneNoteMaxLength } from '#shared/milestones';
import * as paths from '#shared/paths';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { PageProblem } from '#web/ui/forms/page-problem.tsx';
import { stepLabel } from '#labels/bookings';
import { OrderTicks } from '#web/partner-console/order-checkboxes.tsx';
import { refusedForm } from '#web/ui/forms/submission.server';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/departure-milestones';

const kindOf = (named: unknown): MilestoneKind =>
  milestoneKinds.find((kind) => kind === named) ?? milestoneKinds[0];

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const kind = kindOf(new URLSearchParams(request.search).get('kind'));
  const { title, departsOn } = await orMissing(getPartnerDeparture(deps, actor, departureId));
  const orders = await listMilestoneOrders(deps, actor, { departureId, kind });
  return {
    id: departureId,
    kind,
    title: textIn(title, locale).text,
    departs: formatDate(departsOn, locale),
    today: todayInIndonesia(deps.now()),
    orders: orders.map(({ reachedOn, ...order }) => ({
      ...order,
      reached: reachedOn && formatDate(reachedOn, locale, 'short'),
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor } = requirePartner(request);
  const { departureId } = args.params;
  const form = await readForm(args.request);
  const codes = form.getAll('order').map(String);
  try {
    const count = await orMissing(
      recordMilestones(request.deps, actor, { departureId, codes, form: Object.fromEntries(form) }),
    );
    request.leaveToast({
      type: count === codes.length ? 'success' : 'warning',
      message: m.pconsole_said_bulk({ count, all: codes.length }),
    });
  } catch (error) {
    const { data: answer, init } = refusedForm(error, form);
    return data({ ...answer, codes }, init ?? {});
  }
  return redirect(
    localePath(
      `${paths.partnerConsole.departureMilestones(departureId)}?kind=${kindOf(form.get('kind'))}`,
      request.locale,
    ),
    303,
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.pconsole_bulk());
}

export default function DepartureMilestonesRoute({
  loaderData: { id, kind, title, departs, today, orders },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="max-w-4xl">
      <LocalLink
        to={paths.partnerConsole.departure(id)}
        className="mb-2 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {title}
      </LocalLink>
      <ConsoleHead title={m.pconsole_bulk()} text={m.pconsole_bulk_text({ date: departs })} />
      {orders.length === 0 && <PageProblem answer={actionData} />}
      <nav aria-label={m.pconsole_milestones()} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {milestoneKinds.map((one) => (
            <li key={one}>
              <LocalLink
                to={`${paths.partnerConsole.departureMilestones(id)}?kind=${one}`}
                keepScroll
                aria-current={one === kind ? 'page' : undefined}
                className="inline-flex min-h-12 items-center rounded-lg border border-line bg-card px-4 font-semibold no-underline aria-[current=page]:border-primary aria-[current=page]:text-primary"
              >
                {stepLabel[one]()}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      {orders.length === 0 ? (
        <EmptyState title={m.pconsole_bulk_none()} text={m.pconsole_bulk_none_text()} />
      ) : (
        <BulkForm
          // Another step, or one that is recorded now: others are ticked beforehand.
          key={`${kind} ${orders.filter(({ reached }) => reached).length}`}
          kind={kind}
          today={today}
          orders={orders}
          answer={actionData}
        />
      )}
    </div>
  );
}

interface BulkFormProps {
  kind: MilestoneKind;
  today: string;
  orders: Route.ComponentProps['loaderData']['orders'];
  answer: (FormAnswer & { codes: string[] }) | undefined;
}

function BulkForm({ kind, today, orders, answer }: BulkFormProps) {
  const form = useAppForm({ id: 'bulk', answer, values: { reached_on: today, note: '' } });
  return (
    <AppFormBox form={form} preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <div className="grid gap-4 md:grid-cols-2">
        <Field {...form.field('reached_on')} label={m.pconsole_milestone_on()} type="date" required />
        <Field
          {...form.field('note')}
          label={m.pconsole_milestone_note()}
          maxLength={milestoneNoteMaxLength}
          optional
        />
      </div>
      <OrderTicks orders={orders} ticked={answer?.codes ?? null} wrong={form.field('orders').error} />
      <SubmitButton>{m.pconsole_bulk_button({ step: stepLabel[kind]() })}</SubmitButton>
    </AppFormBox>
  );
}
