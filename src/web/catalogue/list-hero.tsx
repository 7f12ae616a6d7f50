// The dark head of the list pages, under the white-on-dark header (spec §2 header).
import type { ReactNode } from 'react';

export function ListHero({ title, intro, children }: { title: string; intro: string; children?: ReactNode }) {
  return (
    <div className="girih girih-light bg-primary-dark text-white">
      <div className="mx-auto max-w-page px-4 pb-6 pt-2 md:pb-8 md:pt-6">
        <h1 className="text-[1.75rem] font-bold leading-9 tracking-tight lg:text-4xl">{title}</h1>
        <p className="mt-2 hidden max-w-[62ch] text-white/90 md:block">{intro}</p>
        {children}
      </div>
    </div>
  );
}
