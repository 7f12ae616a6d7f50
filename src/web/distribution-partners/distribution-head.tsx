// The head of a distribution partner's pages, which have neither header nor footer (spec §2): whose offer it is, and the languages.
import type { ReactNode } from 'react';
import { LanguageSwitch } from '#web/layout/header/language-switch.tsx';
import { useFrame } from '#web/frame';

export function DistributionHead({ children }: { children: ReactNode }) {
  const { brand } = useFrame();
  return (
    <div className="girih border-b border-line">
      <div className="mx-auto max-w-[52rem] px-4 pb-10 pt-4 md:pb-14">
        <div className="flex min-h-12 items-center justify-between gap-6">
          <img src={brand.logo} alt={brand.name} height={32} className="h-8 w-auto" />
          <div className="print:hidden">
            <LanguageSwitch />
          </div>
        </div>
        <div className="mt-10 md:mt-16">{children}</div>
      </div>
    </div>
  );
}
