// The footer (spec §2 footer): contact on top (not in consultant mode), columns of links, badges and copyright.
// Auth pages hide all three parts, checkout the first two: their layouts leave them out.
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
  const { brand, areas, hasanahElsewhere, affiliateCode } = useFrame();
  return (
    <footer className="girih girih-light mt-16 bg-primary-dark text-white" data-footer>
      <div className="mx-auto max-w-page px-4 py-10">
        {!affiliateCode && <Contact />}
        <div className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4 md:gap-x-8">
          {openColumns(areas, affiliateCode !== null, { hasanah: hasanahElsewhere }).map(
            ({ title, links }) => (
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
            ),
          )}
          <section aria-labelledby="footer-social">
            <h2 id="footer-social" className="text-base font-bold">
              {m.frame_footer_social_title()}
            </h2>
            <ul>
              {brand.social.slice(0, socialLinks).map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noopener" className={link}>
                    {name}
                    <span className="sr-only"> ({m.frame_new_tab()})</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <FooterBottom />
      </div>
    </footer>
  );
}
