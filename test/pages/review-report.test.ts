// Reporting a review without a browser (spec §2 reviews): a link for members, a form that says what is missing, and gone once it is hidden.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Application, hosts, startApplication } from '#test/application';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createReview } from '#test/factories/reviews';

const host = hosts.rihlah;
let application: Application;
let member: SignedIn;
beforeAll(async () => {
  application = await startApplication();
  member = await createMember(application.deps, { host });
});
afterAll(() => application.close());

const visit = (url: string, who: SignedIn | null = member) =>
  application.app.inject({ url, headers: { host, ...who?.headers } });
const send = (url: string, form: Record<string, string>, who = member) =>
  application.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: {
      host,
      ...who.headers,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });

it('is found by members beside each review, reported once, and hidden by the operator', async () => {
  const { deps } = application;
  const partner = await deps.db
    .selectFrom('partners')
    .select('id')
    .where('slug', '=', 'nurzaman')
    .executeTakeFirstOrThrow();
  const { id } = await createReview(deps.db, { partner_id: partner.id, created_at: deps.now() });
  const reviews = '/travel/nurzaman?tab=reviews';
  const report = `/review/${id}/report`;
  expect((await visit(reviews)).body).toContain(`href="${report}"`);
  expect((await visit(reviews, null)).body).not.toContain('/report"');
  expect((await visit(report, null)).headers.location).toContain('/auth/login');
  expect((await visit(`/en${report}`)).body).toContain('Why this review is reported');

  const wrong = await send(report, { reason: '' });
  expect([wrong.statusCode, wrong.body.includes('reason-error')]).toEqual([422, true]);
  for (const reason of ['rude', 'private'])
    expect((await send(report, { reason })).headers.location).toBe(reviews);
  expect(
    await deps.db.selectFrom('review_reports').select('reason').where('review_id', '=', id).execute(),
  ).toEqual([{ reason: 'rude' }]);

  const operator = await createMember(deps, { host, roles: ['operator_content'] });
  const consolePath = '/operator/moderation?kind=review';
  expect((await visit(consolePath, operator)).body).toContain('Hubungi saya untuk paket lebih murah');
  expect((await send(consolePath, { kind: 'review', id, intent: 'hide' }, operator)).headers.location).toBe(
    consolePath,
  );
  expect((await visit(reviews)).body).not.toContain(`href="${report}"`);
  expect((await visit(report)).statusCode).toBe(404);
});
