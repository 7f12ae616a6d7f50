// Google as our adapter knows it, on loopback: a token endpoint that reads the service account's assertion, and FCM's messages:send
// with its devices and its ways to refuse.
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import type { FcmSettings } from '#platform/push-notifications/settings';

export interface FcmServer {
  settings: FcmSettings;
  /** Messages that were taken, oldest first. */
  taken: {
    token: string;
    notification: { title: string; body: string };
    data: Record<string, string>;
    webpush: { fcm_options: { link: string } };
  }[];
  /** How often a token was asked for. */
  tokensGiven: number;
  /** Devices that are no more: what FCM calls them. */
  gone: Map<string, 'UNREGISTERED' | 'INVALID_ARGUMENT' | 'SENDER_ID_MISMATCH'>;
  /** Statuses of the next answers of messages:send, and of the token endpoint. */
  next: number[];
  nextTokens: number[];
  /** Tokens given before are refused from now on. */
  revoke(): void;
  close(): Promise<void>;
}

const projectId = 'rihlah-uji';
const clientEmail = 'push@rihlah-uji.iam.gserviceaccount.com';
const statusOf = { UNREGISTERED: 404, INVALID_ARGUMENT: 400, SENDER_ID_MISMATCH: 403 } as const;

export async function startFcmServer(now: () => Date): Promise<FcmServer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const valid = new Set<string>();
  const server = createServer(async (request, response) => {
    const answer = (status: number, json: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    const body = await textOf(request);
    if (request.url === '/token') {
      const failing = fcm.nextTokens.shift();
      if (failing) return answer(failing, { error: 'invalid_grant' });
      const form = new URLSearchParams(body);
      const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
        issuer: clientEmail,
        audience: `${fcm.settings.tokenUrl}`,
        currentDate: now(),
      });
      if (
        form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer' ||
        payload['scope'] !== 'https://www.googleapis.com/auth/firebase.messaging'
      )
        return answer(400, { error: 'invalid_scope' });
      const token = `ya29.${fcm.tokensGiven++}`;
      valid.add(token);
      return answer(200, { access_token: token, expires_in: 3_599, token_type: 'Bearer' });
    }
    if (request.url !== `/v1/projects/${projectId}/messages:send`)
      return answer(404, { error: { code: 404, status: 'NOT_FOUND' } });
    const failing = fcm.next.shift();
    if (failing) return answer(failing, { error: { code: failing, status: 'SOMETHING', details: [] } });
    if (!valid.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return answer(401, { error: { code: 401, status: 'UNAUTHENTICATED' } });
    const { message } = JSON.parse(body) as { message: FcmServer['taken'][number] };
    const errorCode = fcm.gone.get(message.token);
    if (!errorCode) {
      fcm.taken.push(message);
      return answer(200, { name: `projects/${projectId}/messages/${fcm.taken.length}` });
    }
    const details: object[] = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }];
    if (errorCode === 'INVALID_ARGUMENT')
      details.push({
        '@type': 'type.googleapis.com/google.rpc.BadRequest',
        fieldViolations: [{ field: 'message.token', description: 'Invalid registration token' }],
      });
    return answer(statusOf[errorCode], { error: { code: statusOf[errorCode], status: 'X', details } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fcm: FcmServer = {
    settings: { projectId, clientEmail, privateKey, apiUrl, tokenUrl: `${apiUrl}/token` },
    taken: [],
    tokensGiven: 0,
    gone: new Map(),
    next: [],
    nextTokens: [],
    revoke: () => valid.clear(),
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
  return fcm;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
