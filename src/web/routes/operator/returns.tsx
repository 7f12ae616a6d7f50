// Returns that wait for the operator (docs/product/souvenir-orders.md): buyer and store disagree, or the store did nothing.
import * as m from '#messages/messages';
import { decideReturn, listContestedReturns } from '#domain/souvenir-orders';
import { returnReasonLabel } from '#labels/souvenir-orders';
import { formatInstant } from '#shared/dates';
import { textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { answerActions } from '#web/request/answer-actions.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import { ReturnPictures } from '#web/souvenir-orders/return-pictures.tsx';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { Card } from '#web/ui/section.tsx';
import type { Route } from './+types/returns';

function requireReturns(args: Route.LoaderArgs | Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  return { request, actor: requireOperator(request, 'returns') };
}

export async function loader(args: Route.LoaderArgs) {
  const { request, actor } = requireReturns(args);
  const { deps, locale } = request;
  const found = await listContestedReturns(deps, actor);
  return found.map(({ id, orderCode, position, store, lines, total, deliveredAt, history, returning }) => ({
    id,
    code: `${orderCode}-${position}`,
    store: store.name,
    total: formatRupiah(total),
    delivered: deliveredAt && formatInstant(deliveredAt, locale),
    reason: returnReasonLabel[returning!.reason](),
    neverCame: returning!.reason === 'not_received',
    note: returning!.note,
    answer: returning!.answer,
    objection: returning!.objection,
    wasAccepted: history.some(({ event }) => event === 'return_accepted' || event === 'return_granted'),
    pictures: returning!.pictures,
    pieces: returning!.lines.map(({ lineId, quantity }) => ({
      lineId,
      text: m.returns_pieces({
        count: quantity,
        name: textIn(lines.find((line) => line.id === lineId)!.name, locale).text,
      }),
    })),
  }));
}

export function action(args: Route.ActionArgs) {
  const { request, actor } = requireReturns(args);
  const decide = (decision: 'grant' | 'reject') => async (id: string, form: FormData) => {
    await decideReturn(request.deps, actor, id, { decision, note: form.get('note') ?? '' });
    return m.returns_decided();
  };
  const acts = { grant: decide('grant'), reject: decide('reject') };
  return answerActions(request, args.request, acts, paths.operator.returns);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.returns_title());
}

export default function ReturnsRoute({ loaderData: found, actionData: answer }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <ConsoleHead title={m.returns_title()} text={m.returns_text()} />
      {found.length === 0 && <EmptyState title={m.returns_none()} text={m.returns_none_text()} />}
      <ul className="space-y-6">
        {found.map((one) => (
          <li key={one.id}>
            <Card>
              <h2 className="text-xl font-bold">
                {one.store} <span className="font-normal tabular-nums">{one.code}</span>
              </h2>
              <p className="text-ink-soft">{[one.total, one.delivered].filter(Boolean).join(' · ')}</p>
              <ul className="mt-2">
                {one.pieces.map(({ lineId, text }) => (
                  <li key={lineId} className="font-semibold">
                    {text}
                  </li>
                ))}
              </ul>
              <p>{one.reason}</p>
              <p className="break-words">{m.returns_buyer_said({ text: one.note })}</p>
              <p className="break-words">
                {one.answer ? m.returns_store_said({ text: one.answer }) : m.returns_store_silent()}
              </p>
              {one.objection && <p className="break-words">{m.returns_objection({ text: one.objection })}</p>}
              {one.neverCame && <p className="font-semibold text-warn">{m.returns_never_came()}</p>}
              {one.wasAccepted && <p className="font-semibold text-warn">{m.returns_store_left()}</p>}
              <ReturnPictures pictures={one.pictures} />
              <div className="mt-4 grid gap-6 md:grid-cols-2">
                {(['grant', 'reject'] as const).map((decision) => (
                  <ActionForm
                    key={decision}
                    act={`${decision}:${one.id}`}
                    answer={answer}
                    about={one.code}
                    variant={decision === 'grant' ? 'primary' : 'secondary'}
                    button={decision === 'grant' ? m.returns_grant() : m.returns_reject()}
                  >
                    {(form) => (
                      <Field
                        {...form.field('note')}
                        // Not the form's own name.
                        id={`note-${decision}-${one.id}`}
                        label={m.returns_why()}
                        autoComplete="off"
                      />
                    )}
                  </ActionForm>
                ))}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
