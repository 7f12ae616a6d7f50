// What the calls about hasanah are asked (spec §7).
import { createMember } from '#test/factories/accounts';
import { createArticle, createComment } from '#test/factories/hasanah';
import type { Ask, Call, ApiTestContext, Sent } from '#test/api/call';

const hasanah = '/api/v3/hasanah';
const article = `${hasanah}/mengemas-koper`;
const names = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00', 'A%27%20OR%201=1', '%F0%9F%95%8B'];
const limits = (url: string) => ({
  [`${url}?limit=0`]: 'limit',
  [`${url}?limit=101`]: 'limit',
  [`${url}?limit=x`]: 'limit',
});
const pages = (url: string) => ({ ...limits(url), [`${url}?page=0`]: 'page', [`${url}?page=x`]: 'page' });
const unknown = (after: string, body?: object): Ask[] =>
  names.map((name) => ({ url: `${hasanah}/${name}${after}`, ...(body && { body }) }));

/** A brand without hasanah has none of it. */
const nowhere = (url: string): Ask[] => [{ url, headers: { host: 'tanpa.test' } }];

/** At a comment that somebody else has just written. */
const atComment =
  (after: string, body?: object) =>
  async ({ deps }: ApiTestContext): Promise<Sent> => ({
    url: `${article}/comment/${(await createComment(deps, 'mengemas-koper')).id}${after}`,
    ...(body && { body }),
  });
const noComment = (after: string, body?: object): Ask[] =>
  names.map((name) => ({ url: `${article}/comment/${name}${after}`, ...(body && { body }) }));

export const hasanahCalls: Record<string, Call> = {
  [`GET ${hasanah}/header`]: { works: [`${hasanah}/header`], unknown: nowhere(`${hasanah}/header`) },
  [`GET ${hasanah}/others`]: {
    works: [`${hasanah}/others`, `${hasanah}/others?page=2&limit=1`],
    wrong: pages(`${hasanah}/others`),
    unknown: nowhere(`${hasanah}/others`),
  },
  [`GET ${hasanah}/press-release`]: {
    works: [`${hasanah}/press-release`],
    wrong: limits(`${hasanah}/press-release`),
    unknown: nowhere(`${hasanah}/press-release`),
  },
  [`GET ${hasanah}/trending`]: {
    works: [`${hasanah}/trending?limit=3`],
    wrong: limits(`${hasanah}/trending`),
    unknown: nowhere(`${hasanah}/trending`),
  },
  [`GET ${hasanah}/:id`]: { works: [article], unknown: unknown('') },
  [`GET ${hasanah}/:id/related-posts`]: {
    works: [`${article}/related-posts`],
    wrong: limits(`${article}/related-posts`),
    unknown: unknown('/related-posts'),
  },
  [`GET ${hasanah}/:id/comments`]: {
    works: [`${article}/comments`, `${article}/comments?page=2&limit=1&sort_by=most_liked`],
    wrong: { ...pages(`${article}/comments`), [`${article}/comments?sort_by=best`]: 'sort_by' },
    unknown: unknown('/comments'),
  },
  [`POST ${hasanah}/:id`]: { works: [article], unknown: unknown('') },
  [`POST ${hasanah}/:id/comment`]: {
    works: [{ url: `${article}/comment`, body: { comment: 'Terima kasih' } }],
    wrong: [
      [{ url: `${article}/comment`, body: {} }, 'comment'],
      [{ url: `${article}/comment`, body: { comment: ' \n ' } }, 'comment'],
      [{ url: `${article}/comment`, body: { comment: 'x'.repeat(1_001) } }, 'comment'],
      [{ url: `${article}/comment`, body: { comment: 7 } }, 'comment'],
    ],
    unknown: unknown('/comment', { comment: 'Terima kasih' }),
  },
  [`POST ${hasanah}/:id/like`]: { works: [`${article}/like`], unknown: unknown('/like') },
  [`POST ${hasanah}/:id/comment/:commentId/like`]: {
    works: [atComment('/like')],
    unknown: noComment('/like'),
  },
  [`POST ${hasanah}/:id/comment/:commentId/report`]: {
    works: [atComment('/report', { reason: 'rude' })],
    wrong: [
      [atComment('/report', {}), 'reason'],
      [atComment('/report', { reason: 'boring' }), 'reason'],
    ],
    unknown: noComment('/report', { reason: 'rude' }),
  },
  'GET /api/v3/news': {
    works: ['/api/v3/news', '/api/v3/news?limit=1'],
    wrong: limits('/api/v3/news'),
    unknown: nowhere('/api/v3/news'),
  },
  'GET /api/v3/news/:id': {
    works: ['/api/v3/news/jadwal-baru'],
    unknown: [...names.map((name) => `/api/v3/news/${name}`), ...nowhere('/api/v3/news/jadwal-baru')],
  },
};

const articles = '/api/v3/operator/articles';
const nobodysArticle = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'];
const articleForm = (change: object = {}) => ({
  ...{ kind: 'article', topic: 'preparation', title_id: 'Menyiapkan koper', title_en: 'Packing' },
  ...{ summary_id: 'Ringan itu tenang.', body_id: '## Yang dibawa\n\n- Obat\n- Mukena' },
  ...change,
});
const ownArticle =
  (body?: object): Ask =>
  async ({ deps }) => {
    const { id, version } = await createArticle(deps.db);
    return { url: `${articles}/${id}`, ...(body && { body: { version, ...body } }) };
  };
const unknownArticle = (body?: object): Ask[] =>
  nobodysArticle.map((id) => ({ url: `${articles}/${id}`, ...(body && { body }) }));

/** An editor on the host of a brand without hasanah. */
const elsewhere =
  (body?: object): Ask =>
  async ({ deps }) => {
    const host = 'tanpa.test';
    const { headers } = await createMember(deps, { roles: ['operator_content'], host });
    return { url: articles, headers: { ...headers, host, origin: `http://${host}` }, ...(body && { body }) };
  };

export const articleEditorCalls: Record<string, Call> = {
  [`GET ${articles}`]: {
    works: [articles, `${articles}?search=koper&state=published&kind=article&sort=-read&limit=1&page=2`],
    wrong: {
      [`${articles}?state=x`]: 'state',
      [`${articles}?kind=x`]: 'kind',
      [`${articles}?sort=x`]: 'sort',
      [`${articles}?page=0`]: 'page',
    },
    unknown: [elsewhere()],
  },
  [`POST ${articles}`]: {
    works: [{ body: articleForm() }, { body: articleForm({ move: 'publish' }) }],
    wrong: [
      [{ body: articleForm({ title_id: ' ' }) }, 'title_id'],
      [{ body: articleForm({ topic: 'x' }) }, 'topic'],
      [{ body: articleForm({ brand: 'tidak-ada' }) }, 'brand'],
      [{ body: articleForm({ move: 'x' }) }, 'move'],
      [{ body: articleForm({ move: 'publish', body_id: '' }) }, 'body_id'],
      [{ body: articleForm({ move: 'schedule' }) }, 'publish_at'],
    ],
    unknown: [elsewhere(articleForm())],
  },
  [`GET ${articles}/:id`]: { works: [ownArticle()], unknown: unknownArticle() },
  [`PUT ${articles}/:id`]: {
    works: [ownArticle(articleForm({ move: 'withdraw' })), ownArticle(articleForm())],
    wrong: [
      [ownArticle(articleForm({ version: 1.5 })), 'version'],
      [ownArticle(articleForm({ move: 'publish', summary_id: '' })), 'summary_id'],
    ],
    unknown: unknownArticle({ version: 1, ...articleForm() }),
  },
};
