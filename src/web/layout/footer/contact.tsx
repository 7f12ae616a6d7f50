// How to reach the brand: call centre, email, messaging number, office (spec §2 footer, contact block). On phones two to a row.
import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import * as m from '#messages/messages';
import { readablePhone } from '#shared/readable-phone';
import { useFrame } from '#web/frame';
import { whatsappLink } from '#web/contact-links';

const item = 'flex items-start gap-2 md:gap-3';
/** The name and what it names are one target. */
const link = `${item} group min-h-12 py-1`;
const name = 'block text-sm text-white/80 md:text-base md:text-white';
const value =
  'block font-semibold underline-offset-4 group-hover:underline wrap-anywhere max-md:text-[0.9375rem]';
const icon = 'mt-0.5 shrink-0 md:mt-1';

export function Contact() {
  const { brand } = useFrame();
  return (
    <section aria-labelledby="footer-contact" className="border-b border-white/20 pb-3 md:mb-8 md:pb-8">
      <img
        src={brand.logoLight}
        alt={brand.name}
        height={40}
        className="hidden h-10 w-auto md:block"
        loading="lazy"
      />
      <p className="mt-3 hidden max-w-prose text-white/90 md:block">{brand.slogan}</p>
      <h2 id="footer-contact" className="sr-only">
        {m.frame_contact()}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 md:mt-5 md:gap-x-8 md:gap-y-2 lg:grid-cols-[1fr_1fr_1.3fr_1.3fr]">
        {brand.phoneNumber && (
          <li>
            <a href={`tel:${brand.phoneNumber}`} className={link}>
              <Phone size={18} aria-hidden="true" className={icon} />
              <span>
                <span className={name}>{m.frame_call_centre()}</span>{' '}
                <span className={value}>{readablePhone(brand.phoneNumber)}</span>
              </span>
            </a>
          </li>
        )}
        {brand.whatsappNumber && (
          <li>
            <a href={whatsappLink(brand.whatsappNumber)} target="_blank" rel="noopener" className={link}>
              <MessageCircle size={18} aria-hidden="true" className={icon} />
              <span>
                <span className={name}>{m.frame_messaging()}</span>{' '}
                <span className={value}>
                  {readablePhone(brand.whatsappNumber)}
                  <span className="sr-only"> ({m.frame_new_tab()})</span>
                </span>
              </span>
            </a>
          </li>
        )}
        <li className="max-md:col-span-2">
          <a href={`mailto:${brand.email}`} className={link}>
            <Mail size={18} aria-hidden="true" className={icon} />
            <span>
              <span className={name}>{m.frame_email()}</span> <span className={value}>{brand.email}</span>
            </span>
          </a>
        </li>
        {brand.officeAddress && (
          <li className={`${item} py-1 max-md:col-span-2`}>
            <MapPin size={18} aria-hidden="true" className={icon} />
            <div>
              <span className={name}>{m.frame_office()}</span>
              <span className="block font-semibold leading-snug max-md:text-sm">{brand.officeAddress}</span>
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}
