// Draws pictures one at a time and keeps the latest: each costs a tenth of a second of one core, and anybody may ask.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '#web/server/request/entity-tags';

/** At most 350 kB each. */
const kept = 60;

export class DrawnPictures<Subject> {
  readonly #pictures = new Map<string, Promise<Buffer>>();
  readonly #render: (subject: Subject) => Promise<Buffer>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(render: (subject: Subject) => Promise<Buffer>) {
    this.#render = render;
  }

  /** Changes exactly when what is drawn does. */
  etagOf(subject: Subject): string {
    return `"${createHash('sha256').update(JSON.stringify(subject)).digest('base64url').slice(0, 22)}"`;
  }

  draw(subject: Subject): Promise<Buffer> {
    const key = this.etagOf(subject);
    const known = this.#pictures.get(key);
    if (known) return known;
    const drawing = this.#last.then(() => this.#render(subject));
    this.#last = drawing.catch(() => this.#pictures.delete(key));
    this.#pictures.set(key, drawing);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > kept && oldest) this.#pictures.delete(oldest);
    return drawing;
  }
}

/** The picture as PNG; 304 to whoever has it. */
export async function sendDrawn<Subject>(request: FastifyRequest, reply: FastifyReply, pictures: DrawnPictures<Subject>, subject: Subject): Promise<FastifyReply> {
  const etag = pictures.etagOf(subject);
  reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('image/png').send(await pictures.draw(subject));
}
