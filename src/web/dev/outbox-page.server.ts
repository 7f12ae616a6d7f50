// /dev/outbox (docs/product/outbox.md): the messages of the outbox, for those who develop or try the marketplace. Mounted only
// where nothing leaves this machine. A page of text, without the frame.
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#domain/deps';
import { findEmailHtml, findPdf, listMessages } from '#domain/outbox';
import * as m from '#messages/messages';
import { runWithLocale } from '#platform/request-locale';
import { formatInstant } from '#shared/dates';
import { escapeHtml } from '#shared/escape-html';
import { type Locale, locales } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { isId } from '#shared/names';
import { emailPolicy, sendDevPage, sendHtml, unseen } from './dev-page.server.ts';
import { drawAttachedPdf } from '#pdfs/attached-pdfs';

type Message = Awaited<ReturnType<typeof listMessages>>[number];
interface OutboxQuery {
  Querystring: { to?: string | string[] };
}

const path = '/dev/outbox';

export function mountOutbox(app: FastifyInstance, deps: Deps): void {
  const wanted = (to: string | string[] | undefined) =>
    typeof to === 'string' && to !== '' ? to.trim() : undefined;
  app.get<OutboxQuery>(`${path}.json`, async ({ query }, reply) =>
    unseen(reply).send(await listMessages(deps, { to: wanted(query.to) })),
  );
  for (const locale of locales) {
    app.get<OutboxQuery>(localePath(path, locale), async ({ query }, reply) => {
      const to = wanted(query.to);
      const messages = await listMessages(deps, { to });
      return runWithLocale(locale, () =>
        sendDevPage(reply, {
          locale,
          title: m.outbox_title(),
          style,
          body: outboxPage(messages, to, locale),
        }),
      );
    });
  }
  app.get<{ Params: { id: string; index: string } }>(
    `${path}/:id/papers/:index`,
    async ({ ip, params: { id, index } }, reply) => {
      const found = isId(id) ? await findPdf(deps, id, Number(index)) : null;
      if (!found) return unseen(reply).code(404).send();
      const { content, contentType } = await drawAttachedPdf(deps, found.pdf, found.locale, ip);
      return unseen(reply).type(contentType).send(content);
    },
  );
  app.get<{ Params: { file: string } }>(`${path}/:file`, async ({ params }, reply) => {
    const id = params.file.replace(/\.html$/, '');
    const html = isId(id) ? await findEmailHtml(deps, id) : null;
    if (html === null) return unseen(reply).code(404).send();
    return sendHtml(reply, html, emailPolicy);
  });
}

const style = `code{font:700 24px/1.4 ui-monospace,monospace;letter-spacing:2px;user-select:all}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:16px 0}label{flex:1 1 240px}input{width:100%}`;

/** In the language it is asked for. */
function outboxPage(messages: Message[], to: string | undefined, locale: Locale): string {
  const body =
    messages.map((message) => article(message, locale)).join('\n') ||
    `<p>${escapeHtml(m.outbox_empty())}</p>`;
  const all =
    to === undefined ? '' : `<p><a href="${localePath(path, locale)}">${escapeHtml(m.outbox_all())}</a></p>`;
  return `<p>${escapeHtml(m.outbox_what())}</p>
<p><a href="${localePath('/dev/emails', locale)}">${escapeHtml(m.dev_emails_title())}</a></p>
<form><label>${escapeHtml(m.outbox_to())}<br><input name="to" value="${escapeHtml(to ?? '')}" autocomplete="off"></label><button>${escapeHtml(m.outbox_filter())}</button></form>
${all}
${body}`;
}

function article(message: Message, locale: Locale): string {
  const {
    id,
    channel,
    kind,
    locale: written,
    recipient,
    subject,
    body_text: text,
    link,
    created_at: createdAt,
  } = message;
  const pdfs = (message.attachments as unknown[])
    .map(
      (_pdf, index) =>
        `<p><a href="${path}/${id}/papers/${index}">${escapeHtml(m.outbox_paper({ number: index + 1 }))}</a></p>`,
    )
    .join('');
  const asEmail =
    channel === 'mail' && text !== null
      ? `<p><a href="${path}/${id}.html">${escapeHtml(m.outbox_letter())}</a></p>`
      : '';
  const opens =
    link === null ? '' : `<p><a href="${escapeHtml(link)}">${escapeHtml(m.outbox_opens())}</a></p>`;
  return `<article>
<h2 lang="${written}">${escapeHtml(subject ?? kind)}</h2>
<p>${escapeHtml(m.outbox_to())}: <a href="${localePath(path, locale)}?to=${encodeURIComponent(recipient)}">${escapeHtml(recipient)}</a></p>
<p>${escapeHtml([formatInstant(createdAt, locale), channels[channel as keyof typeof channels](), kind, state(message)].join(' · '))}</p>
<pre lang="${text === null ? locale : written}">${text === null ? escapeHtml(m.outbox_erased()) : withCodesAndLinks(text)}</pre>
${asEmail}${opens}${pdfs}</article>`;
}

const channels = {
  mail: m.outbox_mail,
  text: m.outbox_text,
  push: m.outbox_push,
  web_push: m.outbox_push,
  whatsapp: m.outbox_whatsapp,
} as const;

function state({ sent_at: sentAt, failed_at: failedAt }: Message): string {
  return sentAt ? m.outbox_sent() : failedAt ? m.outbox_failed() : m.outbox_waiting();
}

/** Codes are taken whole with one tap, links can be followed. */
function withCodesAndLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+|\b\d{6}\b)/)
    .map((part, index) => {
      const shown = escapeHtml(part);
      if (index % 2 === 0) return shown;
      return part.startsWith('http') ? `<a href="${shown}">${shown}</a>` : `<code>${shown}</code>`;
    })
    .join('');
}
