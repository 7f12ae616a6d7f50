// The bottom part of the footer (spec §2): badges, the role of the brand, copyright. On every page but those of signing in.
import * as paths from '#shared/paths';
import * as m from '#messages/messages';
import { useFrame } from '#web/frame';
import { LocalLink } from '#web/ui/local-link.tsx';

export function FooterBottom() {
  const { brand, year, consent } = useFrame();
  return (
    <div className="border-t border-white/20 pt-4 text-sm leading-snug max-md:text-[0.8125rem] md:mt-4 md:pt-6">
      <ul className="grid grid-cols-2 gap-x-4 md:flex md:flex-wrap md:gap-x-10">
        {brand.badges.map(({ name, number, issuer }) => (
          <li key={number}>
            <strong className="block">{name}</strong>
            {issuer} · <span className="tabular-nums">{number}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-white/90">{m.frame_footer_intermediary({ brand: brand.name })}</p>
      {consent.kinds.length > 0 && (
        <LocalLink
          to={`${paths.privacy}#measuring`}
          className="mt-2 inline-flex min-h-12 items-center underline-offset-4 hover:underline"
        >
          {m.frame_consent_title()}
        </LocalLink>
      )}
      <p className="mt-2 text-white/90">{m.frame_footer_copyright({ year, business: brand.businessName })}</p>
    </div>
  );
}
