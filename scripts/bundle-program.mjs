// The whole server, pages and packages included, in a few minified files (decision 0240): what `npm start` runs. Development and
// tests run the source. Runs on Node 24, after build.mjs.
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { messagesInTables } from './messages-in-tables.mjs';

const root = join(import.meta.dirname, '..');

/**
 * Loaded as installed: what has machine code or files of its own beside it, what finds its parts by their place, and what few
 * deployments ask for.
 */
const asInstalled = [
  /^sharp$/,
  /^@node-rs\//,
  /^@embedpdf\//,
  /^pg-native$/,
  /^@fastify\/(swagger-ui|static)$/,
  /^@opentelemetry\/(?!api$)/,
  /^@aws-sdk\//,
  /^flydrive\/drivers\/s3$/,
];

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    beforeTheBuild(),
    atTheSource(),
    messagesFromTables(),
    loaderDataOnDemand(),
    routesWithoutCompiler(),
    httpWithoutFetch(),
    narrowText(),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'build/program',
    target: 'node24',
    minify: true,
    // For reading the traces in a log: `node --enable-source-maps`.
    sourcemap: true,
    rolldownOptions: {
      input: ['src/app/main.ts', 'src/platform/database/embedded-supervisor.ts'],
      external: asInstalled,
      // Marks of packages that only a browser's bundle would follow.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

/** What the source loads from `build/` when it runs is taken in; the supervisor is built, too. */
function beforeTheBuild() {
  const taken = {
    'src/app/built-pages.ts': `export const loadBuiltPages = () => import('../../build/server/index.js');`,
    'src/app/built-emails.ts': `export const loadBuiltEmails = async () => (await import('../../build/emails/render-email.js')).renderEmail;`,
    'src/platform/database/embedded-supervisor-script.ts':
      // Beside the program, not beside the source.
      `import { dirname, join } from 'node:path'; export const supervisorScript = join(dirname(import.meta.filename), 'embedded-supervisor.js');`,
  };
  return {
    name: 'before-the-build',
    enforce: 'pre',
    load: (id) => taken[relative(root, id).replaceAll('\\', '/')] ?? null,
  };
}

/** Data, migrations, workers and other processes are found from the file that names them, as in the source. */
function atTheSource() {
  return {
    name: 'at-the-source',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(src|db)\/.*\.ts$/.test(id) || !/import\.meta\.(dirname|url)/.test(code)) return null;
      // From `build/program`, on any system.
      const from = (path) => JSON.stringify(`../../${relative(root, path).replaceAll('\\', '/')}`);
      return {
        code: code
          .replaceAll('import.meta.dirname', () => `(import.meta.dirname + '/' + ${from(dirname(id))})`)
          .replaceAll('import.meta.url', () => `(new URL(${from(id)}, import.meta.url).href)`),
        map: null,
      };
    },
  };
}

/** The words as a table beside the program, and one function for all that are texts (decision 0259). */
function messagesFromTables() {
  const { texts, counted } = messagesInTables(join(root, 'src/messages'));
  const all = /import \* as (\w+) from (['"]#messages\/messages['"])/g;
  return {
    name: 'messages-from-table',
    enforce: 'pre',
    load(id) {
      if (relative(root, id).replaceAll('\\', '/') !== 'src/messages/messages.js') return null;
      return `
        import { readFileSync } from 'node:fs';
        import { join } from 'node:path';
        import { messagesFromTable } from ${JSON.stringify(join(root, 'scripts/messages-from-table.mjs'))};
        import * as registry from './registry.js';
        import { getLocale } from './runtime.js';
        const texts = JSON.parse(readFileSync(join(import.meta.dirname, 'messages.json'), 'utf8'));
        export const m = messagesFromTable([...texts, ...${counted}], () => getLocale());`;
    },
    // By name from one object: as names of a module each would be a function again.
    transform(code) {
      if (!code.includes('#messages/messages')) return null;
      const fromObject = code.replaceAll(all, 'import { m as $1 } from $2');
      if (fromObject === code) this.error('The words are taken in another way than this plugin knows');
      return { code: fromObject, map: null };
    },
    writeBundle: ({ dir }) => writeFileSync(join(dir, 'messages.json'), JSON.stringify(texts)),
  };
}

/**
 * The router writes the loader data of every page for the browser's framework, which reading pages do not send (entry.server.tsx): a tenth
 * of their time. Here it writes them for who asks.
 */
function loaderDataOnDemand() {
  const written =
    /serverHandoffStream: (encodeViaTurboStream\(\s*state,\s*request\.signal,\s*build\.entry\.module\.streamTimeout,\s*serverMode\s*\))/g;
  let found = 0;
  return {
    name: 'loader-data-on-demand',
    transform(code, id) {
      if (!/node_modules\/react-router\/dist\//.test(id)) return null;
      const onDemand = code.replaceAll(
        written,
        (_all, made) =>
          `get serverHandoffStream() { return this.writtenData ??= ${made}; }, writtenData: undefined`,
      );
      if (onDemand === code) return null;
      found += 1;
      return { code: onDemand, map: null };
    },
    buildEnd() {
      if (found === 0) this.error('The router no longer writes its loader data the way this plugin knows');
    },
  };
}

/**
 * The API's router compiles functions for each beginning of a path and for the parameters of each route: half of what its routes cost at a start, 0.04 s
 * (decision 0252). To compare the text is as quick, and routes whose parameters have the same names share their function.
 */
function routesWithoutCompiler() {
  const places = [
    [
      /node\.js$/,
      /return new Function\('path', 'i', `[^`]*`\)/,
      'return (path, i) => path.startsWith(prefix, i)',
    ],
    [
      /handler-storage\.js$/,
      /return (new Function\('NullObject', fnBody\.join\('\\n'\)\)\(NullObject\))/,
      'return ((HandlerStorage.made ??= new Map()).get(fnBody.join()) ?? HandlerStorage.made.set(fnBody.join(), $1).get(fnBody.join()))',
    ],
  ];
  const found = new Set();
  return {
    name: 'routes-without-compiler',
    transform(code, id) {
      const place = /node_modules\/find-my-way\/lib\//.test(id) && places.find(([file]) => file.test(id));
      if (!place || !place[1].test(code)) return null;
      found.add(place);
      return { code: code.replace(place[1], place[2]), map: null };
    },
    buildEnd() {
      if (found.size !== places.length)
        this.error('The router no longer compiles its functions the way this plugin knows');
    },
  };
}

/** Whoever imports Node's `http` by name makes it load its `fetch` at once, for WebSockets that nobody here asks for: 0.04 s (decision 0252). */
function httpWithoutFetch() {
  const names = Object.entries(Object.getOwnPropertyDescriptors(http)).flatMap(([name, { value }]) =>
    value === undefined ? [] : [name],
  );
  return {
    name: 'http-without-fetch',
    enforce: 'pre',
    resolveId: (source) => (/^(node:)?http$/.test(source) ? '\0http' : null),
    load: (id) =>
      id === '\0http'
        ? `const http = process.getBuiltinModule('node:http'); export default http; export const { ${names.join(', ')} } = http;`
        : null,
  };
}

/** Text with a single wide letter takes two bytes for each: 8 MB of memory, and the time to widen it. Written as escapes, all is narrow. */
function narrowText() {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'narrow-text',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        // A backslash before the letter would escape the escape.
        const trap = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.exec(part.code);
        if (trap) this.error(`${part.fileName} holds an escaped wide letter at ${trap.index}`);
        part.code = part.code.replace(/[^\0-\x7f]/g, escaped);
      }
    },
  };
}
