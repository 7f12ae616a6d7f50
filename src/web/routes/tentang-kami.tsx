// About the brand (spec §2 /tentang-kami): its own words, numbers counted today, how to reach it. Only read: no framework script.
import * as m from '#messages/messages';
import { Contact } from '#web/features/site/contact.tsx';
import { Numbers } from '#web/features/site/numbers.tsx';
import { ReadingBody } from '#web/features/site/reading-body.tsx';
import { ReadingHead } from '#web/features/site/reading-head.tsx';
import { sitePageMeta } from '#web/features/site/site-meta';
import { OtherVersionNotice } from '#web/features/site/versions.tsx';
import { useFrame } from '#web/frame';
import { frameIn } from '#web/seo';
import { catalogueNumbers } from '#web/server/catalogue/catalogue-numbers';
import { pageRequest } from '#web/server/request/page-context';
import { loadSitePage } from '#web/server/reading/site-page';
import type { Route } from './+types/tentang-kami';

export const handle = { readOnly: true };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const [page, numbers] = await Promise.all([loadSitePage(request, 'tentang-kami'), catalogueNumbers(request)]);
  return { page, numbers };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return sitePageMeta(matches, loaderData?.page, m.site_about_description({ brand: frameIn(matches)?.brand.name ?? '' }));
}

export default function About({ loaderData: { page, numbers } }: Route.ComponentProps) {
  const { brand } = useFrame();
  return (
    <>
      <ReadingHead title={page.title}><p className="mt-4 max-w-[60ch] text-lg text-ink-soft">{brand.slogan}</p></ReadingHead>
      <OtherVersionNotice page={page} />
      <Numbers numbers={numbers} />
      <ReadingBody text={page.text}><Contact /></ReadingBody>
    </>
  );
}
