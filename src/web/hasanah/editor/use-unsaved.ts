// A page is not left by a slip: whoever has written something is asked first, by the browser.
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
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
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(m.editor_leave())) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  return (is) => {
    unsaved.current = is;
  };
}
