// Texts made to keep a regular expression busy (docs/product/security.md): each of these took minutes or hours before. A test that gets
// stuck here is the fault; `npm run check` looks for the next one by itself (scripts/expressions.mjs).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveDocument } from '#platform/document-file';
import { documentMaxBytes } from '#shared/participant-documents';
import { withoutNoteMarks } from '#domain/quran';
import { decideVisit } from '#web/request/visit.server';
import { urlMaxLength } from '#shared/limits';
import { hyphenated } from '#shared/names';
import { type ApiServer, createApiServer } from '#test/api/api-server';

const many = 500_000;

describe('long texts of one kind', () => {
  test('slashes within a path', () => {
    const url = new URL(`http://brand.test/a${'/'.repeat(many)}b${'/'.repeat(many)}`);
    expect(decideVisit(url, {}, 'GET', () => false).path).toBe(`/a${'/'.repeat(many)}b`);
  });

  test('hyphens within a title', () => {
    expect(hyphenated(`${'-'.repeat(many)}a${'-'.repeat(many)}b`)).toBe('a-b');
  });

  test('digits within a translation', () => {
    const digits = '1'.repeat(many);
    expect(withoutNoteMarks(digits)).toBe(digits);
  });

  test('a document of streams that begin and never end', async () => {
    // As long as a document may be.
    const times = Math.floor((documentMaxBytes - 20) / 20);
    const file = Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(times)}${'/Type/ObjStm\r'.repeat(times)}%%EOF`);
    await expect(receiveDocument(file, { of: 'somebody' })).rejects.toMatchObject({
      faults: [{ message: 'error_document_unreadable' }],
    });
  });
});

describe('addresses without an end', () => {
  let server: ApiServer;
  beforeAll(async () => {
    server = await createApiServer();
  });
  afterAll(() => server.close());

  test.each(['/', '/api/v3/', '/covers/v2/', '/og/id/'])(
    '%s is refused before anything reads it',
    async (start) => {
      const answer = await server.ask(start + '/'.repeat(urlMaxLength));
      expect(answer.statusCode).toBe(414);
      expect(answer.body).not.toContain('////');
    },
  );

  test('the API refuses them in its own shape', async () => {
    expect((await server.ask(`/api/v3/settings?q=${'a'.repeat(urlMaxLength)}`)).json()).toMatchObject({
      success: false,
      code: 'url_too_long',
    });
  });
});
