// In which form an email is being rendered: its components say the same as HTML, as plain text, and in the subject line.
import { createContext, use } from 'react';
import type { Brand } from '#domain/brands';
import type { EmailName, EmailValues } from '#domain/outbox';
import type { Locale } from '#shared/locale';

/** `text`: components write lines, no elements. `subject`: only the subject is written. */
export type EmailForm = 'subject' | 'text' | 'html';

interface EmailContextValue {
  form: EmailForm;
  brand: Brand;
  locale: Locale;
}

export const EmailContext = createContext<EmailContextValue | null>(null);

export function useEmail(): EmailContextValue {
  const value = use(EmailContext);
  if (!value) throw new Error('Emails are rendered by renderEmail');
  return value;
}

/** What the component of an email gets: its values, and whose email it is, in which language. */
export type EmailProps<Name extends EmailName> = EmailValues<Name> & { brand: Brand; locale: Locale };
