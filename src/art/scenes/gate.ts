// A dark pointed arch in the foreground, through which some covers look at their subject.
import { mix } from '#art/colour';
import { arch, rect } from '#art/shapes';
import { fill, HEIGHT, shadow, type Stage, WIDTH } from '#art/stage';

/** The sky's star pattern again in gold, for dark walls; to be drawn once in a cover, before its first use. */
export const LATTICE =
  '<pattern id="lattice" href="#girih"><use href="#strap" stroke="#c39a3f" stroke-width=".9"/></pattern>';

/** In the given share of covers, a gate around the view, its spandrels in quiet line work; otherwise nothing. */
export function gate(stage: Stage, share: number): string {
  const stands = stage.happens(share);
  const width = stage.between(800, 930);
  const rise = stage.between(0.42, 0.56);
  if (!stands) return '';
  const x = WIDTH / 2 + (stage.focus - WIDTH / 2) * 0.3;
  const wall = shadow(stage, 0.98);
  const edge = mix(wall, '#c39a3f', 0.62);
  const opening = arch(x, HEIGHT + 10, width, HEIGHT - 46, rise);
  const foot = [-1, 1]
    .map(
      (side) =>
        rect(x + side * (width / 2 - 2) - 26, HEIGHT - 64, 52, 80) +
        rect(x + side * (width / 2 - 2) - 19, HEIGHT - 78, 38, 16),
    )
    .join('');
  const line = `<path fill="none" stroke="${edge}" d="`;
  return (
    LATTICE +
    `<path fill="${wall}" fill-rule="evenodd" d="${rect(0, 0, WIDTH, HEIGHT)}${opening}"/>` +
    `<path fill="url(#lattice)" fill-rule="evenodd" opacity=".5" d="${rect(0, 0, WIDTH, HEIGHT)}${arch(x, HEIGHT + 10, width + 84, HEIGHT - 4, rise)}"/>` +
    `${line}${arch(x, HEIGHT + 10, width + 36, HEIGHT - 26, rise)}" stroke-width="3"/>${line}${arch(x, HEIGHT + 10, width + 84, HEIGHT - 4, rise)}" stroke-width="1.4" opacity=".7"/>` +
    fill(wall, foot)
  );
}
