/** The painted patterns: running zig-zag, nested lozenges, hooked spirals, interlocking steps. */
type Motif = 'zigzag' | 'lozenge' | 'spiral' | 'steps';

/** Three colours each: the ground and two layers of pattern. */
type Tone = 'ink' | 'clay' | 'ochre' | 'chalk' | 'leaf';

/** The appearance of a band. All of it has a default. */
interface BandProps {
  motif?: Motif;
  tone?: Tone;
  /** thin 16 px, regular 28 px, tall 48 to 64 px. */
  size?: 'thin' | 'regular' | 'tall';
  className?: string;
}

/**
 * A strip of imigongo across its box, as a divider or a section's edge. The pattern is a mask in the stylesheet, so that a
 * page pays for one empty element, however many bands it has.
 */
export function Band({ motif = 'zigzag', tone = 'ink', size = 'regular', className = '' }: BandProps) {
  return <div aria-hidden="true" className={`band band-${motif} band-${tone} band-${size} ${className}`} />;
}
