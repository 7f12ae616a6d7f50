// People of the demo, signed in.
import { demoPassword, demoPeople } from '#db/people/people';
import { codeAt } from '#domain/second-factors';
import type { Role } from '#shared/roles';
import type { Server } from './server.ts';

/** The cookies of a member of the demo. The jwt lasts ten minutes: longer than all that is measured with it. */
export const memberCookie = (server: Server) => cookieOf(server, null);

/** Those of somebody of the demo who has this role: staff also prove their second factor, whose code opens once. */
export async function cookieOf(server: Server, role: Role | null): Promise<string> {
  const person = demoPeople.find((one) => one.role === role)!;
  const answer = await fetch(`${server.url}/api/v3/user/auth/login`, {
    method: 'POST',
    body: JSON.stringify({
      email: person.email,
      password: demoPassword,
      ...(person.secret && { otp: codeAt(person.secret, new Date()) }),
    }),
    headers: { 'content-type': 'application/json', origin: server.url },
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
