// Builds the pages: browser files to build/client, the server's rendering to build/server.
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

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

/**
 * One file for the framework, which outlives our releases in the browser's cache, and one for what pages share:
 * without them a list page fetched 37 files, most of a few hundred bytes, and 7 kB more of script.
 */
const browserFiles = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: 2,
    },
    { name: 'shared', minShareCount: 2, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [oneInstance(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: browserFiles } } } } },
});
