// The parts of one thing in a console, each a page of its own: links in a row that can be scrolled on phones.
import { useFrame } from '#web/frame';
import { LocalLink } from './local-link.tsx';

interface PageTabsProps {
  /** What the tabs are parts of. */
  label: string;
  tabs: readonly { to: string; label: string }[];
}

export function PageTabs({ label, tabs }: PageTabsProps) {
  const { path } = useFrame();
  return (
    <nav aria-label={label} className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <LocalLink
              to={tab.to}
              aria-current={path === tab.to ? 'page' : undefined}
              className="inline-flex min-h-12 items-center whitespace-nowrap border-b-4 border-transparent px-3 font-semibold text-ink-soft hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary"
            >
              {tab.label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
