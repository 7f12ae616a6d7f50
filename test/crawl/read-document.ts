// Reads a page as a browser would: its own parser, without running or loading anything. What a crawl needs to know of it.
import type { Page } from 'playwright-core';

export interface DocumentLink {
  href: string;
  /** Language of the page behind the link, where the link says so. */
  hrefLang: string | null;
  text: string;
}

export interface DocumentState {
  lang: string;
  title: string;
  headings: string[];
  links: DocumentLink[];
  /** GET forms as sent without touching them: address and query. */
  forms: string[];
  /** Pictures, scripts, styles and fonts the page loads, and the preview picture. */
  assets: string[];
  canonical: string | null;
  /** Address by hreflang. */
  alternates: Record<string, string>;
  isIndexed: boolean;
  /** What a person reads or hears, without parts marked as another language than the page's. */
  words: string;
  /** The same, with those parts. */
  allWords: string;
  /** Targets of the page's own #links that are not there. */
  deadAnchors: string[];
}

/**
 * Parses `html` in the browser's page, which stays blank. The way there and back is what takes time: the style sheet stays here, and
 * the answer comes as one text.
 */
export async function readDocument(page: Page, html: string): Promise<DocumentState> {
  const read = await page.evaluate(
    (source) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
      const lang = document.documentElement.lang;

      function wordsOf(includesOthers: boolean): string {
        const texts: string[] = [document.title];
        const isRead = (element: Element) =>
          !element.closest('script, style, template, noscript') &&
          (includesOthers || (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang);
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent?.trim();
          if (text && node.parentElement && isRead(node.parentElement)) texts.push(text);
        }
        for (const element of all(
          '[alt], [title], [aria-label], [placeholder], meta[name=description], meta[property="og:title"]',
        )) {
          if (!isRead(element)) continue;
          const content =
            element.tagName === 'META' ? ['content'] : ['alt', 'title', 'aria-label', 'placeholder'];
          for (const name of content) texts.push(element.getAttribute(name) ?? '');
        }
        return texts.filter(Boolean).join('\n');
      }

      const sent = (form: HTMLFormElement) => {
        const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
        return `${form.getAttribute('action') ?? ''}?${new URLSearchParams(values)}`;
      };
      const anchors = all<HTMLAnchorElement>('a[href]');
      const attribute = (selector: string, name: string) =>
        all(selector).map((element) => element.getAttribute(name)!);
      return JSON.stringify({
        lang,
        title: document.title,
        headings: all('h1').map((heading) => heading.textContent.trim()),
        links: anchors.map((anchor) => ({
          href: anchor.getAttribute('href')!,
          hrefLang: anchor.getAttribute('hreflang'),
          text: anchor.textContent.trim(),
        })),
        forms: all<HTMLFormElement>('form')
          .filter((form) => form.method === 'get')
          .map(sent),
        assets: [
          ...attribute('img[src], script[src]', 'src'),
          ...attribute(
            'link[rel=stylesheet], link[rel~=icon], link[rel=preload], link[rel^=modulepreload], link[rel=manifest], link[rel=apple-touch-icon]',
            'href',
          ),
          ...attribute('meta[property="og:image"]', 'content'),
        ],
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
        alternates: Object.fromEntries(
          all('link[rel=alternate][hreflang]').map((link) => [
            link.getAttribute('hreflang')!,
            link.getAttribute('href')!,
          ]),
        ),
        isIndexed: !document.querySelector('meta[name=robots][content*=noindex]'),
        words: wordsOf(false),
        allWords: wordsOf(true),
        deadAnchors: anchors
          .map((anchor) => anchor.getAttribute('href')!)
          .filter((href) => /^#./.test(href) && !document.getElementById(decodeURIComponent(href.slice(1)))),
      } satisfies DocumentState);
    },
    html.replace(/(<style[^>]*>)[^<]*/, '$1'),
  );
  return JSON.parse(read) as DocumentState;
}
