// What the terminal shows when the process cannot start (README.md): an actionable sentence, not a stack.

type Fault = Error & { code?: string; syscall?: string; port?: number };

/**
 * One readable sentence for faults of the environment (a port in use, an unreachable database) and for our own
 * configuration errors. A fault of the program itself keeps its stack, because only that helps.
 */
export function explainStartFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return `Rihlah could not start: ${String(failure)}`;
  const fault = failure as Fault;
  if (fault.syscall === 'listen') return listenFault(fault);
  if (fault.syscall === 'getaddrinfo') return `Rihlah cannot listen: ${fault.message}. Check HOST.`;
  const isForReading = fault.constructor === Error || fault.code !== undefined;
  return `Rihlah could not start: ${isForReading ? fault.message : fault.stack}`;
}

function listenFault({ code, port, message }: Fault): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one, or set PORT (0 takes a free one).`;
  if (code === 'EACCES') return `This account may not listen on port ${port}. Set PORT to 1024 or more.`;
  return `Rihlah cannot listen: ${message}. Check HOST and PORT.`;
}
