// Waits until processes have heard of everything that was committed before (docs/product/page-cache.md).
import { sql } from 'kysely';
import type { Application } from './application.ts';

export async function heard(...all: Pick<Application, 'changes' | 'deps'>[]): Promise<void> {
  const marker = crypto.randomUUID();
  const told = all.map(({ changes }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    changes.onChange((table) => table === marker && resolve());
    return promise;
  });
  await sql`select pg_notify('rihlah_tables', ${marker})`.execute(all[0]!.deps.db);
  await Promise.all(told);
}
