// Writing an article, new or again (docs/product/hasanah.md). Works without script; the preview then comes with a button.
import * as m from '#messages/messages';
import { ConsoleHead } from '#web/ui/console-head.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { accountMeta } from '#web/ui/private-page-meta';
import { ArticleForm } from '#web/hasanah/editor/article-form.tsx';
import { editArticle, loadEditor } from '#web/hasanah/article-editor.server';
import { requireOperator } from '#web/request/operator-pages.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/article';
import * as paths from '#shared/paths';

function requireEditor(args: Route.LoaderArgs | Route.ActionArgs) {
  const request = pageRequest(args);
  const actor = requireOperator(request, 'articles');
  requireArea(request, 'hasanah');
  return { request, actor, articleId: (args.params as { articleId?: string }).articleId ?? null };
}

export function loader(args: Route.LoaderArgs) {
  const { request, actor, articleId } = requireEditor(args);
  return loadEditor(request, actor, articleId);
}

export function action(args: Route.ActionArgs) {
  const { request, actor, articleId } = requireEditor(args);
  return editArticle(request, actor, articleId, args.request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return accountMeta(matches, loaderData?.article ? m.editor_edit() : m.editor_new());
}

export default function OperatorArticleRoute({
  loaderData: { article, values, preview, brands },
  actionData,
}: Route.ComponentProps) {
  const back = (
    <LocalLink
      to={paths.operator.articles}
      className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
    >
      {m.editor_articles()}
    </LocalLink>
  );
  return (
    <>
      <ConsoleHead
        title={article ? m.editor_edit() : m.editor_new()}
        {...(article && { text: paths.article(article.slug) })}
        action={back}
      />
      <ArticleForm
        // What was saved stands in the fields as it was stored.
        key={article?.version ?? 0}
        article={article}
        values={values}
        preview={preview}
        brands={brands}
        answer={actionData}
      />
      {article && article.history.length > 0 && (
        <Section title={m.editor_history()}>
          <ul className="max-w-2xl divide-y divide-line border-y border-line">
            {article.history.map(({ action: act, line }) => (
              <li key={line + act} className="py-2">
                <span className="font-semibold">{act}</span> <span className="text-ink-soft">{line}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
