// A page of ours, fetched by its own script.

/** Without its inline styles, which would be refused and are not wanted. A page of ours closes every style it opens. */
export function withoutStyles(html: string): string {
  const [before = '', ...rest] = html.split('<style');
  return before + rest.map((part) => part.slice(part.indexOf('</style>') + '</style>'.length)).join('');
}
