// Uploads as people and attackers send them (docs/product/security.md): disguised, broken, huge, tiny, turned, full of metadata.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { avatarSide as side } from '#shared/avatar';
import { hostileDrawings, hostilePictures, plainDrawing } from '#test/attacks/hostile-files';
import { decodePicture } from './uploaded-picture.ts';

const plain = (width: number, height: number, background = '#c0392b') =>
  sharp({ create: { width, height, channels: 3, background } });
const square = async (file: Buffer) => (await decodePicture('square', file, 'somebody'))!;
const outcome = (file: Buffer, of = 'somebody') =>
  decodePicture('square', file, of).then(
    (made) => (made ? 'accepted' : 'refused'),
    (error: { code?: string }) => error.code,
  );

/** The colour in the middle of a quarter of the square. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const offset = (top * side + left) * 3;
  return [...data.subarray(offset, offset + 3)].map((value) => Math.round(value / 64));
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('of the kind %s becomes a square WebP', async (kind) => {
    expect(
      await sharp(await square(await plain(640, 480).toFormat(kind).toBuffer())).metadata(),
    ).toMatchObject({ format: 'webp', width: side, height: side });
  });

  it('of one pixel becomes a square of its colour', async () => {
    const picture = await square(await plain(1, 1, '#ff0000').png().toBuffer());
    expect(await colourAt(picture, 128, 128)).toEqual([4, 0, 0]);
  });

  it('is turned upright, and loses the place where it was taken', async () => {
    // Red above blue; the camera was held so that "up" is to the right of the file (orientation 6).
    const bars = await plain(200, 200, '#0000ff')
      .composite([{ input: await plain(200, 100, '#ff0000').png().toBuffer(), gravity: 'north' }])
      .png()
      .toBuffer();
    const turned = await sharp(await sharp(bars).rotate(-90).toBuffer())
      .withExif({ IFD0: { Copyright: 'Siti', Orientation: '6' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    const upright = await square(turned);
    expect([await colourAt(upright, 128, 40), await colourAt(upright, 128, 216)]).toEqual([
      [4, 0, 0],
      [0, 0, 4],
    ]);
    const { exif, xmp, icc, iptc, orientation } = await sharp(upright).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
  });

  it('gets a white background where it is transparent', async () => {
    const clear = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await colourAt(await square(clear), 10, 10)).toEqual([4, 4, 4]);
  });

  it('is cropped to its middle', async () => {
    const wide = await plain(900, 300, '#0000ff')
      .composite([{ input: await plain(300, 300, '#ff0000').png().toBuffer(), left: 300, top: 0 }])
      .png()
      .toBuffer();
    const cut = await square(wide);
    expect([await colourAt(cut, 10, 128), await colourAt(cut, 245, 128)]).toEqual([
      [4, 0, 0],
      [4, 0, 0],
    ]);
  });
});

describe('no picture', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['three bytes', Buffer.from([0xff, 0xd8, 0xff])],
    ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing with a script',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
    ],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)])],
    ['a document', Buffer.from('%PDF-1.7 and so on and so on')],
    ['a moving GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')],
    [
      'HTML behind the first bytes of a JPEG',
      Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script></html>')]),
    ],
  ])('%s is refused', async (_what, file) => {
    expect(await outcome(file)).toBe('refused');
  });

  it('is what ends half-way', async () => {
    // Noise: plain colours would fit into the half that is left.
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await outcome(whole.subarray(0, whole.length / 2))).toBe('refused');
    expect(await outcome(whole)).toBe('accepted');
  });

  // Every way of drawing a picture anew, each for what it is asked for.
  describe.each([
    ...(['square', 'document', 'cover', 'text', 'scene'] as const),
    ...(['face', 'logo', 'goods', 'wordmark', 'icon'] as const),
  ])('as %s', (to) => {
    it.each(Object.entries(hostilePictures))('is %s', async (_what, file) => {
      expect(await decodePicture(to, file, 'somebody')).toBeNull();
    });
  });
});

describe('a logo drawn as SVG', () => {
  const logo = (to: 'wordmark' | 'icon' | 'logo', file: Buffer) =>
    decodePicture(to, file, 'somebody who draws');

  it('becomes pixels as large as it is wanted, see-through where it was', async () => {
    const { files } = (await logo('wordmark', plainDrawing))!;
    const { data, info } = await sharp(files[0]!.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([480, 160, 4]);
    const at = (x: number) => [...data.subarray((80 * info.width + x) * 4, (80 * info.width + x) * 4 + 4)];
    expect(at(100)).toEqual([0x0b, 0x5d, 0x47, 0xff]);
    expect(at(400)[3]).toBe(0);
  });

  it.each(['icon', 'logo'] as const)('is taken as %s', async (to) => {
    expect((await logo(to, plainDrawing))!.files.map(({ bytes }) => bytes.length > 0)).not.toContain(false);
  });

  it('is nothing but a logo', async () => {
    expect(await outcome(plainDrawing)).toBe('refused');
  });

  describe.each(['wordmark', 'icon', 'logo'] as const)('as %s', (to) => {
    it.each(Object.entries(hostileDrawings))('is refused with %s', async (_what, file) => {
      expect(await logo(to, file)).toBeNull();
    });
  });
});

it("queues one person's uploads up to a limit, and delays nobody else's", async () => {
  const file = await plain(800, 800).png().toBuffer();
  const rush = Array.from({ length: 40 }, () => outcome(file));
  expect(await outcome(file, 'somebody else')).toBe('accepted');
  expect(new Set(await Promise.all(rush))).toEqual(new Set(['accepted', 'unavailable']));
  expect(await outcome(file)).toBe('accepted');
});
