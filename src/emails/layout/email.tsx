// The frame of every email: greeting, content, sender and footer, in the brand's colours. No table, no picture from
// elsewhere, every style on its element: readable in any mail program. Every element that sets a text colour sets its
// background too, so that a program that darkens one of them does not hide the other.
import type { ReactNode } from 'react';
import type { Brand } from '#domain/brands';
import { Paragraph } from './parts.tsx';
import * as m from '#messages/messages';
import { isPersonName } from '#shared/person-name';
import { readablePhone } from '#shared/readable-phone';
import { useEmail } from './email-context.ts';

interface EmailFrameProps {
  subject: string;
  /** Whom it greets by name. Absent in emails to an unverified address: anybody may have chosen the name. */
  greets?: string;
  children: ReactNode;
}

export function Email({ subject, greets, children }: EmailFrameProps) {
  const { form, brand } = useEmail();
  if (form === 'subject') return subject;
  const content = (
    <>
      <Paragraph>
        {greets === undefined || !isPersonName(greets)
          ? m.email_greeting_nameless()
          : m.email_greeting({ name: greets })}
      </Paragraph>
      {children}
      <Paragraph>
        {m.email_closing()}
        {form === 'html' ? <br /> : '\n'}
        {m.email_sender({ brand: brand.name })}
      </Paragraph>
    </>
  );
  if (form === 'html') return <HtmlFrame subject={subject}>{content}</HtmlFrame>;
  return (
    <>
      {content}
      {['-- ', ...footerLines(brand)].join('\n')}
      {'\n'}
    </>
  );
}

function footerLines(brand: Brand): string[] {
  return [
    m.email_contact({ email: brand.email, phone: readablePhone(brand.phoneNumber) }),
    m.email_why({ brand: brand.name }),
    brand.officeAddress,
  ];
}

function HtmlFrame({ subject, children }: Pick<EmailFrameProps, 'subject' | 'children'>) {
  const { brand, locale } = useEmail();
  const { colors } = brand;
  const page = { backgroundColor: colors.background_web, color: colors.text_primary };
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: '0', padding: '0', ...page }}>
        <div
          style={{
            maxWidth: '560px',
            margin: '0 auto',
            padding: '24px 16px',
            fontFamily: "'Plus Jakarta Sans',Helvetica,Arial,sans-serif",
            fontSize: '16px',
            lineHeight: '1.6',
            ...page,
          }}
        >
          <p
            style={{
              margin: '0 0 16px',
              padding: '0 8px',
              fontSize: '20px',
              fontWeight: '700',
              backgroundColor: colors.background_web,
              color: colors.background_primary_dark,
            }}
          >
            {brand.name}
          </p>
          <div
            style={{
              padding: '24px',
              border: `1px solid ${colors.background_outline}`,
              borderRadius: '8px',
              backgroundColor: colors.background_paper,
              color: colors.text_primary,
            }}
          >
            <h1 style={{ margin: '0 0 16px', fontSize: '20px', lineHeight: '1.35' }}>
              <Heading subject={subject} />
            </h1>
            {children}
          </div>
          <div
            style={{
              padding: '16px 8px 0',
              fontSize: '13px',
              lineHeight: '1.5',
              backgroundColor: colors.background_web,
              color: colors.text_secondary,
            }}
          >
            {footerLines(brand).map((line) => (
              <p key={line} style={{ margin: '0 0 8px' }}>
                {line}
              </p>
            ))}
          </div>
        </div>
      </body>
    </html>
  );
}

/** The code of an order stays in one piece: it is read aloud. */
function Heading({ subject }: { subject: string }) {
  const [before, code, after] = subject.split(/\b(RH-[0-9A-Z]{8})\b/);
  if (code === undefined) return subject;
  return (
    <>
      {before}
      <span style={{ whiteSpace: 'nowrap' }}>{code}</span>
      {after}
    </>
  );
}
