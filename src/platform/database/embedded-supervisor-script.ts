// The file a supervisor of the embedded PostgreSQL runs. The program has it built (scripts/bundle-program.mjs): to strip its types would keep
// the database, and everybody who waits for it, from starting.
import { join } from 'node:path';

export const supervisorScript = join(import.meta.dirname, 'embedded-supervisor.ts');
