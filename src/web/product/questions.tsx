// Questions about this programme, with answers (spec §2 FAQ of the product page).
import type { ProductView } from './product-view.ts';
import { summaryClass } from './summary-class.ts';

export function Questions({ faq }: { faq: ProductView['faq'] }) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-card">
      {faq.map(({ question, answer }) => (
        <details key={question.text} className="group">
          <summary lang={question.lang} className={`font-semibold ${summaryClass}`}>
            {question.text}
          </summary>
          <p lang={answer.lang} className="max-w-[68ch] px-4 pb-4">
            {answer.text}
          </p>
        </details>
      ))}
    </div>
  );
}
