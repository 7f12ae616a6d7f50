// The face of a travel partner: its logo, or its initials in the brand's colour while it has put none there.
import type { PhotographView } from '#web/pictures/photograph-view';
import { Photograph } from '#web/pictures/photograph.tsx';

interface PartnerLogoProps {
  name: string;
  logo: PhotographView | null;
  isLarge?: boolean;
}

export function PartnerLogo({ name, logo, isLarge = false }: PartnerLogoProps) {
  const size = isLarge ? 'size-16 md:size-24' : 'size-14';
  if (logo)
    return (
      <Photograph
        photo={logo}
        isDecoration
        sizes={isLarge ? '96px' : '56px'}
        className={`${size} shrink-0 rounded-lg border border-line bg-white`}
      />
    );
  return (
    <span
      aria-hidden
      className={`${size} grid shrink-0 place-items-center rounded-lg bg-primary font-bold tracking-wide text-white ${isLarge ? 'text-2xl md:text-4xl' : 'text-lg'}`}
    >
      {initials(name)}
    </span>
  );
}

/** 'Safwa Mulia Tours' → 'SM' */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
