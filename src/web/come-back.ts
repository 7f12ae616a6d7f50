// When somebody comes back to a page that stood open: what it shows may be old.

/** By focus, network or the browser's way back. The answer ends it. */
export function onComeBack(act: () => void): () => void {
  const comeBack = (event: Event) => {
    // A page that was just loaded is shown too: nobody has come back to it.
    if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
    if (document.visibilityState === 'visible') act();
  };
  const occasions = [
    [document, 'visibilitychange'],
    [globalThis, 'focus'],
    [globalThis, 'online'],
    [globalThis, 'pageshow'],
  ] as const;
  for (const [target, event] of occasions) target.addEventListener(event, comeBack);
  return () => {
    for (const [target, event] of occasions) target.removeEventListener(event, comeBack);
  };
}
