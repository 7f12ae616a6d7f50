// A picture's URL and its line in an article agree: whatever its alternative text, the renderer finds it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  altMaxLength,
  articlePicturePath,
  ownPicture,
  pictureMarkdown,
  pictureSet,
  readPictureFile,
} from './article-pictures.ts';

const id = 'AbC_-0123456789abcdefg';
const words = fc
  .string({ unit: 'binary', minLength: 1, maxLength: altMaxLength })
  .filter((text) => text.length <= altMaxLength);
const size = fc.integer({ min: 1, max: 9_999 });

describe('a picture URL', () => {
  test('identifies its picture, and the version for phones', () => {
    fc.assert(
      fc.property(size, size, (width, height) => {
        const file = articlePicturePath({ id, width, height }).split('/').at(-1)!;
        expect([readPictureFile(file), readPictureFile(file.replace('.webp', '.small.webp'))]).toEqual([
          { id, isSmall: false },
          { id, isSmall: true },
        ]);
      }),
    );
  });
  test.each([
    '',
    'x.webp',
    `${id}.webp`,
    `${id}-1x1.png`,
    `${id}-1x1.webp.exe`,
    `../${id}-1x1.webp`,
    `${id}x-1x1.webp`,
  ])('%s names none', (file) => {
    expect(readPictureFile(file)).toBeNull();
  });
  test('has no second size for a small picture, or for any other URL', () => {
    expect([
      pictureSet(articlePicturePath({ id, width: 640, height: 9 })),
      pictureSet('/covers/v2/makkah.dawn.1.svg'),
    ]).toEqual([undefined, undefined]);
  });
});

test('writes the picture as a single line, whatever its alternative text', () => {
  fc.assert(
    fc.property(words, size, size, (alt, width, height) => {
      const found = ownPicture.exec(pictureMarkdown(alt, { id, width, height }));
      expect(found?.groups).toMatchObject({
        address: articlePicturePath({ id, width, height }),
        width: String(width),
        height: String(height),
      });
    }),
  );
});
