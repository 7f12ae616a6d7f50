// What is registered with WhatsApp, for an operator to copy (docs/product/notifications.md): one template for each topic and language. Its
// places are the brand, title and text of a notification, and the address of its page.
import * as m from '#messages/messages';
import { locales, type Locale } from '#shared/locale';
import { type NotificationTopic, notificationTopics, whatsAppTemplate } from '#shared/notifications';

type Places = { brand: string; title: string; text: string; link: string };

const bodies: Record<NotificationTopic, (places: Places, options: { locale: Locale }) => string> = {
  payment: m.notifications_whatsapp_payment,
  schedule: m.notifications_whatsapp_schedule,
  documents: m.notifications_whatsapp_documents,
  messages: m.notifications_whatsapp_messages,
  promos: m.notifications_whatsapp_promos,
  work: m.notifications_whatsapp_work,
};
/** In the order in which they are sent. */
const places: Places = { brand: '{{1}}', title: '{{2}}', text: '{{3}}', link: '{{4}}' };

interface WhatsAppTemplate {
  name: string;
  language: Locale;
  /** WhatsApp's: advertisements are asked for apart, and cost more. */
  category: 'utility' | 'marketing';
  body: string;
}

export function listWhatsAppTemplates(): WhatsAppTemplate[] {
  return notificationTopics.flatMap((topic) =>
    locales.map((locale) => ({
      name: whatsAppTemplate(topic),
      language: locale,
      category: topic === 'promos' ? 'marketing' : 'utility',
      body: bodies[topic](places, { locale }),
    })),
  );
}
