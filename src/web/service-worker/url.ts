// Where the built service worker is: a name of its own for every build, so that a browser takes the new one over.
// oxlint-disable-next-line import/default -- the bundler answers the address of the file it builds
import file from './service-worker.ts?worker&url';

export const serviceWorkerFile = file;
