// One paper of a traveller, with the two answers a partner can give (docs/product/partner-console.md).
import * as m from '#messages/messages';
import type { ListedDocument } from '#domain/participants';
import { rejectionMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { AppFormBox, SubmitButton } from '#web/ui/forms/app-form.tsx';
import { PressForm } from '#web/ui/forms/press-form.tsx';
import { type RowAnswer, useRowForm } from '#web/ui/forms/row-form';
import { documentStatusLabel, documentLabel } from '#labels/participants';
import { ticksForm } from './ticks-form.tsx';

export type DocumentView = Pick<ListedDocument, 'id' | 'kind' | 'status' | 'reason' | 'holder'>;

interface DocumentJudgementProps {
  code: string;
  /** Whose it is: buttons name it. */
  owner: string;
  document: DocumentView;
  answer: RowAnswer | undefined;
}

export function DocumentJudgement({
  code,
  owner,
  document: { id, kind, status, reason, holder },
  answer,
}: DocumentJudgementProps) {
  const { word, tone } = documentStatusLabel[status];
  const name = `${documentLabel[kind]()}, ${owner}`;
  const isWaiting = id !== null && status === 'uploaded' && !holder;
  const about = <span className="sr-only">: {name}</span>;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {isWaiting ? (
          <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              name="ticked"
              value={id}
              form={ticksForm}
              aria-label={m.pconsole_tick({ document: documentLabel[kind](), owner })}
              className="size-6 shrink-0 accent-primary"
            />
            {documentLabel[kind]()}
          </label>
        ) : (
          <span className="font-semibold">{documentLabel[kind]()}</span>
        )}
        <Badge tone={tone}>{word()}</Badge>
      </div>
      {holder && (
        <p className="mt-1 text-ink-soft break-words">
          {m.pconsole_shared_card({
            name: holder.name ?? m.pconsole_traveller_unnamed({ number: holder.number }),
          })}
        </p>
      )}
      {reason && <p className="mt-1 text-ink-soft break-words">{m.pconsole_rejected_because({ reason })}</p>}
      {id && (
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <LocalLink
            to={paths.partnerConsole.document(code, id)}
            className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
          >
            {m.pconsole_download_document()}
            {about}
          </LocalLink>
          {isWaiting && (
            <PressForm
              fields={{ document: id }}
              about={name}
              presses={[{ intent: 'accept', label: m.pconsole_accept(), variant: 'secondary' }]}
            />
          )}
        </div>
      )}
      {isWaiting && <Rejection id={id} name={name} answer={answer} />}
    </li>
  );
}

function Rejection({ id, name, answer }: { id: string; name: string; answer: RowAnswer | undefined }) {
  const form = useRowForm({ id: `reject-${id}`, about: id, answer });
  const reason = form.field('reason');
  const about = <span className="sr-only">: {name}</span>;
  return (
    <details open={reason.error !== undefined} className="mt-1">
      <summary className="inline-flex min-h-12 cursor-pointer items-center pr-8 font-semibold text-bad">
        {m.pconsole_reject()}
        {about}
      </summary>
      <AppFormBox form={form} preventScrollReset className="mt-2 space-y-3">
        <input type="hidden" name="document" value={id} />
        <Field
          {...reason}
          label={m.pconsole_reject_reason()}
          hint={m.pconsole_reject_hint()}
          id={`reason-${id}`}
          maxLength={rejectionMaxLength}
          required
        />
        <SubmitButton name="intent" value="reject" variant="danger">
          {m.pconsole_reject_send()}
          {about}
        </SubmitButton>
      </AppFormBox>
    </details>
  );
}
