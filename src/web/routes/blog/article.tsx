// One article (spec §2 /blog/{slug}: detail plus the first 3 newest comments; §7, §8): likes, comments, reports are forms of this page.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { addComment, reportComment, toggleArticleLike, toggleCommentLike } from '#domain/hasanah';
import type { Actor } from '#domain/memberships';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Cover } from '#web/ui/cover.tsx';
import { Section } from '#web/ui/section.tsx';
import { untouched } from '#web/ui/forms/form-state';
import { ArticleCards } from '#web/hasanah/article-card.tsx';
import { ArticleLikes } from '#web/hasanah/article-likes.tsx';
import { CommentSection, commentsId } from '#web/hasanah/comment-section.tsx';
import { feedLink } from '#web/hasanah/feed-link';
import { ShareSheet } from '#web/promos/share-sheet.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { crumbs } from '#web/site-content/reading-head.tsx';
import { readingMeta } from '#web/site-content/site-meta';
import { useFrame } from '#web/frame';
import { usePath } from '#web/ui/local-link.tsx';
import { blogIsland } from '#web/ui/island-urls';
import { frameIn } from '#web/seo';
import { problemText } from '#web/ui/forms/error-labels.server';
import { failedForm } from '#web/ui/forms/form-answer.server';
import { requireMember } from '#web/request/guards.server';
import { loadArticle, requireHasanah } from '#web/hasanah/hasanah-pages.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { article as articleData } from '#web/structured-data';
import type { Route } from './+types/article';

export function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireHasanah(request);
  return loadArticle(request, args.params.slug);
}

interface Intent {
  act(request: PageRequest, actor: Actor, slug: string, field: (name: string) => string): Promise<unknown>;
  /** Said afterwards; what shows on the page itself needs no words. */
  done?: () => string;
  /** Where on the page it leads back to. */
  to: (field: (name: string) => string) => string;
}

const intents: Record<string, Intent> = {
  comment: {
    act: ({ deps, brand }, actor, slug, field) => addComment(deps, actor, brand, slug, field('comment')),
    done: m.hasanah_comment_added,
    to: () => commentsId,
  },
  like: {
    act: ({ deps, brand }, actor, slug) => toggleArticleLike(deps, actor, brand, slug),
    to: () => 'likes',
  },
  'like-comment': {
    act: ({ deps, brand }, actor, slug, field) =>
      toggleCommentLike(deps, actor, brand, slug, field('comment_id')),
    to: (field) => `comment-${field('comment_id')}`,
  },
  report: {
    act: ({ deps, brand }, actor, slug, field) =>
      reportComment(deps, actor, brand, slug, field('comment_id'), field('reason')),
    done: m.hasanah_reported,
    to: (field) => `comment-${field('comment_id')}`,
  },
};

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireHasanah(request);
  const actor = requireMember(request);
  const form = await readForm(args.request);
  const field = (name: string) => String(form.get(name) ?? '');
  const intent = Object.hasOwn(intents, field('intent')) ? intents[field('intent')] : undefined;
  if (!intent) throw data(null, { status: 400 });
  try {
    await intent.act(request, actor, args.params.slug, field);
    if (intent.done) request.leaveToast({ type: 'success', message: intent.done() });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') throw data(null, { status: 404 });
    if (field('intent') === 'comment') return failedForm(error, form);
    request.leaveToast({ type: 'error', message: problemText(error) });
  }
  // What was read stays as it was: its page of comments, its order. A new comment is found among the newest.
  const search = field('intent') === 'comment' ? '' : request.search;
  return redirect(
    localePath(`${paths.article(args.params.slug)}${search}#${intent.to(field)}`, request.locale),
    303,
  );
}

const above = () => [{ name: m.hasanah_title(), to: paths.blog }];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const frame = frameIn(matches);
  if (!frame || !loaderData) return [];
  const { title, summary, slug, published, updated, cover } = loaderData.article;
  const about = { title: title.text, description: summary.text, path: paths.article(slug) };
  return [
    ...readingMeta(matches, {
      ...about,
      above: above(),
      structured: [articleData(frame, { ...about, published, updated, image: cover })],
    }),
    ...feedLink(matches),
  ];
}

export default function ArticlePage({
  loaderData: { article, isLiked, comments, related },
  actionData,
}: Route.ComponentProps) {
  const { origin } = useFrame();
  const path = usePath();
  return (
    <div className="mx-auto max-w-page px-4 pb-16 pt-2">
      <Breadcrumb items={crumbs(article.title.text, above())} />
      <article className="mx-auto mt-4 max-w-[44rem]">
        <p className="text-ink-soft">{article.topic}</p>
        <LocalizedText
          as="h1"
          said={article.title}
          className="mt-2 text-3xl font-bold leading-tight tracking-tight text-balance md:text-5xl"
        />
        <LocalizedText as="p" said={article.summary} className="mt-4 text-xl text-ink-soft" />
        <p className="mt-4 flex flex-wrap gap-x-4 text-sm tabular-nums text-ink-soft">
          <time dateTime={article.published}>{m.hasanah_published({ date: article.publishedOn })}</time>
          {article.updatedOn && (
            <time dateTime={article.updated}>{m.hasanah_updated({ date: article.updatedOn })}</time>
          )}
          <span>{m.hasanah_minutes({ minutes: article.minutes })}</span>
          {article.views > 0 && <span>{m.hasanah_views({ count: article.views })}</span>}
        </p>
        <Cover
          address={article.cover}
          alt={article.coverAlt}
          priority
          sizes="(min-width: 46rem) 44rem, 100vw"
          className="mt-6 aspect-[5/2] h-auto w-full rounded-card bg-line object-cover"
        />
        {/* oxlint-disable-next-line react/no-danger -- renderMarkdown lets nothing through that could run */}
        <div
          lang={article.text.lang}
          className="prose mt-8"
          dangerouslySetInnerHTML={{ __html: article.text.html }}
        />
        <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border-y border-line py-4">
          <ArticleLikes likes={article.likes} isLiked={isLiked} />
          <ShareSheet address={origin + path(paths.article(article.slug))} />
        </div>
        <CommentSection slug={article.slug} comments={comments} state={actionData ?? untouched} />
      </article>
      {related.length > 0 && (
        <Section id="related" title={m.hasanah_related()} className="mt-16">
          <ArticleCards articles={related} />
        </Section>
      )}
      <seen-beacon data-address={`/api/v3/hasanah/${article.slug}`} />
      <script type="module" src={blogIsland} fetchPriority="low" />
    </div>
  );
}
