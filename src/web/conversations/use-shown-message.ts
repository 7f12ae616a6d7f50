// A message that was searched for, scrolled to where it stands.
import { useEffect } from 'react';
import { messageId } from './message-list.tsx';

export function useShownMessage(sequence: number | null): void {
  useEffect(() => {
    if (sequence !== null) document.getElementById(messageId(sequence))?.scrollIntoView({ block: 'center' });
  }, [sequence]);
}
