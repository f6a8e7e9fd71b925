/** A colour a section can stand on. Spelled out as whole class names, because Tailwind finds classes by reading files. */
export type Ground = keyof typeof grounds;

const grounds = {
  surface: { background: 'bg-surface', shape: 'text-surface' },
  raised: { background: 'bg-raised', shape: 'text-raised' },
  sunken: { background: 'bg-sunken', shape: 'text-sunken' },
  chalk: { background: 'bg-chalk', shape: 'text-chalk' },
  'chalk-deep': { background: 'bg-chalk-deep', shape: 'text-chalk-deep' },
  ink: { background: 'bg-ink', shape: 'text-ink' },
  clay: { background: 'bg-clay', shape: 'text-clay' },
  'clay-deep': { background: 'bg-clay-deep', shape: 'text-clay-deep' },
  ochre: { background: 'bg-ochre', shape: 'text-ochre' },
  leaf: { background: 'bg-leaf', shape: 'text-leaf' },
  'leaf-deep': { background: 'bg-leaf-deep', shape: 'text-leaf-deep' },
} as const;

/** The class that fills a box with this ground. */
export const backgroundOf = (ground: Ground): string => grounds[ground].background;

/** The class that cuts a shape out of this ground. */
export const shapeOf = (ground: Ground): string => grounds[ground].shape;
