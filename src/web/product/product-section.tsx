// Sections of the product page under a hairline, the goals of the links of the page's contents.
import type { ReactNode } from 'react';
import type { Localized } from '#labels/localized';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Section } from '#web/ui/section.tsx';

interface ProductSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function ProductSection({ id, title, children }: ProductSectionProps) {
  return (
    <Section id={id} title={title} className="scroll-mt-20 py-5 md:py-8">
      {children}
    </Section>
  );
}

/** A section that few read before they decide: closed at first, with what matters of it in `gist`. A link to it opens it. */
export function FoldedSection({
  id,
  title,
  gist,
  children,
}: ProductSectionProps & { gist?: string | Localized | undefined }) {
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line">
      <details className="group">
        <summary className="cursor-pointer py-4 pr-10">
          <h2 id={`${id}-title`} className="text-lg font-bold tracking-tight md:text-xl">
            {title}
          </h2>
          {gist && (
            <LocalizedText
              as="p"
              said={typeof gist === 'string' ? { text: gist } : gist}
              className="text-[0.9375rem] leading-snug text-ink-soft"
            />
          )}
        </summary>
        {/* The goal lies inside, so that the browser opens what is around it. */}
        <div id={id} className="scroll-mt-40 pb-6">
          {children}
        </div>
      </details>
    </section>
  );
}
