// Reads and writes the URL of the operator's list of articles (docs/product/hasanah.md: filters in the address).
import { type ArticleKind, articleKinds, type ArticleState, articleStates } from './hasanah.ts';
import { askedPage, typedSearch } from './list-query.ts';

export interface EditorArticleQuery {
  search: string;
  state: ArticleState | null;
  kind: ArticleKind | null;
  page: number;
}

export function readEditorArticleQuery(params: URLSearchParams): EditorArticleQuery {
  return {
    search: typedSearch(params),
    state: articleStates.find((state) => state === params.get('state')) ?? null,
    kind: articleKinds.find((kind) => kind === params.get('kind')) ?? null,
    page: askedPage(params),
  };
}

/** The query string with its question mark, without defaults. */
export function writeEditorArticleQuery({ search, state, kind, page }: EditorArticleQuery): string {
  const params = new URLSearchParams({
    ...(search && { q: search }),
    ...(state && { state }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `?${params}` : '';
}
