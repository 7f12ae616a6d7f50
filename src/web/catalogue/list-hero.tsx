// The dark head of the list pages, under the white-on-dark header (spec §2 header).
import type { ReactNode } from 'react';

export function ListHero({ title, intro, children }: { title: string; intro: string; children?: ReactNode }) {
  return (
    <div className="girih girih-light bg-primary-dark text-white">
      <div className="mx-auto max-w-page px-4 pb-8 pt-6">
        <h1 className="text-3xl font-bold tracking-tight lg:text-4xl">{title}</h1>
        <p className="mt-2 max-w-[62ch] text-white/90">{intro}</p>
        {children}
      </div>
    </div>
  );
}
