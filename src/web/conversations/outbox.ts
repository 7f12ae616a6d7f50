// What was written and has not arrived (docs/product/conversations.md): kept in this browser, so that closing the page loses nothing. Each
// entry keeps its client id, by which the server knows it again.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface WrittenMessage {
  clientId: string;
  accountId: string;
  chatId: string;
  message: string;
  file: File | null;
  /** Of the file, once it is uploaded. */
  attachmentId: string | null;
  writtenAt: number;
}

export interface Outbox {
  /** Of this conversation, in the order they were written. */
  list(): Promise<WrittenMessage[]>;
  put(entry: WrittenMessage): Promise<void>;
  remove(clientId: string): Promise<void>;
}

interface Stored extends DBSchema {
  messages: { key: string; value: WrittenMessage };
}

/** Browsers that store nothing send all the same: what is not sent ends with the page. */
export function browserOutbox(accountId: string, chatId: string): Outbox {
  let opened: Promise<IDBPDatabase<Stored> | null> | undefined;
  const database = () => {
    opened ??= openDB<Stored>('chat-outbox', 1, {
      upgrade: (db) => void db.createObjectStore('messages', { keyPath: 'clientId' }),
    }).catch(() => null);
    return opened;
  };
  return {
    async list() {
      const db = await database();
      const all = (await db?.getAll('messages').catch(() => [])) ?? [];
      // Whoever else used this browser has left: their words are nobody's here.
      for (const other of all)
        if (other.accountId !== accountId) await db?.delete('messages', other.clientId);
      return all
        .filter((one) => one.accountId === accountId && one.chatId === chatId)
        .toSorted((a, b) => a.writtenAt - b.writtenAt);
    },
    async put(entry) {
      await (await database())?.put('messages', entry).catch(() => undefined);
    },
    async remove(clientId) {
      await (await database())?.delete('messages', clientId).catch(() => undefined);
    },
  };
}
