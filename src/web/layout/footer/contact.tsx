// How to reach the brand: call centre, email, messaging number, office (spec §2 footer, contact block).
import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import * as m from '#messages/messages';
import { readablePhone } from '#shared/readable-phone';
import { useFrame } from '#web/frame';
import { whatsappLink } from '#web/contact-links';

const item = 'flex items-start gap-3';
/** The name and what it names are one target. */
const link = `${item} group py-1`;
const value = 'block font-semibold underline-offset-4 group-hover:underline wrap-anywhere';

export function Contact() {
  const { brand } = useFrame();
  return (
    <section aria-labelledby="footer-contact" className="mb-8 border-b border-white/20 pb-8">
      <img src={brand.logoLight} alt={brand.name} height={40} className="h-10 w-auto" loading="lazy" />
      <p className="mt-3 max-w-prose text-white/90">{brand.slogan}</p>
      <h2 id="footer-contact" className="sr-only">
        {m.frame_contact()}
      </h2>
      <ul className="mt-5 grid gap-2 md:grid-cols-2 md:gap-x-8 lg:grid-cols-[1fr_1fr_1.3fr_1.3fr]">
        {brand.phoneNumber && (
          <li>
            <a href={`tel:${brand.phoneNumber}`} className={link}>
              <Phone size={20} aria-hidden="true" className="mt-1 shrink-0" />
              <span>
                {m.frame_call_centre()} <span className={value}>{readablePhone(brand.phoneNumber)}</span>
              </span>
            </a>
          </li>
        )}
        {brand.whatsappNumber && (
          <li>
            <a href={whatsappLink(brand.whatsappNumber)} target="_blank" rel="noopener" className={link}>
              <MessageCircle size={20} aria-hidden="true" className="mt-1 shrink-0" />
              <span>
                {m.frame_messaging()}{' '}
                <span className={value}>
                  {readablePhone(brand.whatsappNumber)}
                  <span className="sr-only"> ({m.frame_new_tab()})</span>
                </span>
              </span>
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${brand.email}`} className={link}>
            <Mail size={20} aria-hidden="true" className="mt-1 shrink-0" />
            <span>
              {m.frame_email()} <span className={value}>{brand.email}</span>
            </span>
          </a>
        </li>
        {brand.officeAddress && (
          <li className={`${item} py-1`}>
            <MapPin size={20} aria-hidden="true" className="mt-1 shrink-0" />
            <div>
              {m.frame_office()}
              <span className="block font-semibold">{brand.officeAddress}</span>
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}
