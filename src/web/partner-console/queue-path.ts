// Addresses of the queue of documents: of one departure, at one document.
import * as paths from '#shared/paths';

export function queuePath(at: { departure: string | null; document: string | null }): string {
  const query = new URLSearchParams(
    Object.entries(at).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return query ? `${paths.partnerConsole.documents}?${query}` : paths.partnerConsole.documents;
}
