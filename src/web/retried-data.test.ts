import { expect, test } from 'vitest';
import { retriedData } from './retried-data.ts';

/** Answers one status after the other, and counts what was done. */
function line(...answers: Response[]) {
  const left = [...answers];
  const sent: unknown[] = [];
  let dropped = 0;
  const fetch = retriedData(
    (_address, init) => {
      sent.push(init?.body);
      return Promise.resolve(left.shift()!);
    },
    () => {
      dropped += 1;
    },
  );
  return { fetch, sent, dropped: () => dropped };
}
const refused = (status: number, code = '') => Response.json({ code }, { status });
const right = () => new Response('', { status: 200 });

test('401 is asked for once more, with what was sent, and then stands', async () => {
  const { fetch, sent, dropped } = line(refused(401), refused(401));
  expect((await fetch('/member/email.data', { method: 'POST', body: 'a=1' })).status).toBe(401);
  expect(sent).toEqual(['a=1', 'a=1']);
  expect(dropped()).toBe(0);
});

test.each([406, 400])('%i drops the access token and comes again', async (status) => {
  const { fetch, sent, dropped } = line(refused(status), right());
  expect((await fetch(new URL('https://rihlah.test/cart.data?a=1'))).status).toBe(200);
  expect([sent.length, dropped()]).toEqual([2, 1]);
});

test('400 after a retry stands, but for the code that asks to come again', async () => {
  expect((await line(refused(401), refused(400)).fetch('/a.data')).status).toBe(400);
  expect((await line(refused(401), refused(400, 'F-ABT-9v3'), right()).fetch('/a.data')).status).toBe(200);
});

test('417 goes on as it is', async () => {
  const { fetch, sent } = line(refused(417));
  expect((await fetch('/a.data')).status).toBe(417);
  expect(sent).toHaveLength(1);
});

test('what a page answered, and what is no data of a page, is not sent twice', async () => {
  const ofPage = line(new Response('', { status: 401, headers: { 'x-remix-response': 'yes' } }));
  expect((await ofPage.fetch('/auth/login.data', { method: 'POST' })).status).toBe(401);
  const ofApi = line(refused(400));
  expect((await ofApi.fetch('/api/v3/carts')).status).toBe(400);
});
