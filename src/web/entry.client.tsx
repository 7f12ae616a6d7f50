// Starts React on pages that move. The language is the document's own.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#messages/runtime';

overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'id'));
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
