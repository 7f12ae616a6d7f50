// Questions about this programme, with answers (spec §2 FAQ of the product page).
import type { ProductView } from './product-view.ts';
import { LongRows } from './long-rows.tsx';
import { summaryClass } from './summary-class.ts';

export function Questions({ faq }: { faq: ProductView['faq'] }) {
  return (
    <LongRows className="divide-y divide-line border-y border-line">
      {faq.map(({ question, answer }) => (
        <li key={question.text}>
          <details className="group">
            <summary lang={question.lang} className={`font-semibold leading-snug ${summaryClass}`}>
              {question.text}
            </summary>
            <p lang={answer.lang} className="max-w-[68ch] pb-4">
              {answer.text}
            </p>
          </details>
        </li>
      ))}
    </LongRows>
  );
}
