// The article as it will be read (docs/product/hasanah.md): by the same renderer, the same letters, each language it is written in.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */
import * as m from '#messages/messages';
import type { PreviewView } from './editor-view.ts';

export function ArticlePreview({ preview }: { preview: PreviewView }) {
  return (
    <section
      id="article-preview"
      aria-label={m.editor_preview()}
      tabIndex={0}
      className="scroll-mt-4 rounded-card border border-line bg-paper p-5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
    >
      <h2 className="text-sm font-semibold text-ink-soft">{m.editor_preview()}</h2>
      {preview.length === 0 && <p className="mt-2 text-ink-soft">{m.editor_preview_empty()}</p>}
      {preview.map(({ title, summary, text, lang }) => (
        <div
          key={lang}
          lang={lang}
          className="mt-3 border-t border-line pt-5 first-of-type:border-0 first-of-type:pt-0"
        >
          <p className="text-3xl font-bold leading-tight tracking-tight text-balance break-words">{title}</p>
          {summary && <p className="mt-3 text-xl text-ink-soft break-words">{summary}</p>}
          {/* oxlint-disable-next-line react/no-danger -- renderMarkdown lets nothing through that could run */}
          <div className="prose mt-6 break-words" dangerouslySetInnerHTML={{ __html: text.html }} />
        </div>
      ))}
    </section>
  );
}
