// Where each directory stands: the first under the address of all of them.
import type { DirectoryKind } from '#shared/directory-kinds';
import * as paths from '#shared/paths';

export function pathOfDirectory(kind: DirectoryKind): string {
  return kind === 'hotels' ? paths.operator.directories : paths.operator.directory(kind);
}
