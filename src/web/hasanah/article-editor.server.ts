// What the page of an article's editor loads, and what its one form does (docs/product/hasanah.md). The preview is rendered by what renders
// the page that is read.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  type ArticleTransition,
  type EditorArticle,
  drawPicture,
  getEditorArticle,
  saveArticle,
} from '#domain/hasanah';
import type { Actor } from '#domain/memberships';
import { articlePicturePath, pictureMarkdown } from '#shared/article-pictures';
import { clockInIndonesia, formatInstant } from '#shared/dates';
import { AppError } from '#shared/errors';
import { locales, type LocalText, textIn } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { EditedArticle, EditorAnswer, PreviewView } from '#web/hasanah/editor/editor-view';
import { actionLabels } from '#labels/audit';
import { orMissing } from '#web/request/missing-page.server';
import type { PageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { refusedForm, unfinishedAnswer } from '#web/ui/forms/submission.server';
import { freshText } from '#web/site-content/rendered-texts.server';

type Values = Record<string, string>;

/** `articleId`: null for a new article. */
export async function loadEditor(request: PageRequest, actor: Actor, articleId: string | null) {
  const article =
    articleId === null ? null : await orMissing(getEditorArticle(request.deps, actor, articleId));
  const values = article ? valuesOf(article) : {};
  return {
    article: article && editedArticle(article, request),
    values,
    preview: previewOf(request, values),
    brands: request.deps.brands.list().map(({ id, name }) => ({ id, name })),
  };
}

function editedArticle(
  { id, slug, state, publishAt, version, pictures, history }: EditorArticle,
  { locale }: PageRequest,
): EditedArticle {
  const acts = history.map(({ at, action, by }) => ({
    action: actionLabels[action](),
    name: by ?? m.editor_somebody(),
    at: formatInstant(at, locale),
  }));
  return {
    id,
    slug,
    state,
    publishAt: publishAt && formatInstant(publishAt, locale),
    version,
    pictures: pictures.map((picture) => ({
      ...picture,
      address: articlePicturePath(picture),
      alt: textIn(picture.alt, locale).text,
      markdown: pictureMarkdown(picture.alt.id, picture),
    })),
    history: acts.map(({ action, name, at }) => ({ action, line: m.editor_history_line({ at, name }) })),
    last: acts[0] ?? null,
  };
}

function valuesOf({
  kind,
  topic,
  brandId,
  slug,
  isHeader,
  title,
  summary,
  body,
  state,
  publishAt,
}: EditorArticle): Values {
  const both = (name: string, text: LocalText) => ({
    [`${name}_id`]: text.id,
    [`${name}_en`]: text.en ?? '',
  });
  return {
    kind,
    topic,
    brand: brandId ?? '',
    slug,
    is_header: isHeader ? 'yes' : '',
    ...both('title', title),
    ...both('summary', summary),
    ...both('body', body),
    publish_at: state === 'scheduled' && publishAt ? clockInIndonesia(publishAt) : '',
  };
}

function previewOf({ brand }: PageRequest, values: Values): PreviewView {
  return locales.flatMap((lang) => {
    const [title = '', summary = '', body = ''] = ['title', 'summary', 'body'].map((part) =>
      values[`${part}_${lang}`]?.trim(),
    );
    return title || summary || body ? [{ title, summary, text: freshText(brand, body, lang), lang }] : [];
  });
}

interface Intent {
  move: ArticleTransition;
  said: () => string;
}

/** What each button does; `upload` and `remove` keep the text too, so that nothing typed is lost. */
const intents: Record<string, Intent> = {
  save: { move: 'save', said: m.editor_said_saved },
  upload: { move: 'save', said: m.editor_said_uploaded },
  remove: { move: 'save', said: m.editor_said_removed },
  publish: { move: 'publish', said: m.editor_said_published },
  schedule: { move: 'schedule', said: m.editor_said_scheduled },
  withdraw: { move: 'withdraw', said: m.editor_said_withdrawn },
};

/** Answers the form again with what is wrong, or with its preview; leads to the article otherwise. */
export async function editArticle(
  request: PageRequest,
  actor: Actor,
  articleId: string | null,
  sent: Request,
) {
  const form = await readForm(sent);
  const values: Values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const preview = previewOf(request, values);
  // 'remove:…' names its picture; whoever saves over a colleague's version says so by that version.
  const [name = '', pictureId] = (values['overwrite'] ? 'save' : (values['intent'] ?? '')).split(':');
  if (name === 'preview') return data<EditorAnswer>({ ...unfinishedAnswer(form), preview, conflict: null });
  const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
  if (!intent) throw data(null, { status: 400 });
  let id: string;
  try {
    const picture =
      name === 'upload'
        ? await drawPicture(request.deps, actor, await bytesOf(form.get('picture')), values)
        : undefined;
    id = await orMissing(
      saveArticle(request.deps, actor, {
        of:
          articleId === null
            ? null
            : { id: articleId, version: Number(values['overwrite'] ?? values['version']) },
        form: values,
        move: intent.move,
        ...(picture && { picture }),
        ...(name === 'remove' && pictureId && { removedPictureId: pictureId }),
      }),
    );
  } catch (error) {
    const { data: answer, init } = refusedForm(error, form);
    const isConflict = error instanceof AppError && error.code === 'article_changed';
    const conflict = isConflict ? await conflictOf(request, actor, articleId) : null;
    return data<EditorAnswer>({ ...answer, preview, conflict }, init ?? {});
  }
  request.leaveToast({ type: 'success', message: intent.said() });
  return redirect(
    localePath(
      `${paths.operator.article(id)}${pictureId || name === 'upload' ? '#pictures' : ''}`,
      request.locale,
    ),
    303,
  );
}

async function conflictOf(request: PageRequest, actor: Actor, articleId: string | null) {
  const { article } = await loadEditor(request, actor, articleId);
  return article?.last ? { ...article.last, version: article.version } : null;
}

/** Empty where no file was chosen. */
async function bytesOf(value: FormDataEntryValue | null): Promise<Buffer> {
  return value instanceof File ? Buffer.from(await value.arrayBuffer()) : Buffer.alloc(0);
}
