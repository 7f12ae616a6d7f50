// Front door of hasanah: articles and press releases with readers' comments, and news (spec §1, §2 /blog, §7 Site
// content).
export type { Article, WholeArticle } from './article.ts';
export { drawPicture, findArticlePicture } from './article-pictures.ts';
export { addComment, type Comment, listComments, reportComment } from './comments.ts';
export { type EditorArticle, getEditorArticle, listEditorArticles } from './editor-articles.ts';
export { likesArticle, toggleArticleLike, toggleCommentLike } from './likes.ts';
export {
  findHeaderArticle,
  getArticle,
  listNewestArticles,
  listOtherArticles,
  listPressReleases,
  listRelatedArticles,
  listTrendingArticles,
} from './list-articles.ts';
export { judgeComment, listReportedComments } from './moderate-comments.ts';
export { type ArticleTransition, saveArticle } from './save-article.ts';
export { registerView } from './views.ts';
export { getNews, listNews } from './news.ts';
export type { NewsItem } from '#platform/news/news';
