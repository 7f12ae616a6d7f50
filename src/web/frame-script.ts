// What runs on every page, app page or not: menus that close, and the service worker. One inline script.
import { serviceWorkerFile } from '#web/service-worker/url';
import { cachedOfflineScript } from '#web/ui/elements/cached-offline';
import { menusScript } from '#web/ui/elements/menus';

export const frameScript = `${menusScript};${cachedOfflineScript(serviceWorkerFile)}`;
