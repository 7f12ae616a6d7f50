// The footer of members' own pages: one line. Among one's own orders and data nobody looks for the catalogue.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';

export function FooterLine() {
  const { brand, year } = useFrame();
  return (
    <footer className="mt-16 border-t border-line bg-card text-sm text-ink-soft" data-footer>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 px-4 py-1">
        <p className="py-2">{m.frame_footer_copyright({ year, business: brand.businessName })}</p>
        {(
          [
            [paths.faq, m.frame_footer_faq],
            [paths.privacy, m.frame_footer_privacy],
            [paths.terms, m.frame_footer_terms],
          ] as const
        ).map(([to, label]) => (
          <LocalLink key={to} to={to} className="inline-flex min-h-12 items-center hover:underline">
            {label()}
          </LocalLink>
        ))}
      </div>
    </footer>
  );
}
