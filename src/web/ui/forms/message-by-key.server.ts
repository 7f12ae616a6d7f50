// Words whose key stands in a table. Server only: it knows every message.
import * as m from '#messages/messages';

const messages = m as unknown as Record<
  string,
  ((values?: Record<string, string | number>) => string) | undefined
>;

/** In the request's language. Throws for a key that no area has. */
export function messageByKey(key: string, values?: Record<string, string | number>): string {
  const message = messages[key];
  if (!message) throw new Error(`No message ${key}`);
  return message(values);
}
