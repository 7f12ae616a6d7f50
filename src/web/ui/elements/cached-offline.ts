// On every page: brings the service worker (docs/product/pages.md), and tells it what is being read. Only a worker knows what to keep.

/** Runs in the browser as it stands: it may use nothing from outside itself. */
function bringWorker(address: string): void {
  if (!navigator.serviceWorker) return;
  addEventListener('load', () => {
    const place = document.querySelector<HTMLElement>('[data-place]')?.dataset['place'];
    navigator.serviceWorker
      .register(address, { scope: '/' })
      .then(() => navigator.serviceWorker.ready)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is told, not a window: it has no other origin
      .then(({ active }) => active?.postMessage({ path: location.pathname, place }))
      // Without a network, or where the browser keeps nothing, the page is as good as before.
      .catch(() => undefined);
  });
}

/** As text for an inline script; nothing in development, where files change under one address. */
export function cachedOfflineScript(workerAddress: string): string {
  return import.meta.env.PROD ? `(${bringWorker.toString()})(${JSON.stringify(workerAddress)})` : '';
}
