// Scripts of app pages are asked for when the page has been drawn. As the router writes them, twenty files share a slow line with the document
// and the page's type, and a quick line runs them before anything is in sight; what is read needs none of them (decision 0239).

const waitingLink = 'modulepreload-later';
const waitingScript = 'module-later';

/** The document of an app page, whose scripts wait: the router writes them itself, and has no word about when. */
export function scriptsAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${waitingLink}"`)
    .replace(/(<script nonce="[^"]*" type=")module(" async="">)/, `$1${waitingScript}$2`);
}

/** Runs in the browser as it stands, below what waits. */
function startWhenPainted(link: string, script: string, longestMs: number): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const one of document.querySelectorAll<HTMLLinkElement>(`link[rel=${link}]`))
      one.rel = 'modulepreload';
    for (const one of document.querySelectorAll<HTMLScriptElement>(`script[type=${script}]`)) {
      const started = document.createElement('script');
      started.type = 'module';
      started.nonce = one.nonce;
      started.textContent = one.textContent;
      one.replaceWith(started);
    }
  };
  // A page in the background is not drawn, and some browsers do not tell when.
  if (document.hidden) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, longestMs);
}

/** As text for an inline script of the server's answer. */
export const afterPaintScript = import.meta.env.SSR
  ? `(${startWhenPainted.toString()})(${JSON.stringify(waitingLink)},${JSON.stringify(waitingScript)},1000)`
  : '';
