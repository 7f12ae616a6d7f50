// The path of another file in the same folder.

/** '/marks/rihlah/icon.svg', 'icon-192.png' → '/marks/rihlah/icon-192.png'. */
export function fileBeside(path: string, name: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name;
}
