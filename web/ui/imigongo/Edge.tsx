/** A colour a section can stand on. Spelled out as whole class names, because Tailwind finds classes by reading files. */
type Ground = keyof typeof grounds;

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
const backgroundOf = (ground: Ground): string => grounds[ground].background;

/** The class that cuts a shape out of this ground. */
const shapeOf = (ground: Ground): string => grounds[ground].shape;

/** The two colours an edge joins, from top to bottom, and the colour of the line between them. */
export interface EdgeProps {
  from: Ground;
  to: Ground;
  /** Colour of the zig-zag line that runs along the teeth; none when left out. */
  line?: 'chalk' | 'ochre' | 'clay' | 'ink';
  className?: string;
}

const lines = { chalk: 'edge-line-chalk', ochre: 'edge-line-ochre', clay: 'edge-line-clay', ink: 'edge-line-ink' };

/** The hard zig-zag where one section's colour ends and the next one's begins. Put it between the two sections. */
export function Edge({ from, to, line, className = '' }: EdgeProps) {
  const lineClass = line ? `edge-line ${lines[line]}` : '';
  return <div aria-hidden="true" className={`edge ${shapeOf(from)} ${backgroundOf(to)} ${lineClass} ${className}`} />;
}
