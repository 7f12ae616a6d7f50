// Renders a page that is read, in one go and into bytes. React leaves a gap for each piece that is remembered (remembered.tsx), and the piece's bytes
// are laid into it: a card, a footer, the style are neither rendered nor written as UTF-8 again.
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { getLocale } from '#messages/runtime';
import { type Frame, FrameContext } from '#web/frame';
import type { MarkupStore } from './markup-store.server.ts';
import { Gaps, type LeaveGap } from './remembered.tsx';

/** Without a store every piece is rendered where it stands. */
export function renderPage(page: ReactElement, store: MarkupStore | null): Buffer {
  const { html, pieces } = withGaps(page, store);
  return filled(`<!DOCTYPE html>${html}`, pieces);
}

function withGaps(part: ReactElement, store: MarkupStore | null): { html: string; pieces: Buffer[] } {
  const pieces: Buffer[] = [];
  const leaveGap: LeaveGap = (Piece, props, frame) => {
    const markup = store && markupOf(store, Piece, props, frame);
    return markup && pieces.push(markup) - 1;
  };
  return { html: renderToString(<Gaps value={leaveGap}>{part}</Gaps>), pieces };
}

/** Gaps stand in the order in which they were left. */
function filled(html: string, pieces: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const [number, piece] of pieces.entries()) {
    const gap = `<template data-gap="${number}"></template>`;
    const at = html.indexOf(gap, from);
    if (at === -1) throw new Error(`The page has no gap ${number} for the piece it left one for`);
    parts.push(Buffer.from(html.slice(from, at)), piece);
    from = at + gap.length;
  }
  return Buffer.concat([...parts, Buffer.from(html.slice(from))]);
}

interface Kind {
  id: number;
  /** What components of this kind have read of the frame so far: it only grows. */
  reads: Set<keyof Frame>;
}

const kinds = new Map<unknown, Kind>();

function kindOf(piece: unknown): Kind {
  const known = kinds.get(piece);
  if (known) return known;
  const kind = { id: kinds.size, reads: new Set<keyof Frame>() };
  kinds.set(piece, kind);
  return kind;
}

/**
 * The key is what the piece is made of: its kind, the language, its properties, and what it reads of the frame. What it is rendered from is taken
 * out of the key again, and its reading of the frame is watched, so that nothing can be shown that the key does not hold. Reading more
 * than before makes the key longer, and what stood under shorter ones is not found any more.
 */
function markupOf<Props extends object>(
  store: MarkupStore,
  Piece: ComponentType<Props>,
  props: Props,
  frame: Frame,
): Buffer | null {
  const kind = kindOf(Piece);
  if (isOnesOwn(kind, frame)) return null;
  const key = keyOf(kind, props, frame);
  const known = store.get(key);
  if (known) return known.markup;
  const watched = new Proxy(frame, {
    get(all, field: keyof Frame) {
      kind.reads.add(field);
      return all[field];
    },
  });
  const [, , kept] = JSON.parse(key) as [number, string, Props];
  const markup = markupAlone(
    <FrameContext value={watched}>
      <Piece {...kept} />
    </FrameContext>,
    store,
  );
  if (isOnesOwn(kind, frame)) return null;
  store.set(keyOf(kind, props, frame), markup);
  return markup;
}

const keyOf = ({ id, reads }: Kind, props: object, frame: Frame) =>
  JSON.stringify([id, getLocale(), props, ...[...reads].map((field) => frame[field])]);

/** A person's name is rendered for that person, each time. */
const isOnesOwn = ({ reads }: Kind, frame: Frame) =>
  reads.has('member') && (frame.member?.name ?? null) !== null;

/** Null where it asks for something in the head of the document, as a picture that is seen first does: only within the page is there one. */
function markupAlone(piece: ReactElement, store: MarkupStore): Buffer | null {
  const { html, pieces } = withGaps(<div>{piece}</div>, store);
  return html.startsWith('<div>') ? filled(html.slice('<div>'.length, -'</div>'.length), pieces) : null;
}
