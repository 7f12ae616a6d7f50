// What a route module may say of its page beside its data: `export const handle: RouteHandle`.

export interface RouteHandle {
  /** The page is only read: it gets no framework script (look.md); what moves on it is a small island. */
  readOnly?: boolean;
}
