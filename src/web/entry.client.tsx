// Starts React on pages that move. The language is the document's own.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#messages/runtime';
import { mayReload } from './chunk-guard.ts';

overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'id'));
addEventListener('vite:preloadError', (event) => {
  if (!mayReload(sessionStorage, Date.now())) return;
  event.preventDefault();
  location.reload();
});
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
