// Starts React on app pages. The language is the document's own, and what was filled in meanwhile stays.
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#messages/runtime';
import { loadNextInstead } from './chunk-guard.ts';
import { rememberFilled } from './filled-before-start.ts';
import { retriedData } from './retried-data.ts';
import { goByDocumentsOffline } from './without-network.ts';
import { addressUnderway } from '#web/layout/app-page.tsx';

overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'id'));
loadNextInstead(addressUnderway);
goByDocumentsOffline();
globalThis.fetch = retriedData(globalThis.fetch);
const fillAgain = rememberFilled(document);

function Started() {
  useEffect(fillAgain, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(document, <Started />);
});
