// The address of a girih pattern: its style and the colour of its lines (look.md, "Signature").
import { GIRIH_STYLES, type GirihStyle } from './girih-tilings.ts'

export type GirihChoice = { style: GirihStyle; colour: string }

/** The path under which the server draws this pattern; `colour` is '#' and six hex digits. It never changes its picture. */
export function girihAddress({ style, colour }: GirihChoice): string {
  return `/patterns/v1/${style}.${colour.slice(1).toLowerCase()}.svg`
}

/** Reads an address made by `girihAddress`; anything else is null. */
export function parseGirihAddress(path: string): GirihChoice | null {
  const parts = /^\/patterns\/v1\/([a-z]{1,20})\.([0-9a-f]{6})\.svg$/.exec(path)
  const style = GIRIH_STYLES.find((known) => known === parts?.[1])
  return style && parts ? { style, colour: `#${parts[2]}` } : null
}
