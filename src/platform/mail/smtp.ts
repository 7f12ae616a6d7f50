// Email by SMTP. One connection per email: there are few of them, and none may wait behind another.
import { createTransport } from 'nodemailer';
import { RefusedError } from '#platform/refused-error';
import type { Mail, MailSender } from './mail.ts';

export interface SmtpOptions {
  /** smtp:// (with STARTTLS where offered, `?requireTLS=true` to insist) or smtps://, with user and password in it. */
  url: string;
  /** The longest one email may take, whatever the server does. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 30_000;

interface SmtpFault {
  code?: string;
  responseCode?: number;
  permanent?: boolean;
}

function openTransport({ url, timeoutMs = defaultTimeoutMs }: SmtpOptions) {
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether the server takes our name and password; else what it says. No email is sent. */
export async function smtpFailure(options: SmtpOptions): Promise<string | null> {
  try {
    await openTransport(options).verify();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

export function smtpMail({ url, timeoutMs = defaultTimeoutMs }: SmtpOptions): MailSender {
  const transport = openTransport({ url, timeoutMs });
  return {
    isLocal: false,
    async send({ messageId, from, replyTo, to, subject, text, html, attachments }: Mail) {
      try {
        await transport.sendMail({
          messageId: `<${messageId}>`,
          from,
          replyTo,
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: [...attachments],
          // Suppresses automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeoutMs),
        });
      } catch (error) {
        if (isRefusal(error as SmtpFault)) throw new RefusedError((error as Error).message, { cause: error });
        throw error;
      }
    },
  };
}

/**
 * The server refused the email or its recipient. Our own wrong password is not the email's fault: it is sent once that
 * is fixed.
 */
function isRefusal({ code, responseCode, permanent }: SmtpFault): boolean {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined || permanent === true;
}
