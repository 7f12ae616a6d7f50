// What an applicant sent, and which other applications and partners resemble it.
import * as m from '#messages/messages';
import { joinDocumentLabels } from '#labels/joining';
import * as paths from '#shared/paths';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import type { ReviewView } from './review-page.server.ts';

type Likeness = ReviewView['lookalikes'][number]['likeness'][number];

const likenessLabels: Record<Likeness, () => string> = {
  number: m.joining_review_lookalike_number,
  email: m.joining_review_lookalike_email,
  phone: m.joining_review_lookalike_phone,
  name: m.joining_review_lookalike_name,
};
const link = 'inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4';

export function ReviewDetails({ review }: { review: ReviewView }) {
  const { id, contact, email, facts, documents, lookalikes } = review;
  return (
    <>
      {lookalikes.length > 0 && (
        <Notice tone="warn" title={m.joining_review_lookalikes()}>
          <ul>
            {lookalikes.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-2">
                <LocalLink
                  to={
                    one.kind === 'partner' ? paths.partner(one.reference) : paths.operator.application(one.id)
                  }
                  className={link}
                >
                  {one.name}
                </LocalLink>
                <span>
                  {one.kind === 'partner' ? m.joining_review_partner() : one.reference}:{' '}
                  {one.likeness.map((like) => likenessLabels[like]()).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Section title={m.joining_review_facts()} className="">
        <Card className="px-5 py-2">
          <DefinitionList
            facts={[
              {
                term: m.joining_review_contact(),
                value: (
                  <span className="break-words">
                    {[contact.name, contact.phone, email].filter(Boolean).join(' · ')}
                  </span>
                ),
              },
              ...facts.map(({ term, value }) => ({
                term,
                value: <span className="whitespace-pre-line break-words">{value}</span>,
              })),
            ]}
          />
        </Card>
      </Section>
      <Section title={m.joining_review_documents()} className="">
        <Card className="px-5 py-2">
          <ul className="divide-y divide-line">
            {documents.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <a href={paths.operator.applicationDocument(id, one.id)} className={link}>
                  {m.joining_review_open({ document: joinDocumentLabels[one.kind]() })}
                </a>
                <span className="text-ink-soft">{m.joining_document_sent({ at: one.sentAt })}</span>
              </li>
            ))}
          </ul>
        </Card>
      </Section>
    </>
  );
}
