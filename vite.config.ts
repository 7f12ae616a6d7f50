// Builds the pages: browser files to build/client, the server's rendering to build/server.
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, Visitor } from 'vite';
import { isAppPage } from './src/web/app-pages.ts';
import './src/web/console-app-pages.ts';
import { language } from './src/web/language-files.ts';
import { pageRoutes } from './src/web/page-routes.ts';
import routes from './src/web/routes.ts';
import { sheetSources } from './src/web/styles/sheet-sources.ts';

const serverModules = /^#(shared|art|labels|platform|domain|pdfs|messages)(\/|$)|^#web\/(host\/|.*\.server$)/;
const neverInBrowser = /^#(platform|domain|emails|pdfs|api|realtime|app)(\/|$)|^#web\/(host\/|.*\.server$)/;

/**
 * Keeps one instance of every server module: the page bundle imports `#…` as Node does, instead of a copy.
 * Refuses server code in the browser's bundle, and gives it the words one by one: all of them in one file were 15 kB.
 */
function oneInstance(): Plugin {
  return {
    name: 'one-instance',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name === 'client') {
        const words = /^#messages\/(\w+)$/.exec(source);
        if (words)
          return this.resolve(`/src/messages/browser/${words[1]}.js`, importer, {
            ...options,
            skipSelf: true,
          });
        if (neverInBrowser.test(source))
          this.error(`${source} is server code; ${importer} would take it into the browser`);
        return null;
      }
      if (!serverModules.test(source)) return null;
      if (this.environment.mode === 'build') return { id: source, external: true };
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { id: resolved.id, external: true };
    },
  };
}

const oneText = (locale: string) =>
  new RegExp(
    String.raw`const ${locale}_\w+ = \/\*\*.*?\*\/ \(i?\) => \{\s*return \/\*\* @type \{LocalizedString\} \*\/ \((\x60(?:[^\x60\\]|\\.)*\x60)\)\s*\};`,
  );
const [indonesian, english] = [oneText('id'), oneText('en')];

/**
 * A word in the browser is asked in the page's language alone, and most are one text in each. Which language that is stands where it is asked
 * for; in the build a mark does, by which each language gets files of its own (scripts/split-languages.mjs).
 */
function shortWords(): Plugin {
  const chosen =
    'const locale = experimentalStaticLocale ?? options.locale ?? getLocale()\n\tif (locale === "id")';
  return {
    name: 'short-words',
    transform(code, id) {
      if (this.environment.name !== 'client' || !/src\/messages\/browser\/messages\/(?!_)/.test(id))
        return null;
      if (!code.includes(chosen))
        this.error(`${id} no longer chooses its language the way this plugin knows`);
      const isIndonesian = this.environment.mode === 'build' ? language : '(getLocale() === "id")';
      const [texts, name] = [
        [indonesian.exec(code)?.[1], english.exec(code)?.[1]],
        /^export const (\w+) = /m.exec(code)?.[1],
      ];
      const plain =
        name && texts[0] && texts[1]
          ? `import { getLocale } from '../runtime.js';\nexport const ${name} = (i) => ${isIndonesian} ? ${texts[0]} : ${texts[1]};`
          : code
              .replace(chosen, `if (${isIndonesian})`)
              .replace(', options = {}) =>', ') =>')
              .replace('(inputs = {})', '(inputs)');
      return { code: plain.replaceAll('i?.', 'i.'), map: null };
    },
  };
}

/**
 * Icons as they are used here: drawn by a function of ours, and without the keys of their parts, which are for lists that change: theirs never
 * do, and random text does not compress.
 */
function plainIcons(): Plugin {
  const icons = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
  return {
    name: 'plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return importer && icons.test(importer) && source.endsWith('/createLucideIcon.mjs')
        ? join(import.meta.dirname, 'src/web/ui/create-icon.ts')
        : null;
    },
    transform(code, id) {
      return icons.test(id) ? { code: code.replaceAll(/,\s*key: "\w+"/g, ''), map: null } : null;
    },
  };
}

/**
 * The router without what it says to those who build with it: its checks stay, their texts and its warnings do not. Nobody reads them in a
 * visitor's browser; while developing, and in the server's rendering, they are said as ever.
 */
