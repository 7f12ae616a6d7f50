// Tells Tailwind which files the utilities of each kind's sheet come from (decision 0257): in the build those that its pages are made of, while
// one develops all of them, so that a class that was just written draws at once.
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import { pageKinds } from '#web/page-kinds';
import { filesOfKind } from './page-files.ts';

/** Stands before Tailwind's own plugin, which reads what this one adds. */
export function sheetSources(routes: readonly RouteConfigEntry[]): Plugin {
  return {
    name: 'sheet-sources',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/styles\/\w+\.css/ },
      handler(code, id) {
        const kind = pageKinds.find((kind) => id.includes(`/styles/${kind}.css`));
        if (!kind) return null;
        const files = this.environment.mode === 'build' ? filesOfKind(kind, routes) : [''];
        return { code: [code, ...files.map((file) => `@source '../${file}';`)].join('\n'), map: null };
      },
    },
  };
}
