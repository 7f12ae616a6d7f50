// A thread for worker-thread.test.ts: doubles, refuses and dies on request.
import { answerOnThread } from './worker-thread.ts';

answerOnThread(async (input: number | 'fail' | 'die') => {
  if (input === 'fail') throw new Error('no luck');
  if (input === 'die') process.exit(1);
  return Number(input) * 2;
});
