// Pages for those who develop or try the marketplace (/dev/…): text and forms, without the frame, in neither cache nor search engine.
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '#shared/escape-html';
import type { Locale } from '#shared/locale';

interface DevPage {
  locale: Locale;
  title: string;
  /** What this page needs beside the common style. */
  style: string;
  /** HTML. */
  body: string;
}

const commonStyle = `:root{color-scheme:light dark}body{max-width:44rem;margin:0 auto;padding:16px;font:16px/1.55 system-ui,sans-serif}
h1{font-size:24px}h2{font-size:18px;margin:0 0 4px;overflow-wrap:anywhere}article{border-top:1px solid;padding:16px 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0;padding:12px;border-inline-start:4px solid}
p{margin:4px 0;overflow-wrap:anywhere}input,button{font:inherit;min-height:48px;padding:0 12px;box-sizing:border-box}
a{display:inline-block;padding:8px 0}`;

export function sendDevPage(reply: FastifyReply, { locale, title, style, body }: DevPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return sendHtml(
    reply,
    `<!DOCTYPE html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${commonStyle}
${style}</style></head>
<body><main>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`,
    `style-src 'nonce-${nonce}'; form-action 'self'`,
  );
}

/** An email is as strange as one from outside: it may show itself and be followed, nothing else. */
export const emailPolicy = "style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation";

/** HTML that may load nothing but what `policy` allows. */
export function sendHtml(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return unseen(reply)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; ${policy}; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(html);
}

export function unseen(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
}
