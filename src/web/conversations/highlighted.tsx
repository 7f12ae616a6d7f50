// A text with the words that were searched for.
import type { TextPart } from './highlight.ts';

export function Highlighted({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      <mark key={index} className="bg-accent/25 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
