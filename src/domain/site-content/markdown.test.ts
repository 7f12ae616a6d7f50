// Texts of brands and partners become safe HTML, whatever they contain.
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('what a text may hold', () => {
  test('gives headings ids of their text, and repeated text another id', () => {
    expect(renderMarkdown('## Harga & kursi\n\n## Harga & kursi')).toBe(
      '<h2 id="harga-kursi">Harga &amp; kursi</h2>\n<h2 id="harga-kursi-2">Harga &amp; kursi</h2>\n',
    );
  });
  test('leaves the h1 to the page, even for a first-level heading', () => {
    expect(renderMarkdown('# Judul')).toBe('<h2 id="judul">Judul</h2>\n');
  });
  test('gives a heading without Latin letters an id', () => {
    expect(renderMarkdown('## العمرة')).toContain('<h2 id="bagian">');
  });
  test('localises links to own pages', () => {
    expect(renderMarkdown('[FAQ](/faq)', {}, 'id')).toContain('<a href="/faq">');
    expect(renderMarkdown('[FAQ](/faq)', {}, 'en')).toContain('<a href="/en/faq">');
  });
  test('marks links to other sites as nofollow', () => {
    expect(renderMarkdown('[situs](https://contoh.example/a)')).toContain(
      '<a href="https://contoh.example/a" rel="noopener nofollow">',
    );
  });
});

describe('what a text may not do', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', '<script'],
    ['an inline handler', '<b onmouseover="alert(1)">x</b>', '<b'],
    ['a comment that hides the rest', '<!-- x', '<!--'],
    ['a javascript link', '[x](javascript:alert(1))', 'href'],
    ['a javascript link in capitals with an entity', '[x](JAVASCRIPT&colon;alert(1))', 'href'],
    ['a javascript autolink', '<javascript:alert(1)>', 'href'],
    ['a javascript reference', '[x][y]\n\n[y]: javascript:alert(1)', 'href'],
    ['a data link', '[x](data:text/html;base64,PHNjcmlwdD4=)', 'href'],
    ['a vbscript link', '[x](vbscript:msgbox)', 'href'],
    ['an unencrypted link', '[x](http://contoh.example)', 'href'],
    ['a link without scheme to another host', '[x](//contoh.example)', 'href'],
    ['the same with a backslash', '[x](/\\contoh.example)', 'href="/\\'],
    ['a picture from elsewhere', '![x](https://contoh.example/a.png)', '<img'],
    ['an attribute that breaks out of a title', '[x](/faq "a\\" onclick=\\"b")', '" onclick'],
  ])('%s has no effect', (_what, text, forbidden) => {
    expect(renderMarkdown(text)).not.toContain(forbidden);
  });
});

describe('placeholders', () => {
  test('fills each known placeholder, wherever it is', () => {
    const values = {
      brand: 'Rihlah',
      business: 'PT R',
      email: 'halo@rihlah.example',
      phone: '021 5000 1001',
      domain: 'rihlah.example',
    };
    expect(renderMarkdown('{brand} {business} {phone} {domain} [{email}](mailto:{email})', values)).toBe(
      '<p>Rihlah PT R 021 5000 1001 rihlah.example <a href="mailto:halo@rihlah.example">halo@rihlah.example</a></p>\n',
    );
  });
  test('leaves unknown ones and those without a value unchanged', () => {
    expect(renderMarkdown('{brand} {lain}', { email: 'a@b.example' })).toBe('<p>{brand} {lain}</p>\n');
  });
  test('never treats a value as markup', () => {
    expect(renderMarkdown('Kami {brand}.', { brand: '*A* [b](/c) <i>d</i>\n# e' })).toBe(
      '<p>Kami *A* [b](/c) &lt;i&gt;d&lt;/i&gt; # e.</p>\n',
    );
  });
  test("prevents a value from changing a link's target", () => {
    expect(renderMarkdown('[x](mailto:{email})', { email: 'a) [y](https://contoh.example' })).not.toContain(
      'href="https',
    );
  });
  test('does not expand placeholders inside a value', () => {
    expect(renderMarkdown('{brand}', { brand: '{email}', email: 'a@b.example' })).toBe('<p>{email}</p>\n');
  });
});

describe('pictures of our own', () => {
  const address = '/article-pictures/AAAAAAAAAAAAAAAAAAAAAA-1200x800.webp';
  test('reserve their space, come in two sizes, and have alternative text', () => {
    expect(renderMarkdown(`![Koper & "tas"](${address})`)).toBe(
      `<p><img src="${address}" srcset="/article-pictures/AAAAAAAAAAAAAAAAAAAAAA-1200x800.small.webp 640w, ${address} 1200w" sizes="(min-width: 46rem) 44rem, 100vw" width="1200" height="800" alt="Koper &amp; &quot;tas&quot;" loading="lazy" decoding="async"></p>\n`,
    );
  });
  test.each([
    ['without words', `![](${address})`],
    ['from a page of ours that is no picture', '![x](/faq)'],
    ['with something behind its address', `![x](${address} "onerror=alert(1)")`],
    ['from elsewhere', `![x](https://contoh.example${address})`],
  ])('one %s is not shown', (_what, text) => {
    expect(renderMarkdown(text)).not.toContain('<img');
  });
});
