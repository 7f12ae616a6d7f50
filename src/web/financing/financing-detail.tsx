// What is on record of one application of financing: journey and bank, every sum, who applies, the documents.
import * as m from '#messages/messages';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { cardClass, Section } from '#web/ui/section.tsx';
import { ApplicationDocument } from './application-document.tsx';
import { CostList } from './cost-list.tsx';
import type { FinancingDetailView } from './detail-view.server.ts';

export function FinancingDetailPage({ view }: { view: FinancingDetailView }) {
  return (
    <>
      <div className="mt-6">
        <LocalizedText said={view.title} as="p" className="text-lg font-bold" />
        <DefinitionList facts={view.facts} />
      </div>
      {view.costs && (
        <Section title={m.financing_sums_title()}>
          <div className={`${cardClass} px-5 py-2`}>
            <CostList costs={view.costs} />
          </div>
        </Section>
      )}
      <Section title={m.financing_applicant_title()}>
        {view.applicant ? <DefinitionList facts={view.applicant} /> : <p>{m.financing_applicant_gone()}</p>}
      </Section>
      {view.documents.length > 0 && (
        <Section title={m.financing_documents_sent()}>
          <ul className="space-y-4">
            {view.documents.map((document) => (
              <ApplicationDocument key={document.kind} document={document} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
