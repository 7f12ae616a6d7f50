// Step dokumen of the loan applicant form (spec §5): each document with its own form, sent one by one, then all of it to the bank.
import * as m from '#messages/messages';
import { loanDocumentMaxBytes } from '#shared/limits';
import { AppFormBox, SubmitButton, useAppForm } from '#web/ui/forms/app-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { ApplicationDocument } from './application-document.tsx';
import { DocumentUpload } from './document-upload.tsx';
import type { StepProps } from './step-props.ts';

export function DocumentsStep({ view, answer }: StepProps<'documents'>) {
  const form = useAppForm({ id: 'send', answer, intent: 'send' });
  const missing = view.documents.flatMap(({ kind }) => form.field(kind).error ?? []);
  return (
    <div className="space-y-6">
      {view.holdUntil && <Notice tone="accent" title={m.financing_hold_until({ date: view.holdUntil })} />}
      <Section title={m.financing_documents_title()} className="">
        <p className="mb-4 text-ink-soft">{m.financing_documents_text()}</p>
        <ul className="space-y-4">
          {view.documents.map((document) => (
            <ApplicationDocument key={`${document.kind} ${document.status}`} document={document}>
              {document.status !== 'accepted' && (
                <DocumentUpload
                  kind={document.kind}
                  maxBytes={loanDocumentMaxBytes}
                  label={m.financing_document_file({ document: document.name })}
                  send={m.financing_document_send()}
                  answer={answer}
                />
              )}
            </ApplicationDocument>
          ))}
        </ul>
      </Section>
      <AppFormBox form={form}>
        {missing.length > 0 && <Notice tone="bad" live title={m.error_financing_incomplete()} />}
        <SubmitButton size="lg" className="w-full md:w-auto">
          {m.financing_send()}
        </SubmitButton>
      </AppFormBox>
    </div>
  );
}
