// What a visitor gets of files that lie in storage (docs/product/files.md): the same, at the same addresses, after the same checks.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listParticipants, uploadDocument } from '#domain/participants';
import { countFiles, moveFiles } from '#platform/files/move-files';
import { type Application, hosts, startApplication } from '#test/application';
import { findDemoProducts } from '#test/demo-pages';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder, openBookingSetup, sellByBank } from '#test/factories/bookings';
import { type S3Server, startS3Server } from '#test/providers/s3-server';

const host = hosts.rihlah;
let server: S3Server;
let application: Application;
let member: SignedIn;
let paper: string;
let photograph: string;
const photographBytes = randomBytes(2_000);
beforeAll(async () => {
  server = await startS3Server();
  application = await startApplication({ settings: { FILES_IN: 'storage', ...server.variables } });
  const { deps } = application;
  sellByBank(deps);
  member = await createMember(deps, { host });
  const departure = (await findDemoProducts(deps)).open[0]!;
  const { bookingId } = await createPaidOrder(openBookingSetup(deps), { member, departure });
  const [person] = await listParticipants(deps, member.actor, bookingId);
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b5d47' } })
    .png()
    .toBuffer();
  const id = await uploadDocument(deps, member.actor, {
    booking: bookingId,
    participantId: person!.id,
    kind: 'passport',
    file,
  });
  paper = `/member/my-order/${bookingId}/documents/${id}`;
  const pictureId = randomBytes(16).toString('base64url');
  const { id: programmeId } = await deps.db.selectFrom('programmes').select('id').executeTakeFirstOrThrow();
  await deps.db
    .insertInto('pictures')
    .values({
      id: pictureId,
      programme_id: programmeId,
      use: 'group',
      alt: JSON.stringify({ id: 'Rombongan' }),
      placeholder: '#123456',
      created_at: deps.now(),
    })
    .execute();
  await deps.db
    .insertInto('picture_files')
    .values({ picture_id: pictureId, width: 480, format: 'webp', bytes: photographBytes })
    .execute();
  photograph = `/pictures/${pictureId}-480.webp`;
});
afterAll(async () => {
  await application.close();
  await server.close();
});

const visit = (url: string, who: SignedIn | null = member) =>
  application.app.inject({ url, headers: { host, ...who?.headers } });

it('hands them out as before, and to nobody else', async () => {
  const [document, picture] = [await visit(paper), await visit(photograph, null)];
  expect([document.statusCode, picture.rawPayload.equals(photographBytes)]).toEqual([200, true]);
  while ((await moveFiles(application.deps)).moved > 0);
  expect((await countFiles(application.deps)).database).toBe(0);

  const [moved, movedPicture] = [await visit(paper), await visit(photograph, null)];
  expect(moved.rawPayload.equals(document.rawPayload)).toBe(true);
  expect(movedPicture.rawPayload.equals(photographBytes)).toBe(true);
  for (const name of ['content-type', 'cache-control', 'content-security-policy', 'content-disposition']) {
    expect(moved.headers[name]).toEqual(document.headers[name]);
    expect(movedPicture.headers[name]).toEqual(picture.headers[name]);
  }
  expect((await visit(paper, await createMember(application.deps, { host }))).statusCode).toBe(404);
});

it('says 503 while storage is away, for them alone, and takes uploads', async () => {
  await server.goAway();
  expect((await visit(paper)).statusCode).toBe(503);
  const picture = await visit(photograph, null);
  expect([picture.statusCode, /immutable/.test(String(picture.headers['cache-control']))]).toEqual([
    503,
    false,
  ]);
  expect((await visit('/member/my-order')).statusCode).toBe(200);
  const [, , , bookingId] = paper.split('/');
  const [person] = await listParticipants(application.deps, member.actor, bookingId!);
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#7a1f2b' } })
    .png()
    .toBuffer();
  await uploadDocument(application.deps, member.actor, {
    booking: bookingId!,
    participantId: person!.id,
    kind: 'passport',
    file,
  });
  expect((await visit(paper)).statusCode).toBe(200);
  await server.comeBack();
  expect((await visit(photograph, null)).statusCode).toBe(200);
});
