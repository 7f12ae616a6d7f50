// The whole server, pages and packages included, in a few minified files (decision 0240): what `npm start` runs. Development and
// tests run the source. Runs on Node 24, after build.mjs.
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';

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
  plugins: [beforeTheBuild(), atTheSource(), loaderDataOnDemand()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/main.ts',
    outDir: 'build/program',
    target: 'node24',
    minify: true,
    // For reading the traces in a log: `node --enable-source-maps`.
    sourcemap: true,
    rolldownOptions: {
      external: asInstalled,
      // Marks of packages that only a browser's bundle would follow.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

/** What the source loads from `build/` when it runs is taken in. */
function beforeTheBuild() {
  const taken = {
    'built-pages.ts': `export const loadBuiltPages = () => import('../../build/server/index.js');`,
    'built-emails.ts': `export const loadBuiltEmails = async () => (await import('../../build/emails/render-email.js')).renderEmail;`,
  };
  return {
    name: 'before-the-build',
    enforce: 'pre',
    load: (id) => taken[relative(join(root, 'src/app'), id)] ?? null,
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
