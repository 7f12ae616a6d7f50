// The floating messaging-app button of the default layout (spec §2 layouts): a plain outgoing link, nothing is loaded for it. On phones
// it is an item of the bottom navigation, on a desktop it stands beside the page, and on pages to be read it is not there (decision 0065).
import { MessageCircle } from 'lucide-react';
import * as m from '#messages/messages';
import { whatsappLink } from '#web/contact-links';
import { useFrame } from '#web/frame';
import { isReadingPage } from './reading-pages.ts';

export function ChatButton() {
  const { brand, path } = useFrame();
  if (!brand.whatsappNumber || isReadingPage(path)) return null;
  return (
    <aside aria-label={m.frame_contact()} className="max-md:hidden">
      <a
        href={whatsappLink(brand.whatsappNumber)}
        target="_blank"
        rel="noopener"
        className="chat-button flex min-h-16 w-16 flex-col items-center justify-center rounded-card border border-line bg-card text-sm font-semibold text-primary shadow-float hover:border-primary"
      >
        <MessageCircle size={22} aria-hidden="true" />
        <span aria-hidden="true">{m.frame_whatsapp_short()}</span>
        <span className="sr-only">
          {m.frame_whatsapp()} ({m.frame_new_tab()})
        </span>
      </a>
    </aside>
  );
}
