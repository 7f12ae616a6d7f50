import { createElement, type FunctionComponent } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type Frame, FrameContext, useFrame } from '#web/frame';
import { createMarkupStore, type MarkupStore } from './markup-store.server.ts';
import { Remembered } from './remembered.tsx';
import { renderPage } from './render-page.tsx';

let store: MarkupStore;
let rendered: string[];
beforeEach(() => {
  store = createMarkupStore(10_000);
  rendered = [];
});

const pageOf = <Props extends object>(
  piece: FunctionComponent<Props>,
  of: Props,
  frame: Partial<Frame>,
  held: MarkupStore | null = store,
) =>
  renderPage(
    createElement(
      FrameContext,
      { value: frame as Frame },
      createElement(
        'main',
        null,
        createElement(Remembered<Props>, { piece, of: of as never }),
        createElement('hr'),
      ),
    ),
    held,
  ).toString();

function Word({ word }: { word: string }) {
  rendered.push(word);
  return createElement('b', null, word);
}

test('a piece is rendered once for the same properties', () => {
  const first = pageOf(Word, { word: 'a·“' }, {});
  expect(first).toBe('<!DOCTYPE html><main><b>a·“</b><hr/></main>');
  expect(pageOf(Word, { word: 'a·“' }, {})).toBe(first);
  expect(pageOf(Word, { word: 'b' }, {})).toContain('<b>b</b>');
  expect(rendered).toEqual(['a·“', 'b']);
});

test('without a store it stands in its page as any component does', () => {
  expect(pageOf(Word, { word: 'a' }, {}, null)).toBe(pageOf(Word, { word: 'a' }, {}));
  expect(rendered).toEqual(['a', 'a']);
});

test('what it reads of the frame counts, from the first time on that it reads it; what it does not read does not', () => {
  function Address({ isLong }: { isLong: boolean }) {
    const frame = useFrame();
    rendered.push(frame.path);
    return createElement('b', null, isLong ? frame.path + frame.search : frame.path);
  }
  const of = (isLong: boolean, path: string, search: string) => pageOf(Address, { isLong }, { path, search });
  expect(of(false, '/a', '?x')).toContain('<b>/a</b>');
  expect(of(false, '/a', '?y')).toContain('<b>/a</b>');
  expect(rendered).toHaveLength(1);
  expect(of(true, '/a', '?x')).toContain('<b>/a?x</b>');
  expect(of(true, '/a', '?y')).toContain('<b>/a?y</b>');
  expect(of(true, '/b', '?y')).toContain('<b>/b?y</b>');
  expect(of(false, '/b', '?x')).toContain('<b>/b</b>');
});

test('a piece within a piece: the outer one depends on what the inner one reads, remembered or not', () => {
  function Inner() {
    return createElement('i', null, useFrame().path);
  }
  function Outer() {
    rendered.push('outer');
    return createElement('p', null, createElement(Remembered, { piece: Inner, of: {} }));
  }
  pageOf(Inner, {}, { path: '/a' });
  expect(pageOf(Outer, {}, { path: '/a' })).toContain('<p><i>/a</i></p>');
  expect(pageOf(Outer, {}, { path: '/b' })).toContain('<p><i>/b</i></p>');
  pageOf(Outer, {}, { path: '/a' });
  expect(rendered).toEqual(['outer', 'outer']);
});

test('what shows a person is rendered each time, and not kept', () => {
  function Name() {
    const { member } = useFrame();
    return createElement('b', null, member?.name ?? 'nobody');
  }
  for (const name of ['Siti', 'Budi', 'Siti'])
    expect(pageOf(Name, {}, { member: { name, avatarUrl: null } })).toContain(`<b>${name}</b>`);
  expect(store.bytes).toBe(0);
  expect(pageOf(Name, {}, { member: null })).toContain('<b>nobody</b>');
  expect(store.bytes).toBeGreaterThan(0);
  expect(pageOf(Name, {}, { member: { name: 'Budi', avatarUrl: null } })).toContain('<b>Budi</b>');
});

test('a picture that is seen first is asked for where it was, not within its piece', () => {
  function Picture({ src }: { src: string }) {
    return createElement('img', { src, alt: '' });
  }
  const page = pageOf(Picture, { src: '/a.png' }, {}, null);
  expect(page).toContain('rel="preload"');
  expect(pageOf(Picture, { src: '/a.png' }, {})).toBe(page);
  expect(pageOf(Picture, { src: '/a.png' }, {})).toBe(page);
});

test('bytes that look like a gap are no gap', () => {
  function Text({ html }: { html: string }) {
    return createElement('b', { dangerouslySetInnerHTML: { __html: html } });
  }
  const page = pageOf(Text, { html: '<template data-gap="0"></template>' }, {});
  expect(page).toBe('<!DOCTYPE html><main><b><template data-gap="0"></template></b><hr/></main>');
});
