// One paper of a traveller, with the two answers a partner can give (docs/product/partner-console.md).
/* oxlint-disable jsx-a11y/no-autofocus -- after sending, focus belongs to what is wrong (docs/product/pages.md), without script too */
import * as m from '#messages/messages';
import type { ListedDocument } from '#domain/participants';
import { rejectionMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { type FormState, untouched } from '#web/ui/forms/form-state';
import { documentStatusLabel, documentLabel } from '#labels/bookings';
import { ticksForm } from './ticks-form.tsx';

export type DocumentView = Pick<ListedDocument, 'id' | 'kind' | 'status' | 'reason' | 'holder'>;
export type FailedJudgement = FormState & { documentId: string };

interface DocumentJudgementProps {
  code: string;
  /** Whose it is: buttons name it. */
  owner: string;
  document: DocumentView;
  failed: FailedJudgement | null;
}

export function DocumentJudgement({
  code,
  owner,
  document: { id, kind, status, reason, holder },
  failed,
}: DocumentJudgementProps) {
  const { word, tone } = documentStatusLabel[status];
  const state = failed && failed.documentId === id ? failed : untouched;
  const about = (
    <span className="sr-only">
      : {documentLabel[kind]()}, {owner}
    </span>
  );
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {id && status === 'uploaded' && !holder ? (
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
          {status === 'uploaded' && !holder && (
            <form method="post">
              <input type="hidden" name="document" value={id} />
              <Button name="intent" value="accept" variant="secondary">
                {m.pconsole_accept()}
                {about}
              </Button>
            </form>
          )}
        </div>
      )}
      {id && status === 'uploaded' && !holder && (
        <details open={state !== untouched} className="mt-1">
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-bad underline underline-offset-4">
            {m.pconsole_reject()}
            {about}
          </summary>
          <form method="post" noValidate className="mt-2 space-y-3">
            <input type="hidden" name="document" value={id} />
            <Field
              label={m.pconsole_reject_reason()}
              hint={m.pconsole_reject_hint()}
              name="reason"
              id={`reason-${id}`}
              maxLength={rejectionMaxLength}
              required
              defaultValue={state.values.reason ?? ''}
              error={state.errors.reason}
              autoFocus={state.errors.reason !== undefined}
            />
            <Button name="intent" value="reject" variant="danger">
              {m.pconsole_reject_send()}
              {about}
            </Button>
          </form>
        </details>
      )}
    </li>
  );
}
