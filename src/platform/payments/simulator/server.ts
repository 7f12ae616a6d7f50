// The simulator's HTTP: one server that speaks every protocol our adapters speak, each with its own faults (decision 0021, 0044).
import fastify, { type FastifyInstance } from 'fastify';
import { speakMidtrans } from './midtrans-protocol.ts';
import type { Store } from './store.ts';
import { speakXendit } from './xendit-protocol.ts';

export function simulatorServer(store: Store): FastifyInstance {
  const app = fastify({ logger: false, routerOptions: { maxParamLength: 200 } });
  for (const speak of [speakMidtrans, speakXendit]) app.register(async (scope) => speak(scope, store));
  return app;
}
