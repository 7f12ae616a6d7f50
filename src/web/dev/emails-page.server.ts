// /dev/emails (docs/product/outbox.md): every email with sample values, in both languages and for every brand, for those who
// write emails. Mounted where /dev/outbox is.
import type { FastifyInstance } from 'fastify';
import type { Brand } from '#domain/brands';
import type { Deps } from '#domain/deps';
import { type EmailName, emailKinds, type EmailToRender, type RenderedEmail } from '#domain/outbox';
import { emailSamples } from '#emails/samples';
import * as m from '#messages/messages';
import { runWithLocale } from '#platform/request-locale';
import { escapeHtml } from '#shared/escape-html';
import { type Locale, locales } from '#shared/locale';
import { localePath } from '#shared/locale-path';
import { emailPolicy, sendDevPage, sendHtml, unseen } from './dev-page.server.ts';

const path = '/dev/emails';
const kinds = Object.keys(emailKinds) as EmailName[];

type EmailDeps = Pick<Deps, 'brands' | 'renderEmail'>;

interface PreviewAddress {
  brand: string;
  locale: string;
  kind: string;
  /** Which of the samples, from 1, and in which form: `1.html`, `1.txt`. */
  file: string;
}

export function mountEmails(app: FastifyInstance, deps: EmailDeps): void {
  for (const locale of locales) {
    app.get(localePath(path, locale), async (_request, reply) => {
      const body = await emailList(deps, locale);
      return runWithLocale(locale, () =>
        sendDevPage(reply, { locale, title: m.dev_emails_title(), style: '', body }),
      );
    });
  }
  app.get<{ Params: PreviewAddress }>(`${path}/:brand/:locale/:kind/:file`, async ({ params }, reply) => {
    const email = await findPreview(deps, params);
    if (!email) return unseen(reply).code(404).send();
    return params.file.endsWith('.txt')
      ? unseen(reply).type('text/plain; charset=utf-8').send(`${email.subject}\n\n${email.text}`)
      : sendHtml(reply, email.html, emailPolicy);
  });
}

async function emailList(deps: EmailDeps, locale: Locale): Promise<string> {
  const articles = await Promise.all(kinds.map((kind) => emailArticle(deps, kind, locale)));
  return `<p>${escapeHtml(m.dev_emails_what({}, { locale }))}</p>\n${articles.join('\n')}`;
}

/** One kind: its subject, and links to all its samples. */
async function emailArticle(deps: EmailDeps, kind: EmailName, locale: Locale): Promise<string> {
  const [brand] = deps.brands.list();
  const { subject } = await renderSample(deps, kind, 0, brand!, locale);
  const links = deps.brands.list().flatMap((each) =>
    locales.map((written) => {
      const samples = emailSamples(each, written)[kind].flatMap((_values, index) =>
        ['html', 'txt'].map(
          (form) =>
            `<a href="${path}/${each.id}/${written}/${kind}/${index + 1}.${form}">${index + 1}.${form}</a>`,
        ),
      );
      return `<p>${escapeHtml(each.name)} · ${written}: ${samples.join(' ')}</p>`;
    }),
  );
  return `<article><h2 lang="${locale}">${escapeHtml(subject)}</h2><p>${kind}</p>${links.join('')}</article>`;
}

/** Null when there is no such brand, language, kind or sample. */
async function findPreview(deps: EmailDeps, address: PreviewAddress): Promise<RenderedEmail | null> {
  const brand = deps.brands.list().find(({ id }) => id === address.brand);
  const locale = locales.find((each) => each === address.locale);
  const kind = kinds.find((each) => each === address.kind);
  const [, number] = /^(\d)\.(?:html|txt)$/.exec(address.file) ?? [];
  if (!brand || !locale || !kind || !emailSamples(brand, locale)[kind][Number(number) - 1]) return null;
  return renderSample(deps, kind, Number(number) - 1, brand, locale);
}

async function renderSample(
  { renderEmail }: EmailDeps,
  kind: EmailName,
  index: number,
  brand: Brand,
  locale: Locale,
): Promise<RenderedEmail> {
  const values = emailSamples(brand, locale)[kind][index];
  return renderEmail({ kind, values, brand, locale } as EmailToRender);
}
