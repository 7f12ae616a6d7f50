// The footer of members' own pages: one line of links. Among one's own orders and data nobody looks for the catalogue.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';

export function FooterLine() {
  const { brand, year } = useFrame();
  return (
    <footer className="mt-16 border-t border-line text-sm text-ink-soft" data-footer>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 px-4 py-1">
        <p className="w-full pt-2 md:w-auto md:py-2">
          {m.frame_footer_copyright({ year, business: brand.businessName })}
        </p>
        {(
          [
            [paths.faq, m.frame_menu_help],
            [paths.privacy, m.frame_footer_privacy_short],
            [paths.terms, m.frame_footer_terms_short],
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
