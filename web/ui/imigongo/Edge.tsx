import { backgroundOf, type Ground, shapeOf } from './ground.ts';

/** The two colours an edge joins, from top to bottom, and the colour of the line between them. */
interface EdgeProps {
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
