// Whether the list one looks at is being loaded anew: another page of it, another order, another filter.
import { useLocation, useNavigation } from 'react-router';

export function useListIsPending(): boolean {
  const { pathname } = useLocation();
  const { location, formMethod } = useNavigation();
  return location?.pathname === pathname && formMethod !== 'POST';
}

/** Of what is about to be replaced. */
export const staleClass = 'aria-busy:opacity-60 transition-opacity motion-reduce:transition-none';
