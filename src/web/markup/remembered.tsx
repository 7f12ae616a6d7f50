// A piece of a page whose markup is remembered from one page to the next (decision 0258; docs/product/page-cache.md, "Pages rendered anew").
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { type Frame, useFrame } from '#web/frame';

/** Takes note of a piece and answers the number of its gap; null: it is rendered where it stands, like any component. */
export type LeaveGap = <Props extends object>(
  Piece: ComponentType<Props>,
  props: Props,
  frame: Frame,
) => number | null;

/** Given by the renderer of pages that are read (render-page.tsx). On app pages, and in the browser, there is none. */
export const Gaps = createContext<LeaveGap | null>(null);

/** What JSON keeps as it is: no functions, no elements. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...given: never[]) => unknown
    ? never
    : { readonly [Key in keyof T]: Plain<T[Key]> };

/**
 * The same as `<piece {...of} />`. What the piece shows follows from `of`, from the frame (`useFrame`) and from the language alone: it asks no other
 * context, no clock, and no `useId`; and it stands beside elements, not beside words. By these things it is found again: nothing else has to
 * be told when it changes.
 */
export function Remembered<Props extends object>({
  piece: Piece,
  of,
}: {
  piece: ComponentType<Props>;
  of: Props & Plain<Props>;
}): ReactNode {
  const leaveGap = useContext(Gaps);
  const frame = useFrame();
  const gap = leaveGap?.(Piece, of, frame) ?? null;
  return gap === null ? <Piece {...of} /> : <template data-gap={gap} />;
}
