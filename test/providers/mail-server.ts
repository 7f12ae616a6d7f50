// A real SMTP server on loopback that does with each letter whatever a test tells it to.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** take: 250 · a number: that answer · cut: the connection breaks amid the letter · cut-after: it is kept, but nobody hears so · stall: no answer. */
export type Treatment = 'take' | 'cut' | 'cut-after' | 'stall' | number;

export interface MailServer {
  port: number;
  url: string;
  /** What was taken, parsed, oldest first. */
  letters: Email[];
  /** Asked for each letter, the first being 1. */
  treat: (nth: number) => Treatment | Promise<Treatment>;
  /** Answers of the server for recipients it does not want, such as 550. */
  refusedRecipients: Map<string, number>;
  close(): Promise<void>;
}

export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  let nth = 0;
  const refusal = (code: number) => Object.assign(new Error('not now'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onRcptTo: ({ address }, _session, callback) => {
      const code = mail.refusedRecipients.get(address);
      callback(code ? refusal(code) : null);
    },
    onData: async (stream, session, callback) => {
      const treatment = await mail.treat((nth += 1));
      const cut = () => breakOff(server, (id) => id === session.id);
      if (treatment === 'cut') return cut();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (treatment === 'stall') return;
      if (typeof treatment === 'number') return callback(refusal(treatment));
      mail.letters.push(await PostalMime.parse(Buffer.concat(chunks)));
      if (treatment === 'cut-after') return cut();
      callback();
    },
  });
  // A client that goes away amid a letter is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    port,
    url: `smtp://127.0.0.1:${port}`,
    letters: [],
    treat: () => 'take',
    refusedRecipients: new Map(),
    close: async () => {
      breakOff(server, () => true);
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  return mail;
}

interface Connection {
  id: string;
  _socket: { destroy(): void };
}

function breakOff(server: SMTPServer, isMeant: (id: string) => boolean): void {
  for (const { id, _socket: socket } of server.connections as Set<unknown> as Set<Connection>)
    if (isMeant(id)) socket.destroy();
}
