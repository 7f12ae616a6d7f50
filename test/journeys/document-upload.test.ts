// A paper sent from a phone (spec §8 document upload): the server's own words when it refuses, 'Upload document failed' when it cannot
// even be reached, and the same file may be sent again at once.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listParticipants } from '#domain/participants';
import { createOrder } from '#test/factories/bookings';
import { desktop, phone, useJourney } from './journey.ts';

const words = {
  id: { prefix: '', send: 'Kirim dokumen', failed: 'Unggah dokumen gagal', refused: /bukan gambar/ },
  en: { prefix: '/en', send: 'Send the document', failed: 'Upload document failed', refused: /neither a whole/ },
} as const;

describe.each([['id', phone], ['en', desktop]] as const)('%s', (locale, viewport) => {
  const journey = useJourney({ viewport });
  const word = words[locale];
  it('says what went wrong, and takes it when it is right', async () => {
    const member = await journey.signIn();
    const { bookingId } = await createOrder(journey.application, { member, departure: journey.products.open[0]! });
    const page = await journey.open(`${word.prefix}/member/my-order/${bookingId}/participants/1`);
    const paper = page.locator('li').filter({ has: page.locator('#file-passport') });
    const choose = (name: string, buffer: Buffer) => paper.locator('#file-passport').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    const send = () => paper.getByRole('button', { name: word.send }).click();

    await choose('paspor.jpg', Buffer.from('<html>'));
    await send();
    await paper.getByRole('alert').getByText(word.refused).waitFor();

    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5d47' } }).jpeg().toBuffer();
    await page.route('**/participant-documents/**', (route) => route.abort());
    await choose('paspor.jpg', picture);
    await send();
    await paper.getByRole('alert').getByText(word.failed, { exact: true }).waitFor();

    await page.unroute('**/participant-documents/**');
    await send();
    await paper.getByRole('link').waitFor();
    const [participant] = await listParticipants(journey.application.deps, member.actor, bookingId);
    expect(participant!.documents.find(({ kind }) => kind === 'passport')).toMatchObject({ status: 'uploaded', contentType: 'image/webp' });
  });
});
