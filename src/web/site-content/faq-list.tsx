// The questions topic by topic, each answer folded under its question; in the results of a search they stand open.
import { type FaqView, topicLabel } from './faq-view.ts';

export function FaqList({ topics, isSearch }: { topics: FaqView['topics']; isSearch: boolean }) {
  return topics.map(({ topic, questions }) => (
    <section
      key={topic}
      id={topic}
      aria-labelledby={`${topic}-title`}
      className="mb-12 scroll-mt-6 last:mb-0"
    >
      <h2 id={`${topic}-title`} className="mb-4 text-2xl font-bold tracking-tight">
        {topicLabel[topic]()}
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-card">
        {questions.map(({ id, question, answer }) => (
          <details key={id} open={isSearch}>
            <summary className="flex min-h-14 cursor-pointer items-center py-3 pl-4 pr-10 text-lg font-semibold leading-snug md:pl-6">
              <h3 lang={question.lang}>{question.text}</h3>
            </summary>
            <div
              lang={answer.lang}
              className="prose px-4 pb-6 pt-1 md:px-6"
              dangerouslySetInnerHTML={{ __html: answer.html }}
            />
          </details>
        ))}
      </div>
    </section>
  ));
}
