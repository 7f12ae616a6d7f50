// Addresses of the outside world by which a brand or partner is reached.

/** Opens a conversation in the messaging app; `text` is written there but not sent. */
export function whatsappLink(phone: string, text?: string): string {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
