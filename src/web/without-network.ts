// Without a network a link of an app page is a document: the worker keeps copies of documents, and neither data nor parts of pages
// (docs/product/pages.md).

/** Whoever is offline goes by the browser itself: the router does not hear of the press. */
export function goByDocumentsOffline(): void {
  addEventListener(
    'click',
    (event) => {
      if (!navigator.onLine && event.target instanceof Element && event.target.closest('a'))
        event.stopPropagation();
    },
    true,
  );
}
