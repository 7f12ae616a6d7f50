// Writing an article (docs/product/hasanah.md): one real form, whose buttons all send everything; the island hasanah/editor.island.ts shows the
// preview beside it while one types.
import * as m from '#messages/messages';
import { articleForm, pictureForm } from '#shared/article-form';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { firstWrong } from '#web/ui/forms/form-state';
import { ArticlePreview } from './article-preview.tsx';
import type { EditedArticle, EditorState } from './editor-view.ts';
import { PictureFields } from './picture-fields.tsx';
import { PlacementFields } from './placement-fields.tsx';
import { Publishing } from './publishing.tsx';
import { MarkdownMarks, TextFields } from './text-fields.tsx';

interface ArticleFormProps {
  article: EditedArticle | null;
  state: EditorState;
  brands: readonly { id: string; name: string }[];
}

/** In the order they stand in. */
const fields = [
  'title_id',
  'summary_id',
  'body_id',
  'title_en',
  'summary_en',
  'body_en',
  'slug',
  ...Object.keys(articleForm.shape),
  'picture',
  ...Object.keys(pictureForm.shape),
  'publish_at',
];

export function ArticleForm({ article, state, brands }: ArticleFormProps) {
  const path = usePath();
  const wrong = firstWrong(state, fields);
  const isUnsaved = state.problem !== null || wrong !== undefined;
  const isEnglishOpen = ['title_en', 'summary_en', 'body_en'].some(
    (name) => state.values[name] || state.errors[name],
  );
  return (
    <article-editor className="block" data-unsaved={isUnsaved || undefined}>
      {/* Named, for the address of the page may end in #article-preview, and a browser that goes there puts no focus on what is wrong. */}
      <form
        method="post"
        action={path(paths.operator.article(article?.id ?? 'new'))}
        encType="multipart/form-data"
        noValidate
        className="grid gap-8 lg:grid-cols-2"
      >
        {/* What the key Enter presses. */}
        <button type="submit" name="intent" value="save" hidden>
          {m.editor_save()}
        </button>
        {article && <input type="hidden" name="version" value={state.values['version'] ?? article.version} />}
        <div className="min-w-0 space-y-8">
          {state.problem && <Problem article={article} state={state} />}
          <fieldset className="space-y-4">
            <legend className="mb-3 text-xl font-bold tracking-tight">{m.editor_in_indonesian()}</legend>
            <TextFields lang="id" state={state} wrong={wrong} />
          </fieldset>
          <MarkdownMarks />
          <details open={isEnglishOpen} className="rounded-card border border-line px-4">
            <summary className="fold-mark flex min-h-12 cursor-pointer items-center text-xl font-bold tracking-tight pr-8">
              {m.editor_in_english()}
            </summary>
            <div className="space-y-4 pb-4">
              <p className="text-ink-soft">{m.editor_in_english_text()}</p>
              <TextFields lang="en" state={state} wrong={wrong} />
            </div>
          </details>
          <PlacementFields state={state} wrong={wrong} brands={brands} />
          <PictureFields pictures={article?.pictures ?? []} state={state} wrong={wrong} />
        </div>
        <div className="min-w-0 space-y-6">
          <Publishing article={article} state={state} wrong={wrong} />
          <ArticlePreview preview={state.preview} />
        </div>
      </form>
    </article-editor>
  );
}

function Problem({ article, state: { problem, isConflict } }: Pick<ArticleFormProps, 'article' | 'state'>) {
  return (
    <Notice tone="bad" live title={problem!}>
      {isConflict && article?.last && (
        <>
          <p>{m.editor_conflict_text({ name: article.last.name, at: article.last.at })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <LocalLink
              to={paths.operator.article(article.id)}
              target="_blank"
              className={buttonClass('secondary')}
            >
              {m.editor_conflict_open()}
            </LocalLink>
            <Button name="overwrite" value={article.version} variant="secondary">
              {m.editor_conflict_overwrite()}
            </Button>
          </div>
        </>
      )}
    </Notice>
  );
}
