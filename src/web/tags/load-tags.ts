// Loads what measures visits, once the page can be used. Only pages whose visitor has agreed carry it (consent.server.ts).
import type { TagIds } from '#shared/tags';

interface TagWindow {
  dataLayer?: unknown[];
  clarity?: (...said: unknown[]) => void;
}

/** Runs in the browser as it stands: it may use nothing from outside itself. */
function loadTags({ analytics, ads, recording }: TagIds): void {
  const load = (address: string) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  };
  const start = () => {
    const page = window as unknown as TagWindow;
    const google = ads === null ? analytics : [...analytics, ads];
    if (google[0] !== undefined) {
      const told: unknown[] = (page.dataLayer ??= []);
      // The service reads the arguments object itself, not a list.
      const tell = function () {
        // oxlint-disable-next-line prefer-rest-params -- likewise
        told.push(arguments);
      } as (...said: unknown[]) => void;
      tell('js', new Date());
      // Without the query: words that were searched for and codes stay here.
      const about = {
        page_location: location.origin + location.pathname,
        page_referrer: document.referrer.split('?')[0],
        cookie_domain: 'none',
        cookie_expires: 15_552_000,
      };
      for (const id of google) tell('config', id, about);
      load(`https://www.googletagmanager.com/gtag/js?id=${google[0]}`);
    }
    if (recording !== null) {
      const asked: unknown[] = [];
      const recorder = function () {
        // oxlint-disable-next-line prefer-rest-params -- as above
        asked.push(arguments);
      } as ((...said: unknown[]) => void) & { q: unknown[] };
      recorder.q = asked;
      page.clarity = recorder;
      recorder('consent');
      load(`https://www.clarity.ms/tag/${recording}`);
    }
  };
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, 1);
  });
}

/** As text for an inline script. The ids have a shape that cannot end it (#domain/brands). */
export function tagsScript(tags: TagIds): string {
  return import.meta.env.SSR ? `(${loadTags.toString()})(${JSON.stringify(tags)})` : '';
}
