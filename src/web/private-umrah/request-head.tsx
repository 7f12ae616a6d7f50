// What a private umrah is and where it stands, at the head of its pages.
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import type { RequestSummary } from './request-view.ts';

export function RequestHead({ request }: { request: RequestSummary }) {
  return (
    <DefinitionList
      facts={[
        { term: m.private_umrah_status(), value: <Badge tone={request.tone}>{request.status}</Badge> },
        ...(request.until ? [{ term: m.private_umrah_until(), value: request.until }] : []),
        { term: m.private_umrah_trip(), value: request.journey },
        { term: m.private_umrah_party(), value: request.people },
      ]}
    />
  );
}
