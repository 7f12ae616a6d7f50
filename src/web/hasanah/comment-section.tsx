// Everything about comments on an article's page: how many, their order, the form, the list, its pages (spec §2, §3 sortBy, §9).
import * as m from '#messages/messages';
import { type CommentSort, commentSorts } from '#shared/hasanah';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import type { FormState } from '#web/ui/forms/form-state';
import { PageLinks } from '#web/ui/page-links.tsx';
import type { CommentView } from './article-view.ts';
import { CommentForm, SignInToComment } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';

/** Also the anchor of the section. */
export const commentsId = 'comments';

export interface CommentsView {
  items: CommentView[];
  total: number;
  limit: number;
  /** Null: the first ones only, newest first. */
  page: number | null;
  sort: CommentSort;
  isMember: boolean;
  isWriting: boolean;
}

const sortNames: Record<CommentSort, () => string> = {
  newest: m.hasanah_sort_newest,
  oldest: m.hasanah_sort_oldest,
  most_liked: m.hasanah_sort_most_liked,
};

function commentsPath(slug: string, page: number, sort: CommentSort): string {
  return `${paths.article(slug)}?comments=${page}&sort_by=${sort}#${commentsId}`;
}

export function CommentSection({
  slug,
  comments,
  state,
}: {
  slug: string;
  comments: CommentsView;
  state: FormState;
}) {
  const { items, total, limit, page, sort, isMember, isWriting } = comments;
  return (
    <Section
      id={commentsId}
      title={m.hasanah_comments()}
      className="mt-16 scroll-mt-24"
      action={<p className="tabular-nums text-ink-soft">{m.hasanah_comments_count({ count: total })}</p>}
    >
      {isMember ? <CommentForm state={state} isWriting={isWriting} /> : <SignInToComment slug={slug} />}
      {page !== null && total > 1 && <SortLinks slug={slug} sort={sort} />}
      {items.length > 0 ? (
        <CommentList comments={items} isMember={isMember} />
      ) : (
        <p className="mt-6 text-ink-soft">{m.hasanah_comments_none()}</p>
      )}
      {page === null ? (
        total > items.length && (
          <p className="mt-6">
            <LocalLink to={commentsPath(slug, 1, 'newest')} className={buttonClass('secondary')}>
              {m.hasanah_comments_all()}
            </LocalLink>
          </p>
        )
      ) : (
        <PageLinks
          page={page}
          limit={limit}
          total={total}
          pathOf={(number) => commentsPath(slug, number, sort)}
        />
      )}
    </Section>
  );
}

function SortLinks({ slug, sort }: { slug: string; sort: CommentSort }) {
  return (
    <nav aria-label={m.hasanah_comments_sort()} className="mt-6 flex flex-wrap gap-x-6">
      {commentSorts.map((one) => (
        <LocalLink
          key={one}
          to={commentsPath(slug, 1, one)}
          aria-current={one === sort || undefined}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline aria-[current]:underline aria-[current]:decoration-2"
        >
          {sortNames[one]()}
        </LocalLink>
      ))}
    </nav>
  );
}
