// A process that hands an email to the SMTP server and is killed before it can record that; deliver.db.test.ts starts
// it.
import { openBrandDirectory } from '#domain/brands';
import { openDatabase } from '#platform/database/database';
import { smtpMail } from '#platform/mail/smtp';
import { outboxSender } from '#platform/message-sender';
import { deliver } from './outbox.ts';

const [, , url, smtpUrl, messageId, now] = process.argv as [string, string, string, string, string, string];
const { db } = openDatabase({ url, poolSize: 1, statementTimeoutMs: 5_000, applicationName: 'rihlah-test' });
const smtp = smtpMail({ url: smtpUrl });
await deliver(
  {
    db,
    now: () => new Date(now),
    brands: await openBrandDirectory(db),
    mail: {
      isLocal: false,
      async send(mail) {
        await smtp.send(mail);
        process.kill(process.pid, 'SIGKILL');
      },
    },
    textMessages: outboxSender,
    textMessageLimits: { countries: ['ID'], perDay: 1_000 },
    push: null,
    renderEmail: () => ({ subject: 'Surat', text: 'Surat', html: '<p>Surat</p>' }),
    webPush: null,
    whatsApp: null,
    mailFrom: undefined,
    drawPdf: () => Promise.reject(new Error('This email has none')),
  },
  messageId,
  { warn: () => {}, error: () => {} },
);
