// Every address that is no page (spec §2 error page). Souvenirs will take the catch-all's first part as a name.
import { data } from 'react-router';

export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
