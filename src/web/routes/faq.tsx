// Questions and answers by topic, searched by ?q= (spec §2 /faq). Only read: no framework script.
import * as m from '#messages/messages';
import { faqsAbout, faqTopics, listFaqs } from '#domain/site-content';
import { searchMaxLength } from '#shared/limits';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { localized } from '#labels/localized';
import { Contents } from '#web/site-content/contents.tsx';
import { FaqList } from '#web/site-content/faq-list.tsx';
import { FaqSearch } from '#web/site-content/faq-search.tsx';
import { type FaqView, topicLabel } from '#web/site-content/faq-view';
import { ReadingHead } from '#web/site-content/reading-head.tsx';
import { readingMeta } from '#web/site-content/site-meta';
import { useFrame } from '#web/frame';
import { pageRequest } from '#web/request/page-context.server';
import { renderedText } from '#web/site-content/rendered-texts.server';
import { faqPage } from '#web/structured-data';
import type { Route } from './+types/faq';

export async function loader(args: Route.LoaderArgs): Promise<FaqView> {
  const { deps, brand, locale, search: query } = pageRequest(args);
  const search = (new URLSearchParams(query).get('q') ?? '').trim().slice(0, searchMaxLength);
  const all = await listFaqs(deps, brand);
  const found = faqsAbout(all, search, locale);
  const topics = faqTopics.map((topic) => ({
    topic,
    questions: found
      .filter((faq) => faq.topic === topic)
      .map(({ id, question, answer }) => ({
        id,
        question: localized(question, locale),
        answer: renderedText(brand, answer, locale),
      })),
  }));
  return {
    search,
    total: all.length,
    found: found.length,
    topics: topics.filter(({ questions }) => questions.length > 0),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const questions = loaderData?.topics.flatMap((topic) => topic.questions) ?? [];
  return readingMeta(matches, {
    title: m.site_faq_title(),
    description: m.site_faq_description(),
    path: paths.faq,
    noIndex: loaderData?.search !== '',
    structured: [
      faqPage(questions.map(({ question, answer }) => ({ question: question.text, answer: answer.html }))),
    ],
  });
}

export default function Faq({ loaderData: { search, total, found, topics } }: Route.ComponentProps) {
  const { brand } = useFrame();
  return (
    <>
      <ReadingHead title={{ text: m.site_faq_title() }}>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">{m.site_faq_intro()}</p>
        <FaqSearch search={search} total={total} found={found} />
      </ReadingHead>
      <div className="mx-auto max-w-page px-4 py-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:py-12 print:block">
        <Contents headings={topics.map(({ topic }) => ({ id: topic, title: topicLabel[topic]() }))} />
        <div className="max-w-[48rem] lg:col-start-2">
          {found > 0 ? (
            <FaqList topics={topics} isSearch={search !== ''} />
          ) : (
            <EmptyState
              title={m.site_faq_none_title()}
              text={m.site_faq_none_text()}
              action={
                <LocalLink to={paths.faq} className={buttonClass('secondary')}>
                  {m.site_faq_all()}
                </LocalLink>
              }
            />
          )}
          <p className="mt-12 text-lg">
            {m.site_faq_unanswered()}{' '}
            <a href={`mailto:${brand.email}`} className="text-primary underline underline-offset-4">
              {brand.email}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
