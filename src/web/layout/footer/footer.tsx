// The footer (spec §2 footer): contact on top (not in consultant mode), columns of links, badges and copyright. On phones the columns
// are folded, on members' pages it is one line. Auth pages hide all three parts, checkout the first two: their layouts leave them out.
import { ChevronDown } from 'lucide-react';
import * as m from '#messages/messages';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Contact } from './contact.tsx';
import { FooterBottom } from './footer-bottom.tsx';
import { openColumns } from './footer-links.ts';

const link =
  'inline-flex min-h-12 items-center text-white/90 underline-offset-4 hover:text-white hover:underline md:min-h-10';

/** Spec §2: links to three social networks. */
const socialLinks = 3;

export function Footer() {
  const { affiliateCode } = useFrame();
  return (
    <footer className="girih girih-light girih-top mt-12 bg-primary-dark text-white md:mt-16" data-footer>
      <div className="mx-auto max-w-page px-4 pb-3 pt-6 md:py-10">
        {!affiliateCode && <Contact />}
        <details className="group footer-fold">
          <summary className="min-h-12 cursor-pointer list-none items-center justify-between font-semibold">
            {m.frame_footer_all_pages()}
            <ChevronDown aria-hidden size={22} className="group-open:rotate-180" />
          </summary>
          <Columns />
        </details>
        <Social />
        <FooterBottom />
      </div>
    </footer>
  );
}

function Columns() {
  const { brand, areas, hasanahElsewhere, affiliateCode } = useFrame();
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-6 pb-4 pt-2 md:grid-cols-5 md:gap-x-8 md:pb-0 md:pt-0">
      {openColumns(areas, affiliateCode !== null, { hasanah: hasanahElsewhere }).map(({ title, links }) => (
        <nav key={links[0]!.to} aria-label={title({ brand: brand.name })}>
          <h2 className="text-base font-bold">{title({ brand: brand.name })}</h2>
          <ul>
            {links.map(({ label, to, isElsewhere }) => (
              <li key={to}>
                {isElsewhere ? (
                  <a href={to} rel="noopener" className={link}>
                    {label()}
                  </a>
                ) : (
                  <LocalLink to={to} className={link}>
                    {label()}
                  </LocalLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

function Social() {
  const { brand } = useFrame();
  if (brand.social.length === 0) return null;
  return (
    <section
      aria-labelledby="footer-social"
      className="flex flex-wrap items-center gap-x-5 border-t border-white/20 pt-1 md:mt-8 md:pt-3"
    >
      <h2 id="footer-social" className="sr-only font-semibold md:not-sr-only">
        {m.frame_footer_social_title()}
      </h2>
      {brand.social.slice(0, socialLinks).map(({ name, url }) => (
        <a key={name} href={url} target="_blank" rel="noopener" className={link}>
          {name}
          <span className="sr-only"> ({m.frame_new_tab()})</span>
        </a>
      ))}
    </section>
  );
}
