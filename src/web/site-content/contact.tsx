// How to reach the brand, at the end of /tentang-kami.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { readablePhone } from '#shared/readable-phone';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { whatsappLink } from '#web/contact-links';
import { useFrame } from '#web/frame';

// As high as a finger, without making its row higher.
const link = '-my-3 inline-block py-3 text-primary underline underline-offset-4';

export function Contact() {
  const { brand } = useFrame();
  const facts = [
    {
      term: m.frame_call_centre(),
      value: (
        <a href={`tel:${brand.phoneNumber}`} className={link}>
          {readablePhone(brand.phoneNumber)}
        </a>
      ),
    },
    {
      term: m.frame_messaging(),
      value: (
        <a href={whatsappLink(brand.whatsappNumber)} target="_blank" rel="noopener" className={link}>
          {readablePhone(brand.whatsappNumber)}
          <span className="sr-only"> ({m.frame_new_tab()})</span>
        </a>
      ),
    },
    {
      term: m.frame_email(),
      value: (
        <a href={`mailto:${brand.email}`} className={link}>
          {brand.email}
        </a>
      ),
    },
    { term: m.frame_office(), value: brand.officeAddress },
    {
      term: m.site_distribution_title(),
      value: (
        <LocalLink to={paths.distributionPartners} className={link}>
          {m.site_distribution_see()}
        </LocalLink>
      ),
    },
  ];
  return (
    <section aria-labelledby="contact" className="mt-14">
      <h2 id="contact" className="mb-2 text-2xl font-bold tracking-tight">
        {m.site_contact()}
      </h2>
      <DefinitionList facts={facts} />
    </section>
  );
}