function quietRouter(): Plugin {
  const router = /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/;
  return {
    name: 'quiet-router',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !router.test(id)) return null;
      const cuts: [from: number, to: number, instead: string][] = [];
      new Visitor({
        CallExpression({ callee, arguments: [first, second], start, end }) {
          const name = callee.type === 'Identifier' ? callee.name : '';
          if (/^(UNSAFE_)?warn(ing|Once)$/.test(name)) cuts.push([start, end, 'void 0']);
          else if (/^(UNSAFE_)?invariant$/.test(name) && first && second) cuts.push([first.end, end - 1, '']);
        },
      }).visit(this.parse(code));
      return {
        code: cuts
          .toSorted(([a], [b]) => b - a)
          .reduce((text, [from, to, instead]) => text.slice(0, from) + instead + text.slice(to), code),
        map: null,
      };
    },
  };
}

/**
 * Leaves reading pages out of the browser's files: no script ever runs them there, and what only they share would be split
 * from what app pages share, into hundreds of small files.
 */
function appPagesOnly(): Plugin {
  const routeFile = /src\/web\/(\S+)\?__react-router-build-client-route$/;
  const appPages = pageRoutes(routes).filter(({ path }) => isAppPage(path));
  const needed = new Set(['root.tsx', ...appPages.flatMap(({ files }) => files)]);
  return {
    name: 'app-pages-only',
    apply: 'build',
    enforce: 'post',
    transform(_code, id) {
      if (this.environment.name !== 'client') return null;
      const file = routeFile.exec(id)?.[1];
      return file && !needed.has(file) ? { code: 'export default null;', map: null } : null;
    },
  };
}

/**
 * Vite's own way to load a later part of a page names everything that part needs, and hints at it. Our parts bring little besides
 * themselves: only what it says of a part that is missing is kept (chunk-guard.ts).
 */
function loadPartsPlainly(): Plugin {
  const module = `export const __vitePreload = (load) =>
    load().catch((error) => {
      if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;
    });`;
  return {
    name: 'load-parts-plainly',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? module : null),
  };
}

/** One file for the framework, which outlives our releases in the browser's cache, and few for what pages share. */
const browserFiles = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: 4,
    },
    // The addresses of consoles, which members' pages never need: else they come along with those of their own.
    { name: 'console-paths', test: /src[\\/]shared[\\/]console-paths\.ts/, priority: 5 },
    // What nearly every app page has around it: in many files each piece of it weighs more.
    {
      name: 'frame',
      test: /vite[\\/]preload-helper|src[\\/]web[\\/](layout[\\/](?!\w+-layout)|notifications[\\/](bell|unread-count)|ui[\\/](money|button|pending-button|private-page-meta|localized-text|notice|local-link|definition-list|section|page-title|badge)|frame|app-pages|seo|contact-links|markup[\\/]|failed-calls|retried-data|client-failures|come-back)|src[\\/]shared[\\/]((\w+-)*paths|locale\S*|affiliate|toast|money)\.ts|messages[\\/]browser[\\/](runtime|messages[\\/]frame_(?!day|month|year|rating))/,
      priority: 3,
    },
    // And in its forms, where it has some.
    {
      name: 'forms',
      test: /src[\\/]web[\\/](ui[\\/](counter|step-button|form-key|forms[\\/](app-form|form-answer|text-area)|field|select-field|city-field|confirm-box|qr-code)|api-client)|src[\\/]shared[\\/](genders|form-key)\.ts|labels[\\/]gender|messages[\\/]browser[\\/]messages[\\/]auth_gender_/,
      priority: 2,
    },
    { name: 'shared', minShareCount: 2, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 150 },
  ],
};

/** What pages share is not named after all of them: every file that needs it would carry those names. */
const chunkFileNames = ({ name }: { name: string }) =>
  name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js';

export default defineConfig({
  plugins: [
    oneInstance(),
    shortWords(),
    plainIcons(),
    quietRouter(),
    sheetSources(routes),
    tailwindcss(),
    reactRouter(),
    appPagesOnly(),
    loadPartsPlainly(),
  ],
  // Built in, so that icons are the same on both sides.
  ssr: { noExternal: ['lucide-react'] },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: browserFiles, chunkFileNames } } } },
  },
});
