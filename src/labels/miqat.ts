// Names of the miqats, of those who come by way of them, and of directions.
import * as m from '#messages/messages';
import type { MiqatPlace } from '#domain/guides';

export const miqatLabels: Record<MiqatPlace['id'], { name: () => string; from: () => string }> = {
  'dhul-hulaifah': { name: m.guides_miqat_dhul_hulaifah, from: m.guides_from_dhul_hulaifah },
  juhfah: { name: m.guides_miqat_juhfah, from: m.guides_from_juhfah },
  'qarnul-manazil': { name: m.guides_miqat_qarnul_manazil, from: m.guides_from_qarnul_manazil },
  yalamlam: { name: m.guides_miqat_yalamlam, from: m.guides_from_yalamlam },
  'dzatu-irq': { name: m.guides_miqat_dzatu_irq, from: m.guides_from_dzatu_irq },
};

const directions = [
  m.guides_north,
  m.guides_north_east,
  m.guides_east,
  m.guides_south_east,
  m.guides_south,
  m.guides_south_west,
  m.guides_west,
  m.guides_north_west,
];

/** The nearest of eight directions; `degrees` clockwise from north. */
export function compassLabel(degrees: number): string {
  return directions[Math.round(degrees / 45) % directions.length]!();
}
