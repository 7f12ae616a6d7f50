// A page is not left by a slip: whoever has written something is asked first, by the browser. Of the router's own way to ask, every page
// would carry the script.
import { useEffect, useRef } from 'react';
import * as m from '#messages/messages';
import type { FormAnswer } from '#web/ui/forms/form-answer';

/** What came back with a fault is not stored yet. Answers how to note that something was written, and that it was sent. */
export function useUnsaved(answer: FormAnswer | undefined): (isUnsaved: boolean) => void {
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = answer?.result.status === 'error';
  }, [answer]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    const askAtLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!unsaved.current || !link || link.target || link.pathname === location.pathname) return;
      if (confirm(m.editor_leave())) unsaved.current = false;
      else {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', askAtLink, true);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', askAtLink, true);
    };
  }, []);
  return (is) => {
    unsaved.current = is;
  };
}
