// One of the five pieces of evidence: how it stands, its proof, and the form that proves it.
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import * as m from '#messages/messages';
import { evidenceLabel } from '#labels/evidence';
import type { EvidenceKind, EvidenceState } from '#shared/catalogue';
import { evidenceNumberMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card } from '#web/ui/section.tsx';

export interface PieceView {
  kind: EvidenceKind;
  state: EvidenceState;
  proof: {
    id: string;
    number: string;
    dated: string;
    expires: string | null;
    isExpiring: boolean;
    hasFile: boolean;
    recorded: string;
  } | null;
}

const states = {
  confirmed: { word: m.product_trust_confirmed, Icon: CircleCheck, tone: 'text-good' },
  pending: { word: m.product_trust_pending, Icon: CircleDashed, tone: 'text-warn' },
  missing: { word: m.product_trust_missing, Icon: CircleX, tone: 'text-bad' },
} as const;

export function PieceCard({
  piece: { kind, state, proof },
  waitsForHotel,
  answer,
}: {
  piece: PieceView;
  /** A visa is proven after the hotel. */
  waitsForHotel: boolean;
  answer: FormAnswer | undefined;
}) {
  const { word, Icon, tone } = states[state];
  const { name, hint } = evidenceLabel[kind];
  const act = `prove:${kind}`;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden size={24} className={`shrink-0 ${tone}`} />
        <h2 className="grow text-lg font-bold">{name()}</h2>
        <p className={`font-semibold ${tone}`}>{word()}</p>
      </div>
      {proof && (
        <div className="mt-2">
          <p className="break-words">
            {m.evidence_proof({ number: proof.number, date: proof.dated })}
            {proof.expires && ` · ${m.evidence_until({ date: proof.expires })}`}
          </p>
          <p className="text-ink-soft">{proof.recorded}</p>
          {proof.isExpiring && <p className="font-semibold text-warn">{m.evidence_expiring()}</p>}
          {proof.hasFile && (
            <LocalLink
              to={paths.partnerConsole.evidenceFile(proof.id)}
              className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
            >
              {m.evidence_open()}
              <span className="sr-only">: {name()}</span>
            </LocalLink>
          )}
          <ActionForm
            act={`withdraw:${kind}`}
            answer={answer}
            button={m.evidence_withdraw()}
            about={name()}
            variant="secondary"
            className="mt-2"
          />
        </div>
      )}
      {waitsForHotel ? (
        <p className="mt-2 text-ink-soft">{m.evidence_after_hotel()}</p>
      ) : (
        <details open={answer?.intent === act || undefined} className="mt-2">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
            {proof ? m.evidence_replace() : m.evidence_prove()}
            <span className="sr-only">: {name()}</span>
          </summary>
          <ActionForm act={act} answer={answer} button={m.evidence_save()} about={name()} takesFile>
            {(form) => (
              <>
                <Field
                  {...form.field('number')}
                  id={`${kind}-number`}
                  label={m.evidence_number()}
                  hint={hint()}
                  maxLength={evidenceNumberMaxLength}
                  autoComplete="off"
                  required
                />
                <div className="grid gap-4 md:grid-cols-2">
                  <Field
                    {...form.field('dated_on')}
                    id={`${kind}-dated`}
                    label={m.evidence_dated()}
                    type="date"
                    required
                  />
                  <Field
                    {...form.field('expires_on')}
                    id={`${kind}-expires`}
                    label={m.evidence_expires()}
                    type="date"
                    optional
                  />
                </div>
                <Field
                  {...form.field('file')}
                  id={`${kind}-file`}
                  label={m.evidence_file()}
                  type="file"
                  accept="image/jpeg,image/png,image/webp,application/pdf"
                  required
                />
              </>
            )}
          </ActionForm>
        </details>
      )}
    </Card>
  );
}
