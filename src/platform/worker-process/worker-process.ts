// Work in a process of its own, with hard limits of time and memory (decision 0051): what a hostile file does to a decoder it does there,
// and a slow drawing slows no page. Started when it is first needed, killed at a limit, ended when nothing was asked for a while.
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '#shared/errors';
import { createWorkLimit, type WorkLimits } from '#platform/work-limit';

export interface WorkerProcessLimits extends WorkLimits {
  /** Processor time of one piece of work, all threads together: what an honest piece never takes, however busy the machine is. */
  workMs: number;
  /** By the clock, from handing the work over to its answer: the machine had no time for it. */
  deadlineMs: number;
  /** Resident, of the whole process: native memory and WebAssembly included. */
  memoryMegabytes: number;
}

/** The process was killed at a limit of its work or memory, or died by itself. */
export class WorkerLostError extends Error {}

export type Answer<Output> = { output: Output } | { fault: string };

const idleMs = 60_000;
/** Nothing of the environment but what Node itself needs: no secret of ours is within a decoder's reach. */
const passedOn = ['NODE_COMPILE_CACHE', 'PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];

/**
 * Answers a function whose work is done by `script`, which must call `answerInWorkerProcess`: `atOnce` processes, each with one piece at a
 * time, the others in a fair, bounded queue (`unavailable`). What goes in and out is copied. Rejects with the fault of the work, with
 * `WorkerLostError`, or with `unavailable` at the deadline.
 */
export function onWorkerProcess<Input, Output>(
  script: URL,
  limits: WorkerProcessLimits,
): (input: Input, of: string) => Promise<Output> {
  const queue = createWorkLimit(limits);
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  /** One that rests, or a new one. */
  function take(): ChildProcess {
    const [found] = resting;
    if (!found) {
      const started = startProcess(script, limits);
      return started.once('exit', () => void resting.delete(started));
    }
    const [child, idle] = found;
    clearTimeout(idle);
    resting.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  }

  /** Nobody waits for it: it keeps our process from ending no longer, and is ended after a while. */
  function rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    resting.set(
      child,
      setTimeout(() => {
        resting.delete(child);
        child.kill('SIGKILL');
      }, idleMs).unref(),
    );
  }

  return (input, of) =>
    queue.run(async () => {
      const child = take();
      const answer = await answerOf<Output>(child, input, limits.deadlineMs);
      rest(child);
      if ('fault' in answer) throw new Error(answer.fault);
      return answer.output;
    }, of);
}

function startProcess(script: URL, { memoryMegabytes, workMs }: WorkerProcessLimits): ChildProcess {
  const env = Object.fromEntries(
    passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  const child = fork(fileURLToPath(script), [String(memoryMegabytes), String(workMs)], {
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning'],
  });
  try {
    // Pages come first where both want a core.
    setPriority(child.pid!, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is gone already; whoever waits for it hears so by its exit.
  }
  return child;
}

function answerOf<Output>(child: ChildProcess, input: unknown, deadlineMs: number): Promise<Answer<Output>> {
  return new Promise((resolve, reject) => {
    const lose = () => settle(() => reject(new WorkerLostError('The worker process was killed or has died')));
    const hear = (answer: unknown) => settle(() => resolve(answer as Answer<Output>));
    const deadline = setTimeout(() => {
      child.kill('SIGKILL');
      settle(() => reject(new AppError('unavailable')));
    }, deadlineMs);
    function settle(then: () => void): void {
      clearTimeout(deadline);
      child.off('message', hear).off('exit', lose).off('error', lose);
      then();
    }
    child.once('message', hear).once('exit', lose).once('error', lose);
    child.send(input as object, (error) => {
      if (error) lose();
    });
  });
}
