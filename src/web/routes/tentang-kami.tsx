// About the brand (spec §2 /tentang-kami): its own words, numbers counted today, how to reach it. Only read: no framework script.
import * as m from '#messages/messages';
import { Contact } from '#web/site-content/contact.tsx';
import { Numbers } from '#web/site-content/numbers.tsx';
import { ReadingBody } from '#web/site-content/reading-body.tsx';
import { ReadingHead } from '#web/site-content/reading-head.tsx';
import { sitePageMeta } from '#web/site-content/site-meta';
import { OtherVersionNotice } from '#web/site-content/versions.tsx';
import { useFrame } from '#web/frame';
import { frameIn } from '#web/seo';
import { catalogueNumbers } from '#web/catalogue/catalogue-numbers.server';
import { pageRequest } from '#web/request/page-context.server';
import { loadSitePage } from '#web/site-content/site-page.server';
import type { Route } from './+types/tentang-kami';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const [page, numbers] = await Promise.all([
    loadSitePage(request, 'tentang-kami'),
    catalogueNumbers(request),
  ]);
  return { page, numbers };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return sitePageMeta(
    matches,
    loaderData?.page,
    m.site_about_description({ brand: frameIn(matches)?.brand.name ?? '' }),
  );
}

export default function About({ loaderData: { page, numbers } }: Route.ComponentProps) {
  const { brand } = useFrame();
  return (
    <>
      <ReadingHead title={page.title}>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">{brand.slogan}</p>
      </ReadingHead>
      <OtherVersionNotice page={page} />
      <Numbers numbers={numbers} />
      <ReadingBody text={page.text}>
        <Contact />
      </ReadingBody>
    </>
  );
}
