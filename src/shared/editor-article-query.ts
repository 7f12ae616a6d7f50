// Reads the URL of the operator's list of articles (docs/product/hasanah.md: filters in the address).
import { type ConsoleListQuery, type ConsoleSort, readConsoleList } from './console-list.ts';
import { type ArticleKind, articleKinds, type ArticleState, articleStates } from './hasanah.ts';

export const editorArticleSorts = ['title', 'publish', 'changed', 'read', 'comments'] as const;
type EditorArticleSort = (typeof editorArticleSorts)[number];
/** The newest change first. */
export const firstEditorArticleSort: ConsoleSort<EditorArticleSort> = { by: 'changed', isDown: true };

export interface EditorArticleQuery extends ConsoleListQuery<EditorArticleSort> {
  state: ArticleState | null;
  kind: ArticleKind | null;
}

export function readEditorArticleQuery(params: URLSearchParams): EditorArticleQuery {
  return {
    ...readConsoleList(params, editorArticleSorts, firstEditorArticleSort),
    state: articleStates.find((state) => state === params.get('state')) ?? null,
    kind: articleKinds.find((kind) => kind === params.get('kind')) ?? null,
  };
}
