// An email's parts → its plain text and its HTML. Both say the same; the plain text is complete by itself.
import type { Brand } from '#domain/brands';
import * as m from '#messages/messages';
import { escapeHtml } from '#shared/escape-html';
import type { Locale } from '#shared/locale';
import { isPersonName } from '#shared/person-name';
import { readablePhone } from '#shared/readable-phone';
import type { EmailContent, EmailPart } from './email-template.ts';

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Call it in the email's language (`runWithLocale`). */
export function renderEmail(
  { subject, name, parts }: EmailContent,
  brand: Brand,
  locale: Locale,
): RenderedEmail {
  const greeting =
    name === undefined || !isPersonName(name) ? m.email_greeting_nameless() : m.email_greeting({ name });
  const farewell = [m.email_closing(), m.email_sender({ brand: brand.name })];
  const footer = [
    m.email_contact({ email: brand.email, phone: readablePhone(brand.phoneNumber) }),
    m.email_why({ brand: brand.name }),
    brand.officeAddress,
  ];
  const text = [greeting, ...parts.map(plainPart), farewell.join('\n'), ['-- ', ...footer].join('\n')].join(
    '\n\n',
  );
  return {
    subject,
    text: `${text}\n`,
    html: htmlLetter({ subject, greeting, parts, farewell, footer }, brand, locale),
  };
}

function plainPart(part: EmailPart): string {
  if ('paragraph' in part) return part.paragraph;
  if ('code' in part) return `    ${part.code}`;
  if ('link' in part) return `${part.label}:\n${part.link}`;
  return part.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
}

interface Letter extends Pick<EmailContent, 'subject' | 'parts'> {
  greeting: string;
  farewell: string[];
  footer: string[];
}

/**
 * No table, no picture from elsewhere, every style on its element: readable in any mail program. Every element that
 * sets a text colour sets its background too, so that a program that darkens one of them does not hide the other.
 */
function htmlLetter(
  { subject, greeting, parts, farewell, footer }: Letter,
  brand: Brand,
  locale: Locale,
): string {
  const { colors } = brand;
  const font = "font-family:'Plus Jakarta Sans',Helvetica,Arial,sans-serif";
  const paper = `background-color:${colors.background_web};color:${colors.text_primary}`;
  const card = `background-color:${colors.background_paper};color:${colors.text_primary}`;
  const soft = `background-color:${colors.background_web};color:${colors.text_secondary}`;
  const body = [
    paragraph(greeting),
    ...parts.map((part) => htmlPart(part, brand)),
    paragraph(farewell.map(escapeHtml).join('<br>'), true),
  ];
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;${paper}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px;${font};font-size:16px;line-height:1.6;${paper}">
<p style="margin:0 0 16px;padding:0 8px;font-size:20px;font-weight:700;background-color:${colors.background_web};color:${colors.background_primary_dark}">${escapeHtml(brand.name)}</p>
<div style="padding:24px;border:1px solid ${colors.background_outline};border-radius:8px;${card}">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.35">${heading(subject)}</h1>
${body.join('\n')}
</div>
<div style="padding:16px 8px 0;font-size:13px;line-height:1.5;${soft}">
${footer.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`).join('\n')}
</div>
</div>
</body>
</html>
`;
}

/** The code of an order stays in one piece: it is read aloud. */
function heading(subject: string): string {
  return escapeHtml(subject).replace(/\bRH-[0-9A-Z]{8}\b/, '<span style="white-space:nowrap">$&</span>');
}

function htmlPart(part: EmailPart, { colors }: Brand): string {
  if ('paragraph' in part) return paragraph(part.paragraph);
  if ('code' in part) {
    return (
      `<p style="margin:0 0 16px;padding:16px;border:1px solid ${colors.background_outline};border-radius:8px;text-align:center;` +
      `font-size:28px;font-weight:700;letter-spacing:6px;background-color:${colors.background_web};color:${colors.text_primary}">${escapeHtml(part.code)}</p>`
    );
  }
  if ('link' in part) {
    const link = escapeHtml(part.link);
    return (
      `<p style="margin:0 0 8px"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:8px;font-weight:700;` +
      `text-decoration:none;background-color:${colors.background_primary};color:#FFFFFF">${escapeHtml(part.label)}</a></p>\n` +
      `<p style="margin:0 0 16px;font-size:13px;line-height:1.5">${escapeHtml(m.email_link_hint())}<br><span style="word-break:break-all">${link}</span></p>`
    );
  }
  return `<p style="margin:0 0 16px">${part.facts.map(({ name, value }) => `${escapeHtml(name)}: <strong>${escapeHtml(value)}</strong>`).join('<br>')}</p>`;
}

function paragraph(content: string, isHtml = false): string {
  return `<p style="margin:0 0 16px">${isHtml ? content : escapeHtml(content)}</p>`;
}
