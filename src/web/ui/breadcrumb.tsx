// Where a page stands: links to what lies above it, its own name last. structured-data.ts tells search engines the same.
import * as m from '#messages/messages';
import { LocalLink } from './local-link.tsx';

export interface BreadcrumbItem {
  name: string;
  /** Path without language prefix; none on the page itself. */
  to?: string | undefined;
}

const tones = { soft: 'text-ink-soft', light: 'text-white/90' } as const;

/** `light`: on the brand's dark colour. */
export function Breadcrumb({
  items,
  tone = 'soft',
}: {
  items: readonly BreadcrumbItem[];
  tone?: keyof typeof tones;
}) {
  return (
    <nav aria-label={m.frame_breadcrumb()} className="text-sm">
      <ol className={`flex flex-wrap items-center ${tones[tone]}`}>
        {items.map(({ name, to }, index) => (
          <li key={name} className={`flex min-h-12 items-center ${to ? '' : 'min-w-0 grow basis-24'}`}>
            {index > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            {to ? (
              <LocalLink
                to={to}
                className="inline-flex min-h-12 items-center underline-offset-4 hover:underline"
              >
                {name}
              </LocalLink>
            ) : (
              // One line: on a phone the page's own name gives way, its heading stands right below.
              <span aria-current="page" className="truncate">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
