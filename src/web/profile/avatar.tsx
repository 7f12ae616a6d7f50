// A member's picture, or a placeholder (spec §2 header).
import { CircleUserRound } from 'lucide-react';

export function Avatar({ url, size }: { url: string | null; size: number }) {
  if (url === null)
    return (
      <CircleUserRound size={size} strokeWidth={1} aria-hidden="true" className="shrink-0 text-ink-soft" />
    );
  return <img src={url} alt="" width={size} height={size} className="shrink-0 rounded-full object-cover" />;
}
