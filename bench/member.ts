// A member of the demo, signed in.
import { demoPassword, demoPeople } from '#db/people/people';
import type { Server } from './server.ts';

/** The cookies of a member of the demo. The jwt lasts ten minutes: longer than all that is measured with it. */
export async function memberCookie(server: Server): Promise<string> {
  const member = demoPeople.find(({ role }) => role === null)!;
  const answer = await fetch(`${server.url}/api/v3/user/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: member.email, password: demoPassword }),
    headers: { 'content-type': 'application/json', origin: server.url },
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
