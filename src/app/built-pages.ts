// The pages as `npm run build` compiled them: Node runs no .tsx.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

const bundle = join(import.meta.dirname, '../../build/server/index.js');

/** Refuses when there is no build. */
export async function loadBuiltPages(): Promise<ServerBuild> {
  return (await import(pathToFileURL(bundle).href)) as ServerBuild;
}
