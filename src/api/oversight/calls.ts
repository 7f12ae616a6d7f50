// What the calls about oversight are asked.
import { createFailedMessage } from '#test/factories/outbox';
import type { ApiTestContext, Call } from '#test/api/call';

const trail = '/api/v3/operator/audit';
const operations = '/api/v3/operator/operations';
const messages = '/api/v3/operator/messages';

export const oversightCalls: Record<string, Call> = {
  [`GET ${trail}`]: {
    works: [
      trail,
      `${trail}?action=session.started&email=siti@demo.example&before=1800000000000-7&limit=2`,
      `${trail}?before=tidak-ada`,
    ],
    wrong: { [`${trail}?action=x`]: 'action', [`${trail}?limit=0`]: 'limit' },
  },
  [`GET ${messages}`]: { works: [messages] },
  [`GET ${operations}`]: { works: [operations] },
  [`POST ${messages}/:id/resend`]: {
    works: [
      async ({ deps }: ApiTestContext) => ({ url: `${messages}/${await createFailedMessage(deps)}/resend` }),
    ],
    unknown: ['tidak-ada', '00000000-0000-0000-0000-000000000000'].map((id) => `${messages}/${id}/resend`),
  },
};
