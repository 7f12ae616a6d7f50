// A bar of a chart, drawn by the server: the words beside it say what it shows, so it is hidden from those who hear the page.
const looks = { sold: 'fill-primary', held: 'fill-accent', good: 'fill-good', warn: 'fill-warn' } as const;

export interface BarPart {
  size: number;
  look: keyof typeof looks;
}

/** Parts one after the other, of a whole. */
export function Bar({ parts, whole }: { parts: readonly BarPart[]; whole: number }) {
  const width = (size: number) => (whole > 0 ? Math.min(100, (100 * size) / whole) : 0);
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="h-3 w-full rounded-full bg-line"
      aria-hidden="true"
    >
      {parts.map(({ size, look }, index) => (
        <rect
          key={look}
          x={width(parts.slice(0, index).reduce((sum, part) => sum + part.size, 0))}
          width={width(size)}
          height="10"
          className={looks[look]}
        />
      ))}
    </svg>
  );
}
