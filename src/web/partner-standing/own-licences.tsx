// A partner's licences on its profile: what we have checked, the document of each, and the form that puts one up.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionForm } from '#web/ui/forms/action-form.tsx';
import type { FormAnswer } from '#web/ui/forms/form-answer';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import type { OwnLicenceView } from './licence-view.server.ts';

interface OwnLicencesProps {
  licences: readonly OwnLicenceView[];
  answer: FormAnswer | undefined;
}

export function OwnLicences({ licences, answer }: OwnLicencesProps) {
  return (
    <Section title={m.standing_licences()} className="mb-6">
      <p className="mb-3 text-ink-soft">{m.partner_licence_text()}</p>
      <Card className="px-5 py-2">
        <ul className="divide-y divide-line">
          {licences.map((licence) => (
            <Licence key={licence.id} licence={licence} answer={answer} />
          ))}
          {licences.length === 0 && <li className="py-3">{m.partner_licence_none()}</li>}
        </ul>
      </Card>
    </Section>
  );
}

function Licence({
  licence: { id, name, until, tone, dates, document },
  answer,
}: {
  licence: OwnLicenceView;
  answer: FormAnswer | undefined;
}) {
  const act = `licence:${id}`;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {name}
        <Badge tone={tone}>{until}</Badge>
      </p>
      <p className="text-ink-soft">{dates}</p>
      {document ? (
        <DocumentState document={document} name={name} />
      ) : (
        <p className="mt-2">{m.partner_licence_no_document()}</p>
      )}
      <details open={answer?.intent === act || undefined}>
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary">
          {document ? m.partner_licence_replace() : m.partner_licence_put_up()}
          <span className="sr-only">: {name}</span>
        </summary>
        <ActionForm act={act} answer={answer} button={m.partner_licence_send()} about={name} takesFile>
          {(form) => (
            <Field
              {...form.field('file')}
              id={`licence-file-${id}`}
              label={m.partner_licence_file()}
              hint={m.partner_licence_file_hint()}
              type="file"
              accept="image/jpeg,image/png,image/webp,application/pdf"
              required
            />
          )}
        </ActionForm>
      </details>
    </li>
  );
}

function DocumentState({
  document: { id, verdict, note, sent, judged },
  name,
}: {
  document: NonNullable<OwnLicenceView['document']>;
  name: string;
}) {
  return (
    <div className="mt-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {sent}
        {verdict === 'good' && <Badge tone="good">{m.partner_licence_good({ at: judged ?? '' })}</Badge>}
        {verdict === 'bad' && <Badge tone="bad">{m.partner_licence_bad()}</Badge>}
        {!verdict && <Badge tone="warn">{m.partner_licence_waiting()}</Badge>}
      </p>
      {note && <p className="break-words">{m.partner_licence_note({ note })}</p>}
      <LocalLink
        to={paths.partnerConsole.licenceDocument(id)}
        className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.partner_licence_open()}
        <span className="sr-only">: {name}</span>
      </LocalLink>
    </div>
  );
}
