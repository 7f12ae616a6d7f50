// An element whose inside may be markup that was made before (docs/product/page-cache.md, "Pages rendered anew"): rendering it again would
// make the same text.
import { type ReactNode, useContext } from 'react';
import { RememberedMarkupContext } from './remembered-markup.ts';

interface RememberedProps {
  as: 'li' | 'div';
  /**
   * Everything the inside depends on: two that are written alike look alike. Null where the inside tells the head something: a picture that
   * is loaded at once is named there, which markup does not do again.
   */
  about: readonly unknown[] | null;
  id?: string;
  className: string;
  children: () => ReactNode;
}

export function Remembered({ as: Element, about, children, ...attributes }: RememberedProps) {
  const memory = useContext(RememberedMarkupContext);
  if (!memory || !about) return <Element {...attributes}>{children()}</Element>;
  const key = JSON.stringify(about);
  const markup = memory.find(key);
  if (markup !== undefined) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
  // Taken out again, with what stands in it, before the page is sent (remember-markup.server.ts).
  const Mark: string = `made-${memory.miss(key)}`;
  return (
    <Element {...attributes}>
      <Mark>
        <RememberedMarkupContext value={null}>{children()}</RememberedMarkupContext>
      </Mark>
    </Element>
  );
}
