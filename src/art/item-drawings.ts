// What can be drawn of a souvenir (item-shapes.ts).

export const itemDrawings = [
  'bag',
  'basket',
  'beads',
  'book',
  'bottle',
  'bowl',
  'box',
  'brush',
  'burner',
  'cap',
  'cloth',
  'frame',
  'garment',
  'jar',
  'magnet',
  'perfume',
  'pot',
  'pouch',
  'rug',
  'sandals',
  'tin',
] as const;
export type ItemDrawing = (typeof itemDrawings)[number];
