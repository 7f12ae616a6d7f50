// What was pressed at a console may be gone when its page stands anew: a button whose act is done, the link to the next page of a list.
// The focus then goes to the heading. Of consoles alone: members' pages carry no script for it.
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { focusHeading } from '#web/layout/app-page.tsx';

export function useLostFocus(): void {
  const isUnderway = useNavigation().state !== 'idle';
  const wasUnderway = useRef(false);
  useEffect(() => {
    if (isUnderway === wasUnderway.current) return;
    wasUnderway.current = isUnderway;
    const { activeElement } = document;
    if (isUnderway || !activeElement) return;
    if (activeElement === document.body || activeElement.matches('a[rel=next], a[rel=prev]')) focusHeading();
  }, [isUnderway]);
}
