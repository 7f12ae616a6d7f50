// Writing an article (docs/product/hasanah.md): one real form, whose buttons all send everything; with script the preview beside it follows
// what is typed, and a picture goes where the cursor stands.
import { useRef } from 'react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { AppFormBox, useAppForm } from '#web/ui/forms/app-form.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ArticlePreview } from './article-preview.tsx';
import type { EditedArticle, EditorAnswer, PreviewView } from './editor-view.ts';
import { PictureFields } from './picture-fields.tsx';
import { PlacementFields } from './placement-fields.tsx';
import { Publishing } from './publishing.tsx';
import { MarkdownMarks, TextFields } from './text-fields.tsx';
import { usePreview } from './use-preview.ts';
import { useUnsaved } from './use-unsaved.ts';

const id = 'article';

interface ArticleFormProps {
  article: EditedArticle | null;
  /** As it is stored. */
  values: Record<string, string>;
  preview: PreviewView;
  brands: readonly { id: string; name: string }[];
  answer: EditorAnswer | undefined;
}

export function ArticleForm({ article, values, preview, brands, answer }: ArticleFormProps) {
  const path = usePath();
  const action = path(paths.operator.article(article?.id ?? 'new'));
  // Which of its buttons was pressed changes nothing for the one form.
  const form = useAppForm({ id, answer: answer && { ...answer, intent: null }, values });
  const text = useRef<HTMLTextAreaElement>(null);
  const { shown, ask, askSoon, stop } = usePreview(id, action);
  const setUnsaved = useUnsaved(answer);
  const isEnglishOpen = ['title_en', 'summary_en', 'body_en'].some((name) => {
    const { defaultValue, error } = form.field(name);
    return Boolean(defaultValue || error);
  });
  const changed = () => {
    setUnsaved(true);
    askSoon();
  };
  /** As a paragraph of its own. */
  const insert = (line: string) => {
    const body = text.current ?? document.querySelector<HTMLTextAreaElement>('[name=body_id]');
    if (!body) return;
    body.focus();
    body.setRangeText(`\n\n${line}\n\n`, body.selectionStart, body.selectionEnd, 'end');
    changed();
  };
  return (
    <AppFormBox
      form={form}
      // Named, for the address of the page may end in #article-preview, and a browser that goes there puts no focus on what is wrong.
      action={action}
      encType="multipart/form-data"
      preventScrollReset
      className="space-y-6"
      onInput={changed}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement && target.name.startsWith('body_')) text.current = target;
      }}
      onSubmitCapture={() => {
        setUnsaved(false);
        stop();
      }}
    >
      {/* What the key Enter presses. */}
      <button type="submit" name="intent" value="save" hidden>
        {m.editor_save()}
      </button>
      {article && (
        <input
          type="hidden"
          name="version"
          value={form.field('version').defaultValue ?? article.version}
          readOnly
        />
      )}
      {answer?.conflict && article && <Conflict id={article.id} conflict={answer.conflict} />}
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="min-w-0 space-y-8">
          <fieldset className="space-y-4">
            <legend className="mb-3 text-xl font-bold tracking-tight">{m.editor_in_indonesian()}</legend>
            <TextFields lang="id" form={form} />
          </fieldset>
          <MarkdownMarks />
          <details open={isEnglishOpen} className="rounded-card border border-line px-4">
            <summary className="flex min-h-12 cursor-pointer items-center text-xl font-bold tracking-tight pr-8">
              {m.editor_in_english()}
            </summary>
            <div className="space-y-4 pb-4">
              <p className="text-ink-soft">{m.editor_in_english_text()}</p>
              <TextFields lang="en" form={form} />
            </div>
          </details>
          <PlacementFields form={form} brands={brands} />
          <PictureFields pictures={article?.pictures ?? []} form={form} insert={insert} />
        </div>
        <div className="min-w-0 space-y-6">
          <Publishing article={article} form={form} preview={ask} />
          <ArticlePreview preview={shown ?? answer?.preview ?? preview} />
        </div>
      </div>
    </AppFormBox>
  );
}

function Conflict({
  id,
  conflict: { name, at, version },
}: {
  id: string;
  conflict: NonNullable<EditorAnswer['conflict']>;
}) {
  return (
    <Notice tone="warn">
      <p>{m.editor_conflict_text({ name, at })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LocalLink to={paths.operator.article(id)} target="_blank" className={buttonClass('secondary')}>
          {m.editor_conflict_open()}
        </LocalLink>
        <Button name="overwrite" value={version} variant="danger">
          {m.editor_conflict_overwrite()}
        </Button>
      </div>
    </Notice>
  );
}
