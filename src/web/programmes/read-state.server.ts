// The state a list of programmes is narrowed to, from its address.
import type { ProgrammeState } from '#domain/programmes';

export function readProgrammeState(params: URLSearchParams): ProgrammeState | undefined {
  const states = ['draft', 'published', 'archived'] as const;
  return states.find((state) => state === params.get('state'));
}
