// Draws link pictures one at a time and keeps the latest: each costs a tenth of a second of one core, and anybody may ask.
import { createHash } from 'node:crypto';
import { type OgPicture, renderOgPicture } from '#web/art/og-picture';

/** At most 250 kB each. */
const kept = 60;

export class OgPictures {
  readonly #pictures = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  /** Changes exactly when the words or the cover do. */
  etagOf(picture: OgPicture): string {
    return `"${createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 22)}"`;
  }

  draw(picture: OgPicture): Promise<Buffer> {
    const key = this.etagOf(picture);
    const known = this.#pictures.get(key);
    if (known) return known;
    const drawing = this.#last.then(() => renderOgPicture(picture));
    this.#last = drawing.catch(() => this.#pictures.delete(key));
    this.#pictures.set(key, drawing);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > kept && oldest) this.#pictures.delete(oldest);
    return drawing;
  }
}
