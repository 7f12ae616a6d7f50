// A partner's text inside any element, marked with its language where it is not the page's (docs/product/pages.md).
import type { Localized } from '#labels/localized';

interface SaidTextProps {
  as?: 'p' | 'span' | 'li' | 'h1' | 'h3';
  said: Localized;
  className?: string;
}

export function LocalizedText({ as: Element = 'span', said, className }: SaidTextProps) {
  return (
    <Element lang={said.lang} className={className}>
      {said.text}
    </Element>
  );
}
