// A process for worker-process.process.test.ts: doubles, fails, dies, hangs or takes memory when it is told to.
import { setTimeout } from 'node:timers/promises';
import { answerInWorkerProcess } from './answer.ts';

export type Received = number | 'fail' | 'die' | 'hang' | 'wait' | 'take memory' | 'environment';

const taken: Buffer[] = [];

answerInWorkerProcess(async (told: Received): Promise<unknown> => {
  if (told === 'fail') throw new Error('it failed');
  if (told === 'die') process.exit(1);
  if (told === 'hang') for (;;) taken.length = 0;
  if (told === 'wait') return setTimeout(1_000, 'waited');
  if (told === 'take memory') for (;;) taken.push(Buffer.alloc(8 * 1024 * 1024, 1));
  if (told === 'environment') return process.env;
  return Number(told) * 2;
});
