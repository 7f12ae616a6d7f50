// Boxes of events in forms (docs/product/webhooks.md).

/** What the box of an event is called in a form: a dot would be read as a field within a field. */
export const boxOfEvent = (event: string) => event.replaceAll('.', '_');
