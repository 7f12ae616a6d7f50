// Addresses of photographs (docs/product/pictures.md).
import { expect, it } from 'vitest';
import { photographPath, readPhotographFile } from './pictures.ts';

it('reads what it wrote, and nothing else', () => {
  const id = 'Ab_-5678901234567890xy';
  const [, , file] = photographPath(id, 640, 'avif').split('/');
  expect(readPhotographFile(file!)).toEqual({ id, width: 640, format: 'avif' });
  for (const other of ['x', `${id}.avif`, `${id}-640.gif`, `${id}-640.avif.webp`, `../${id}-640.avif`])
    expect(readPhotographFile(other)).toBeNull();
});
